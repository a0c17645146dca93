"""The hard level: judges more sharply, and searches worlds weighed by what it believes."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

import msgspec

from games.bots.protocol import Phrase, Position
from games.bots.search import Search, SearchingBot
from games.chance import Chance
from games.contract import Move
from games.stayaway.bots.belief import Belief
from games.stayaway.bots.choosing import announces, scored
from games.stayaway.bots.normal import NormalBot
from games.stayaway.bots.outlook import Outlook
from games.stayaway.bots.policy import StayAwayPolicy
from games.stayaway.bots.worth import HARD
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


WIDTH: Final = 4
"""So many of the best moves by judgement are searched, and every further flamethrower."""
WORLDS: Final = 48
"""So many worlds are drawn for a search, which then draws from them by their weights."""
TRUST: Final = 40.0
"""The judgement counts like so many rounds of search."""
SLOPE: Final = 0.04
"""By how much a win is less likely for each unit of worth, by the judgement."""

move_key = msgspec.json.Encoder().encode


class JudgedSearch(Search):
    """A search whose results are weighed together with the judgement before it."""

    def weighed(self, ranked: Sequence[tuple[float, Move]]) -> Move:
        """Think, then return the move that judgement and search together like best."""
        self.best([move for _, move in ranked])
        tried = {key: node for key, node in self.root.children.items() if node.visits}
        rounds = sum(node.visits for node in tried.values())
        mean = sum(node.reward for node in tried.values()) / rounds
        top = ranked[0][0]

        def liking(one: tuple[float, Move]) -> float:
            worth, move = one
            node = tried.get(move_key(move))
            visits, reward = (node.visits, node.reward) if node else (0, 0.0)
            return (reward + TRUST * (mean - SLOPE * (top - worth))) / (visits + TRUST)

        return max(ranked, key=liking)[1]


class HardBot(SearchingBot):
    """Searches its own choice among the best by its judgement."""

    policy: StayAwayPolicy

    def __init__(self) -> None:
        self.judge = NormalBot(HARD)
        super().__init__(StayAwayPolicy(), self.judge)

    def choose(self, position: Position) -> Move | None:
        """Return the best move by judgement and search."""
        if position.worlds is None or not _searchable(position):
            return self.judge.choose(position)
        outlook = self.judge.outlook(position)
        ranked = _worth_a_thought(outlook)
        if len(ranked) == 1:
            return ranked[0][1]
        dice = Random(position.chance.below(1 << 32))  # noqa: S311 - not for deals
        self.policy.dice, self.policy.human = dice, outlook.role == "human"
        size = min(WORLDS, position.budget.iterations or WORLDS)
        pool = Pool(position.worlds, position.chance, outlook.belief, size, dice)
        return JudgedSearch(self.policy, replace(position, worlds=pool)).weighed(ranked)

    def say(self, position: Position) -> Phrase | None:
        """Speak as the judgement does."""
        return self.judge.say(position)


def _searchable(position: Position) -> bool:
    """Tell whether the choice is one of actions: gifts and answers are plain enough."""
    asked = len(position.legal) - len(position.free)
    if position.free and announces(position.view):
        return False
    return asked > 1 and position.view["phase"] == "act"


def _worth_a_thought(outlook: Outlook) -> list[tuple[float, Move]]:
    """Return the best moves by judgement with their worths, flamethrowers included."""
    ranked = scored(outlook)
    return ranked[:WIDTH] + [
        one
        for one in ranked[WIDTH:]
        if one[1]["type"] == "play" and one[1]["card"] == "flamethrower"
    ]
