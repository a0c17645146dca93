"""What Ship IT! sends and takes."""

from typing import Literal, TypedDict

from games.shipit.wire.events import Event
from games.shipit.wire.moves import Move
from games.shipit.wire.tokens import Card, Slot
from games.shipit.wire.view import View
from games.wire import Wire
from games.wire.parts import Refusing, Seat


class Preview(Refusing, total=False):
    """What a move would do."""

    fizzles: Literal[True]
    """Without the words of its ritual the card is lost."""
    ends_turn: Literal[True]
    missing: int
    """Cards of the own set still missing then."""
    targets: list[Slot]
    """Where a blow can fall."""
    struck: list[Card]
    """What lies there."""
    absorbed: list[Slot] | bool
    """Where a card from under would take it; with an answer, whether it does."""
    costs: list[Card]
    """What leaves the own hand."""
    saved: Literal[True]
    """The component that was aimed at stays."""
    lost: Card
    """The component that leaves the own table."""
    burns: list[Card]
    """What is discarded from under a component."""
    to: Seat
    """Whose hand it goes to."""
    to_discard: Literal[True]
    repair: int
    """Ends of one's own turn until its type can be deployed again."""


class CardFace(TypedDict):
    """A kind of card."""

    kin: Literal["architecture", "component", "draw", "attack", "defence", "meta", "event"]
    copies: int
    """How many there are at this table."""
    needs: dict[str, int]
    """What an architecture wants on the table."""
    strikes: Literal["error", "security"] | None
    """The harm it does."""
    stops: Literal["error", "security"] | None
    """The harm it stops."""


class Board(TypedDict):
    """What stays as it is through a game."""

    cards: dict[str, CardFace]


WIRE = Wire(view=View, moves=Move, events=Event, preview=Preview, board=Board)
