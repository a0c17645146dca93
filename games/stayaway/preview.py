"""What a move would do, as far as the seat can know it beforehand."""

from games.contract import IllegalMove, Move
from games.stayaway.roles import humans_alive
from games.stayaway.state import State
from games.stayaway.verification import verify
from games.stayaway.wire import Preview


def preview_of(state: State, seat: int, move: Move) -> Preview:
    """Return the refusal of a move, or what an announcement would bring: the Thing knows it.

    What other moves would bring, nobody can know beforehand.
    """
    try:
        kind = verify(state, seat, move)
    except IllegalMove as refusal:
        return {"refusal": refusal.to_json()}
    return {"humans_left": len(humans_alive(state))} if kind == "announce" else {}
