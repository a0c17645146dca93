"""What the rules refuse. A move that passes here can be carried out without a further check."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from games.contract import IllegalMove, Move
from games.stayaway.aiming import check_gap, check_seat, hindrance
from games.stayaway.cards import INFECTED, ORDER, PLAYABLE, THING
from games.stayaway.moves import DROPPED, SHOW, actors, defences_for, may_announce
from games.stayaway.places import next_seat
from games.stayaway.roles import may_give_infected, may_part
from games.stayaway.state import State
from games.stayaway.targets import NO_TARGET
from games.words import gettext_noop as _

_FIELDS: Final[dict[str, tuple[frozenset[str], frozenset[str]]]] = {
    "discard": (frozenset(("type", "card")), frozenset()),
    "play": (frozenset(("type", "card")), frozenset(("seat", "gap"))),
    "pick": (frozenset(("type", "card")), frozenset()),
    "swap": (frozenset(("type", "card")), frozenset()),
    "drop": (frozenset(("type", "cards")), frozenset()),
    "target": (frozenset(("type", "seat")), frozenset()),
    "offer": (frozenset(("type", "card")), frozenset()),
    "answer": (frozenset(("type", "card")), frozenset()),
    "defend": (frozenset(("type", "card")), frozenset()),
    "accept": (frozenset(("type",)), frozenset()),
    "give": (frozenset(("type", "card")), frozenset()),
    "show": (frozenset(("type", "what")), frozenset()),
    "announce": (frozenset(("type",)), frozenset()),
}
"""Per type of move: the fields it must have, and those it may have."""

_PHASES: Final[dict[str, tuple[str, ...]]] = {
    "act": ("play", "discard"),
    "answer": ("answer", "defend"),
    "burn": ("accept", "defend"),
    "move": ("accept", "defend"),
    "confess": ("show",),
}
"""Phases that take another move than the one of their own name."""


def verify(state: State, seat: int, move: Any) -> None:
    """Raise ``IllegalMove`` unless this seat may make this move now."""
    kind = _shape(move)
    if state.phase == "over":
        raise IllegalMove("game_over", _("The game is over."), "S15")
    if kind == "announce":
        _verify_announce(state, seat)
        return
    if seat not in actors(state):
        raise IllegalMove("not_asked", _("The table does not wait for you."), "S4")
    if kind not in _PHASES.get(state.phase, (state.phase,)):
        raise IllegalMove("wrong_phase", _("This is not what you are asked for now."), "S4")
    check = _CHECKS.get(kind)
    if check is not None:
        check(state, seat, move)


def _shape(move: Any) -> str:
    """Check that the move is one of the game's, whole and without anything more."""
    kind = move.get("type") if isinstance(move, Mapping) else None
    if type(kind) is not str or kind not in _FIELDS:
        raise IllegalMove("unknown_move", _("There is no such move."), "S4")
    needed, allowed = _FIELDS[kind]
    if not needed <= move.keys() <= needed | allowed:
        raise IllegalMove("bad_fields", _("The move has missing or unknown fields."), "S4")
    if "card" in needed:
        _check_card_id(move["card"])
    for field in ("seat", "gap"):
        if field in move and type(move[field]) is not int:
            raise IllegalMove("bad_number", _("Seats and gaps are whole numbers."), "S2")
    return kind


def _check_card_id(card: Any) -> None:
    if type(card) is not str or card not in ORDER:
        raise IllegalMove("unknown_card", _("There is no such card."), "S1")


def _verify_announce(state: State, seat: int) -> None:
    if state.roles[seat] != "thing" or state.dropped_at[seat]:
        raise IllegalMove("not_thing", _("Only the living Thing may announce."), "S15")
    if not may_announce(state, seat):
        raise IllegalMove("under_fire", _("First answer the flamethrower."), "S15")


def _in_hand(state: State, seat: int, card: str) -> None:
    if card not in state.hands[seat]:
        raise IllegalMove("not_in_hand", _("You do not hold {card}."), "S4", card=card)


def _parted(state: State, seat: int, move: Move) -> None:
    _in_hand(state, seat, move["card"])
    if move["card"] not in may_part(state, seat):
        raise IllegalMove("must_keep", _("You must keep {card}."), "S6", card=move["card"])


def _dropped(state: State, seat: int, move: Move) -> None:
    cards = move["cards"]
    if not isinstance(cards, list) or not all(type(card) is str for card in cards):
        raise IllegalMove("bad_cards", _("Name the cards in a list."), "S14")
    free = may_part(state, seat)
    if len(cards) != min(DROPPED, len(free)):
        raise IllegalMove("three_cards", _("Discard exactly three cards."), "S14")
    if not Counter(cards) <= Counter(free):
        raise IllegalMove("cannot_drop", _("You do not hold these cards, or must keep one."), "S6")


def _played(state: State, seat: int, move: Move) -> None:
    card = move["card"]
    _in_hand(state, seat, card)
    if card not in PLAYABLE:
        raise IllegalMove("not_playable", _("{card} is not played on a turn."), "S4", card=card)
    aims = move.keys() - {"type", "card"}
    if card in NO_TARGET:
        if aims:
            raise IllegalMove("no_target", _("{card} takes no target."), "S4", card=card)
        return
    hindered = hindrance(state, seat, card)
    if hindered is not None:
        raise hindered
    if len(aims) != 1:
        raise IllegalMove("one_target", _("{card} takes one target."), "S4", card=card)
    if "seat" in aims:
        check_seat(state, seat, card, move["seat"])
    else:
        check_gap(state, seat, card, move["gap"])


def _targeted(state: State, seat: int, move: Move) -> None:
    check_seat(state, seat, state.aside[0], move["seat"])


def _picked(state: State, seat: int, move: Move) -> None:
    del seat
    if move["card"] not in state.picks:
        raise IllegalMove("not_drawn", _("You did not draw {card}."), "S13", card=move["card"])


def _given(state: State, seat: int, move: Move) -> None:
    card = move["card"]
    _in_hand(state, seat, card)
    if card == THING or (
        card == INFECTED and not may_give_infected(state, seat, _receiver(state, seat))
    ):
        raise IllegalMove("cannot_give", _("You may not give {card}."), "S6", card=card)


def _receiver(state: State, seat: int) -> int:
    if state.exchange is None:
        return next_seat(state, seat)
    return state.exchange.target if state.phase == "offer" else state.exchange.offerer


def _defended(state: State, seat: int, move: Move) -> None:
    _in_hand(state, seat, move["card"])
    if move["card"] not in defences_for(state.phase):
        raise IllegalMove("no_defence", _("{card} is no answer to this."), "S11", card=move["card"])


def _shown(state: State, seat: int, move: Move) -> None:
    what = move["what"]
    if type(what) is not str or what not in SHOW:
        raise IllegalMove("bad_show", _("Show all, one “infected”, or nothing."), "S14")
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
