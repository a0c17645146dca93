"""What UNO sends and takes."""

from typing import Annotated, Literal, NotRequired, TypedDict

from games.uno.cards import COLOURS, IDS
from games.wire import Wire
from games.wire.parts import Alias, Refusing, Seat

Card = Annotated[
    str,
    Alias("Card", "A kind of card: colour and rank (`r0`, `g+2`, `b-rev`), `wild`, `wild+4`.", IDS),
]
Colour = Annotated[str, Alias("Colour", "Red, yellow, green or blue.", COLOURS)]
Direction = Annotated[int, Alias("Direction", "1 is towards higher seats.", (1, -1))]
Reason = Annotated[
    str,
    Alias("Reason", "Why a deal or game ended.", ("out", "dead_end", "turn_limit", "match")),
]


# --- moves ---------------------------------------------------------------------------------


class PlayMove(TypedDict):
    """Lay a card."""

    type: Literal["play"]
    card: Card
    color: NotRequired[Colour]
    """The colour a wild is to have: named with every wild, and with nothing else."""
    swap: NotRequired[Seat]
    """With whom hands are swapped: named with a 7 under `seven_zero`."""
    uno: NotRequired[Literal[True]]
    """Call UNO with the card that leaves one."""


class DrawMove(TypedDict):
    """Draw, as nothing can be played; or take the sum that is due."""

    type: Literal["draw"]


class ColourMove(TypedDict):
    """Name the colour of a wild that opened the deal."""

    type: Literal["color"]
    color: Colour


class CallMove(TypedDict):
    """Call UNO after the card; free, until somebody else moves."""

    type: Literal["uno"]


Move = PlayMove | DrawMove | ColourMove | CallMove


# --- the view ------------------------------------------------------------------------------


class Ask(TypedDict):
    """What the seat on turn is asked."""

    code: Literal["color", "play_drawn", "play_or_draw"]


class SumAsk(TypedDict):
    """The seat on turn is to answer in kind, or to take the sum."""

    code: Literal["sum"]
    sum: int


class Note(TypedDict):
    """Cards that the viewer handed on and knows to be in another hand."""

    seat: Seat
    cards: list[Card]
    turn: int


class LastDeal(TypedDict):
    """The end of the deal before this one, or of the game: its hands lay open."""

    deal: int
    winner: Seat | None
    reason: Reason
    hands: list[list[Card]]
    points: list[int]
    """What each hand is worth; a card's own worth stands in the board's `points`."""


class Table(TypedDict):
    """What everybody sees."""

    deal: int
    """The number of the deal, from 1."""
    dealer: Seat
    turn: Seat | None
    next: Seat | None
    """Who follows if the seat on turn changes nothing; null after the end."""
    direction: Direction
    top: Card
    """The card on top of the discard."""
    color: Colour | None
    """The colour in force; null while an opened wild waits for one."""
    deck: int
    discard: int
    hands: list[int]
    """How many cards each seat holds."""
    sum: int
    """Cards that are due under `stacking`."""
    call_due: Seat | None
    """Who holds one card and has not called UNO yet."""
    jump_open: bool
    """May the very card on top be thrown in now?"""
    turns: int
    """Turns taken in this deal."""
    scores: list[int]
    """Points of the match so far."""
    last_deal: LastDeal | None
    over: Reason | None
    """Why the game is over; null while it goes on."""
    asks: dict[str, Ask | SumAsk]


class View(Table):
    """The table as a viewer sees it; a spectator's has what everybody sees and no more."""

    until: NotRequired[int]
    """Turns until the viewer's own, if nobody skips or reverses; 0 on turn."""
    hand: NotRequired[list[Card]]
    drew: NotRequired[list[Card]]
    """What the viewer drew since its own last move."""
    drawn: NotRequired[Card | None]
    """The card just drawn that must be played now."""
    notes: NotRequired[list[Note]]


# --- events --------------------------------------------------------------------------------


class DealEvent(TypedDict):
    """A deal begins."""

    type: Literal["deal"]
    deal: int
    dealer: Seat
    cards: NotRequired[list[Card]]
    """The viewer's own hand."""


class OpenEvent(TypedDict):
    """The first card is turned up."""

    type: Literal["open"]
    card: Card


class PlayEvent(TypedDict):
    """A card is laid."""

    type: Literal["play"]
    seat: Seat
    card: Card
    color: NotRequired[Colour]
    uno: NotRequired[Literal[True]]


class ColourEvent(TypedDict):
    """The colour of an opened wild is named."""

    type: Literal["color"]
    seat: Seat
    color: Colour


class DrawEvent(TypedDict):
    """Cards are taken."""

    type: Literal["draw"]
    seat: Seat
    count: int
    why: Literal["turn", "effect", "sum", "penalty"]
    """Because nothing fitted, by a card's effect, as the sum due, for a call forgotten."""
    cards: NotRequired[list[Card]]
    """Which, if the viewer took them."""


class SeatEvent(TypedDict):
    """Somebody calls UNO, throws a card in out of turn, or loses a turn."""

    type: Literal["uno", "jump_in", "skip"]
    seat: Seat


class DirectionEvent(TypedDict):
    """The direction changes, or all hands are passed on in it."""

    type: Literal["reverse", "hands_passed"]
    direction: Direction


class ReshuffleEvent(TypedDict):
    """The discard becomes the draw pile."""

    type: Literal["reshuffle"]
    count: int


_With = TypedDict("_With", {"with": Seat})


class SwapEvent(_With):
    """Two seats swap hands."""

    type: Literal["swap"]
    seat: Seat


class DealOverEvent(LastDeal):
    """A deal ends and all hands are opened."""

    type: Literal["deal_over"]
    scores: list[int]


class GameOverEvent(TypedDict):
    """The game ends."""

    type: Literal["game_over"]
    reason: Reason
    winners: list[Seat]


Event = (
    DealEvent
    | OpenEvent
    | PlayEvent
    | ColourEvent
    | DrawEvent
    | SeatEvent
    | DirectionEvent
    | ReshuffleEvent
    | SwapEvent
    | DealOverEvent
    | GameOverEvent
)


# --- the rest ------------------------------------------------------------------------------


class Taking(TypedDict):
    """Somebody takes cards."""

    seat: Seat
    count: int | None
    """How many; null if that hangs on what is drawn."""


class Preview(Refusing, total=False):
    """What a move would do."""

    left: int
    """Cards in the own hand afterwards."""
    next: Seat
    """Whose turn it is then."""
    takes: Taking
    penalty: Taking
    """Who forgot to call UNO and pays for it with this move."""
    skips: Seat
    """Who loses a turn."""
    reverses: Literal[True]
    sum: int
    """What the next seat must answer in kind, or take."""
    call: Literal[True]
    """One card is left, and UNO is still to be called."""
    wins: Literal[True]
    """It is the last card: the deal is won."""
    ends: Literal[True]
    """The deal ends for having taken too long."""


class Board(TypedDict):
    """What stays as it is through a game."""

    points: dict[str, int]
    """What each kind of card is worth to the winner."""


WIRE = Wire(view=View, moves=Move, events=Event, preview=Preview, board=Board)
