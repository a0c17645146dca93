"""What the hard level tries: the first ideas, and other cards to dig or ask for (I12)."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from games.contract import Move
from games.shipit.bots.ideas import ideas
from games.shipit.bots.phrases import with_sigh
from games.shipit.bots.sight import Sight
from games.shipit.bots.worth import worth
from games.shipit.cards import CARDS, EVENTS
from games.shipit.moves import DRAW, END

_WIDTH: Final = 8
"""So many of the first ideas are tried, and stopping."""
_OTHERS: Final = 2
"""So many other cards to take are tried beside the one that comes to mind first."""


def options(sight: Sight) -> list[Move]:
    """Return the moves worth a trial, the wisest first, each once."""
    found: list[Move] = []
    for move in ideas(sight):
        if move not in found and (len(found) < _WIDTH or move in (DRAW, END)):
            found.append(move)
    if len(found) > 1:
        others = chain.from_iterable(_other_takes(sight, move) for move in found[:_WIDTH])
        found += [move for move in others if move not in found]
    return [with_sigh(move) for move in found] if sight.social else found


def _other_takes(sight: Sight, move: Move) -> Iterator[Move]:
    """Yield the same play for the cards worth most besides the one it is for."""
    if move["type"] != "play" or move["card"] not in ("gc", "rfc"):
        return
    kinds = _lying(sight) if move["card"] == "gc" else _askable(sight, move["seat"])
    best = sorted(kinds - {move["take"]}, key=lambda card: (-worth(sight, card, sight.hand), card))
    for card in best[:_OTHERS]:
        yield {**move, "take": card}


def _lying(sight: Sight) -> set[str]:
    return {card for card in sight.discard if card not in EVENTS}


def _askable(sight: Sight, seat: int) -> set[str]:
    """Return all kinds that a seat was not seen to lack."""
    lacked = {card for other, card in sight.refused if other == seat}
    return {
        card
        for card, face in CARDS.items()
        if face.kin not in ("architecture", "event") and card not in lacked
    }
