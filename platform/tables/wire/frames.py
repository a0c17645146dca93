"""What the server sends over a socket: each frame is a struct, told apart by its ``type``."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from accounts.wire import Player
from games.vocabulary import Sheet
from games.wire.parts import Alias, Opened, Refusal
from tables.wire.sayings import Move, Saying, View
from tables.wire.table import PublicTable

encode = msgspec.json.Encoder().encode

Viewer = int | None
"""Who looks: a seat, or None for a spectator."""


class Frame(msgspec.Struct, tag_field="type", kw_only=True):
    """What every frame is."""


class Hello(Frame, tag="hello"):
    """Always the first: which build of the site answers.

    A page of another one asks its reader to reload; programs may ignore it.
    """

    build: str


class SeatClock(msgspec.Struct):
    """What one seat's clock shows."""

    deadline: float | None
    """When it runs out; null: not asked."""
    bank: float


class Clocks(msgspec.Struct):
    """What the clocks show. What is left to a seat is its ``deadline`` − ``now``."""

    now: float
    """House time: it stands while a part of the house is away."""
    seats: list[SeatClock]


class RefusedMove(msgspec.Struct):
    """A move one may think of, and why it cannot be made."""

    move: Move
    refusal: Refusal


class State(Frame, tag="state"):
    """The table as this viewer may know it: after connecting, and after every change."""

    version: int
    """Counts every change. Ignore what is older than what you have."""
    seat: int | None
    """Your seat, or null for a spectator. Whoever has left a running game for good watches it like
    any other until it is over."""
    asked: int
    """The version at which your own question last changed: a move sent with an older ``version`` is
    ``stale``. Other seats' moves do not change it."""
    since: int
    """The version after which ``events`` begin: that of the frame before."""
    events: list[Saying]
    """What happened since, as you may know it: the game's events, and before those of a move that
    a clock made ``house_timed_out`` or ``house_stood_in``, with the ``seat``."""
    clocks: Clocks
    table_number: int
    """The version at which ``table`` last changed."""
    table: PublicTable | UnsetType = UNSET
    """What is public; only in a frame in which it changed, and after connecting."""
    view: View | UnsetType = UNSET
    """The game as you may know it, ``view.asks`` with what each seat is asked; absent before the
    start, as the rest below is."""
    legal: list[Move] | UnsetType = UNSET
    """Every move you may make now."""
    free: list[Move] | UnsetType = UNSET
    """Those of ``legal`` that are not waited for."""
    opened: Opened | UnsetType = UNSET
    """What was hidden; only in a replay with all open."""
    sheet: Sheet | UnsetType = UNSET
    """The view in lines for people; only for who asked for words."""
    refused: list[RefusedMove] | UnsetType = UNSET
    """Moves one may think of, with the reason why not; only for who asked for words."""


class Accepted(Frame, tag="accepted"):
    """The move was made and led to this version."""

    id: str
    version: int


class Refused(Frame, tag="refused"):
    """What was sent was refused, and nothing has changed. After ``stale`` a ``state`` follows."""

    id: str
    code: str
    message: str
    """A sentence in the reader's language."""
    rule: str
    """The ruling behind a game's refusal."""
    params: dict[str, Any]
    template: str | UnsetType = UNSET
    """A game's sentence before its parameters are filled in."""


class Error(Refused, tag="error"):
    """A frame could not be read, came too fast, or was refused and has no ``id``.

    Also says why one is not let in.
    """


class Preview(Frame, tag="preview"):
    """Price and effect of a move that was tried, or its ``refusal``."""

    id: str
    preview: Annotated[dict[str, Any], Alias("Foreseen", "A game's own preview.")]


class ChatLine(msgspec.Struct):
    """A line of chat: a text or a phrase."""

    id: int
    user: Player | None
    """Null: a bot, or nobody any more."""
    seat: int | None
    text: str
    phrase: Saying | None
    turn: int | None
    """In which turn of the game it was said, where turns are counted."""
    at: float


class Chat(Frame, tag="chat"):
    """Lines: the last hundred after connecting, then each new one."""

    lines: list[ChatLine]


class Asides(Frame, tag="asides"):
    """What those say to each other who are out of the game: told to them alone.

    The last hundred lines after connecting or dropping out, or none, then each new one.
    """

    lines: list[ChatLine]
    """Their ids are counted apart from those of the chat."""
    silent: bool | UnsetType = UNSET
    """Whether the table does not hear me until the end; only in the first."""


class Guesser(msgspec.Struct):
    """What a spectator took the players for."""

    user: Player
    guesses: dict[str, str]
    """Roles by seat."""


class Notebook(Frame, tag="notebook"):
    """What I have noted at this table, for myself alone, from whichever device.

    After connecting, in games that have marks or roles to guess, and after each change of it.
    """

    marks: dict[str, str]
    """My marks, by seat."""
    guesses: dict[str, str]
    """Roles that I guessed as a spectator, by seat."""
    guessed: list[Guesser] | UnsetType = UNSET
    """What spectators guessed; there only when the game is over."""


class Pong(Frame, tag="pong"):
    """The answer to a ``ping``, or to a ``beat``: then it tells no more than the time."""

    ping: float
    now: float
    here: list[int] | UnsetType = UNSET
    """Ids of the people at this table."""
    anonymous: int | UnsetType = UNSET
    """How many others look on."""


class Lead(Frame, tag="lead"):
    """Where whoever leads is in a game that is looked back at together: those who like follow."""

    by: Player | None
    """Null: nobody leads any more."""
    version: int
    """That of a tick of the replay."""
    eyes: str
    """Through whose they look: a seat's number, ``all`` or ``watch``."""
    playing: bool
    """Whether they go on by themselves, tick after tick."""
    speed: float
    at: float


class Time(Frame, tag="time"):
    """The house's clock was set back: from now on deadlines are read by this ``now``."""

    now: float


class Turn(Frame, tag="turn"):
    """Another table waits for this person; that this one does is seen in its ``state``."""

    table: str


class GameNamed(msgspec.Struct):
    """A game and what it is called."""

    slug: str
    ru: str
    en: str


class Invitation(msgspec.Struct, kw_only=True):
    """An invitation to a table."""

    table: str
    game: GameNamed
    by: Player
    at: float | None


class Invited(Invitation, tag_field="type", tag="invited"):
    """Somebody asks this person to a table by name."""


class Closed(Frame, tag="closed"):
    """The server closes: ``signed_out`` (also when the token by which one came is ended or runs
    out), ``banned``, ``no_table`` (the table has vanished).
    """

    code: str


class Lobby(Frame, tag="lobby"):
    """A table changed; null: any may have."""

    table: str | None


class Leaderboards(Frame, tag="leaderboards"):
    """The leaderboards of a game stand otherwise."""

    game: str


FRAMES: tuple[type[msgspec.Struct], ...] = (
    Hello,
    State,
    Accepted,
    Refused,
    Preview,
    Chat,
    Asides,
    Notebook,
    Pong,
    Lead,
    Time,
    Turn,
    Invited,
    Closed,
    Error,
    Lobby,
    Leaderboards,
)
"""Every frame there is."""
