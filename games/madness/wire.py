"""What Madness sends and takes."""

from typing import Annotated, Literal, NotRequired, TypedDict

from games.madness.cards import CARDS
from games.wire import Wire
from games.wire.parts import Alias, Refusing, Seat

Card = Annotated[
    str, Alias("Card", "A card: rank and suit (`10C`, `QH`), or a joker, `X1` or `X2`.", CARDS)
]
Place = Annotated[int, Alias("Place", "A field: 0 is the left one, 1 the middle, 2 the right.")]
Reason = Annotated[
    str,
    Alias("Reason", "Why the game ended.", ("lead", "starvation", "endurance", "idle")),
]


# --- moves ---------------------------------------------------------------------------------


class FieldMove(TypedDict):
    """Main action: attack on an open field, or close an empty one as a draw."""

    type: Literal["attack", "close"]
    card: Card
    field: Place


class CardMove(TypedDict):
    """Beat the Boss (main action), or take the Coyote's Chance."""

    type: Literal["boss", "coyote"]
    card: Card


class DropMove(TypedDict):
    """Discard and draw (ТУТ); with an empty hand there is no card, and it works as a pull."""

    type: Literal["drop"]
    card: NotRequired[Card]


class BareMove(TypedDict):
    """Do nothing (main action), draw or push the deck's top (ТУТ), let the Chance go."""

    type: Literal["pass", "pull", "push", "decline"]


Move = FieldMove | CardMove | DropMove | BareMove


# --- the view ------------------------------------------------------------------------------


class MainAsk(TypedDict):
    """The seat is to make its main action."""

    code: Literal["main"]
    lapsing: list[Place]
    """Where its repelled attacks become draws unless it plays there."""


class TutAsk(TypedDict):
    """The seat is to pull, drop or push."""

    code: Literal["tut"]


class ChanceAsk(TypedDict):
    """The seat may steal the round."""

    code: Literal["coyote"]
    field: Place
    card: Card
    """The card to beat."""


class Forecast(TypedDict):
    """How a field closes if nobody acts on it."""

    code: Literal["won", "draw"]
    seat: Seat
    """As whose turn begins it is won, or within whose main action it becomes a draw."""
    beat: Card | None
    """The card that has to be beaten to prevent it."""
    last: bool
    """It is the last open field: the round ends with it."""


class BattleField(TypedDict):
    """A field."""

    sides: list[list[Card]]
    """The cards of each seat, the top one last."""
    centre: Card | None
    """The card by which it was closed empty."""
    attack: Seat | None
    """Whose attack it is; null while nobody has played here."""
    repelled: bool
    """The attack was repelled and waits to be renewed."""
    closed: Seat | Literal["draw"] | None
    """Who won it; null while it is open."""
    forecast: Forecast | None
    """What comes of it if nobody acts; null if nothing does."""


class Revealed(TypedDict):
    """What was hidden until the end; piles from the top."""

    hands: list[list[Card]]
    deck: list[Card]
    discard: list[Card]


class View(TypedDict):
    """The table as a viewer sees it."""

    seat: Seat | None
    """The viewer; null is a spectator."""
    phase: Literal["main", "tut", "coyote", "over"]
    turn: Seat
    points: list[int]
    """At most one seat has any: a point first takes one off the other's."""
    idle: int
    """Turns in a row with an empty deck and without a card lost; six end the game."""
    deck: int
    hands: list[int]
    """How many cards each seat holds."""
    hungry: list[Seat]
    """Who loses as their turn begins, unless they draw before."""
    hand: list[Card] | None
    """The viewer's own."""
    fields: list[BattleField]
    bosses: list[Card]
    """The Boss is the last; those it was laid on lie under it."""
    discard: Card | None
    """The top of the discard."""
    asks: dict[str, MainAsk | TutAsk | ChanceAsk]
    reason: NotRequired[Reason]
    """Why the game is over; this and the following only then."""
    winners: NotRequired[list[Seat]]
    revealed: NotRequired[Revealed]


# --- events --------------------------------------------------------------------------------


