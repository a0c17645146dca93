"""Obstacles: ``quarantine``, ``door``, and what takes them away (S2, S9, S10)."""

from games.contract import Event
from games.stayaway.families.exchange import phase_three
from games.stayaway.piles import put_away
from games.stayaway.state import State

QUARANTINE_TURNS = 2


def quarantine(state: State, seat: int, target: int, events: list[Event]) -> None:
    """Put a neighbour in quarantine to the end of its second own turn."""
    state.quarantine[target] = QUARANTINE_TURNS
    events.append(Event({"type": "quarantine", "seat": target, "by": seat}))
    phase_three(state, events)


def door(state: State, seat: int, gap: int, events: list[Event]) -> None:
    """Bar a gap at oneself."""
    state.doors[gap] = True
    events.append(Event({"type": "door", "gap": gap, "by": seat}))
    phase_three(state, events)


def free(state: State, _: int, target: int, events: list[Event]) -> None:
    """Take off a quarantine with an ``axe``."""
    _free(state, target, events)
    phase_three(state, events)


def break_open(state: State, _: int, gap: int, events: list[Event]) -> None:
    """Break a door with an ``axe``."""
    _break(state, gap, events)
    phase_three(state, events)


def clear_doors(state: State, events: list[Event]) -> None:
    """Discard every door."""
    for gap, barred in enumerate(state.doors):
        if barred:
            _break(state, gap, events)


def clear_quarantines(state: State, events: list[Event]) -> None:
    """Discard every quarantine."""
    for seat, turns in enumerate(state.quarantine):
        if turns:
            _free(state, seat, events)


def _free(state: State, seat: int, events: list[Event]) -> None:
    state.quarantine[seat] = 0
    put_away(state, "quarantine", state.everybody())
    events.append(Event({"type": "quarantine_over", "seat": seat}))


def _break(state: State, gap: int, events: list[Event]) -> None:
    state.doors[gap] = False
    put_away(state, "door", state.everybody())
    events.append(Event({"type": "door_broken", "gap": gap}))
