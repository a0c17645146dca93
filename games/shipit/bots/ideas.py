"""What a seat may think of in any phase, the wisest first."""

from collections.abc import Callable, Iterator
from typing import Final

from games.contract import Move
from games.shipit.bots.barter import lays, replies
from games.shipit.bots.fighting import answers
from games.shipit.bots.finding import discards, keeps, orders, takes
from games.shipit.bots.outlook import Outlook
from games.shipit.bots.turn import turn_ideas

_IDEAS: Final[dict[str, Callable[[Outlook], Iterator[Move]]]] = {
    "turn": turn_ideas,
    "answer": answers,
    "take": takes,
    "keep": keeps,
    "order": orders,
    "discard": discards,
    "offer": replies,
    "lay": lays,
}


def ideas(outlook: Outlook) -> Iterator[Move]:
    """Yield moves for whatever the seat is asked; there is always one."""
    return _IDEAS[outlook.phase](outlook)
