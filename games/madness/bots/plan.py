"""A plain plan: answer what threatens, beat the Boss, open cheaply, keep a small hand."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.contract import Move
from games.madness.cards import BEATEN_BY, CARDS, weigh
from games.madness.fields import Field
from games.madness.moves import ATTACK, BOSS, COYOTE, DECLINE, DROP, PASS, PULL, PUSH
from games.madness.scoring import WINNING_LEAD

WORTH: Final = {
    card: sum(card in BEATEN_BY[other] for other in CARDS) / len(CARDS) for card in CARDS
}
"""The part of all cards that a card beats."""

_CHEAP: Final = 0.3
_worth = WORTH.__getitem__


class Glance(NamedTuple):
    """What a seat goes by when it plans a move."""

    seat: int
    phase: str
    hand: Sequence[str]
    fields: Sequence[Field]
    boss: str
    lead: int
    """Its own points less the other's."""
    others: int
    """How many cards the other seat holds."""
    deck: int
    to_beat: str | None
    """The card that won the round, during the Coyote's Chance."""


def plan(glance: Glance) -> Move:
    """Return the move of a player who follows the plan."""
    if glance.phase == "main":
        return _main(glance)
    if glance.phase == "tut":
        return _tut(glance)
    return _answer_coyote(glance)


def _main(glance: Glance) -> Move:
    hand = sorted(glance.hand, key=_worth)
    if not hand:
        return PASS
    boss = _cheapest(hand, glance.boss)
    if boss is not None and glance.lead == WINNING_LEAD - 1:
        return BOSS[boss]
    answer = _answer(glance, hand)
    if answer is not None:
        return answer
    if boss is not None:
        return BOSS[boss]
    empty = [number for number, field in enumerate(glance.fields) if field.is_empty()]
    return ATTACK[hand[0]][empty[0]] if empty else PASS


def _answer(glance: Glance, hand: Sequence[str]) -> Move | None:
    """Return the cheapest way to turn an attack, else to repel one."""
    other = 1 - glance.seat
    repel: Move | None = None
    best: tuple[float, Move] | None = None
    for number, field in enumerate(glance.fields):
        if not field.is_won_by(other):
            continue
        top = field.sides[other][-1]
        card = _cheapest(hand, top)
        if card is not None and (best is None or WORTH[card] < best[0]):
            best = (WORTH[card], ATTACK[card][number])
        if card is None:
            equal = next((card for card in hand if weigh(card, top) == 0), None)
            repel = ATTACK[equal][number] if equal else repel
    return best[1] if best else repel


def _tut(glance: Glance) -> Move:
    """Draw up to the other's number; with more, change the worst card or the Boss (M6)."""
    if not 1 < len(glance.hand) >= glance.others:
        return PULL
    worst = min(glance.hand, key=_worth)
    if WORTH[worst] < _CHEAP or not glance.deck:
        return DROP[worst]
    return PUSH


def _answer_coyote(glance: Glance) -> Move:
    """Take the victory point unless that would mean hunger before it wins (M4, M7)."""
    hungry = len(glance.hand) == 1 and glance.deck and glance.lead < WINNING_LEAD - 1
    if glance.to_beat is None or hungry:
        return DECLINE
    card = _cheapest(sorted(glance.hand, key=_worth), glance.to_beat)
    return DECLINE if card is None else COYOTE[card]


def _cheapest(hand: Sequence[str], other: str) -> str | None:
    stronger = BEATEN_BY[other]
    return next((card for card in hand if card in stronger), None)
