"""What a move would cost and do, or why it is refused."""

from typing import cast

from games.contract import Event, IllegalMove, Move
from games.omfc.acting import act
from games.omfc.deed import Deed
from games.omfc.endings import categories
from games.omfc.incomes import round_income
from games.omfc.openings import openings
from games.omfc.setup import take_step
from games.omfc.state import State
from games.omfc.undoing import undo
from games.omfc.verification import priced, verify
from games.omfc.wire.events import Effect
from games.omfc.wire.preview import Preview, Sum


def preview_of(state: State, seat: int, move: Move) -> Preview:
    """Return price, incomes of a round now and after, and effects; or the refusal.

    A move that only lacks points is refused with its price. ``effects`` are the events that
    would follow the act itself: houses ruined, a fortification, a capital lost.
    """
    try:
        deed = priced(state, seat, move)
    except IllegalMove as refusal:
        return {"refusal": refusal.to_json()}
    answer = _consequences(state, seat, deed)
    if deed.kind == "end":
        _tell_idle(state, answer)
    try:
        verify(state, seat, move)
    except IllegalMove as refusal:
        answer["refusal"] = refusal.to_json()
    return answer


def _consequences(state: State, seat: int, deed: Deed) -> Preview:
    after = state.clone()
    events = _try(after, deed)
    answer: Preview = {
        "price": deed.price,
        "points_after": after.points[seat],
        "income_now": round_income(state)[seat],
        "income_after": round_income(after)[seat],
        "spoils_after": after.spoils,
        "effects": cast("list[Effect]", [event.public for event in events[1:]]),
    }
    if state.stage == "play":
        _tell_sums(state, after, seat, answer)
    return answer


def _tell_sums(before: State, after: State, seat: int, answer: Preview) -> None:
    """Tell the seat's sums of O8 before and after, and whether it would be best."""
    four, eight, twelve = (
        Sum(now=now["sums"][seat], after=then["sums"][seat], best=seat in then["best"])
        for now, then in zip(categories(before), categories(after), strict=True)
    )
    answer["sum_4"], answer["sum_8"], answer["sum_12"] = four, eight, twelve


def _tell_idle(state: State, answer: Preview) -> None:
    """Tell what could still be done in a turn that is about to end."""
    points = state.points[state.turn]
    prices = [price for price, _ in openings(state) if price <= points]
    if prices:
        answer["idle"] = {"points": points, "acts": len(prices), "free": prices.count(0)}


def _try(state: State, deed: Deed) -> list[Event]:
    if deed.kind == "end":
        return []
    if deed.kind == "undo":
        undo(state)
        return []
    return act(state, deed) if state.stage == "play" else take_step(state, deed)
