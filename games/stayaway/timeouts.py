"""The move made for a seat whose clock ran out."""

from typing import Any

from games.contract import Move, fill
from games.stayaway.cards import INFECTED
from games.stayaway.listing import legal_moves, may_announce
from games.stayaway.moves import ACCEPT, ANNOUNCE, SHOW
from games.stayaway.roles import humans_alive
from games.stayaway.state import State


def timeout_move(state: State, seat: int) -> Move:
    """Announce if it is true; else discard, accept, stay silent, or give any harmless card."""
    if may_announce(state, seat) and not humans_alive(state):
        return ANNOUNCE
    if state.phase in ("burn", "move"):
        return ACCEPT
    if state.phase == "confess":
        return SHOW["none"]
    chance = state.chance.fork(f"time-out {state.turns} {state.phase} {seat}")
    wanted = "discard" if state.phase == "act" else state.phase
    moves = [move for move in legal_moves(state, seat) if move["type"] == wanted]
    harmless = [move for move in moves if move.get("card") != INFECTED]
    gives = state.phase in ("offer", "answer", "give")
    whole: dict[str, Any] = fill(chance.pick(harmless if gives and harmless else moves), chance)
    return whole
