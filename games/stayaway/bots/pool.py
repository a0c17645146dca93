"""Worlds to search, drawn by the rules and weighed by what the seat believes of the roles."""

from collections.abc import Callable, Iterator
from random import Random

from games.chance import Chance
from games.stayaway.bots.belief import Belief
from games.stayaway.state import State

_SURELY = 0.995
"""No infection is ever quite sure or quite out of the question by a belief."""


class Pool:
    """Some worlds with their weights; each draw is a world of its own."""

    def __init__(
        self,
        worlds: Callable[[Chance], State],
        chance: Chance,
        belief: Belief | None,
        size: int,
        dice: Random,
    ) -> None:
        self._dice = dice
        self._worlds = [worlds(chance) for _ in range(size)]
        self._weights = [1.0 if belief is None else weight(world, belief) for world in self._worlds]
        if sum(self._weights) <= 0:
            self._weights = [1.0] * size

    def __call__(self, chance: Chance) -> State:
        """Return a copy of one of the worlds, the likelier the oftener."""
        (world,) = self._dice.choices(self._worlds, self._weights)
        twin = world.clone()
        twin.chance = chance.fork("world")
        chance.below(2)
        return twin


def weight(world: State, belief: Belief) -> float:
    """Return how much likelier than its drawing a belief makes a world.

    The Thing was drawn evenly, and each seat that it may have infected by half.
    """
    thing = world.thing()
    row = belief.taint[thing]
    found = belief.weight[thing]
    for taint in _open(world, belief, row):
        found *= 2 * taint
    return found


def _open(world: State, belief: Belief, row: list[float]) -> Iterator[float]:
    """Yield how likely the world's word is on each seat that this Thing may have infected."""
    for seat, taint in enumerate(row):
        if seat != belief.eye and taint > 0:
            chance = min(taint, _SURELY)
            yield chance if world.roles[seat] == "infected" else 1 - chance
