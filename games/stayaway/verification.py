"""What the rules refuse. A move that passes here can be carried out without a further check."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from games.bans import GAME_OVER, NOT_ASKED, NOT_IN_HAND, UNKNOWN_CARD, WRONG_PHASE, Ban
from games.contract import Move
from games.shapes import Held, Shapes
from games.stayaway.aiming import check_gap, check_seat, hindrance
from games.stayaway.cards import INFECTED, NO_TARGET, ORDER, PLAYABLE, THING, defences_for
from games.stayaway.listing import actors_of, may_announce
from games.stayaway.moves import DROPPED, SHOW
from games.stayaway.places import next_seat
from games.stayaway.roles import may_give_infected, may_part
from games.stayaway.state import State
from games.words import gettext_noop as _

_CARD: Final[dict[str, Held]] = {"card": str}
SHAPES: Final = Shapes(
    "S4",
    {
        "discard": _CARD,
        "play": {**_CARD, "seat?": int, "gap?": int},
        "pick": _CARD,
        "swap": _CARD,
        "drop": {"cards": [str]},
        "target": {"seat": int},
        "offer": _CARD,
        "answer": _CARD,
        "defend": _CARD,
        "accept": {},
        "give": _CARD,
        "show": {"what": str},
        "announce": {},
    },
)
_GAME_OVER: Final = GAME_OVER.by("S15")
_NOT_ASKED: Final = NOT_ASKED.by("S4")
_UNKNOWN_CARD: Final = UNKNOWN_CARD.by("S1")
_NOT_IN_HAND: Final = NOT_IN_HAND.by("S4")
_WRONG_PHASE: Final = WRONG_PHASE.by("S4")

_NOT_THING: Final = Ban("not_thing", _("Only the living Thing may announce."), "S15")
_UNDER_FIRE: Final = Ban("under_fire", _("First answer the flamethrower."), "S15")
_MUST_KEEP: Final = Ban("must_keep", _("You must keep {card}."), "S6")
_THREE_CARDS: Final = Ban("three_cards", _("Discard exactly three cards."), "S14")
_CANNOT_DROP: Final = Ban("cannot_drop", _("You do not hold these cards, or must keep one."), "S6")
_NOT_PLAYABLE: Final = Ban("not_playable", _("{card} is not played on a turn."), "S4")
_NO_TARGET: Final = Ban("no_target", _("{card} takes no target."), "S4")
_ONE_TARGET: Final = Ban("one_target", _("{card} takes one target."), "S4")
_NOT_DRAWN: Final = Ban("not_drawn", _("You did not draw {card}."), "S13")
_CANNOT_GIVE: Final = Ban("cannot_give", _("You may not give {card}."), "S6")
_NO_DEFENCE: Final = Ban("no_defence", _("{card} is no answer to this."), "S11")
_BAD_SHOW: Final = Ban("bad_show", _("Show all, one “infected”, or nothing."), "S14")

_PHASES: Final[dict[str, tuple[str, ...]]] = {
    "act": ("play", "discard"),
    "answer": ("answer", "defend"),
    "burn": ("accept", "defend"),
    "move": ("accept", "defend"),
    "confess": ("show",),
}
"""Phases that take another move than the one of their own name."""


def verify(state: State, seat: int, move: Move) -> str:
    """Return the move's type, or raise ``IllegalMove``."""
    kind = SHAPES.read(move)
    if state.phase == "over":
        raise _GAME_OVER.refusal()
    if kind == "announce":
        _verify_announce(state, seat)
        return kind
    if seat not in actors_of(state):
        raise _NOT_ASKED.refusal()
    if kind not in _PHASES.get(state.phase, (state.phase,)):
        raise _WRONG_PHASE.refusal()
    check = _CHECKS.get(kind)
    if check is not None:
        check(state, seat, move)
    return kind


def _verify_announce(state: State, seat: int) -> None:
    if state.roles[seat] != "thing" or state.dropped_at[seat]:
        raise _NOT_THING.refusal()
    if not may_announce(state, seat):
        raise _UNDER_FIRE.refusal()


def _in_hand(state: State, seat: int, card: str) -> None:
    if card not in ORDER:
        raise _UNKNOWN_CARD.refusal()
    if card not in state.hands[seat]:
        raise _NOT_IN_HAND.refusal(card=card)


def _parted(state: State, seat: int, move: Move) -> None:
    _in_hand(state, seat, move["card"])
    if move["card"] not in may_part(state, seat):
        raise _MUST_KEEP.refusal(card=move["card"])


def _dropped(state: State, seat: int, move: Move) -> None:
    cards = move["cards"]
    free = may_part(state, seat)
    if len(cards) != min(DROPPED, len(free)):
        raise _THREE_CARDS.refusal()
    if not Counter(cards) <= Counter(free):
        raise _CANNOT_DROP.refusal()


def _played(state: State, seat: int, move: Move) -> None:
    card = move["card"]
    _in_hand(state, seat, card)
    if card not in PLAYABLE:
        raise _NOT_PLAYABLE.refusal(card=card)
    aims = move.keys() - {"type", "card"}
    if card in NO_TARGET:
        if aims:
            raise _NO_TARGET.refusal(card=card)
        return
    hindered = hindrance(state, seat, card)
    if hindered is not None:
        raise hindered
    if len(aims) != 1:
        raise _ONE_TARGET.refusal(card=card)
    if "seat" in aims:
        check_seat(state, seat, card, move["seat"])
    else:
        check_gap(state, seat, card, move["gap"])


def _targeted(state: State, seat: int, move: Move) -> None:
    check_seat(state, seat, state.aside[0], move["seat"])


def _picked(state: State, seat: int, move: Move) -> None:
    del seat
    if move["card"] not in ORDER:
        raise _UNKNOWN_CARD.refusal()
    if move["card"] not in state.picks:
        raise _NOT_DRAWN.refusal(card=move["card"])


def _given(state: State, seat: int, move: Move) -> None:
    card = move["card"]
    _in_hand(state, seat, card)
    if card == THING or (
        card == INFECTED and not may_give_infected(state, seat, _receiver(state, seat))
    ):
        raise _CANNOT_GIVE.refusal(card=card)


def _receiver(state: State, seat: int) -> int:
    if state.exchange is None:
        return next_seat(state, seat)
    return state.exchange.target if state.phase == "offer" else state.exchange.offerer


def _defended(state: State, seat: int, move: Move) -> None:
    _in_hand(state, seat, move["card"])
    if move["card"] not in defences_for(state.phase):
        raise _NO_DEFENCE.refusal(card=move["card"])


def _shown(state: State, seat: int, move: Move) -> None:
    what = move["what"]
    if what not in SHOW:
        raise _BAD_SHOW.refusal()
    if what == "infected":
        _in_hand(state, seat, INFECTED)


_CHECKS: Final[dict[str, Callable[[State, int, Move], None]]] = {
    "discard": _parted,
    "swap": _parted,
    "drop": _dropped,
    "play": _played,
    "target": _targeted,
    "pick": _picked,
    "offer": _given,
    "answer": _given,
    "give": _given,
    "defend": _defended,
    "show": _shown,
}
