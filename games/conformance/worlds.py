"""Worlds: a redeal depends on what its viewer knows, and on nothing else of the truth.

Bots draw their worlds by redeals. So the world drawn from the true state and the one drawn, by the
same chance, from any other state that the viewer holds possible are the same to the byte.
"""

from collections import Counter
from itertools import cycle
from typing import Any

from games.chance import Chance
from games.conformance.breach import Case
from games.conformance.plain import chances, parts
from games.conformance.random_games import Made


def check_redeals(case: Case, made: Made, count: int) -> None:
    """Make the moves of a game again, and compare so many redeals, spread over it and all viewers.

    Each compares what is drawn from the true state with what is drawn from another.
    """
    if not made:
        return
    chance = case.chance("worlds")
    spots = Counter(chance.below(len(made)) for _ in range(count))
    viewers = cycle([None, *range(case.seats)])
    state, _ = case.new_game()
    for number, (seat, move) in enumerate(made):
        for _ in range(spots[number]):
            _compare_around(case, state, next(viewers), chance, number)
        case.engine.apply(state, seat, move)


def _compare_around(
    case: Case, state: Any, viewer: int | None, chance: Chance, number: int
) -> None:
    world, other = chance.fork("world"), chance.fork("other")
    chance.below(2)
    around = case.engine.redeal(state, viewer, other)
    compare(case, state, around, viewer, world, number)


def compare(
    case: Case, one: Any, other: Any, viewer: int | None, chance: Chance, number: int
) -> None:
    """Deal anew by one chance two states that the viewer cannot tell apart: they become one."""
    drawn = [case.engine.redeal(state, viewer, chance.copy()) for state in (one, other)]
    for world in drawn:
        _forget_chance(world)
    if case.engine.dump(drawn[0]) != case.engine.dump(drawn[1]):
        where = ", ".join(_different(*drawn)) or "an order"
        what = f"a redeal for {viewer} tells what it cannot know: {where}"
        raise case.breach("redeal_truth", f"after {number} moves: {what}")


def _forget_chance(state: Any) -> None:
    """The state's own chance may be any: it is the future, which nobody knows."""
    for _, chance in chances(state):
        chance.seed, chance.used = b"", 0


def _different(one: Any, other: Any) -> list[str]:
    """Return the parts of a state in which two of them differ."""
    pairs = zip(parts(one), parts(other), strict=False)
    return [str(name) for (name, mine), (_, theirs) in pairs if mine != theirs]
