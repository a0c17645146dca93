"""The hard level: which moves it tries, in the worlds it holds possible (I12)."""

import random
from collections.abc import Iterator
from itertools import chain
from typing import Final

from games.bots.protocol import Bot, Position
from games.bots.trials import Care, Trials
from games.contract import Move
from games.shipit.bots.barter import agree, haggle, lay
from games.shipit.bots.ideas import ideas
from games.shipit.bots.outlook import Outlook, outlook_of_view
from games.shipit.bots.scales import FITTED
from games.shipit.bots.speech import past_of, with_sigh, with_words
from games.shipit.bots.trials import likely_world, tried
from games.shipit.bots.worth import worth
from games.shipit.cards import CARDS, EVENTS
from games.shipit.moves import DRAW, END
from games.shipit.state import State

_WIDTH: Final = 8
"""So many of the first ideas are tried, and stopping."""
_OTHERS: Final = 2
"""So many other cards to take are tried beside the one that comes to mind first."""


def options(outlook: Outlook) -> list[Move]:
    """Return the moves worth a trial, the wisest first, each once."""
    found: list[Move] = []
    for move in ideas(outlook):
        if move not in found and (len(found) < _WIDTH or move in (DRAW, END)):
            found.append(move)
    if len(found) > 1:
        others = chain.from_iterable(_other_takes(outlook, move) for move in found[:_WIDTH])
        found += [move for move in others if move not in found]
    return [with_sigh(move) for move in found] if outlook.social else found


def _other_takes(outlook: Outlook, move: Move) -> Iterator[Move]:
    """Yield the same play for the cards worth most besides the one it is for."""
    if move["type"] != "play" or move["card"] not in ("gc", "rfc"):
        return
    kinds = _lying(outlook) if move["card"] == "gc" else _askable(outlook, move["seat"])
    best = sorted(
        kinds - {move["take"]}, key=lambda card: (-worth(outlook, card, outlook.hand), card)
    )
    for card in best[:_OTHERS]:
        yield {**move, "take": card}


def _lying(outlook: Outlook) -> set[str]:
    return {card for card in outlook.discard if card not in EVENTS}


def _askable(outlook: Outlook, seat: int) -> set[str]:
    """Return all kinds that a seat was not seen to lack."""
    lacked = {card for other, card in outlook.refused if other == seat}
    return {
        card
        for card, face in CARDS.items()
        if face.kin not in ("architecture", "event") and card not in lacked
    }


class HardBot(Bot):
    """Tries what to do; how it trades is a matter of its own, and words bind nobody."""

    needs_worlds = True

    def choose(self, position: Position) -> Move | None:
        """Return the move that came out best; before its turn is over it haggles."""
        if not position.asked:
            return None
        outlook = outlook_of_view(position.view)
        outlook.scale = FITTED
        move = self._move(outlook, position)
        return with_words(move, position.chance) if outlook.social else move

    def _move(self, outlook: Outlook, position: Position) -> Move:
        past = past_of(position.events, position.seat)
        if outlook.phase == "lay":
            return lay(outlook, position.chance)
        if outlook.phase == "offer":
            outlook.liars = past.liars
            return agree(outlook, position.chance, past)
        move = _best(outlook, position)
        return haggle(outlook, move, past) or move


def _best(outlook: Outlook, position: Position) -> Move:
    """Return the best option by trial, or the first where there are no worlds to try it in."""
    moves, worlds, chance = options(outlook), position.worlds, position.chance
    seat = position.seat
    if worlds is None or len(moves) == 1:
        return moves[0]
    dice = random.Random(chance.below(1 << 32))  # noqa: S311 - not for deals

    def world() -> State:
        return likely_world(worlds, seat, chance, dice)

    trials = Trials(moves, lambda world, move: tried(world, seat, move), Care())
    return trials.run(world, position.budget)
