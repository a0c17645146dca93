"""What trials know of UNO: which moves are worth one, how to play on, and what hands are worth."""

import math
from collections.abc import Sequence
from typing import Final

from games.contract import Move
from games.uno.cards import COLOURS, POINTS, WILD, WILD_FOUR
from games.uno.carrying import carry_out
from games.uno.listing import legal_moves, playable, plays_of
from games.uno.moves import COLOUR_MOVES, DRAW
from games.uno.state import NO_COLOUR, NOBODY, State

_STRETCH: Final = 4
"""After so many moves the hands are weighed."""
_STRETCHES: Final = 3
"""A trial's worth is the mean of so many weighings: later ones know more, and are noisier."""


def candidates(state: State, seat: int) -> Sequence[Move]:
    """Leave out late or forgotten calls, and colours of which nothing is held."""
    moves = legal_moves(state, seat)
    if len(moves) == 1:
        return moves
    calls = [move for move in moves if "uno" in move]
    moves = calls or [move for move in moves if move["type"] != "uno"]
    held = {COLOURS[card // 13] for card in state.hands[seat] if card < WILD}
    return [move for move in moves if move.get("color") in (None, *held)] or moves


def played_on(world: State, seat: int, move: Move) -> float:
    """Make a move in a copy of the world and let all play on; return what came of it to the seat.

    A deal that ends is won or lost: of a match, too, it is all that a trial looks at (U12).
    """
    twin = world.clone()
    twin.last_deal = None
    carry_out(twin, seat, move["type"], move)
    worth = 0.0
    for _ in range(_STRETCHES):
        _play_on(twin)
        worth += _value(twin, seat)
    return worth / _STRETCHES


def _play_on(world: State) -> None:
    """Make the next few moves, or all until the deal is over; they are legal as they are found."""
    for _ in range(_STRETCH):
        if world.last_deal is not None:
            return
        move = glanced(world, world.turn)
        carry_out(world, world.turn, move["type"], move)


def glanced(state: State, seat: int) -> Move:
    """Lay the card that looks best at a glance."""
    held = [0, 0, 0, 0, 0]
    for card in state.hands[seat]:
        held[card // 13] += 1
    held[4] = 0
    if state.colour == NO_COLOUR:
        return COLOUR_MOVES[held.index(max(held))]
    cards = playable(state, seat)
    if not cards:
        return DRAW
    if len(cards) == 1:
        (best,) = cards
    else:
        best = max(sorted(cards), key=lambda card: _glance(card, held))
    ways = plays_of(state, seat, frozenset((best,)))
    if len(ways) == 1:
        return ways[0]
    return _way(ways, best, held)


def _value(state: State, seat: int) -> float:
    """Return whether a deal was won, or the seat's share by what the hands are worth."""
    if state.last_deal is not None:
        winner = state.last_deal.winner
        return 0.5 if winner == NOBODY else float(winner == seat)
    worths = [math.exp(_promise(state, other)) for other in range(len(state.hands))]
    return worths[seat] / sum(worths)


def _promise(state: State, seat: int) -> float:
    """Weigh a hand: few cards, wilds and actions win, many colours and waiting lose."""
    hand = state.hands[seat]
    promise = -0.07 * len(hand) - 0.8 * math.log(len(hand)) + 0.12 * (state.turn == seat)
    for card in hand:
        promise += _PROMISE[card]
    return promise


_PROMISE: Final = tuple(
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