class DealEvent(TypedDict):
    """The game begins."""

    type: Literal["deal"]
    starter: Seat
    boss: Card
    deck: int
    hand: NotRequired[list[Card]]
    """The viewer's own."""


class SeatEvent(TypedDict):
    """A turn begins; a main action is passed; the Chance is let go."""

    type: Literal["turn", "pass", "decline"]
    seat: Seat


class AttackEvent(TypedDict):
    """A card is played on a field."""

    type: Literal["attack"]
    seat: Seat
    card: Card
    field: Place
    attack: Seat
    """Whose attack it is now."""
    repelled: bool


class CloseEvent(TypedDict):
    """An empty field is closed by a card in its centre."""

    type: Literal["close"]
    seat: Seat
    card: Card
    field: Place


class CardEvent(TypedDict):
    """The Boss is beaten; the round is stolen by the Coyote's Chance."""

    type: Literal["boss", "coyote"]
    seat: Seat
    card: Card


class ClosedEvent(TypedDict):
    """A field has closed."""

    type: Literal["closed"]
    field: Place
    winner: Seat | None


class _Drawing(TypedDict):
    """Somebody draws."""

    seat: Seat
    drew: bool
    """False with an empty deck."""
    deck: int
    drawn: NotRequired[Card]
    """Which card, if the viewer drew it."""


class PullEvent(_Drawing):
    """Somebody draws."""

    type: Literal["pull"]


class DropEvent(_Drawing):
    """Somebody discards, then draws."""

    type: Literal["drop"]
    card: Card


class PushEvent(TypedDict):
    """The deck's top becomes the Boss."""

    type: Literal["push"]
    seat: Seat
    boss: Card | None
    deck: int


class PointEvent(TypedDict):
    """A point is won."""

    type: Literal["point"]
    seat: Seat
    loser: Seat | None
    """Who lost one by it, as points pull."""
    cause: Literal["field", "boss", "round", "hand"]
    points: list[int]
    """What both have now."""


class ChanceEvent(TypedDict):
    """A seat is offered the Coyote's Chance."""

    type: Literal["chance"]
    seat: Seat
    field: Place
    card: Card


class RoundEvent(TypedDict):
    """All three fields are closed."""

    type: Literal["round"]
    winner: Seat | None


class ClearedEvent(TypedDict):
    """The fields are cleared into the discard, whose top this is."""

    type: Literal["cleared"]
    discard: Card


class GameOverEvent(TypedDict):
    """The game ends."""

    type: Literal["game_over"]
    reason: Reason
    winners: list[Seat]
    points: list[int]


Event = (
    DealEvent
    | SeatEvent
    | AttackEvent
    | CloseEvent
    | CardEvent
    | ClosedEvent
    | PullEvent
    | DropEvent
    | PushEvent
    | PointEvent
    | ChanceEvent
    | RoundEvent
    | ClearedEvent
    | GameOverEvent
)


# --- the rest ------------------------------------------------------------------------------


class Comparison(TypedDict):
    """A card against the one it meets."""

    card: Card
    """The one it meets."""
    mine: int | None
    """What the card played counts against it; null is a joker."""
    theirs: int | None
    sign: str
    """`>`, `=` or `<`."""


class Preview(Refusing, total=False):
    """What a move would do."""

    compare: Comparison

    attack: Seat
    """Whose attack the field would be."""
    repelled: bool
    draws: list[Place]
    """Fields that would close as draws."""
    points: int
    """Points won."""
    pulled: int
    """Points taken off the other seat's instead."""
    steals: Literal[True]
    """The round would be the seat's."""
    wins: Literal[True]
    """It would win the game."""
    left: int
    """Cards left in the own hand."""
    hunger: Literal["must_pull", "starves"]
    """The hand is empty then: a pull still saves the seat, or nothing does while the deck lasts."""


class Board(TypedDict):
    """What stays as it is through a game."""

    strengths: dict[str, list[int]]
    """What each card counts: an ace 1, and 14 against a king; a joker nothing, it beats all."""
    goal: int
    """The lead that wins."""
    idle_turns: int
    """So many idle turns in a row end the game."""


WIRE = Wire(view=View, moves=Move, events=Event, preview=Preview, board=Board)
