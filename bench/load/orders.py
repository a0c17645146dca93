"""What the parent tells its client processes, and what they say: JSON, a line each."""

from typing import Any

import msgspec

from bench.load.tally import Counted


class Kind(msgspec.Struct, frozen=True):
    """What is played at a table."""

    game: str
    seats: int
    options: dict[str, Any] = {}


class Group(msgspec.Struct):
    """The people of one table, and the tables that wait for them, one after the other."""

    people: list[str]
    """Each one's key."""
    tables: list[str]
    credentials: dict[str, list[str]] = {}
    """At the peer there is a key for each seat of each match."""
    kind: Kind | None = None
    """What our own tables agree on."""


class Task(msgspec.Struct, kw_only=True):
    """All that a client process has to know."""

    shape: str
    """Whose protocol: ``house``, ``peer`` or ``echo``."""
    ports: list[int]
    """Of the web processes; players are led to them by turns."""
    api_port: int = 0
    """Of the peer's lobby."""
    is_long: bool
    """Whether the peer's matches hardly ever end."""
    think: float
    api_share: float
    """Which part of the players comes by the API alone."""
    poll: float
    """Seconds between two looks of somebody who comes by the API."""
    groups: list[Group]


class Order(msgspec.Struct):
    """``seat``, ``age``, ``play``, ``count``, ``halt`` or ``quit``."""

    do: str
    number: int = 0


class Said(msgspec.Struct):
    """``now`` every half second; ``done`` as the answer to an order."""

    what: str
    moves: int = 0
    ready: int = 0
    """Players who are at their tables, or tables that have aged."""
    seconds: float = 0.0
    counted: Counted | None = None
