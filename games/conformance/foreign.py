"""Foreign moves: what a seat might send that is not in its legal list."""

from collections.abc import Callable, Sequence
from typing import Any

from games.chance import Chance
from games.conformance.look import Look
from games.contract import Move, fill, fits

Mutation = Callable[[dict[str, Any], Sequence[Move], Chance], dict[str, Any]]

_JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2**70, 1.5, "", "0", "no such thing", "x" * 10_000),
    *([], [[]], [None], ["no such thing"], {}, {"a": []}, {"$int": {"min": 0, "max": 9}}),
)
_MALFORMED: tuple[dict[str, Any], ...] = (
    *({}, {"type": None}, {"type": "no such move"}, {"type": []}, {"type": {"a": 1}}),
    *({"type": True}, {"no such field": 1}, {"type": 0}),
)
_TRIES = 4


def foreign_moves(look: Look, seat: int, count: int) -> list[dict[str, Any]]:
    """Return up to so many moves, made from moves of this game, that fit no legal entry."""
    material = _material(look)
    found: list[dict[str, Any]] = []
    for _ in range(_TRIES * count):
        move = _foreign(material, look.chance)
        if not any(fits(move, entry) for entry in look.legal[seat]):
            found.append(move)
            if len(found) == count:
                break
    return found


def _material(look: Look) -> list[Move]:
    """Return whole moves: everybody's now, and some of those made before."""
    now = [fill(entry, look.chance) for entries in look.legal.values() for entry in entries]
    made = look.earlier
    before = [look.chance.pick(made)[1] for _ in range(min(len(made), 8))]
    return now + before + _with_any_card(look, now)


def _with_any_card(look: Look, now: Sequence[Move]) -> list[Move]:
    """Return moves that name cards of this game wherever they may be."""
    cards = sorted(look.engine.inventory(look.state))
    naming = [(move, name) for move in now for name, value in move.items() if value in cards]
    if not naming:
        return []
    picked = [look.chance.pick(naming) for _ in range(8)]
    return [{**move, name: look.chance.pick(cards)} for move, name in picked]


def _foreign(material: Sequence[Move], chance: Chance) -> dict[str, Any]:
    if not material or not chance.below(10):
        return dict(chance.pick(_MALFORMED))
    mutation = chance.pick(_MUTATIONS)
    return mutation(dict(chance.pick(material)), material, chance)


def _as_it_is(move: dict[str, Any], _: Sequence[Move], __: Chance) -> dict[str, Any]:
    """A move of another seat, or of another time."""
    return move


def _mixed(move: dict[str, Any], material: Sequence[Move], chance: Chance) -> dict[str, Any]:
    """A value of one move in another, as a wrong card or a wrong target."""
    name, value = chance.pick(sorted(chance.pick(material).items(), key=lambda item: item[0]))
    return {**move, name: value}


def _another_value(
    move: dict[str, Any], material: Sequence[Move], chance: Chance
) -> dict[str, Any]:
    """A field with the value it has in some move of the same type."""
    name = chance.pick(sorted(move))
    same = [other for other in material if other.get("type") == move.get("type") and name in other]
    return {**move, name: chance.pick(same)[name]} if same else move


def _junk(move: dict[str, Any], _: Sequence[Move], chance: Chance) -> dict[str, Any]:
    """A field with a value of any type."""
    return {**move, chance.pick(sorted(move)): chance.pick(_JUNK)}


def _wrapped(move: dict[str, Any], _: Sequence[Move], chance: Chance) -> dict[str, Any]:
    """A field with its own value in another type."""
    name = chance.pick(sorted(move))
    value = move[name]
    others: list[Any] = [[value], str(value), {"value": value}]
    if isinstance(value, int):
        others += [bool(value), float(value), value + 1, -value - 1]
    if isinstance(value, list):
        others += [value + value, value[:-1], [*value, None]]
    return {**move, name: chance.pick(others)}


def _dropped(move: dict[str, Any], _: Sequence[Move], chance: Chance) -> dict[str, Any]:
    del move[chance.pick(sorted(move))]
    return move


def _extended(move: dict[str, Any], _: Sequence[Move], chance: Chance) -> dict[str, Any]:
    return {**move, "no such field": chance.pick(_JUNK)}


_MUTATIONS: tuple[Mutation, ...] = (
    *(_as_it_is, _as_it_is, _mixed, _another_value, _another_value),
    *(_junk, _junk, _wrapped, _dropped, _extended),
)
