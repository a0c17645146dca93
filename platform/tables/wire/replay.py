"""A game that is looked back at: its head once, its frames in pieces."""

import msgspec

from tables.wire.frames import State
from tables.wire.sayings import Saying
from tables.wire.table import PublicTable


class Tick(msgspec.Struct):
    """One step of a game: the deal, a move, or an end without a move."""

    version: int
    """The table's version that it led to."""
    seat: int | None
    """Who moved; null: nobody, or those eyes cannot know."""
    at: float
    """When, in seconds since the epoch."""
    marks: list[Saying]
    """What the game turned on there, as those eyes saw it; see the words' ``turning_points``."""


class Replay(msgspec.Struct, kw_only=True):
    """All there is to a replay but its frames."""

    uid: str
    eyes: list[str]
    """Through whose eyes I may look, mine first: a seat's number, ``all`` or ``watch``."""
    seen_by: str
    """Whose eyes ``ticks`` belong to."""
    table: PublicTable
    table_number: int
    over: bool
    """False: the game goes on, and this is my own past in it."""
    piece: int
    """How many ticks a piece has."""
    ticks: list[Tick]
    proof: str | None
    """Where the deal is verified; null while the game goes on."""
    branches: bool
    """Whether I may play on from a tick of it."""


class ReplayPiece(msgspec.Struct, kw_only=True):
    """Frames of a replay, one for each tick of a piece."""

    eyes: str
    first: int = msgspec.field(name="from")
    """The number of its first tick."""
    frames: list[State]
    """As they were sent, but for clocks and ``table``, which is in the head."""
