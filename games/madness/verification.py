"""What the rules refuse. A move that passes here can be carried out without a further check."""

from typing import Final

from games.bans import GAME_OVER, NOT_ASKED, NOT_IN_HAND, UNKNOWN_CARD, Ban
from games.contract import Move
from games.madness.cards import BEATEN_BY
from games.madness.state import State
from games.shapes import Held, Shapes
from games.words import gettext_noop as _

_ON_FIELD: Final[dict[str, Held]] = {"card": str, "field": int}
SHAPES: Final = Shapes(
    "M5",
    {
        "attack": _ON_FIELD,
        "close": _ON_FIELD,
        "boss": {"card": str},
        "pass": {},
        "pull": {},
        "drop": {"card?": str},
        "push": {},
        "coyote": {"card": str},
        "decline": {},
    },
)
_PHASES: Final = {
    "main": frozenset(("attack", "close", "boss", "pass")),
    "tut": frozenset(("pull", "drop", "push")),
    "coyote": frozenset(("coyote", "decline")),
}
_GAME_OVER: Final = GAME_OVER.by("M9")
_NOT_ASKED: Final = NOT_ASKED.by("M4")
_UNKNOWN_CARD: Final = UNKNOWN_CARD.by("M1")
_NOT_IN_HAND: Final = NOT_IN_HAND.by("M5")

_WRONG_PHASE: Final = {
    "main": Ban("main_first", _("First comes the main action of the turn."), "M5"),
    "tut": Ban("tut_first", _("The main action is done: pull, drop or push."), "M6"),
    "coyote": Ban("coyote_first", _("Take the Coyote's Chance or decline it."), "M7"),
}
_NO_CARD: Final = Ban("no_card", _("Say which card you drop."), "M6")
_UNKNOWN_FIELD: Final = Ban("unknown_field", _("There is no such field."), "M2")
_FIELD_CLOSED: Final = Ban("field_closed", _("This field is closed."), "M3")
_FIELD_NOT_EMPTY: Final = Ban(
    "field_not_empty", _("Only an empty field can be closed with a card."), "M5"
)
_TOO_WEAK: Final = Ban("too_weak", _("{card} is not stronger than {target}."))


def verify(state: State, seat: int, move: Move) -> str:
    """Return what the move is, or raise ``IllegalMove``; a drop of nothing is a pull (M6)."""
    kind = SHAPES.read(move)
    actor = state.actor()
    if actor is None:
        raise _GAME_OVER.refusal()
    if seat != actor:
        raise _NOT_ASKED.refusal()
    if kind not in _PHASES[state.phase]:
        raise _WRONG_PHASE[state.phase].refusal()
    if "card" in move:
        _verify_card(state, seat, kind, move)
    elif kind == "drop":
        return _verify_empty_hand(state, seat)
    return kind


def _verify_card(state: State, seat: int, kind: str, move: Move) -> None:
    card = move["card"]
    if card not in BEATEN_BY:
        raise _UNKNOWN_CARD.refusal()
    if card not in state.hands[seat]:
        raise _NOT_IN_HAND.refusal(card=card)
    if kind == "attack":
        _verify_open(state, move["field"])
    elif kind == "close":
        _verify_open(state, move["field"])
        _verify_empty(state, move["field"])
    elif kind == "boss":
        _verify_stronger(card, state.bosses[-1], "M5")
    elif kind == "coyote":
        _verify_stronger(card, state.card_to_beat(), "M7")


def _verify_empty_hand(state: State, seat: int) -> str:
    if state.hands[seat]:
        raise _NO_CARD.refusal()
    return "pull"


def _verify_open(state: State, index: int) -> None:
    if not 0 <= index < len(state.fields):
        raise _UNKNOWN_FIELD.refusal()
    if state.fields[index].closed is not None:
        raise _FIELD_CLOSED.refusal()


def _verify_empty(state: State, index: int) -> None:
    if not state.fields[index].is_empty():
        raise _FIELD_NOT_EMPTY.refusal()


def _verify_stronger(card: str, target: str, rule: str) -> None:
    if card not in BEATEN_BY[target]:
        raise _TOO_WEAK.by(rule).refusal(card=card, target=target)
