"""What trials know of Ship IT!: which worlds are likely, and how a game is played on in them."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Final, SupportsIndex

from games.bots.search import rewards
from games.chance import Chance
from games.contract import Move
from games.shipit.bots.ideas import ideas
from games.shipit.bots.outlook import PARTS, outlook_of_world
from games.shipit.bots.scales import FITTED, SENSIBLE, Scale
from games.shipit.bots.speech import with_sigh
from games.shipit.cards import CARDS
from games.shipit.engine import ShipItEngine
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


_ENGINE: Final = ShipItEngine()
_LONG_TURN: Final = 50
"""After so many cards in one turn the game is played on by what time-outs do."""


def tried(world: State, seat: int, move: Move) -> float:
    """Make a move in a copy of the world and play on; return what came of it to the seat."""
    twin = twin_of(world)
    _ENGINE.apply(twin, seat, move)
    return played_on(twin, seat)


def played_on(world: State, seat: int) -> float:
    """Follow the wisest ideas until the next seat ships; return what this is worth to a seat."""
    gone = len(world.left)
    while world.result is None and len(world.left) == gone:
        actor = min(_ENGINE.actors(world))
        scale = FITTED if actor == seat else SENSIBLE
        _ENGINE.apply(world, actor, _wisest(world, actor, scale))
    if world.result is None or len(world.left) > gone:
        return float(seat == world.left[gone])
    return rewards(world.result)[seat]


def _wisest(world: State, seat: int, scale: Scale) -> Move:
    """Return the first idea, or the end of a turn that goes round in a circle of cards (I17)."""
    if world.plays >= _LONG_TURN:
        return _ENGINE.on_timeout(world, seat)
    outlook = outlook_of_world(world, seat)
    outlook.scale = scale
    move = next(ideas(outlook))
    return with_sigh(move) if outlook.social else move
