"""What a move would cost and do, or why it is refused."""

from typing import Any

from games.contract import Event, IllegalMove, Move
from games.omfc.acting import act
from games.omfc.deed import Deed
from games.omfc.incomes import round_income
from games.omfc.setup import set_up
from games.omfc.state import State, copied
from games.omfc.undoing import undo
from games.omfc.verification import priced, verify


def preview(state: State, seat: int, move: Move) -> dict[str, Any]:
    """Return price, incomes of a round now and after, and effects; or the refusal.

    A move that only lacks points is refused with its price. ``effects`` are the events that
    would follow the act itself: houses ruined, a fortification, a capital lost.
    """
    try:
        deed = priced(state, seat, move)
    except IllegalMove as refusal:
        return {"refusal": refusal.to_json()}
    answer = {"price": deed.price, **_consequences(state, seat, deed)}
    try:
        verify(state, seat, move)
    except IllegalMove as refusal:
        return {"refusal": refusal.to_json(), **answer}
    return answer


def _consequences(state: State, seat: int, deed: Deed) -> dict[str, Any]:
    after = copied(state)
    events = _try(after, deed)
    return {
        "points_after": after.points[seat],
        "income_now": round_income(state)[seat],
        "income_after": round_income(after)[seat],
        "spoils_after": after.spoils,
        "effects": [event.public for event in events[1:]],
    }


def _try(state: State, deed: Deed) -> list[Event]:
    if deed.kind == "end":
        return []
    if deed.kind == "undo":
        undo(state)
        return []
    return act(state, deed) if state.stage == "play" else set_up(state, deed)
