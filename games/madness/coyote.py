"""The Coyote's Chance: the other seat may steal the victory point of the round (M7)."""

from games.contract import Event, Move
from games.madness.state import State
from games.madness.turns import end_round_at_start


def coyote(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Discard a card stronger than the one that won the last field, and win the round."""
    card = move["card"]
    state.spend(seat, card)
    state.discard.append(card)
    events.append(Event({"type": "coyote", "seat": seat, "card": card}))
    end_round_at_start(state, seat, events)


def decline(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Leave the round to its winner."""
    del move
    events.append(Event({"type": "decline", "seat": seat}))
    end_round_at_start(state, 1 - seat, events)
