"""What the search knows of the game: the moves worth a thought, and what a leaf is worth."""

import math
from collections.abc import Sequence

from games.bots.search import Policy
from games.contract import Move
from games.madness.bots.worth import WORTH
from games.madness.cards import BEATEN_BY, weigh
from games.madness.fields import Field
from games.madness.moves import (
    ATTACK,
    BOSS,
    CLOSE,
    COYOTE,
    DECLINE,
    DROP,
    PASS,
    PULL,
    PUSH,
)
from games.madness.state import State

_worth = WORTH.__getitem__


class MadnessPolicy(Policy):
    """Searches the cheapest card for each purpose; a leaf is weighed at once.

    A playout tells less than a look: attack and answer follow each other so closely that what
    stands on the fields says most of what is to come.
    """

    depth = 0

    def candidates(self, state: State, seat: int) -> Sequence[Move]:
        """Leave out cards that another would serve as well and cheaper."""
        hand = sorted(state.hands[seat], key=_worth)
        if state.phase == "tut":
            return _tut_moves(state, hand)
        if state.phase == "coyote":
            stronger = [card for card in hand if card in BEATEN_BY[state.card_to_beat()]]
            return [DECLINE, COYOTE[stronger[0]]] if stronger else [DECLINE]
        return [*_main_moves(state, seat, hand), PASS]

    def value(self, state: State) -> Sequence[float]:
        """Weigh the points, what is about to close, and the hands."""
        promise = 0.45 * state.lead + _hand(state, 0) - _hand(state, 1)
        for field in state.fields:
            promise += 0.3 * (field.is_won_by(0) - field.is_won_by(1))
        first = 1 / (1 + math.exp(-promise))
        return [first, 1 - first]


def _hand(state: State, seat: int) -> float:
    hand = state.hands[seat]
    return 0.7 * sum(WORTH[card] for card in hand) - 0.25 * len(hand)


def _tut_moves(state: State, hand: Sequence[str]) -> list[Move]:
    if not hand:
        return [PULL]
    moves = [PULL, DROP[hand[0]]]
    return [*moves, PUSH] if state.deck else moves


def _main_moves(state: State, seat: int, hand: Sequence[str]) -> list[Move]:
    if not hand:
        return []
    moves: list[Move] = []
    bosses = [card for card in hand if card in BEATEN_BY[state.bosses[-1]]]
    moves += [BOSS[card] for card in bosses[:1]]
    empty = None
    for number, field in enumerate(state.fields):
        if field.is_empty():
            empty = number if empty is None else empty
        elif field.closed is None:
            moves += _answers(field, seat, hand, number)
    if empty is not None:
        openers = dict.fromkeys((hand[0], hand[len(hand) // 2], hand[-1]))
        moves += [ATTACK[card][empty] for card in openers]
        moves.append(CLOSE[hand[0]][empty])
    return moves


def _answers(field: Field, seat: int, hand: Sequence[str], number: int) -> list[Move]:
    """Return the cheapest stronger and the cheapest equal card for a field with an attack."""
    top = field.sides[1 - seat][-1] if field.sides[1 - seat] else None
    if top is None:
        return []
    found = []
    for wanted in (1, 0):
        card = next((card for card in hand if weigh(card, top) == wanted), None)
        found += [ATTACK[card][number]] if card else []
    return found
