"""What a move would do, as far as the seat can know it beforehand."""

from games.contract import Event, IllegalMove, Move
from games.uno.carrying import carry_out
from games.uno.state import State
from games.uno.verification import verify
from games.uno.wire import Preview, Taking


def preview_of(state: State, seat: int, move: Move) -> Preview:
    """Return the refusal of a move, or make it on a copy and tell what is certain about it."""
    try:
        kind = verify(state, seat, move)
    except IllegalMove as refusal:
        return {"refusal": refusal.to_json()}
    if kind == "play":
        after = state.clone()
        return _played(state, after, seat, carry_out(after, seat, kind, move))
    return {"takes": _drawn(state, seat)} if kind == "draw" else {}


def _drawn(state: State, seat: int) -> Taking:
    """Tell how many cards are drawn; how many until one fits cannot be known (U12)."""
    there = len(state.deck) + len(state.discard) - 1
    if state.sum_due:
        return {"seat": seat, "count": min(state.sum_due, there)}
    return {"seat": seat, "count": None if state.rules.draw_to_match else min(1, there)}


def _played(state: State, after: State, seat: int, events: list[Event]) -> Preview:
    """Tell what all would see of a play, but for hands that it opens and the next deal."""
    told = _told(events)
    if any(event.public and event.public["type"] == "deal_over" for event in events):
        told["wins" if len(state.hands[seat]) == 1 else "ends"] = True
        return told
    told["left"] = len(after.hands[seat])
    told["next"] = after.turn
    if after.sum_due:
        told["sum"] = after.sum_due
    if after.call_due == seat:
        told["call"] = True
    return told


def _told(events: list[Event]) -> Preview:
    told: Preview = {}
    for event in (event.public or {} for event in events):
        match event["type"]:
            case "draw":
                taking: Taking = {"seat": event["seat"], "count": event["count"]}
                told["penalty" if event["why"] == "penalty" else "takes"] = taking
            case "skip":
                told["skips"] = event["seat"]
            case "reverse":
                told["reverses"] = True
            case "deal_over":
                break
    return told
