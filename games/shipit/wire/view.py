"""What a viewer of Ship IT! sees."""

from typing import Literal, NotRequired, TypedDict

from games.shipit.state import Phase
from games.shipit.wire.tokens import Card, Reason, Slot
from games.wire.parts import Seat


class Ask(TypedDict):
    """What a seat is asked: see the moves of these names; `lay` is for an exchange."""

    code: Literal["take", "keep", "discard", "offer", "lay"]


class TurnAsk(TypedDict):
    """The seat is on turn."""

    code: Literal["turn"]
    may: Literal["draw", "end"]
    """How it may end its turn."""


class AnswerAsk(TypedDict):
    """The seat is to answer a blow."""

    code: Literal["answer"]
    card: Card
    sudo: bool
    targets: list[Slot]


class OrderAsk(TypedDict):
    """The seat is to put cards it looks at in order."""

    code: Literal["order"]
    first: bool
    """The first one is discarded, the others go back."""


AnyAsk = Ask | TurnAsk | AnswerAsk | OrderAsk


class Deployed(TypedDict):
    """A component on a table."""

    card: Card
    under: list[Card]
    copies: Card | None
    """The type a cache has taken on."""


class BlowSeen(TypedDict):
    """A blow that waits for its victim's answer."""

    card: Card
    victim: Seat
    attacker: Seat | None
    """Null is an event."""
    sudo: bool
    component: Slot | None
    """What the attacker named."""
    targets: list[Slot]
    """Where it can fall."""
    absorbed: list[Slot]
    """Of these, where a card from under takes it."""
    lining: Card
    """Which card from under a component is against such a blow."""


class OfferSeen(TypedDict):
    """An exchange that is offered, or for which two seats lay cards."""

    by: Seat
    seats: list[Seat]
    """Who has yet to answer."""
    give: int
    ask: int
    promise: str
    want: str
    taker: Seat | None
    laid: list[int]
    """How many cards each seat has laid."""


class Note(TypedDict):
    """Something that was shown."""

    kind: str
    """`deck`, `top`, `looked`, `got`, `gave`; `rfc` is public."""
    round: int
    turn: int
    cards: list[Card]
    seat: Seat | None
    """The other seat."""
    by: NotRequired[Seat]
    """Who asked."""
    came: NotRequired[bool | None]
    """Did the card come?"""


class Ending(TypedDict):
    """How the game ended, and what was hidden until then; piles from the top."""

    reason: Reason
    places: list[int]
    titles: dict[str, Seat]
    hands: list[list[Card]]
    deck: list[Card]
    unused: list[Card]
    """Architectures nobody had."""


class Aim(TypedDict):
    """The own architecture, and how far it is."""

    needs: list[Card]
    """All components of the set."""
    lacks: list[Card]
    """Those of which the table has none yet; a cloud may stand in for any of them."""
    missing: int
    """How many cards are missing, clouds on the table counted."""


class View(TypedDict):
    """The table as a viewer sees it."""

    seat: Seat | None
    phase: Phase
    turn: Seat
    starter: Seat
    round: int
    turns: int
    social: bool
    full: bool
    """The turn counts as full: there is no second draw."""
    deploys: int
    """Deploys left this turn."""
    offers: int
    """Offers left this turn."""
    collected: int
    """How many `gc` were played this turn."""
    opened: bool
    """An `opensource` was played this turn."""
    friday: bool
    """It is Friday: nobody deploys this turn."""
    orchestrated: bool
    tables: list[list[Deployed]]
    hands: list[int]
    """How many cards each seat holds."""
    blocked: list[dict[str, int]]
    """Per seat, types under repair, and how many ends of its own turn that lasts."""
    marked: list[bool]
    """Who may not deploy on their next turn, after a `ddos`."""
    deck: int
    looked: int
    """Cards off the deck's top that the seat on turn looks at."""
    discard: list[Card]
    in_play: list[Card]
    left: list[Seat]
    """Who has won, in order."""
    drawn: list[list[Card | None]]
    """What each seat drew since its own turn last began; null is unseen."""
    architectures: list[Card | None]
    blow: BlowSeen | None
    offer: OfferSeen | None
    known: list[Note]
    """What all were shown of hidden hands."""
    asks: dict[str, AnyAsk]
    hand: NotRequired[list[Card]]
    """The viewer's own, as the next four."""
    aim: NotRequired[Aim]
    laid: NotRequired[list[Card]]
    drew: NotRequired[list[Card]]
    notes: NotRequired[list[Note]]
    looking_at: NotRequired[list[Card]]
    """Cards that the viewer, on turn, looks at."""
    over: NotRequired[Ending]
