"""The events of Нечто."""

from typing import Literal, NotRequired, TypedDict

from games.stayaway.state import Role
from games.stayaway.wire.tokens import Card, Direction, Gap, Reason, With
from games.wire.parts import Seat


class DealEvent(TypedDict):
    """The game begins."""

    type: Literal["deal"]
    first: Seat
    deck: int
    cards: NotRequired[list[Card]]


class TurnEvent(TypedDict):
    """A turn begins."""

    type: Literal["turn"]
    seat: Seat
    turn: int


class DrawEvent(TypedDict):
    """Cards are drawn."""

    type: Literal["draw"]
    seat: Seat
    count: int
    panics: NotRequired[int | None]
    """How many panics were put aside on the way."""
    cards: NotRequired[list[Card]]


class CardEvent(TypedDict):
    """A panic is drawn; somebody defends by a card."""

    type: Literal["panic", "defend"]
    seat: Seat
    card: Card


class HiddenCardEvent(TypedDict):
    """A card is swapped, picked, or laid to be given on; told to who sees it."""

    type: Literal["swap", "pick", "gave"]
    seat: Seat
    card: NotRequired[Card]


class DiscardEvent(TypedDict):
    """Cards are discarded."""

    type: Literal["discard"]
    seat: Seat
    count: int
    cards: NotRequired[list[Card]]


class PlayEvent(TypedDict):
    """A card is played."""

    type: Literal["play"]
    card: Card
    seat: Seat
    at: NotRequired[Seat]
    gap: NotRequired[Gap]


class TargetEvent(TypedDict):
    """A panic's target is chosen."""

    type: Literal["target"]
    seat: Seat
    card: Card
    at: Seat


class OfferEvent(TypedDict):
    """A card is laid for an exchange."""

    type: Literal["offer"]
    seat: Seat
    to: Seat
    by: str
    card: NotRequired[Card]


class ExchangeEvent(TypedDict):
    """Two seats have exchanged."""

    type: Literal["exchange"]
    seats: list[Seat]
    passed: NotRequired[bool]
    card: NotRequired[Card]
    """The offered card, if it lay open."""
    gave: NotRequired[Card]
    got: NotRequired[Card]


class PassedEvent(TypedDict):
    """An offer is passed on."""

    type: Literal["passed"]
    seat: Seat
    to: Seat


class NoExchangeEvent(With):
    """There is no exchange: a door stands between."""

    type: Literal["no_exchange"]
    seat: Seat


class ChainEvent(TypedDict):
    """All have given a card to the next."""

    type: Literal["chain"]
    direction: Direction
    gave: NotRequired[Card]
    got: NotRequired[Card]


class InfectedEvent(TypedDict):
    """The viewer infected somebody or was infected: told to these two."""

    type: Literal["infected"]
    seat: Seat
    by: Seat


class LookEvent(TypedDict):
    """Somebody looks at a card, a hand or an offer; told to who sees it."""

    type: Literal["look"]
    seat: Seat
    at: Seat
    what: Literal["card", "hand", "offer"]
    card: NotRequired[Card]
    cards: NotRequired[list[Card]]


class ShowEvent(TypedDict):
    """Cards are shown to all; a super-infection is shown."""

    type: Literal["show", "super_infection"]
    seat: Seat
    cards: list[Card]


class SeatEvent(TypedDict):
    """A card aimed at a seat happens; it stays; it says nothing; a quarantine is over."""

    type: Literal["accept", "stay", "silent", "quarantine_over"]
    seat: Seat


class PlacesEvent(TypedDict):
    """Two seats change places."""

    type: Literal["change_places"]
    seats: list[Seat]


class ReverseEvent(TypedDict):
    """The direction changes."""

    type: Literal["reverse"]
    direction: Direction


class QuarantineEvent(TypedDict):
    """A seat is put into quarantine."""

    type: Literal["quarantine"]
    seat: Seat
    by: Seat


class DoorEvent(TypedDict):
    """A door is put into a gap."""

    type: Literal["door"]
    gap: Gap
    by: Seat


class DoorBrokenEvent(TypedDict):
    """A door is gone."""

    type: Literal["door_broken"]
    gap: Gap


class ShuffleEvent(TypedDict):
    """The discard becomes the deck."""

    type: Literal["shuffle"]
    cards: int


class BurntEvent(TypedDict):
    """A seat is burnt."""

    type: Literal["burnt"]
    seat: Seat
    thing: NotRequired[bool]
    """Was it the Thing? Told under `revenge`."""


class AnnounceEvent(TypedDict):
    """The Thing announces that no human is left."""

    type: Literal["announce"]
    seat: Seat
    true: bool


class GameOverEvent(TypedDict):
    """The game ends."""

    type: Literal["game_over"]
    reason: Reason
    winners: list[Seat]
    roles: list[Role]


Event = (
    DealEvent
    | TurnEvent
    | DrawEvent
    | CardEvent
    | HiddenCardEvent
    | DiscardEvent
    | PlayEvent
    | TargetEvent
    | OfferEvent
    | ExchangeEvent
    | PassedEvent
    | NoExchangeEvent
    | ChainEvent
    | InfectedEvent
    | LookEvent
    | ShowEvent
    | SeatEvent
    | PlacesEvent
    | ReverseEvent
    | QuarantineEvent
    | DoorEvent
    | DoorBrokenEvent
    | ShuffleEvent
    | BurntEvent
    | AnnounceEvent
    | GameOverEvent
)
