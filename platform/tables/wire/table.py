"""A table as everybody may know it: in short for lists, and whole for whoever sits or watches."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from operator import attrgetter
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec

from accounts.wire import Gain, Player
from games.registry import engine
from tables.models import Seat, Table
from tables.wire.telling import From, told


@dataclass(slots=True)
class Shown:
    """A table with its seats: what rows are read of. Its attributes are the table's own."""

    table: Table
    seats: Sequence[Seat]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)


def moment(name: str) -> From:
    """Return a reader of a moment, in seconds since the epoch."""
    return From(lambda shown: stamp(getattr(shown.table, name)))


def stamp(at: datetime | None) -> float | None:
    """Return a moment in seconds since the epoch."""
    return None if at is None else at.timestamp()


class TableClock(TypedDict):
    """How long one may think."""

    kind: Literal["move", "bank", "days", "none"]
    """``none``: whoever practises against bots may think for ever."""
    seconds: int
    """For each move, or in the bank at the start."""
    increment: int
    """What a move adds to the bank."""
    days: int
    """For each move."""


class SeatTold(msgspec.Struct):
    """Who sits in a seat."""

    number: int
    user: Player | None
    level: str
    """A bot's level, else nothing."""
    ready: bool
    absence: Literal["", "away", "gone"]
    """``away``: a bot plays until they are back; ``gone``: a bot plays for good."""


def _seats(shown: Shown) -> list[SeatTold]:
    taken = {seat.number: seat for seat in shown.seats}
    return [_seat(number, taken.get(number)) for number in range(shown.table.seat_count)]


def _seat(number: int, seat: Seat | None) -> SeatTold:
    if seat is None:
        return SeatTold(number, None, "", False, "")
    player = seat.user.told() if seat.user else None
    absence: Any = seat.absence
    return SeatTold(number, player, seat.level, seat.ready or bool(seat.level), absence)


class Row(msgspec.Struct, kw_only=True):
    """A table in short."""

    uid: str
    game: str
    status: Literal["open", "playing", "finished", "cancelled"]
    access: Literal["public", "private"]
    rated: bool
    seats_kept: bool
    """Everybody plays where they sat down; else seats are drawn by lot when the game begins."""
    practice: bool = False
    """One person against bots: nothing is booked."""
    host: Annotated[int | None, From(attrgetter("host_id"))]
    """Whose table it is: a user's id."""
    options: dict[str, Any]
    clock: TableClock
    seats: Annotated[list[SeatTold], From(_seats)]
    created_at: Annotated[float | None, moment("created_at")]


class MyRow(Row, kw_only=True):
    """A table of mine in short."""

    seat: int
    waits_for_me: bool
    deadline: float | None
    """When my clock runs out, in seconds since the epoch."""


class Fairness(msgspec.Struct):
    """What proves the deal."""

    commitment: str
    """From the start."""
    entropy: list[str] | None
    """What each chair added, in hexadecimal digits, once the game began."""
    seat_of_chair: list[int] | None
    """Per chair, in the order of sitting down, the seat it was given, once the game began."""
    server_seed: str | None
    """When it is over."""


def fairness(table: Table) -> Fairness:
    """Return the commitment at once, the frozen list at the start, the secret at the end."""
    return Fairness(
        commitment=table.commitment,
        entropy=table.entropy if table.started_at else None,
        seat_of_chair=_seat_of_chair(table) if table.started_at else None,
        server_seed=bytes(table.server_seed).hex() if table.over else None,
    )


def _seat_of_chair(table: Table) -> list[int]:
    """Return the lot; games from before there was one kept their seats."""
    return table.seat_of_chair or list(range(table.seat_count))


class PrizeTold(TypedDict):
    """Points that a deal's winner takes from one seat."""

    deal: int
    winner: int
    from_seat: int
    points: int


class OutcomeTold(TypedDict):
    """How a game ended."""

    places: list[int]
    """By seat, as the rules have them."""
    scores: list[int]
    winners: list[int]
    reason: str
    sides: dict[str, list[int]]
    """Seats by side."""
    prizes: list[PrizeTold]
    titles: dict[str, int]
    left: list[int]
    """Seats whose owners left."""
    away: NotRequired[list[int]]
    """Seats that a bot played to the end because their owners were away: no win is theirs."""
    standing: list[int]
    """Places by seat in which those who left come last."""
    unrated: str
    """Why nothing was booked: ``friendly``, ``alone`` or ``practice``; empty if it was."""
    gains: NotRequired[list[Gain]]
    """What it brought each person; games that ended long ago do not tell."""


class PastRow(Row, kw_only=True):
    """A game that is over, as it ended for one player."""

    ruleset: int
    seat: int
    won: bool | None
    """Null: nothing was decided."""
    left: bool
    voided: bool
    """An operator has declared that the game counts for nothing."""
    outcome: OutcomeTold | None
    started_at: Annotated[float | None, moment("started_at")]
    ended_at: Annotated[float | None, moment("ended_at")]


def _board(shown: Shown) -> Any:
    """Return the board of a game that has begun: the same with each change, so written once."""
    table = shown.table
    if not table.started_at:
        return None
    options = msgspec.json.encode(table.options, order="sorted")
    return _encoded_board(table.game, table.ruleset, table.seat_count, options)


@lru_cache(maxsize=256)
def _encoded_board(game: str, ruleset: int, seats: int, options: bytes) -> msgspec.Raw:
    board = engine(game, ruleset).board(msgspec.json.decode(options), seats)
    return msgspec.Raw(msgspec.json.encode(board))


def _consents(shown: Shown) -> list[int]:
    following = shown.table.rematch
    if following is None or following.status == Table.Status.CANCELLED:
        return []
    seated = following.seats.filter(user__isnull=False)
    return list(seated.order_by("number").values_list("number", flat=True))


class OriginTold(TypedDict):
    """From where a game is played on."""

    table: str
    """That game's uid."""
    version: int
    move: int
    """How many moves had been made; 0: from its deal."""
    dealt: Literal["anew", "as_it_was"]
    """Whether all that the seat could not know was dealt anew."""
    seat: int


def _origin(shown: Shown) -> Any:
    origin = shown.table.origin
    return None if origin is None else {"table": origin.uid, **shown.table.branched}


class PublicTable(Row, kw_only=True):
    """What everybody may know of a table, the game itself apart."""

    ruleset: int
    fair: Annotated[Fairness, From(lambda shown: fairness(shown.table))]
    moved: bool
    """The first move is made."""
    outcome: OutcomeTold | None
    voided: Annotated[bool, From(lambda shown: shown.table.voided_at is not None)]
    """An operator has declared that the game counts for nothing."""
    rematch: Annotated[str | None, From(lambda shown: getattr(shown.table.rematch, "uid", None))]
    """The next table's uid."""
    consents: Annotated[list[int], From(_consents)] = []
    """Seats whose owners sit at the next table already."""
    origin: Annotated[OriginTold | None, From(_origin)] = None
    """The finished game from one of whose moves this one is played on: nothing is booked."""
    board: Annotated[dict[str, Any] | None, From(_board)]
    """What stays as it is through the game: a map, a table of cards; null before it begins."""
    started_at: Annotated[float | None, moment("started_at")]
    ended_at: Annotated[float | None, moment("ended_at")]


def public_table(table: Table, seats: Sequence[Seat]) -> PublicTable:
    """Return what everybody may know of a table."""
    return told(PublicTable, Shown(table, seats))
