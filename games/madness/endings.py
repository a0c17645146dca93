"""Points, and every way a game ends (M4, M8, M9)."""

from typing import Final

from games.contract import Event, Outcome
from games.madness.state import State

WINNING_LEAD: Final = 5
IDLE_TURNS: Final = 6


def award(state: State, seat: int, cause: str, events: list[Event]) -> None:
    """Give a seat one point, which first takes one off the other's; a lead of five wins (M8)."""
    loser = 1 - seat if pulls(state, seat) else None
    state.lead += -1 if seat else 1
    told = {"seat": seat, "loser": loser, "cause": cause, "points": state.points()}
    events.append(Event({"type": "point", **told}))
    if abs(state.lead) >= WINNING_LEAD:
        finish(state, "lead", seat, events)


def pulls(state: State, seat: int) -> bool:
    """Tell whether a point for this seat would be taken off the other's (M8)."""
    return state.points()[1 - seat] > 0


def starve(state: State, events: list[Event]) -> bool:
    """End the game if the seat on turn has no card while the deck has some (M4)."""
    if state.hands[state.turn] or not state.deck:
        return False
    finish(state, "starvation", 1 - state.turn, events)
    return True


def endure(state: State, events: list[Event]) -> bool:
    """End the game if the deck and both hands are empty (M9)."""
    if state.deck or state.hands[0] or state.hands[1]:
        return False
    finish(state, "endurance", _leader(state), events)
    return True


def tire(state: State, events: list[Event]) -> bool:
    """End the game if the turn just over was the sixth idle one in a row (M9)."""
    if state.idle < IDLE_TURNS:
        return False
    finish(state, "idle", _leader(state), events)
    return True


def finish(state: State, reason: str, winner: int | None, events: list[Event]) -> None:
    """End the game for a winner, or level for nobody."""
    points = state.points()
    winners = () if winner is None else (winner,)
    state.phase = "over"
    state.result = Outcome(
        places=(1, 1) if winner is None else (1 + (winner != 0), 1 + (winner != 1)),
        scores=(points[0], points[1]),
        winners=winners,
        reason=reason,
    )
    events.append(
        Event({"type": "game_over", "reason": reason, "winners": list(winners), "points": points})
    )


def _leader(state: State) -> int | None:
    if state.lead == 0:
        return None
    return 0 if state.lead > 0 else 1
