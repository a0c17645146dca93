"""Passing the turn on, and the deals that end by it (U11)."""

from games.contract import Event
from games.uno.endings import end_dead_deal
from games.uno.state import State

TURN_LIMIT = 2000


def pass_on(state: State, seat: int, steps: int, events: list[Event]) -> None:
    """Give the turn so many seats on after a play."""
    state.turn = (seat + steps * state.direction) % len(state.hands)
    state.idle_turns = 0
    state.turns += 1
    if state.turns == TURN_LIMIT:
        end_dead_deal(state, "turn_limit", events)


def pass_after_draw(state: State, seat: int, taken: int, events: list[Event]) -> None:
    """Give the turn on, unless nobody can do anything any more (U11)."""
    state.turn = state.next_seat(seat)
    state.idle_turns = 0 if taken else state.idle_turns + 1
    state.turns += 1
    if state.idle_turns == len(state.hands):
        end_dead_deal(state, "dead_end", events)
    elif state.turns == TURN_LIMIT:
        end_dead_deal(state, "turn_limit", events)
