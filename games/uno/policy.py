"""What the search knows of UNO: which moves are worth a thought, and how to play on quickly."""

import math
import random
from collections.abc import Sequence

from games.bots.search import Policy
from games.contract import Move
from games.uno.cards import COLOURS, POINTS, WILD, WILD_FOUR
from games.uno.moves import COLOUR_MOVES, DRAW, legal_moves, playable, plays_of
from games.uno.state import NO_COLOUR, State

WHIM = 0.1
"""How often a playout follows no plan, so that the worlds it sees differ."""


class UnoPolicy(Policy):
    """Calls with the card, names colours it holds, and plays on as a good player would."""

    exploration = 0.6
    depth = 12

    def candidates(self, state: State, seat: int) -> Sequence[Move]:
        """Leave out late or forgotten calls, and colours of which nothing is held."""
        moves = legal_moves(state, seat)
        if len(moves) == 1:
            return moves
        calls = [move for move in moves if "uno" in move]
        moves = calls or [move for move in moves if move["type"] != "uno"]
        held = {COLOURS[card // 13] for card in state.hands[seat] if card < WILD}
        return [move for move in moves if move.get("color") in (None, *held)] or moves

    def playout(self, state: State, seat: int, dice: random.Random) -> Move:
        """Lay the card that looks best at a glance."""
        held = [0, 0, 0, 0, 0]
        hand = state.hands[seat]
        for card in hand:
            held[card // 13] += 1
        held[4] = 0
        if state.colour == NO_COLOUR:
            return COLOUR_MOVES[held.index(max(held))]
        cards = playable(state, seat)
        if not cards:
            return DRAW
        if len(cards) == 1:
            (best,) = cards
        elif dice.random() < WHIM:
            best = dice.choice(sorted(cards))
        else:
            best = max(sorted(cards), key=lambda card: _glance(card, held))
        ways = plays_of(state, seat, frozenset((best,)))
        if len(ways) == 1:
            return ways[0]
        return _way(ways, best, held)

    def value(self, state: State) -> Sequence[float]:
        """Share out the win by what the hands are worth."""
        worths = [math.exp(_promise(state, seat)) for seat in range(len(state.hands))]
        total = sum(worths)
        return [worth / total for worth in worths]


def _promise(state: State, seat: int) -> float:
    """Weigh a hand: few cards, wilds and actions win, many colours and waiting lose."""
    hand = state.hands[seat]
    promise = -0.07 * len(hand) - 0.8 * math.log(len(hand)) + 0.12 * (state.turn == seat)
    for card in hand:
        promise += _PROMISE[card]
    return promise


_PROMISE = tuple(
    1.1 if card == WILD_FOUR else 0.57 if card == WILD else 0.2 if POINTS[card] == 20 else 0.0
    for card in range(54)
)


def _glance(card: int, held: Sequence[int]) -> float:
    if card >= WILD:
        return -12.0 if card == WILD else -11.0
    points = POINTS[card]
    return held[card // 13] + (3.2 if points == 20 else points / 100)


def _way(ways: Sequence[Move], card: int, held: Sequence[int]) -> Move:
    """Choose the colour most held, and call."""
    if card >= WILD:
        colour = COLOURS[held.index(max(held))]
        ways = [move for move in ways if move["color"] == colour]
    return ways[-1]
