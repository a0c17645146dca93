"""Whole games: played once at random, then replayed and looked at along the way."""

from itertools import pairwise
from typing import Any

from games.chance import Chance
from games.conformance.breach import Case
from games.conformance.depth import Depth
from games.conformance.endings import check_ending
from games.conformance.kept import check_kept
from games.conformance.key_order import check_same, reordered
from games.conformance.leaks import check_leaks
from games.conformance.look import Look
from games.conformance.moves import check_moves
from games.conformance.opened import check_opened
from games.conformance.random_games import Made, random_game
from games.conformance.redeals import Tally
from games.conformance.storage import check_storage
from games.conformance.timeouts import check_timeout_moves, check_timeouts
from games.conformance.views import check_events, check_views
from games.conformance.wire import (
    check_board,
    check_events_typed,
    check_last_views_typed,
    check_views_typed,
)
from games.conformance.worlds import check_redeals
from games.contract import AnyEngine

_DEPTH = Depth()


def check_case(
    engine: AnyEngine,
    *,
    seats: int,
    options: dict[str, Any],
    seed: bytes,
    games: int = 1,
    depth: Depth = _DEPTH,
) -> None:
    """Check some games of one kind, judge their redeals together, and let a table time out."""
    tally = Tally()
    for number in range(games):
        own = seed + bytes([number])
        check_game(engine, seats=seats, options=options, seed=own, depth=depth, tally=tally)
    case = Case(engine, seats, options, seed)
    tally.judge(case)
    check_worlds(case, depth)
    check_timeouts(engine, seats=seats, options=options, seed=seed, depth=depth)


def check_worlds(case: Case, depth: Depth = _DEPTH) -> None:
    """Play one random game and compare redeals all over it and later on, for every viewer."""
    with case.guarded():
        last, _ = case.new_game()
        made = random_game(case, last, case.chance("moves"), depth.max_moves)
        check_redeals(case, made, depth.worlds)
        check_kept(case, made, depth.kept)


def check_game(
    engine: AnyEngine,
    *,
    seats: int,
    options: dict[str, Any],
    seed: bytes,
    depth: Depth = _DEPTH,
    tally: Tally | None = None,
) -> int:
    """Check one random game; its redeals are counted in ``tally``. Return its number of moves."""
    case = Case(engine, seats, options, seed)
    with case.guarded():
        check_board(case)
        last, _ = case.new_game()
        made = random_game(case, last, case.chance("moves"), depth.max_moves)
        state = _replay(case, depth, made, tally if tally is not None else Tally())
        if state != last:
            raise case.breach("replay", "a replay led to another last state")
        check_ending(case, state)
        check_last_views_typed(case, state)
        return len(made)


def _replay(case: Case, depth: Depth, made: Made, tally: Tally) -> Any:
    """Make the moves again, on two tables at once, and look at positions spread over the game.

    At the second table every move comes with its keys in another order.
    """
    chance, orders = case.chance("looks"), case.chance("orders")
    looks = _spread(len(made), depth.looks, chance)
    playouts = set(_spread(len(looks), depth.playouts, chance))
    (state, events), (twin, _) = case.new_game(), case.new_game()
    if state != twin:
        raise case.breach("replay", "two deals differ")
    check_events(case, state, events)
    check_events_typed(case, events)
    for number, (seat, move) in enumerate(made):
        if number in looks:
            look = Look(case, depth, state, made[:number], chance)
            _check_position(look, tally, playout=looks.index(number) in playouts)
        events = case.engine.apply(state, seat, move)
        others = case.engine.apply(twin, seat, reordered(move, orders))
        check_same(case, move, (state, events), (twin, others))
        check_events(case, state, events)
        check_events_typed(case, events)
    return state


def _check_position(look: Look, tally: Tally, *, playout: bool) -> None:
    check_storage(look)
    check_views(look)
    check_views_typed(look)
    check_moves(look)
    check_timeout_moves(look)
    check_leaks(look, tally, playout=playout)
    check_opened(look)


def _spread(length: int, count: int, chance: Chance) -> list[int]:
    """Return so many numbers below ``length``, the first and one of each equal part."""
    if length <= count:
        return list(range(length))
    bounds = [part * length // count for part in range(count + 1)]
    parts = pairwise(bounds[1:])
    return [0, *(low + chance.below(high - low) for low, high in parts)]
