"""Two truths, one knowledge, the same move: what their viewer is sent must be the same."""

from collections.abc import Iterator, Mapping
from copy import copy
from datetime import UTC, datetime
from typing import Any, NamedTuple

from accounts.models import User
from games.chance import Chance
from games.contract import AnyEngine, Event, IllegalMove, Move, fill
from tables import clocks
from tables.clocks import Agreement
from tables.live.frames import frame, publish_part, seen, shown_clocks, topic
from tables.models import Seat, Table
from tables.services.changing import Change
from tables.wire.frames import Viewer, encode
from tables.wire.notes import encode_note

MOST_STEPS = 10_000


class Twins(NamedTuple):
    """One viewer's frames, and what is true: before a move and after it, in each of two worlds."""

    viewer: Viewer
    before: tuple[bytes, bytes]
    after: tuple[bytes, bytes]
    in_words: tuple[bytes, ...]
    truths: tuple[tuple[Any, Any], tuple[Any, Any]]


class Unsaved(Change):
    """A change of a table that is in no database: nothing is locked, saved or told."""

    def __init__(self, table: Table, state: Any) -> None:
        people = [User(pk=number + 1, username=f"p{number}") for number in range(table.seat_count)]
        self.table = copy(table)
        self.seats = [Seat(number=number, user=user) for number, user in enumerate(people)]
        self.events = []
        self.touched = False
        self.clock_now = 0.0
        self.state = state

    def move_on(self, state: Any, events: list[Event], mover: int) -> None:
        """Ask anew, as the service does after a move."""
        self.__dict__.pop("legal", None)
        self.state, self.events = state, events
        self.touch()
        self.ask_anew(mover)

    def frame(self, viewer: Viewer) -> bytes:
        """Return what this viewer is sent."""
        self.public = publish_part(self.table, self.seats)
        note = self.note()
        assert b"sheet" not in encode_note(note)
        return note.frames[topic(viewer)]

    def in_words(self, viewer: Viewer) -> bytes:
        """Return what this viewer is sent who has asked for words."""
        events = seen(self.events, viewer)
        shown = shown_clocks(self.clocks, 0.0)
        return frame(
            self.table, self.state, viewer, clocks=shown, since=0, events=events, in_words=True
        )


def table_of(game: AnyEngine, seats: int, options: Mapping[str, Any]) -> Table:
    """Return a table at which this game has begun."""
    return Table(
        game=game.info.slug,
        ruleset=game.info.ruleset,
        options=game.checked_options(seats, options),
        seat_count=seats,
        status=Table.Status.PLAYING,
        version=1,
        asked=[0] * seats,
        questions=[""] * seats,
        clocks=clocks.written(clocks.fresh(Agreement(), seats)),
        started_at=datetime.now(UTC),
    )


def twins_at(
    table: Table, chance: Chance, *, in_words: bool = True, as_mover: bool = False
) -> Iterator[Twins]:
    """Play games of this table at random; after each move, give its twins, in words too.

    Any seat may look on, or nobody's; if ``as_mover``, every other move is seen by who makes it.
    """
    engine = table.engine
    viewers: list[Viewer] = [None, *range(table.seat_count)]
    state = _dealt(table, chance)
    for _ in range(MOST_STEPS):
        if not engine.actors(state):
            state = _dealt(table, chance)
        viewer, mover = chance.pick(viewers), chance.pick(sorted(engine.actors(state)))
        viewer = mover if as_mover and chance.below(2) else viewer
        move = fill(chance.pick(engine.legal(state, mover)), chance)
        before = engine.copy(state)
        engine.apply(state, mover, move)
        changes = _twins(table, before, viewer, mover, move, chance)
        if changes:
            one, other = changes
            words = (one.in_words(viewer), other.in_words(viewer)) if in_words else ()
            yield Twins(
                viewer=viewer,
                before=(one.before, other.before),
                after=(one.frame(viewer), other.frame(viewer)),
                in_words=words,
                truths=((one.origin, other.origin), (one.state, other.state)),
            )


def _dealt(table: Table, chance: Chance) -> Any:
    seed = Chance(chance.pick(range(1 << 30)).to_bytes(4, "big"))
    dealt = table.engine.new_game(seats=table.seat_count, options=table.options, chance=seed)
    return dealt[0]


class Moved(Unsaved):
    """A move that was made in a world: what was sent before it, and what was true."""

    def __init__(self, table: Table, state: Any, viewer: Viewer) -> None:
        super().__init__(table, state)
        self.ask_anew(None)
        self.origin, self.before = table.engine.copy(state), self.frame(viewer)


def _twins(
    table: Table, state: Any, viewer: Viewer, mover: int, move: Move, chance: Chance
) -> tuple[Moved, Moved] | None:
    """Return a move's twins, if it is lawful in both worlds and its viewer cannot tell."""
    engine = table.engine
    worlds = [engine.copy(state), engine.redeal(state, viewer, chance)]
    one, other = [Moved(table, world, viewer) for world in worlds]
    try:
        events = [engine.apply(world, mover, move) for world in worlds]
    except IllegalMove:
        return None
    if not engine.actors(worlds[0]) or _differ(engine, worlds, viewer):
        return None
    for change, told in zip((one, other), events, strict=True):
        change.move_on(change.state, told, mover)
    return one, other


def _differ(engine: AnyEngine, worlds: list[Any], viewer: Viewer) -> bool:
    return len({encode(engine.view(world, viewer)) for world in worlds}) > 1
