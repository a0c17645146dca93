"""Panics: shown when drawn and carried out at once (S4, S14)."""

from collections.abc import Callable
from typing import Final

from games.contract import Event
from games.stayaway.families import look, moving, obstacle
from games.stayaway.families.chain import chain
from games.stayaway.families.exchange import begin_exchange, phase_three
from games.stayaway.knowledge import left, note
from games.stayaway.piles import discard_from_hand, draw_events, fill_hand, into_hand
from games.stayaway.state import State
from games.stayaway.targets import seats_for
from games.stayaway.turns import end_turn


def carry_out(state: State, seat: int, card: str, events: list[Event]) -> None:
    """Show a drawn panic and do what it says, or nothing if it has no target."""
    state.aside = [card]
    events.append(Event({"type": "panic", "seat": seat, "card": card}))
    if card not in AIMED:
        AT_ONCE[card](state, seat, events)
    elif seats_for(state, seat, card):
        state.phase, state.asked = "target", seat
    else:
        phase_three(state, events)


def aim(state: State, seat: int, target: int, events: list[Event]) -> None:
    """Carry out a panic at the target that was chosen for it."""
    card = state.aside[0]
    events.append(Event({"type": "target", "seat": seat, "card": card, "at": target}))
    AIMED[card](state, seat, target, events)


def _friends(state: State, _: int, target: int, events: list[Event]) -> None:
    begin_exchange(state, target, "friends", events)


def _oops(state: State, seat: int, events: list[Event]) -> None:
    look.show_hand(state, seat, events)
    phase_three(state, events)


def _old_ropes(state: State, _: int, events: list[Event]) -> None:
    obstacle.clear_quarantines(state, events)
    phase_three(state, events)


def _three_four(state: State, _: int, events: list[Event]) -> None:
    obstacle.clear_doors(state, events)
    phase_three(state, events)


def _forgetful(state: State, seat: int, _: list[Event]) -> None:
    state.phase, state.asked = "drop", seat


def _blind_date(state: State, seat: int, _: list[Event]) -> None:
    state.phase, state.asked = "swap", seat


def drop(state: State, seat: int, cards: list[str], events: list[Event]) -> None:
    """Discard three cards and only then draw three events."""
    discard_from_hand(state, seat, cards, events)
    fill_hand(state, seat, events)
    phase_three(state, events)


def swap(state: State, seat: int, card: str, events: list[Event]) -> None:
    """Change a card for the deck's top event; it goes onto the top, and the turn ends."""
    state.hands[seat].remove(card)
    left(state, seat, card, 1 << seat)
    for drawn in draw_events(state, seat, 1, events):
        into_hand(state, seat, drawn, 1 << seat)
    state.deck.append(card)
    state.top_seer = seat
    note(state, seat, type="topped", seat=seat, card=card)
    events.append(Event({"type": "swap", "seat": seat}, {seat: {"card": card}}))
    end_turn(state, events)


AIMED: Final[dict[str, Callable[[State, int, int, list[Event]], None]]] = {
    "friends": _friends,
    "go_away": moving.ask_to_move,
    "one_two": moving.one_two,
    "between_us": look.between_us,
}
AT_ONCE: Final[dict[str, Callable[[State, int, list[Event]], None]]] = {
    "oops": _oops,
    "old_ropes": _old_ropes,
    "three_four": _three_four,
    "forgetful": _forgetful,
    "blind_date": _blind_date,
    "confession": look.confession,
    "chain": chain,
    "party": moving.party,
}
