"""What the house itself tells in a game's history: time that ran out, and a bot that steps in.

No game knows of these: they stand before the events of the move that a clock made.
"""

from typing import Any, Final

from games.contract import Event
from games.words import Bilingual
from tables.models import Move

TIMED_OUT: Final = "house_timed_out"
STOOD_IN: Final = "house_stood_in"

WORDS: Final = {
    TIMED_OUT: Bilingual(
        "{seat}: время вышло, ход сделан по правилам стола",
        "{seat} ran out of time: the move was made by the rules of the table",
    ),
    STOOD_IN: Bilingual(
        "{seat}: время вышло второй раз подряд, место занял бот — до возвращения игрока",
        "{seat} ran out of time twice in a row: a bot plays until they are back",
    ),
}

_CLOCK, _STAND_IN = "clock", "stand-in"


def clock_move_id(asked: int, *, steps_in: bool) -> str:
    """Return the id of a move that a clock makes; it keeps whether a bot stepped in with it."""
    return f"{_STAND_IN if steps_in else _CLOCK}-{asked}"


def events_before(by: str, move_id: str, seat: int | None) -> list[Event]:
    """Return what is told before the events of a move."""
    if by != Move.By.CLOCK:
        return []
    steps_in = move_id.startswith(_STAND_IN)
    told: dict[str, Any] = {"type": STOOD_IN if steps_in else TIMED_OUT, "seat": seat}
    return [Event(public=told)]
