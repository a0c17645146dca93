"""The events of Ship IT!"""

from typing import Literal, NotRequired, TypedDict

from games.shipit.wire.moves import Answer
from games.shipit.wire.tokens import Card, From, Reason, Slot
from games.wire.parts import Seat


class DealEvent(TypedDict):
    """The game begins."""

    type: Literal["deal"]
    starter: Seat
    deck: int
    hand: NotRequired[list[Card]]
    architecture: NotRequired[Card]


class TurnEvent(TypedDict):
    """A turn begins."""

    type: Literal["turn"]
    seat: Seat
    round: int


class DrewEvent(TypedDict):
    """Somebody draws."""

    type: Literal["drew"]
    seat: Seat
    deck: int
    card: NotRequired[Card]


class DeployEvent(TypedDict):
    """A component is deployed."""

    type: Literal["deploy"]
    seat: Seat
    card: Card
    under: list[Card]
    at: NotRequired[Slot]
    beside: NotRequired[Card]
    """What lies in that slot."""
    text: NotRequired[str]


class PlayEvent(TypedDict):
    """A card is played."""

    type: Literal["play"]
    by: Seat
    card: Card
    kin: Literal["draw", "attack", "meta"]
    seat: NotRequired[Seat]
    component: NotRequired[Slot]
    struck: NotRequired[Card]
    """What lies in that slot."""
    take: NotRequired[Card]
    sudo: NotRequired[Literal[True]]
    bonus: NotRequired[Seat]
    text: NotRequired[str]


class CardsEvent(TypedDict):
    """Cards are lost for want of their ritual's words."""

    type: Literal["fizzled"]
    seat: Seat
    cards: list[Card]


class CardEvent(TypedDict):
    """An event is drawn; a card is discarded, or taken out of the discard."""

    type: Literal["event", "discarded", "collected"]
    seat: Seat
    card: Card


class SecretCardEvent(TypedDict):
    """The deck's top is looked at; the card is told to who sees it."""

    type: Literal["peek"]
    seat: Seat
    card: NotRequired[Card]


class PutBackEvent(TypedDict):
    """A card that was looked at goes back on the deck."""

    type: Literal["put_back"]
    seat: Seat
    left: int
    card: NotRequired[Card]


class LookEvent(TypedDict):
    """Somebody looks at so many cards off the deck."""

    type: Literal["look"]
    seat: Seat
    count: int
    cards: NotRequired[list[Card]]


class SearchEvent(TypedDict):
    """Somebody looks through the deck."""

    type: Literal["search"]
    seat: Seat
    cards: NotRequired[list[Card]]


class FoundEvent(TypedDict):
    """A card is taken out of the deck, or none."""

    type: Literal["found"]
    seat: Seat
    took: bool
    card: NotRequired[Card | None]


class KeepEvent(TypedDict):
    """The deck's top is taken or left."""

    type: Literal["keep"]
    seat: Seat
    take: bool


class RequestedEvent(From):
    """A card is asked for, and comes or is not there."""

    type: Literal["requested"]
    seat: Seat
    card: Card
    came: bool


class CopiedEvent(From):
    """A card is drawn unseen from another hand."""

    type: Literal["copied"]
    seat: Seat
    card: NotRequired[Card]


class MarkedEvent(TypedDict):
    """A seat may not deploy on its next turn."""

    type: Literal["marked"]
    seat: Seat
    by: Seat


class OrchestratedEvent(TypedDict):
    """A seat may deploy more often this turn."""

    type: Literal["orchestrated"]
    seat: Seat
    deploys: int


class MergedEvent(TypedDict):
    """The discard is merged into the deck."""

    type: Literal["merged"]
    seat: Seat
    deck: int


class ReshuffleEvent(TypedDict):
    """The discard becomes the deck."""

    type: Literal["reshuffle"]
    deck: int


class BlowOverEvent(TypedDict):
    """A blow is over."""

    type: Literal["blow_over"]
    card: Card
    victim: Seat
    how: Literal["stopped", "absorbed", "shielded", "hit"]
    answer: Answer
    lost: NotRequired[Card]
    to: NotRequired[Seat | None]
    """Whose hand it went to; null is the discard."""


class OfferEvent(TypedDict):
    """An exchange is offered."""

    type: Literal["offer"]
    by: Seat
    seats: list[Seat]
    give: int
    ask: int
    promise: NotRequired[str]
    want: NotRequired[str]


class SeatEvent(TypedDict):
    """An offer is accepted or declined; a draw finds no card."""

    type: Literal["accept", "decline", "nothing_to_draw"]
    seat: Seat


class LayEvent(TypedDict):
    """A card is laid for the exchange."""

    type: Literal["lay"]
    seat: Seat
    count: int
    card: NotRequired[Card]


class ExchangeEvent(TypedDict):
    """Two seats exchange cards."""

    type: Literal["exchange"]
    seats: list[Seat]
    gave: NotRequired[list[Card]]
    got: NotRequired[list[Card]]


class VictoryEvent(TypedDict):
    """A seat has shipped and leaves as a winner."""

    type: Literal["victory"]
    seat: Seat
    architecture: Card
    hand: list[Card]


class GameOverEvent(TypedDict):
    """The game ends."""

    type: Literal["game_over"]
    reason: Reason
    places: list[int]


Event = (
    DealEvent
    | TurnEvent
    | DrewEvent
    | DeployEvent
    | PlayEvent
    | CardsEvent
    | CardEvent
    | SecretCardEvent
    | PutBackEvent
    | LookEvent
    | SearchEvent
    | FoundEvent
    | KeepEvent
    | RequestedEvent
    | CopiedEvent
    | MarkedEvent
    | OrchestratedEvent
    | MergedEvent
    | ReshuffleEvent
    | BlowOverEvent
    | OfferEvent
    | SeatEvent
    | LayEvent
    | ExchangeEvent
    | VictoryEvent
    | GameOverEvent
)
