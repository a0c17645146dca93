"""What the search knows of the game: what to try, how others play on, how a game stands."""

import math
import random
from bisect import insort
from collections.abc import Sequence

from games.bots.search import Policy, rewards
from games.contract import Move, Outcome
from games.omfc import endings, moves
from games.omfc.acting import act
from games.omfc.bots.groundwork import capital
from games.omfc.bots.worth import Scales, Weighed, worth_of
from games.omfc.engine import OneMoreFreeCell
from games.omfc.state import State
from games.omfc.verification import read

_WIDTH = 6
"""So many of the best actions are searched, and the best of each kind that is not among them."""
_NOISE = 0.03
"""How far apart two worths may be for a playout to take the lesser one."""
_CHEAPEST = 6
"""Quarters that the cheapest action costs: an attack from a desert, for half of three (O9)."""
_STEEP = 7.0
"""How quickly a lead, as a part of both sums, becomes a sure win."""


class Arena(OneMoreFreeCell):
    """The engine, except that ended games are left to the policy to weigh, by their margins."""

    def outcome(self, state: State) -> Outcome | None:
        """Return nothing: winning narrowly and losing narrowly are near each other."""
        del state
        return None


class QuickScales(Scales):
    """The scales of playouts: long quarrels would cost ten times as much and say little."""

    quarrels = False


class OmfcPolicy(Policy):
    """Searches the few actions that gain most for their price, and stopping."""

    exploration = 0.4
    depth = 60
    """Turns, since a playout's step is a whole turn."""

    def candidates(self, state: State, seat: int) -> Sequence[Move]:
        """Return the best actions, the best of each further kind, and ``end``."""
        del seat
        named = capital(state)
        if named is not None:
            return [named]
        actions = sorted(Scales(state).actions(), key=worth_of, reverse=True)
        found = [action.move for action in actions[:_WIDTH]]
        kinds = {move["type"] for move in found}
        for action in actions[_WIDTH:]:
            if action.move["type"] not in kinds:
                kinds.add(action.move["type"])
                found.append(action.move)
        return [*found, moves.END]

    def playout(self, state: State, seat: int, dice: random.Random) -> Move:
        """Make the rest of the turn's actions on the world itself and return its end."""
        del seat
        while _spend(state, dice):
            pass
        return moves.END

    def value(self, state: State) -> Sequence[float]:
        """Return each seat's lead in O8's three categories, and the win of an ended game."""
        leads = [0.0] * len(state.points)
        for category in endings.categories(state):
            for seat, lead in enumerate(_leads(category["sums"])):
                leads[seat] += lead / len(endings.CATEGORIES)
        if state.stage != "over":
            return leads
        won = rewards(endings.outcome(state))
        return [(lead + win) / 2 for lead, win in zip(leads, won, strict=True)]


def _spend(state: State, dice: random.Random) -> bool:
    """Build in the order of worth, up to the first action of another kind; tell if any was done.

    Building in one cell changes nothing for building in the others, and what it opens in its own
    cell is weighed at once; all else is weighed anew.
    """
    seat, acted = state.turn, False
    if state.points[seat] < _CHEAPEST and not state.gifts:
        return False
    named = capital(state)
    if named is not None:
        act(state, read(state, named))
    scales = QuickScales(state)
    actions = sorted(_blurred(scales.wise_actions(), dice), key=worth_of)
    while actions:
        action = actions.pop()
        if action.price > state.points[seat]:
            continue
        builds = action.move["type"] == "build"
        if acted and not builds:
            return True
        deed = read(state, action.move)
        deed.price = action.price
        act(state, deed)
        if not builds:
            return True
        acted = True
        if state.points[seat] >= _CHEAPEST:
            for further in _blurred(scales.actions_in(deed.cell), dice):
                insort(actions, further, key=worth_of)
    return acted


def _blurred(actions: Sequence[Weighed], dice: random.Random) -> list[Weighed]:
    return [
        Weighed(worth * (1 + _NOISE * dice.random()), price, move) for worth, price, move in actions
    ]


def _leads(sums: Sequence[int]) -> list[float]:
    """Return per seat, from 0 to 1, how far its sum is from the best of the others."""
    found = []
    for seat, own in enumerate(sums):
        rival = max(other for number, other in enumerate(sums) if number != seat)
        lead = (own - rival) / (abs(own) + abs(rival) + 1)
        found.append(1 / (1 + math.exp(-_STEEP * lead)))
    return found
