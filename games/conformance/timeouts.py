"""Time-outs: a legal move, always the same, that costs the state nothing; and games end by them."""

from typing import Any

from games.conformance.breach import Case
from games.conformance.depth import Depth
from games.conformance.look import Look
from games.conformance.plain import canonical, sent
from games.conformance.random_games import check_stock, goes_on, lost_cards, refused
from games.contract import AnyEngine, IllegalMove, Move, fits, is_form

_DEPTH = Depth()


def check_timeout_moves(look: Look) -> None:
    """Ask for the time-out move of every awaited seat, twice."""
    for seat in sorted(look.engine.actors(look.state)):
        move = look.engine.on_timeout(look.state, seat)
        look.check_unchanged("timeout_changes", f"on_timeout for seat {seat}")
        if canonical(look.engine.on_timeout(look.state, seat)) != canonical(move):
            raise look.breach("timeout_unsteady", f"seat {seat}'s time-out move changes")
        if is_form(move) or not any(fits(sent(move), entry) for entry in look.legal[seat]):
            raise look.breach("timeout_illegal", f"seat {seat}'s time-out move {move} is not legal")


def check_timeouts(
    engine: AnyEngine,
    *,
    seats: int,
    options: dict[str, Any],
    seed: bytes,
    depth: Depth = _DEPTH,
) -> int:
    """Play a table of seats that all time out: it ends; return after how many moves."""
    case = Case(engine, seats, options, seed)
    with case.guarded():
        return _play_by_timeouts(case, depth.max_moves)


def _play_by_timeouts(case: Case, max_moves: int) -> int:
    state, _ = case.new_game()
    stock, chance, made = check_stock(case, state), case.chance("timeouts"), 0
    while goes_on(case, state):
        if made >= max_moves:
            raise case.breach("never_ends", f"time-outs alone go on after {max_moves} moves")
        seat = chance.pick(sorted(case.engine.actors(state)))
        move: Move = case.engine.on_timeout(state, seat)
        try:
            case.engine.apply(state, seat, move)
        except IllegalMove as refusal:
            raise refused(case, seat, move, refusal) from refusal
        made += 1
    if case.engine.inventory(state) != stock:
        raise lost_cards(case, state, stock, "a game of time-outs")
    return made
