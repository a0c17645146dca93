"""What a client may send over a table's socket: each is an object with one of these keys."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tables.wire.sayings import Move, Saying


class Command(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every one of them may hold."""

    id: str = ""
    """The client's own; comes back in the answer."""


class MoveSent(Command):
    """Make a move. Its ``id`` has 1 to 64 letters and is used once: a repeat gets the first answer
    and changes nothing.
    """

    move: Move
    version: int = 0
    """That of the frame one looked at."""


class TrySent(Command):
    """Ask what a move would do. Nothing changes."""

    try_: Move = msgspec.field(name="try")


class ChatSent(Command):
    """Say something: 1 to 300 letters, six lines in ten seconds."""

    chat: str
    aside: bool = False
    """To those alone who are out of the game, as I am."""


class PhraseSent(Command):
    """Say a quick phrase, or one of the game's: bots understand these."""

    phrase: Saying
    aside: bool = False
    """As with ``chat``."""


class MarkSent(Command):
    """Note something of another player, for myself alone. Answered by ``notebook``."""

    mark: str
    """One of the game's ``marks``; nothing takes the mark away."""
    on: int
    """The seat."""


class GuessSent(Command):
    """As a spectator, guess what a player is. Answered by ``notebook``."""

    guess: str
    """One of the game's ``roles``; nothing takes the guess back."""
    on: int
    """The seat."""


class PingSent(Command):
    """Ask who is here. Also keeps the connection."""

    ping: float


class BeatSent(Command):
    """Ask whether the connection is alive. Answered at once."""

    beat: float


class WordsSent(Command):
    """Ask for the words: from now on each ``state`` has its ``sheet`` and ``refused``, or not."""

    words: bool


class LeadSent(Command):
    """Lead others through a game that is over, or go on doing so. Answered by ``lead``, to all.

    Refused as ``led`` while somebody else leads who is here.
    """

    lead: int
    """The version of the tick where I am."""
    eyes: str = ""
    """Through whose I look; none: mine."""
    playing: bool = False
    speed: float = 1.0


class HandSent(Command):
    """Let somebody else lead who is here. Answered by ``lead``, to all."""

    hand: int
    """A user's id; 0: nobody leads any more."""


COMMANDS: Mapping[str, type[Command]] = {
    "move": MoveSent,
    "try": TrySent,
    "chat": ChatSent,
    "phrase": PhraseSent,
    "mark": MarkSent,
    "guess": GuessSent,
    "ping": PingSent,
    "beat": BeatSent,
    "words": WordsSent,
    "lead": LeadSent,
    "hand": HandSent,
}
"""What it is, by the key that it holds."""


def read_command(text: str) -> Command:
    """Return what was sent; ``msgspec.MsgspecError`` says why it cannot be read."""
    body = msgspec.json.decode(text, type=dict[str, Any])
    kinds = [key for key in COMMANDS if body.get(key) is not None]
    if len(kinds) != 1:
        raise msgspec.ValidationError(f"one of {', '.join(COMMANDS)}")
    given = {key: value for key, value in body.items() if key not in COMMANDS or value is not None}
    return msgspec.convert(given, COMMANDS[kinds[0]])
