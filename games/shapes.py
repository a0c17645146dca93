"""Shapes: which types of moves a game has, and what stands in their fields.

JSON is checked by type, not only by value: ``True`` is not ``1``, and what is no move at all is
refused before any rule is asked.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from games.bans import BAD_FIELDS, UNKNOWN_MOVE
from games.contract import Move

Held = type | tuple[type, ...] | list[type]
"""What a field holds: a type, one of several, or a list of one."""


class Shape(NamedTuple):
    """One type of move: its fields, ``type`` first, and those that must be there."""

    fields: dict[str, Held]
    needed: tuple[str, ...]


class Shapes:
    """The moves of a game; a field whose name ends in ``?`` may be left out."""

    def __init__(self, rule: str, kinds: Mapping[str, Mapping[str, Held]]) -> None:
        self.unknown_move, self.bad_fields = UNKNOWN_MOVE.by(rule), BAD_FIELDS.by(rule)
        self._shapes = {kind: _shape(fields) for kind, fields in kinds.items()}
        self.kinds = frozenset(kinds)

    def read(self, move: Any) -> str:
        """Return the type of a move that has this game's shape, or refuse it."""
        kind = move.get("type") if type(move) is dict or isinstance(move, Mapping) else None
        shape = self._shapes.get(kind) if type(kind) is str else None
        if shape is None:
            raise self.unknown_move.refusal()
        fields, needed = shape
        for name, value in move.items():
            held = fields.get(name)
            if type(value) is not held and not _holds(value, held):
                raise self.bad_fields.refusal()
        if len(move) != len(fields):
            for name in needed:
                if name not in move:
                    raise self.bad_fields.refusal()
        return str(kind)

    def in_order(self, move: Move) -> Move:
        """Return a move that was read, its fields in the game's own order, however they came."""
        fields = self._shapes[move["type"]].fields
        if len(move) == len(fields):
            return {name: move[name] for name in fields}
        return {name: move[name] for name in fields if name in move}


def _shape(fields: Mapping[str, Held]) -> Shape:
    needed = tuple(name for name in fields if not name.endswith("?"))
    plain = {name.removesuffix("?"): held for name, held in fields.items()}
    return Shape({"type": str, **plain}, needed)


def _holds(value: Any, held: Held | None) -> bool:
    """Tell whether a value is of one of several types, or a list of one; of no other is it known.

    The type itself is meant: a subclass, as bool is of int, is another.
    """
    if type(held) is list:
        return type(value) is list and all(type(item) is held[0] for item in value)
    return type(held) is tuple and type(value) in held
