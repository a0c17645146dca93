"""What a move would do, as far as the seat can know it beforehand."""

from typing import Any

from games.contract import IllegalMove, Move
from games.shipit.blows import exposed, is_absorbed
from games.shipit.cards import CARDS, LINED
from games.shipit.rituals import is_lost
from games.shipit.state import State
from games.shipit.verification import verify
from games.shipit.victory import missing


def preview_of(state: State, seat: int, move: Move) -> dict[str, Any]:
    """Return the refusal of a move or what is certain about its effect; changes nothing."""
    try:
        kind = verify(state, seat, move)
    except IllegalMove as refusal:
        return {"refusal": refusal.to_json()}
    if kind in ("deploy", "play", "defend") and is_lost(state, move):
        return {"fizzles": True}
    if kind in ("draw", "end"):
        lacks = missing(state.tables[seat], state.architectures[seat])
        return {"ends_turn": True, "missing": lacks}
    if kind == "yield":
        return {"absorbed": is_absorbed(state, move["component"])}
    return _attack(state, move) if kind == "play" else {}


def _attack(state: State, move: Move) -> dict[str, Any]:
    """Tell where a blow could fall, on what, and which components are covered against it."""
    harm = CARDS[move["card"]].strikes
    if harm is None:
        return {}
    table, sudo = state.tables[move["seat"]], "sudo" in move
    hits = [move["component"]] if "component" in move else exposed(table, harm, sudo)
    covered = [at for at in hits if not sudo and LINED[harm] in table[at].under]
    return {"targets": hits, "struck": [table[at].card for at in hits], "absorbed": covered}
