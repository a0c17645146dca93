"""Forms: moves with free fields, for choices too many to list.

A form is a move some of whose fields are described instead of given::

    {"type": "drop", "cards": {"$cards": {"from": ["axe", "axe", "run"], "min": 2, "max": 2}}}

Kinds of fields: ``$cards`` (some of a list, each entry once), ``$text`` (up to ``max`` characters),
``$int`` (``min`` to ``max``) and ``$choice`` (one of a list). Each may be ``optional``.
Beside a field a page tells two tokens of the game, if it has them: ``hint``, what is wanted there,
and ``empty``, what it means to leave it out.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from games.chance import Chance

Move = Mapping[str, Any]

_KINDS = ("$cards", "$text", "$int", "$choice")
_SAMPLE_TEXTS = ("да", "why not", "…", "42")


def fill(move: Move, chance: Chance) -> dict[str, Any]:
    """Return a whole move at random from a form; a move without free fields comes back as it is."""
    whole: dict[str, Any] = {}
    for name, value in move.items():
        field = _field(value)
        if field is None:
            whole[name] = value
        elif not (field[1].get("optional") and chance.below(2)):
            whole[name] = _fill_field(*field, chance)
    return whole


def fits(move: Move, form: Move) -> bool:
    """Tell whether the move is this entry of a legal list, or a filling of this form."""
    if not move.keys() <= form.keys():
        return False
    return all(_field_fits(move, name, value) for name, value in form.items())


def is_form(move: Move) -> bool:
    """Tell whether any field is left free."""
    return any(_field(value) is not None for value in move.values())


def _field(value: Any) -> tuple[str, Mapping[str, Any]] | None:
    if isinstance(value, Mapping) and len(value) == 1:
        kind, spec = next(iter(value.items()))
        if kind in _KINDS:
            return kind, ({"from": spec} if kind == "$choice" and isinstance(spec, list) else spec)
    return None


def _fill_field(kind: str, spec: Mapping[str, Any], chance: Chance) -> Any:
    match kind:
        case "$cards":
            cards = list(spec["from"])
            chance.shuffle(cards)
            return cards[: spec["min"] + chance.below(spec["max"] - spec["min"] + 1)]
        case "$text":
            return chance.pick(_SAMPLE_TEXTS)[: spec["max"]]
        case "$int":
            return spec["min"] + chance.below(spec["max"] - spec["min"] + 1)
        case _:
            return chance.pick(spec["from"])


def _field_fits(move: Move, name: str, value: Any) -> bool:
    field = _field(value)
    if name not in move:
        return field is not None and bool(field[1].get("optional"))
    given = move[name]
    if field is None:
        return type(given) is type(value) and bool(given == value)
    kind, spec = field
    match kind:
        case "$cards":
            return (
                isinstance(given, list)
                and all(isinstance(card, str) for card in given)
                and spec["min"] <= len(given) <= spec["max"]
                and Counter(given) <= Counter(spec["from"])
            )
        case "$text":
            return isinstance(given, str) and len(given) <= spec["max"]
        case "$int":
            return type(given) is int and spec["min"] <= given <= spec["max"]
        case _:
            return any(type(given) is type(item) and given == item for item in spec["from"])
