"""What a move would do, as far as the seat can know it beforehand."""

from typing import Any

from games.contract import IllegalMove, Move
from games.madness.actions import lapsing
from games.madness.fields import attacked
from games.madness.scoring import pulls
from games.madness.state import State
from games.madness.verification import verify


def preview_of(state: State, seat: int, move: Move) -> dict[str, Any]:
    """Return the refusal of a move or what is certain about its effect; changes nothing."""
    try:
        kind = verify(state, seat, move)
    except IllegalMove as refusal:
        return {"refusal": refusal.to_json()}
    if state.phase == "main":
        return _main_effect(state, seat, kind, move)
    return {"steals": True} if kind == "coyote" else {}


def _main_effect(state: State, seat: int, kind: str, move: Move) -> dict[str, Any]:
    """Tell whose the field would be, which fields would close as draws, and the Boss's point."""
    if kind == "attack":
        index = move["field"]
        field = attacked(state.fields[index], seat, move["card"])
        draws = lapsing(state, seat, index)
        return {"attack": field.attack, "repelled": field.repelled, "draws": draws}
    draws = lapsing(state, seat)
    if kind == "close":
        return {"draws": sorted([*draws, move["field"]])}
    if kind == "boss":
        return {"draws": draws, "pulled" if pulls(state, seat) else "points": 1}
    return {"draws": draws}
