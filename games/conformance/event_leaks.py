"""Leaks by events: a viewer is told nothing that its view does not show afterwards."""

from typing import Any, NamedTuple

from games.conformance.look import Look
from games.conformance.plain import canonical, exact
from games.contract import Move, fill, fits

Viewer = int | None

_TRIES = 4


class Told(NamedTuple):
    """A move made on a copy, as a viewer saw it."""

    after: Any
    view: bytes
    events: bytes


def told(look: Look, viewer: Viewer, state: Any, seat: int, move: Move) -> Told:
    """Make the move on a copy and return what the viewer has of it."""
    after = look.engine.copy(state)
    events = [event.seen_by(viewer) for event in look.engine.apply(after, seat, move)]
    seen = [event for event in events if event is not None]
    return Told(after, exact(look.engine.view(after, viewer)), exact(seen))


def check_events_told(look: Look, viewer: Viewer, redealt: Any) -> None:
    """For a move lawful in both worlds, if the view afterwards is equal, so are the events."""
    for seat, move in _lawful_in_both(look, redealt):
        here, there = (told(look, viewer, state, seat, move) for state in (look.state, redealt))
        if here.view == there.view and here.events != there.events:
            what = f"what {viewer} is told of {move} by seat {seat}"
            raise look.leak("leak_events", what, here.events, there.events)


def _lawful_in_both(look: Look, redealt: Any) -> list[tuple[int, Move]]:
    """Return moves of some seats, one of each type, that both worlds allow."""
    seats = [seat for seat, entries in look.legal.items() if entries]
    look.chance.shuffle(seats)
    found: list[tuple[int, Move]] = []
    for seat in seats[: look.depth.lawful]:
        there = look.engine.legal(redealt, seat)
        for kind in sorted({entry["type"] for entry in look.legal[seat]}):
            entries = [entry for entry in look.legal[seat] if entry["type"] == kind]
            move = _fitting(look, entries, there)
            found += [(seat, move)] if move else []
    return found


def _fitting(look: Look, entries: list[Move], there: list[Move]) -> Move | None:
    """Return a move made from these entries that is lawful there too, if one is found soon."""
    listed = {canonical(entry) for entry in there}
    shared = [entry for entry in entries if canonical(entry) in listed]
    moves = (fill(look.chance.pick(shared or entries), look.chance) for _ in range(_TRIES))
    return next((move for move in moves if any(fits(move, entry) for entry in there)), None)
