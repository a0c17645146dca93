"""What a card that is played does: the ways to play it now, and how it is carried out."""

from collections.abc import Callable
from typing import NamedTuple

from games.contract import Event, Move
from games.shipit.moves import Ways
from games.shipit.state import State


class Effect(NamedTuple):
    """The card lies in play, with its sudo, while it is carried out (I4)."""

    ways: Callable[[State, int], Ways]
    take_effect: Callable[[State, int, Move, list[Event]], None]
