"""Information-set Monte Carlo tree search, shared by all games.

Every round draws a world that the seat holds possible, walks down one common tree along moves
that are legal in that world, adds a leaf, plays on to the end by a policy, and books the result
for whoever moved at each node. Choices are weighed by how often they were *available*, since a
world may lack some (Cowling, Powley, Whitehouse 2012). It can be stopped after any round.
"""

import math
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from games.bots.protocol import Bot, Position
from games.bots.thinking_time import ThinkingTime
from games.chance import Chance
from games.contract import AnyEngine, Move, Outcome, fill

_key = msgspec.json.Encoder().encode


class Policy:
    """A game's own knowledge for the search; the base class knows none."""

    exploration = 0.7
    depth = 2000
    """After so many moves of a playout the value of the state is asked instead."""

    def __init__(self, engine: AnyEngine) -> None:
        self.engine = engine

    def candidates(self, state: Any, seat: int) -> Sequence[Move]:
        """Return the moves worth a thought: at least one whenever the seat is asked."""
        free = self.engine.free(state, seat)
        legal = self.engine.legal(state, seat)
        return [move for move in legal if move not in free] if free else legal

    def playout(self, state: Any, seat: int, dice: random.Random) -> Move:
        """Return a move for the rest of the game after the tree."""
        moves = self.candidates(state, seat)
        return moves[int(dice.random() * len(moves))]

    def value(self, state: Any) -> Sequence[float]:
        """Return what an unfinished game is worth to each seat, from 0 to 1."""
        raise NotImplementedError("a policy with a short depth must weigh states")


class _Node:
    __slots__ = ("available", "children", "reward", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.reward = 0.0
        self.children: dict[bytes, _Node] = {}


class SearchingBot(Bot):
    """A bot that thinks by searching the worlds its seat holds possible."""

    needs_worlds = True

    def __init__(self, policy: Policy, fallback: Bot) -> None:
        self.policy = policy
        self.fallback = fallback
        """Decides where there are no worlds to search, or nothing but free moves."""

    def choose(self, position: Position) -> Move | None:
        """Return the move that the search tried most."""
        if position.worlds is None or not position.asked:
            return self.fallback.choose(position)
        world = position.worlds(position.chance)
        candidates = self.policy.candidates(world, position.seat)
        if len(candidates) == 1:
            return fill(candidates[0], position.chance)
        return Search(self.policy, position).best(candidates)


class Search:
    """One search of one position."""

    def __init__(self, policy: Policy, position: Position) -> None:
        self.policy = policy
        self.engine = policy.engine
        self.position = position
        self.dice = random.Random(position.chance.below(1 << 32))  # noqa: S311 - not for deals
        self.root = _Node()

    def best(self, candidates: Sequence[Move]) -> Move:
        """Think until the budget is spent; return the most tried candidate."""
        worlds = self.position.worlds
        assert worlds is not None  # noqa: S101 - the bot asked
        candidates = [fill(move, self.position.chance) for move in candidates]
        clock = ThinkingTime(self.position.budget)
        while clock.goes_on():
            clock.rounds += 1
            self._round(worlds(self.position.chance), candidates)
        tried = self.root.children
        return max(
            candidates, key=lambda move: tried[_key(move)].visits if _key(move) in tried else -1
        )

    def _round(self, world: Any, candidates: Sequence[Move]) -> None:
        path: list[tuple[_Node, int]] = []
        node, seat, moves = self.root, self.position.seat, candidates
        while True:
            move, node, fresh = self._select(node, moves)
            path.append((node, seat))
            self.engine.apply(world, seat, move)
            actors = self.engine.actors(world)
            if fresh or not actors:
                break
            seat = min(actors)
            moves = self.policy.candidates(world, seat)
        rewards = self._play_out(world)
        for node, seat in path:
            node.visits += 1
            node.reward += rewards[seat]

    def _select(self, node: _Node, moves: Sequence[Move]) -> tuple[Move, _Node, bool]:
        """Return a move not tried yet, or the one with the best upper bound."""
        children = node.children
        best: tuple[float, Move, _Node] | None = None
        untried: list[tuple[Move, bytes]] = []
        for move in moves:
            key = _key(move)
            child = children.get(key)
            if child is None:
                untried.append((move, key))
                continue
            child.available += 1
            bound = child.reward / child.visits + self.policy.exploration * math.sqrt(
                math.log(child.available) / child.visits
            )
            if best is None or bound > best[0]:
                best = (bound, move, child)
        if untried:
            move, key = untried[int(self.dice.random() * len(untried))]
            child = children[key] = _Node()
            child.available = 1
            return self._whole(move), child, True
        assert best is not None  # noqa: S101 - a seat that is asked has a candidate
        return self._whole(best[1]), best[2], False

    def _whole(self, move: Move) -> Move:
        return fill(move, Chance(self.dice.randbytes(16)))

    def _play_out(self, world: Any) -> Sequence[float]:
        engine, policy, dice = self.engine, self.policy, self.dice
        for _ in range(policy.depth):
            actors = engine.actors(world)
            if not actors:
                break
            seat = min(actors)
            engine.apply(world, seat, policy.playout(world, seat, dice))
        outcome = engine.outcome(world)
        return rewards(outcome) if outcome else policy.value(world)


def rewards(outcome: Outcome) -> list[float]:
    """Return what an outcome is worth to each seat, from 0 to 1: winning is what counts."""
    seats = len(outcome.places)
    if not outcome.winners or len(outcome.winners) == seats:
        return [0.5] * seats
    return [1.0 if seat in outcome.winners else 0.0 for seat in range(seats)]
