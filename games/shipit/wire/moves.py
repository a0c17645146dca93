"""The moves of Ship IT!"""

from typing import Literal, NotRequired, TypedDict

from games.shipit.wire.tokens import Card, Slot
from games.wire.parts import FreeChoice, FreeInt, FreeText, Seat


class DeployMove(TypedDict):
    """Deploy a component."""

    type: Literal["deploy"]
    card: Card
    under: list[Card]
    """What is laid under it: `ci`, `certificate`, both or nothing."""
    at: NotRequired[Slot]
    """For a cache: the component whose type it takes on."""
    text: NotRequired[FreeText]
    """The words of the card's ritual, in social mode."""


class PlayMove(TypedDict):
    """Play a card that is no component."""

    type: Literal["play"]
    card: Card
    seat: NotRequired[Seat]
    """At whom: an attack's target, whom to ask or to copy from."""
    component: NotRequired[Slot]
    """What an attack names on that seat's table."""
    take: NotRequired[FreeChoice]
    """The card asked for, or taken from the discard."""
    sudo: NotRequired[Literal[True]]
    """Strengthen it by a `sudo`."""
    bonus: NotRequired[Seat]
    """Who draws a card, too."""
    text: NotRequired[FreeText]


class OfferMove(TypedDict):
    """Offer an exchange: one card for some, or some for one."""

    type: Literal["offer"]
    seats: list[Seat]
    """To whom: one other seat or all."""
    give: FreeInt
    ask: FreeInt
    promise: NotRequired[FreeText]
    """What one says one gives; words bind nobody."""
    want: NotRequired[FreeText]


class DefendMove(TypedDict):
    """Stop a blow with a card from the hand."""

    type: Literal["defend"]
    card: Card
    sudo: bool
    """With a `sudo`: if and only if the attack has one."""
    text: NotRequired[FreeText]


class SudoMove(TypedDict):
    """Stop a blow with a lone `sudo`: a card under the component, or a shield, takes it."""

    type: Literal["sudo"]
    use: Literal["under", "shield"]
    component: Slot


class YieldMove(TypedDict):
    """Take the blow with this component."""

    type: Literal["yield"]
    component: Slot
    seat: NotRequired[Seat]
    """Who gets it, where the victim chooses."""
    text: NotRequired[FreeText]


class TakeMove(TypedDict):
    """Take a card out of the deck that one looks through, or nothing."""

    type: Literal["take"]
    card: Card | None


class CardMove(TypedDict):
    """Name one of the cards looked at; discard; lay for an exchange."""

    type: Literal["order", "discard", "lay"]
    card: Card


class KeepMove(TypedDict):
    """Take the deck's top that was shown, or leave it."""

    type: Literal["keep"]
    take: bool


class BareMove(TypedDict):
    """Draw a second card and end the turn; end it; answer an offer."""

    type: Literal["draw", "end", "accept", "decline"]


Answer = DefendMove | SudoMove | YieldMove
Move = (
    DeployMove
    | PlayMove
    | OfferMove
    | DefendMove
    | SudoMove
    | YieldMove
    | TakeMove
    | CardMove
    | KeepMove
    | BareMove
)
