"""Closing fields, and the victory of the round when the third one closes (M7)."""

from games.contract import Event
from games.madness.endings import award
from games.madness.fields import DRAWN, EMPTY, closed_for
from games.madness.state import NO_FIELD, State


def close_field(state: State, index: int, winner: int, events: list[Event]) -> None:
    """Put the marker on a field: for a seat, or for nobody with ``DRAWN``."""
    state.fields[index] = closed_for(state.fields[index], winner)
    tell_closed(index, winner, events)


def tell_closed(index: int, winner: int, events: list[Event]) -> None:
    """Tell everybody that a field has closed, and for whom."""
    told = None if winner == DRAWN else winner
    events.append(Event({"type": "closed", "field": index, "winner": told}))


def all_closed(state: State) -> bool:
    """Tell whether the round is to be resolved."""
    left, middle, right = state.fields
    return left.closed is not None and middle.closed is not None and right.closed is not None


def lapsing(state: State, seat: int, played: int | None = None) -> list[int]:
    """Return the fields whose repelled attacks of this seat lapse unless played on (M5).

    Only an attack can repel anew, and only where it was played: what is repelled on any other
    field was so before this turn.
    """
    return [
        index
        for index, field in enumerate(state.fields)
        if index != played and field.lapses_for(seat)
    ]


def end_drawn_round(state: State, events: list[Event]) -> None:
    """Clear the fields without any points: the last one closed for nobody (M7)."""
    events.append(Event({"type": "round", "winner": None}))
    _clear(state, events)


def end_won_round(state: State, winner: int, events: list[Event]) -> None:
    """Give the victory point, then the hand point, then clear the fields (M7)."""
    state.contested = NO_FIELD
    events.append(Event({"type": "round", "winner": winner}))
    award(state, winner, "round", events)
    sizes = [len(hand) for hand in state.hands]
    if state.result is None and sizes[0] != sizes[1]:
        award(state, 0 if sizes[0] < sizes[1] else 1, "hand", events)
    if state.result is None:
        _clear(state, events)


def _clear(state: State, events: list[Event]) -> None:
    for index, field in enumerate(state.fields):
        state.discard += field.cards()
        state.fields[index] = EMPTY
    events.append(Event({"type": "cleared", "discard": state.discard[-1]}))
