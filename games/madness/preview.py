"""What a move would do, as far as the seat can know it beforehand."""

from games.contract import IllegalMove, Move
from games.madness.endings import WINNING_LEAD, pulls
from games.madness.fields import attacked
from games.madness.forecast import compared
from games.madness.rounds import lapsing
from games.madness.state import State
from games.madness.verification import verify
from games.madness.wire import Preview

_SPENDING = ("attack", "close", "boss", "coyote")


def preview_of(state: State, seat: int, move: Move) -> Preview:
    """Return the refusal of a move or what is certain about its effect; changes nothing."""
    try:
        kind = verify(state, seat, move)
    except IllegalMove as refusal:
        return {"refusal": refusal.to_json()}
    told = _effect(state, seat, kind, move)
    if kind in _SPENDING:
        told["left"] = len(state.hands[seat]) - 1
    _warn(state, seat, kind, told)
    return told


def _effect(state: State, seat: int, kind: str, move: Move) -> Preview:
    """Tell whose the field would be, which fields would close as draws, and the Boss's point."""
    match kind:
        case "attack":
            return _attack(state, seat, move["card"], move["field"])
        case "close":
            return {"draws": sorted([*lapsing(state, seat), move["field"]])}
        case "boss":
            return _boss(state, seat, move["card"])
        case "coyote":
            return {"steals": True, "compare": compared(move["card"], state.card_to_beat())}
        case "pass":
            return {"draws": lapsing(state, seat)}
        case _:
            return {}


def _attack(state: State, seat: int, card: str, index: int) -> Preview:
    before, after = state.fields[index], attacked(state.fields[index], seat, card)
    assert after.attack is not None  # noqa: S101 - somebody has just played there
    draws = lapsing(state, seat, index)
    told: Preview = {"attack": after.attack, "repelled": after.repelled, "draws": draws}
    if before.sides[1 - seat]:
        told["compare"] = compared(card, before.sides[1 - seat][-1])
    return told


def _boss(state: State, seat: int, card: str) -> Preview:
    told: Preview = {
        "draws": lapsing(state, seat),
        "compare": compared(card, state.bosses[-1]),
    }
    if pulls(state, seat):
        told["pulled"] = 1
    else:
        told["points"] = 1
    if state.points()[seat] + 1 == WINNING_LEAD:
        told["wins"] = True
    return told


def _warn(state: State, seat: int, kind: str, told: Preview) -> None:
    """Warn of an empty hand: after the main action a pull still saves, later nothing does (M4)."""
    empty = told.get("left", len(state.hands[seat])) == 0
    deck = len(state.deck) - (kind == "push")
    if not empty or deck <= 0 or kind == "pull" or "wins" in told:
        return
    told["hunger"] = "starves" if kind in ("push", "coyote") else "must_pull"
