"""What things cost, as measured: the one place to put new figures into.

Milliseconds of one core of the machine that the figures in docs/performance.md are from. Each has a
name on the command line (``--set move_ms=1.0``).
"""

from dataclasses import dataclass, fields, replace
from math import inf


@dataclass(frozen=True)
class Costs:
    """The costs of one thing each."""

    move_ms: float = 0.45
    """A web process: to take a move, apply it and make its frames."""
    gather_ms: float = 10.0
    """How long moves of a web process wait for each other; no core is busy with it."""
    deliver_ms: float = 0.35
    """A web process: to hear of a change elsewhere and hand its frame to a socket."""
    send_ms: float = 0.05
    """A web process: to hand a frame to one socket of its own."""
    row_ms: float = 0.1
    """PostgreSQL: one move within a batch."""
    commit_ms: float = 0.8
    """PostgreSQL: what a batch costs besides its moves."""
    disk_ms: float = 1.0
    """How long a commit waits for the disk; no core is busy with it."""
    publish_ms: float = 0.02
    """Redis: to take a message and hand it to one subscriber."""
    sign_ms: float = 0.15
    """A web process: a socket's sign of life; Redis takes a tenth of it."""
    page_ms: float = 25.0
    """A web process: a page; a thread of it holds up the others."""
    page_row_ms: float = 4.0
    """PostgreSQL: what a page asks."""
    repair_ms: float = 0.004
    """PostgreSQL: a table in a hub's look at the versions of what it shows."""
    frame_bytes: float = 1500.0
    """A frame on its way to one screen, compressed."""
    socket_kib: float = 40.0
    """Memory of an open socket."""
    most_sockets: float = 5000.0
    """Sockets that one web process was seen to hold."""

    def set(self, given: list[str]) -> "Costs":
        """Return the costs with some of them as given: ``name=value``."""
        names = {one.name for one in fields(self)}
        changed = {}
        for one in given:
            name, _, value = one.partition("=")
            if name not in names:
                raise ValueError(f"no cost is called {name}; there are {', '.join(sorted(names))}")
            try:
                changed[name] = float(value)
            except ValueError:
                raise ValueError(f"{name} wants a number, not {value!r}") from None
            if not 0 <= changed[name] < inf:
                raise ValueError(f"{name} must be 0 or more")
        return replace(self, **changed)


@dataclass(frozen=True)
class Habits:
    """What people do."""

    players: int = 100_000
    seats: int = 4
    think: float = 5.0
    """Seconds between two moves at a table."""
    pages: float = 0.5
    """Pages that one of them opens in a minute."""
    sign_every: float = 15.0
    """Seconds between two signs of life of a socket."""

    @property
    def moves(self) -> float:
        """Moves a second."""
        return self.players / self.seats / self.think


@dataclass(frozen=True)
class House:
    """How many there are of each part."""

    webs: int
    page_webs: int = 0
    """Processes for pages alone; without any, those of the tables draw them too."""
    redis: int = 1
    databases: int = 1
    """Primaries, each with its part of the tables."""
    cores: int = 8
    """Of each database."""
    together: bool = True
    """Whether all screens of a table are at one web process."""
    batch: int = 32
    """Moves at most that a writer commits at once."""
