"""Kept secrets: what is hidden from a viewer is drawn anew, and never just left as it was.

A redeal of a redeal keeps whatever the first one kept. So the true game and a world are both played
on by the same moves; as long as the viewer is told the same in both, it cannot know in which it is,
and what is dealt anew from either is the same to the byte.
"""

from collections import Counter
from itertools import cycle
from typing import Any

from games.chance import Chance
from games.conformance.breach import Case
from games.conformance.plain import exact
from games.conformance.random_games import Made
from games.conformance.worlds import compare
from games.contract import Event, Move, fill, fits

_MOVES = 8
"""Made in a world and in the true game at most, before others are compared."""


def check_kept(case: Case, made: Made, count: int) -> None:
    """Make the moves of a game again; play on from so many positions of it, for all viewers."""
    if not made:
        return
    chance = case.chance("kept")
    spots = Counter(chance.below(len(made)) for _ in range(count))
    viewers = cycle([None, *range(case.seats)])
    state, _ = case.new_game()
    for number, (seat, move) in enumerate(made):
        for _ in range(spots[number]):
            _play_both(case, state, next(viewers), chance, number)
        case.engine.apply(state, seat, move)


def _play_both(case: Case, state: Any, viewer: int | None, chance: Chance, number: int) -> None:
    """Play on from a state and a world of its viewer until they can be told apart, or are over."""
    engine = case.engine
    states = engine.copy(state), engine.redeal(state, viewer, chance.fork("other"))
    for later in range(1, _MOVES + 1):
        common = _common_move(case, *states, chance)
        if common is None:
            return
        told = [_told(engine.apply(one, *common), viewer) for one in states]
        seen = [exact(engine.view(one, viewer)) for one in states]
        if told[0] != told[1] or seen[0] != seen[1] or not engine.actors(states[0]):
            return
        compare(case, *states, viewer, chance.fork("world"), number + later)


def _common_move(case: Case, true: Any, world: Any, chance: Chance) -> tuple[int, Move] | None:
    """Return a move, of a seat that is asked, that is lawful in both; None where there is none."""
    seats = sorted(case.engine.actors(true) & case.engine.actors(world))
    moves = [(seat, entry) for seat in seats for entry in case.engine.legal(true, seat)]
    chance.shuffle(moves)
    lists = {seat: case.engine.legal(world, seat) for seat in seats}
    for seat, entry in moves:
        move = fill(entry, chance)
        if any(fits(move, other) for other in lists[seat]):
            return seat, move
    return None


def _told(events: list[Event], viewer: int | None) -> bytes:
    return exact([event.seen_by(viewer) for event in events])
