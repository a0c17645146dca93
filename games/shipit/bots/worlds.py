"""Worlds to try moves in: likely ones, stripped of all that costs time and changes nothing."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Final, SupportsIndex

from games.chance import Chance
from games.shipit.bots.sight import PARTS
from games.shipit.cards import CARDS
from games.shipit.state import Mind, State

_OFF_PLAN: Final = 0.3
"""How much rarer a table is, over many games, for each part on it that its set has no use for."""
_DRAWS: Final = 6
"""So many unlikely worlds are passed over at most."""


class _Oblivion(list[Mind]):
    """No minds at all: nobody in a trial asks what a viewer can be sure of.

    What is noted for one seat is noted on a leaf that is thrown away.
    """

    def __getitem__(self, index: SupportsIndex | slice) -> Mind:  # type: ignore[override]
        return Mind([])


_OBLIVION: Final = _Oblivion()


def likely_world(
    worlds: Callable[[Chance], State], seat: int, chance: Chance, dice: random.Random
) -> State:
    """Draw worlds until the rivals' sets explain what they deployed."""
    world = worlds(chance)
    for _ in range(_DRAWS):
        if dice.random() < likelihood(world, seat):
            break
        world = worlds(chance)
    world.minds = []
    return world


def twin_of(world: State) -> State:
    """Return a copy in which a game can be played on."""
    twin = world.clone()
    twin.minds = _OBLIVION
    return twin


def likelihood(world: State, seat: int) -> float:
    """Return how well the rivals' tables go with the sets they have in this world."""
    return _OFF_PLAN ** sum(_useless(world, other) for other in world.others_in(seat))


def _useless(world: State, seat: int) -> int:
    """Return how many parts of the sets lie on a table whose own set does not need them."""
    parts = Counter(one.card for one in world.tables[seat] if one.card in PARTS)
    return (parts - Counter(CARDS[world.architectures[seat]].needs)).total()
