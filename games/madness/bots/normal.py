"""The normal level: answers what threatens, beats the Boss, opens cheaply, keeps a small hand."""

from collections.abc import Sequence
from typing import Final

from games.bots.protocol import Bot, Position
from games.contract import Move
from games.madness.bots.outlook import Outlook, outlook_of
from games.madness.bots.worth import WORTH
from games.madness.cards import BEATEN_BY, weigh
from games.madness.endings import WINNING_LEAD
from games.madness.moves import ATTACK, BOSS, COYOTE, DECLINE, DROP, PASS, PULL, PUSH

_CHEAP: Final = 0.3
_worth = WORTH.__getitem__


class NormalBot(Bot):
    """Answers what threatens, takes points that lie open, spends cheap cards."""

    def choose(self, position: Position) -> Move | None:
        """Return the plan's move."""
        return plan(outlook_of(position.view, position.seat))


def plan(outlook: Outlook) -> Move:
    """Return the move of a player who follows the plan."""
    if outlook.phase == "main":
        return _main(outlook)
    if outlook.phase == "tut":
        return _tut(outlook)
    return _answer_coyote(outlook)


def _main(outlook: Outlook) -> Move:
    hand = sorted(outlook.hand, key=_worth)
    if not hand:
        return PASS
    boss = _cheapest(hand, outlook.boss)
    if boss is not None and outlook.lead == WINNING_LEAD - 1:
        return BOSS[boss]
    answer = _answer(outlook, hand)
    if answer is not None:
        return answer
    if boss is not None:
        return BOSS[boss]
    empty = [number for number, field in enumerate(outlook.fields) if field.is_empty()]
    return ATTACK[hand[0]][empty[0]] if empty else PASS


def _answer(outlook: Outlook, hand: Sequence[str]) -> Move | None:
    """Return the cheapest way to turn an attack, else to repel one."""
    other = 1 - outlook.seat
    repel: Move | None = None
    best: tuple[float, Move] | None = None
    for number, field in enumerate(outlook.fields):
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


def _tut(outlook: Outlook) -> Move:
    """Draw up to the other's number; with more, change the worst card or the Boss (M6)."""
    if not 1 < len(outlook.hand) >= outlook.others:
        return PULL
    worst = min(outlook.hand, key=_worth)
    if WORTH[worst] < _CHEAP or not outlook.deck:
        return DROP[worst]
    return PUSH


def _answer_coyote(outlook: Outlook) -> Move:
    """Take the victory point unless that would mean hunger before it wins (M4, M7)."""
    hungry = len(outlook.hand) == 1 and outlook.deck and outlook.lead < WINNING_LEAD - 1
    if outlook.to_beat is None or hungry:
        return DECLINE
    card = _cheapest(sorted(outlook.hand, key=_worth), outlook.to_beat)
    return DECLINE if card is None else COYOTE[card]


def _cheapest(hand: Sequence[str], other: str) -> str | None:
    stronger = BEATEN_BY[other]
    return next((card for card in hand if card in stronger), None)
