"""Panics that are carried out at once and belong to no other family (S4, S14)."""

from games.contract import Event
from games.stayaway.families.exchange import phase_three
from games.stayaway.families.obstacle import clear_doors, clear_quarantines
from games.stayaway.knowledge import left, note
from games.stayaway.piles import discard_from_hand, draw_events, fill_hand, into_hand
from games.stayaway.state import State
from games.stayaway.turns import end_turn


def old_ropes(state: State, _: int, __: int, events: list[Event]) -> None:
    """Discard every quarantine."""
    clear_quarantines(state, events)
    phase_three(state, events)


def three_four(state: State, _: int, __: int, events: list[Event]) -> None:
    """Discard every door."""
    clear_doors(state, events)
    phase_three(state, events)


def forgetful(state: State, seat: int, _: int, events: list[Event]) -> None:
    """Ask for three cards to discard."""
    del events
    state.phase, state.asked = "drop", seat


def blind_date(state: State, seat: int, _: int, events: list[Event]) -> None:
    """Ask for a card to swap for the deck's top."""
    del events
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
