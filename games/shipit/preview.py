"""What a move would do, as far as the seat can know it beforehand."""

from games.contract import IllegalMove, Move
from games.shipit.blows import current, exposed, harm_of, is_absorbed, receiver_of
from games.shipit.cards import CARDS, LINED
from games.shipit.endings import missing
from games.shipit.rituals import is_lost
from games.shipit.state import NOBODY, Component, State
from games.shipit.tables import repair_turns
from games.shipit.verification import verify
from games.shipit.wire import Preview


def preview_of(state: State, seat: int, move: Move) -> Preview:
    """Return the refusal of a move or what is certain about its effect; changes nothing."""
    try:
        kind = verify(state, seat, move)
    except IllegalMove as refusal:
        return {"refusal": refusal.to_json()}
    if kind in ("deploy", "play", "defend") and is_lost(state, move):
        return {"fizzles": True}
    return (
        _answer(state, seat, kind, move)
        if state.phase == "answer"
        else _act(state, seat, kind, move)
    )


def _act(state: State, seat: int, kind: str, move: Move) -> Preview:
    """Tell how far one's set is afterwards, or where an attack would fall."""
    table, architecture = state.tables[seat], state.architectures[seat]
    match kind:
        case "draw" | "end":
            return {"ends_turn": True, "missing": missing(table, architecture)}
        case "deploy":
            return {"missing": missing([*table, Component(move["card"])], architecture)}
        case "play":
            return _attack(state, move)
        case _:
            return {}


def _answer(state: State, seat: int, kind: str, move: Move) -> Preview:
    """Tell what an answer to a blow leaves, and what it costs."""
    if kind == "defend":
        used = [move["card"], "sudo"] if move["sudo"] else [move["card"]]
        return {"saved": True, "costs": used}
    return _saved_by_sudo(state, seat, move) if kind == "sudo" else _yielded(state, seat, move)


def _saved_by_sudo(state: State, seat: int, move: Move) -> Preview:
    """Tell what a lone sudo saves: what lies under the component goes, or the shield (I10)."""
    component = state.tables[seat][move["component"]]
    if move["use"] == "under":
        burnt = [LINED[harm_of(current(state).card)]]
        return {"saved": True, "costs": ["sudo"], "burns": burnt}
    told: Preview = {"saved": True, "costs": ["sudo"], "lost": component.card, "to_discard": True}
    return {**told, **_burnt(component)}


def _yielded(state: State, seat: int, move: Move) -> Preview:
    """Tell what a blow that is taken costs, and where the component goes (I10, I11)."""
    blow, at = current(state), move["component"]
    component = state.tables[seat][at]
    if is_absorbed(state, at):
        return {"absorbed": True, "saved": True, "burns": [LINED[harm_of(blow.card)]]}
    told: Preview = {"absorbed": False, "lost": component.card, **_burnt(component)}
    receiver = receiver_of(blow, move)
    if receiver == NOBODY:
        told["to_discard"] = True
    else:
        told["to"] = receiver
    if receiver == seat:
        told["repair"] = repair_turns(state, seat, component.card)
    return told


def _burnt(component: Component) -> Preview:
    """Tell what is discarded with a component: all that lies under it (I8)."""
    return {"burns": list(component.under)} if component.under else {}


def _attack(state: State, move: Move) -> Preview:
    """Tell where a blow could fall, on what, and which components are covered against it."""
    harm = CARDS[move["card"]].strikes
    if harm is None:
        return {}
    table, sudo = state.tables[move["seat"]], "sudo" in move
    hits = [move["component"]] if "component" in move else exposed(table, harm, sudo)
    covered = [at for at in hits if not sudo and LINED[harm] in table[at].under]
    return {"targets": hits, "struck": [table[at].card for at in hits], "absorbed": covered}
