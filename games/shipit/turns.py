"""Turns and rounds, and running on from one decision to the next (I2, I4, I17)."""

from games.contract import Event, Move
from games.shipit.drawing import draw_card
from games.shipit.endings import check_victory, finish
from games.shipit.hands import spend
from games.shipit.piles import finish_event, finish_play, throw
from games.shipit.state import State

MOST_ROUNDS = 60
OFFERS = 3


def run_on(state: State, events: list[Event]) -> None:
    """Draw what is due, put away what was in play, and go on to the next decision."""
    while state.phase == "run":
        finish_event(state)
        if state.due:
            state.due -= 1
            draw_card(state, state.turn, events)
        else:
            finish_play(state)
            if state.ending:
                _end_turn(state, events)
            else:
                state.phase = "turn"


def begin_turn(state: State, seat: int, events: list[Event]) -> None:
    """Give a seat the turn and its first card (I2)."""
    state.turn = seat
    state.turns += 1
    state.drew[seat] = ()
    state.due = 1
    state.ending = state.full = state.exchanged = False
    state.friday = state.orchestrated = state.opened = False
    state.deploys = 1
    state.offers = OFFERS
    state.plays = state.collected = 0
    events.append(Event({"type": "turn", "seat": seat, "round": state.round}))


def draw_second(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Draw a second card, which ends the turn (I2)."""
    del seat, move, events
    state.due = 1
    state.ending = True


def end(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """End a full turn (I2)."""
    del seat, move, events
    state.ending = True


def discard(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Discard a card, as the paws want it."""
    card = move["card"]
    spend(state, seat, card)
    throw(state, (card,))
    events.append(Event({"type": "discarded", "seat": seat, "card": card}))


def _end_turn(state: State, events: list[Event]) -> None:
    """Check for victory, let repairs and marks run out, and pass the turn on (I5, I14)."""
    seat = state.turn
    blocked = state.blocked[seat]
    state.blocked[seat] = {card: turns - 1 for card, turns in blocked.items() if turns > 1}
    state.marked[seat] = False
    check_victory(state, seat, events)
    if state.result is None:
        _pass_on(state, seat, events)


def _pass_on(state: State, seat: int, events: list[Event]) -> None:
    """Give the turn to the next seat still in; passing the starter's place ends the round (I1)."""
    following, size = state.next_in(seat), len(state.hands)
    if (state.starter - seat - 1) % size <= (following - seat - 1) % size:
        if state.round == MOST_ROUNDS:
            finish(state, "rounds", events)
            return
        state.round += 1
    begin_turn(state, following, events)
