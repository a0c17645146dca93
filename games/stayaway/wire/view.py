"""What a viewer of Нечто sees."""

from typing import Literal, NotRequired, TypedDict

from games.stayaway.state import Phase, Role
from games.stayaway.wire.tokens import Back, Card, Direction, From, Reason
from games.wire.parts import Seat


class ExchangeSeen(From):
    """An exchange under way."""

    by: str
    """The end of a turn, or the card that brought it about."""
    meant: Seat
    """To whom the offer was made at first."""
    to: Seat
    """Who is asked now."""
    laid: bool
    """Has the offerer laid a card?"""
    card: Card | None
    """Which, if it lies open."""


class Ask(TypedDict):
    """What a seat is asked: see the moves of these names; `act` is to play or discard."""

    code: Literal["draw", "act", "pick", "swap", "drop", "confess"]


class TargetAsk(TypedDict):
    """The seat is to choose whom a panic strikes."""

    code: Literal["target"]
    card: Card
    seats: list[Seat]


class ExchangeAsk(TypedDict):
    """The seat is to lay a card for an exchange, or to answer one."""

    code: Literal["offer", "answer"]
    exchange: ExchangeSeen | None


class AimedAsk(From):
    """A card was aimed at the seat: to be burnt, or to change places."""

    code: Literal["burn", "move"]
    card: Card


class GiveAsk(TypedDict):
    """All give a card to the next."""

    code: Literal["give"]
    to: Seat


AnyAsk = Ask | TargetAsk | ExchangeAsk | AimedAsk | GiveAsk


class Note(TypedDict):
    """Something that was shown, with its turn."""

    turn: int
    type: str
    """`hand`, `card`, `drawn`, `discarded`, `offered`, `topped`, `exchange`, `chain`."""
    seat: Seat
    """Whose card or hand it was; in an exchange the partner."""
    card: NotRequired[Card]
    cards: NotRequired[list[Card]]
    to: NotRequired[Seat]
    gave: NotRequired[Card]
    got: NotRequired[Card]
    passed: NotRequired[bool]
    """The offer had been passed on, so nobody was infected by it."""


class RoleSeen(TypedDict):
    """A seat's role."""

    role: Role
    infected_turn: int | None


class Revealed(TypedDict):
    """What was hidden until the end; piles from the top."""

    roles: list[RoleSeen]
    hands: list[list[Card]]
    deck: list[Card]
    discard: list[Card]
    dropped: list[int | None]
    """Per seat the turn in which it dropped out."""
    sides: dict[str, list[Seat]]
    """`thing` and `humans`; the infected follow the Thing in the order of their infection."""
    infections: list[tuple[int, Seat, Seat]]
    """Who infected whom: turn, from, to."""


class View(TypedDict):
    """The table as a viewer sees it."""

    seat: Seat | None
    phase: Phase
    turn: Seat
    turns: int
    round: int
    direction: Direction
    marker: int
    """The place where the turn's marker lies."""
    marker_stays: bool
    """That place has gone: whoever sits where it lies now is next."""
    places: list[Seat | None]
    """Per place its seat; null is a place that has gone."""
    doors: list[bool]
    """Per gap: is there a door?"""
    quarantine: list[int]
    """Per seat the own turns that its quarantine still lasts."""
    living: list[Seat]
    hands: list[int]
    deck: int
    top: Back | None
    """The back of the deck's top."""
    shuffles: int
    discard: int
    discarded: dict[str, int]
    """What the viewer knows to lie in the discard."""
    aside: list[Card]
    """Cards whose effect is under way."""
    exchange: ExchangeSeen | None
    burnt_thing: Seat | None
    """Who was the Thing and is burnt, under `revenge`."""
    shown: list[Note]
    """What all were shown."""
    contacts: list[tuple[Seat, Seat, list[int]]]
    """Cards that went unseen from hand to hand and may have infected: from, to, in which turns."""
    asks: dict[str, AnyAsk]
    hand: NotRequired[list[Card]]
    """The viewer's own; the following are what it alone knows."""
    drew: NotRequired[list[Card]]
    laid: NotRequired[Card | None]
    picks: NotRequired[list[Card]]
    """Cards it may choose from."""
    role: NotRequired[Role]
    thing: NotRequired[Seat | None]
    """Whom it knows to be the Thing."""
    infected_turn: NotRequired[int | None]
    roles: NotRequired[list[RoleSeen] | None]
    """Everybody's, to the Thing."""
    notes: NotRequired[list[Note]]
    reason: NotRequired[Reason]
    """Why the game is over; this and the following only then."""
    winners: NotRequired[list[Seat]]
    revealed: NotRequired[Revealed]
