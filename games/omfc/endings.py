"""When a game ends and who has won it (O8)."""

from typing import TypedDict

from games.contract import Event, Outcome
from games.omfc.incomes import round_income
from games.omfc.openings import as_if_begun, openings
from games.omfc.state import State

CATEGORIES = (4, 8, 12)
"""Rounds of income added to the stock in each category."""
IDLE_ROUNDS = 3


class Category(TypedDict):
    """One comparison at the end: stock and so many rounds of income, in quarters."""

    rounds: int
    sums: list[int]
    best: list[int]


def is_stuck(state: State) -> bool:
    """Tell whether no seat, as if its turn began now, has any action, points aside."""
    return all(
        next(openings(as_if_begun(state, seat)), None) is None
        for seat, homes in enumerate(state.homes)
        if homes
    )


def count_idle(state: State) -> None:
    """Count a round in which nobody acted though all could pay for their dearest action."""
    idle = not state.busy and all(
        _dearest(state, seat) <= points for seat, points in enumerate(state.points)
    )
    state.idle = state.idle + 1 if idle else 0


def end_of_round(state: State) -> str:
    """Return why the game ends with this round; nothing if it goes on (O3, O8)."""
    if sum(map(bool, state.homes)) <= 1:
        return "alone"
    if state.idle >= IDLE_ROUNDS:
        return "idle"
    return "rounds" if state.round >= state.max_rounds else ""


def finish(state: State, reason: str, events: list[Event]) -> None:
    """End the game."""
    state.stage = "over"
    state.reason = reason
    state.past = []
    state.undone = 0
    result = outcome(state)
    events.append(
        Event(
            {
                "type": "game_over",
                "reason": reason,
                "winners": list(result.winners),
                "victory_points": list(result.scores),
                "categories": categories(state),
            }
        )
    )


def categories(state: State, income: list[int] | None = None) -> list[Category]:
    """Return each category: rounds, every seat's sum in quarters, and who is best."""
    income = round_income(state) if income is None else income
    found: list[Category] = []
    for rounds in CATEGORIES:
        sums = [stock + gain * rounds for stock, gain in zip(state.points, income, strict=True)]
        best = [seat for seat, total in enumerate(sums) if total == max(sums)]
        found.append({"rounds": rounds, "sums": sums, "best": best})
    return found


def outcome(state: State) -> Outcome:
    """Return who has won: most victory points, one for the best of each category; ties share."""
    scores = [0] * len(state.points)
    for category in categories(state):
        for seat in category["best"]:
            scores[seat] += 1
    return Outcome(
        places=tuple(1 + sum(other > score for other in scores) for score in scores),
        scores=tuple(scores),
        winners=tuple(seat for seat, score in enumerate(scores) if score == max(scores)),
        reason=state.reason,
    )


def _dearest(state: State, seat: int) -> int:
    if not state.homes[seat]:
        return 0
    return max((price for price, _ in openings(as_if_begun(state, seat))), default=0)
