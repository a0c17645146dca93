"""What a seat may think of in any phase, the wisest first."""

from collections.abc import Callable, Iterator
from typing import Final

from games.contract import Move
from games.shipit.bots.answers import answers
from games.shipit.bots.barter import lays, replies
from games.shipit.bots.choices import discards, keeps, orders, takes
from games.shipit.bots.sight import Sight
from games.shipit.bots.turn import turn_ideas

_IDEAS: Final[dict[str, Callable[[Sight], Iterator[Move]]]] = {
    "turn": turn_ideas,
    "answer": answers,
    "take": takes,
    "keep": keeps,
    "order": orders,
    "discard": discards,
    "offer": replies,
    "lay": lays,
}


def ideas(sight: Sight) -> Iterator[Move]:
    """Yield moves for whatever the seat is asked; there is always one."""
    return _IDEAS[sight.phase](sight)
