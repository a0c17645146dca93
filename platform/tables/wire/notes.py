"""What the processes of a house tell each other through Redis: each note is a struct of its own."""

from typing import Any

import msgspec

from tables.wire.frames import ChatLine, Invited, Lead


class Note(msgspec.Struct, tag_field="note", kw_only=True):
    """What every note is."""


class Kept(Note, tag="kept"):
    """What a move, or a bot's passing by, has changed of a table's row: for memories alone."""

    revision: int
    version: int
    state: bytes
    asked: list[int]
    questions: list[str]
    clocks: list[Any]
    wake_at: float | None
    bots_at: float | None


class Changed(Note, tag="changed"):
    """A table has a new version: a frame for each viewer, encoded, to be forwarded untouched."""

    version: int
    frames: dict[str, bytes]
    """By viewer: a seat's number, or ``watch``."""
    seats: dict[int, int]
    """Which person looks from which seat."""
    out: frozenset[int] = frozenset()
    """Seats whose part in the game is over."""
    over: bool = False
    kept: Kept | None = None
    """What a move has changed; None: more than a move does, so the table is to be read anew."""


class Spoken(Note, tag="spoken"):
    """Somebody said something at a table."""

    line: ChatLine
    author: int | None


class Whispered(Note, tag="whispered"):
    """Somebody said something aside at a table, for this person to hear too."""

    table: str
    line: ChatLine
    author: int


class Noted(Note, tag="noted"):
    """This person's notebook at a table is another than before."""

    table: str


class Led(Note, tag="led"):
    """Whoever leads others through a finished game is elsewhere in it now."""

    lead: Lead


class Gone(Note, tag="gone"):
    """A table has vanished."""


class Reading(Note, tag="reading"):
    """The house's clock was set back, and shows this now."""

    now: float


class Asked(Note, tag="asked"):
    """A table waits for this person."""

    table: str


class Bidden(Note, tag="bidden"):
    """Somebody asks this person to a table."""

    invited: Invited


class Farewell(Note, tag="farewell"):
    """Sockets close that came in by this mark; without one, all of this person."""

    mark: str
    code: str


class Averse(Note, tag="averse"):
    """This person mutes or blocks others than before."""


class Listed(Note, tag="listed"):
    """The lobby shows this table otherwise now."""

    table: str


class Ranked(Note, tag="ranked"):
    """The leaderboards of a game stand otherwise."""

    game: str


AnyNote = (
    Changed
    | Kept
    | Spoken
    | Whispered
    | Noted
    | Led
    | Gone
    | Reading
    | Asked
    | Bidden
    | Farewell
    | Averse
    | Listed
    | Ranked
)

encode_note = msgspec.msgpack.Encoder().encode
_decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(AnyNote)


SEAL = b"\x00"
"""Begins what is headed by who tells it: no note itself begins so."""


def seal_of(name: str) -> bytes:
    """Return what the notes of a process of this name begin with: it need not hear them itself."""
    return SEAL + name.encode().ljust(_NAME)[:_NAME]


_NAME = 16


def decode_note(data: bytes) -> AnyNote:
    """Return what another process told."""
    note: AnyNote = _decoder.decode(data[1 + _NAME :] if data[:1] == SEAL else data)
    return note
