"""ТУТ, the second half of a turn: pull, drop or push (M6)."""

from games.contract import Event, Move
from games.madness.endings import endure, tire
from games.madness.state import State
from games.madness.turns import begin_turn


def pull(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Draw one card; with an empty deck, nothing (M6)."""
    del move
    _draw(state, seat, {"type": "pull", "seat": seat}, events)
    _end_turn(state, seat, events)


def drop(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Discard one card, then draw one if there is one (M6)."""
    card = move["card"]
    state.spend(seat, card)
    state.discard.append(card)
    _draw(state, seat, {"type": "drop", "seat": seat, "card": card}, events)
    _end_turn(state, seat, events)


def push(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Make the deck's top card the Boss; with an empty deck, nothing (M6)."""
    del move
    card = state.deck.pop() if state.deck else None
    if card is not None:
        state.bosses.append(card)
    events.append(Event({"type": "push", "seat": seat, "boss": card, "deck": len(state.deck)}))
    _end_turn(state, seat, events)


def _draw(state: State, seat: int, told: dict[str, object], events: list[Event]) -> None:
    """Draw if possible; everybody hears whether, the seat alone which card."""
    if not state.deck:
        events.append(Event({**told, "drew": False, "deck": 0}))
        return
    card = state.deck.pop()
    state.hands[seat].append(card)
    events.append(Event({**told, "drew": True, "deck": len(state.deck)}, {seat: {"drawn": card}}))


def _end_turn(state: State, seat: int, events: list[Event]) -> None:
    """Check for the end before the other seat's turn closes any field (M9)."""
    if not endure(state, events) and not tire(state, events):
        begin_turn(state, 1 - seat, events)
