"""What Нечто sends and takes."""

from typing import TypedDict

from games.stayaway.cards import Family
from games.stayaway.wire.events import Event
from games.stayaway.wire.moves import Move
from games.stayaway.wire.tokens import Back
from games.stayaway.wire.view import View
from games.wire import Wire
from games.wire.parts import Refusing


class Preview(Refusing, total=False):
    """What a move would do; of most nobody can know it beforehand."""

    humans_left: int
    """How many humans live, told to the Thing that thinks of an announcement."""


class CardFace(TypedDict):
    """A kind of card."""

    family: Family
    """Its colour and its shape say this."""
    back: Back
    copies: int
    """How many there are at this table."""


class Board(TypedDict):
    """What stays as it is through a game."""

    cards: dict[str, CardFace]


WIRE = Wire(view=View, moves=Move, events=Event, preview=Preview, board=Board)
