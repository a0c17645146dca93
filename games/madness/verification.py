"""What the rules refuse. A move that passes here can be carried out without a further check."""

from collections.abc import Mapping
from typing import Any, Final

from games.contract import IllegalMove, Move
from games.madness.cards import BEATEN_BY
from games.madness.state import State
from games.words import gettext_noop as _

_BARE: Final = frozenset({"type"})
_CARD: Final = frozenset({"type", "card"})
_CARD_ON_FIELD: Final = frozenset({"type", "card", "field"})

_SHAPES: Final = {
    "attack": ("main", _CARD_ON_FIELD),
    "close": ("main", _CARD_ON_FIELD),
    "boss": ("main", _CARD),
    "pass": ("main", _BARE),
    "pull": ("tut", _BARE),
    "drop": ("tut", _CARD),
    "push": ("tut", _BARE),
    "coyote": ("coyote", _CARD),
    "decline": ("coyote", _BARE),
}
"""Per type of move: the phase it belongs to and its fields."""

_WRONG_PHASE: Final = {
    "main": ("main_first", _("First comes the main action of the turn."), "M5"),
    "tut": ("tut_first", _("The main action is done: pull, drop or push."), "M6"),
    "coyote": ("coyote_first", _("Take the Coyote's Chance or decline it."), "M7"),
}


def verify(state: State, seat: int, move: Move) -> str:
    """Return the move's type, or raise ``IllegalMove``."""
    kind, fields = _shape(move)
    actor = state.actor()
    if actor is None:
        raise IllegalMove("game_over", _("The game is over."), "M9")
    if seat != actor:
        raise IllegalMove("not_your_turn", _("It is not your turn."), "M4")
    if _SHAPES[kind][0] != state.phase:
        raise IllegalMove(*_WRONG_PHASE[state.phase])
    if fields is not _BARE:
        _verify_card(state, seat, kind, move)
    return kind


def _shape(move: Any) -> tuple[str, frozenset[str]]:
    """Check that the move is one of the game's, whole and without anything more."""
    kind = move.get("type") if isinstance(move, Mapping) else None
    if type(kind) is not str or kind not in _SHAPES:
        raise IllegalMove("unknown_move", _("There is no such move."), "M5")
    fields = _SHAPES[kind][1]
    if move.keys() != fields:
        raise IllegalMove("bad_fields", _("The move has missing or unknown fields."), "M5")
    if fields is not _BARE:
        _check_card_id(move["card"])
    if fields is _CARD_ON_FIELD:
        _check_field_number(move["field"])
    return kind, fields


def _check_card_id(card: Any) -> None:
    if type(card) is not str or card not in BEATEN_BY:
        raise IllegalMove("unknown_card", _("There is no such card."), "M1")


def _check_field_number(field: Any) -> None:
    if type(field) is not int or not 0 <= field <= 2:
        raise IllegalMove("unknown_field", _("There is no such field."), "M2")


def _verify_card(state: State, seat: int, kind: str, move: Move) -> None:
    card = move["card"]
    if card not in state.hands[seat]:
        raise IllegalMove("not_in_hand", _("You do not hold {card}."), "M5", card=card)
    if kind == "attack":
        _verify_open(state, move["field"])
    elif kind == "close":
        _verify_open(state, move["field"])
        _verify_empty(state, move["field"])
    elif kind == "boss":
        _verify_stronger(card, state.bosses[-1], "M5")
    elif kind == "coyote":
        _verify_stronger(card, state.card_to_beat(), "M7")


def _verify_open(state: State, index: int) -> None:
    if state.fields[index].closed is not None:
        raise IllegalMove("field_closed", _("This field is closed."), "M3")


def _verify_empty(state: State, index: int) -> None:
    if not state.fields[index].is_empty():
        raise IllegalMove(
            "field_not_empty", _("Only an empty field can be closed with a card."), "M5"
        )


def _verify_stronger(card: str, target: str, rule: str) -> None:
    if card not in BEATEN_BY[target]:
        raise IllegalMove(
            "too_weak",
            _("{card} is not stronger than {target}."),
            rule,
            card=card,
            target=target,
        )
