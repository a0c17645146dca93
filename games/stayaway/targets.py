"""Targets: at whom and where a card may be aimed, by what all can see (S9, S10, S14, S17)."""

from collections.abc import Callable
from typing import Final

from games.stayaway.places import CLOCKWISE, COUNTER, gaps_at, neighbours, reachable, seats_from
from games.stayaway.state import State

NO_TARGET: Final = frozenset(("whiskey", "resolute", "watch_back"))


def _others(state: State, seat: int) -> list[int]:
    """Return whom a card that names any player may name, none in quarantine (S10, S17)."""
    if not state.rules.neighbours_only:
        found = [other for other in state.living() if other != seat]
    elif state.quarantine[seat]:
        found = []
    else:
        found = reachable(state, seat)
    return [other for other in found if not state.quarantine[other]]


def _burnable(state: State, seat: int) -> list[int]:
    return [] if state.quarantine[seat] else reachable(state, seat)


def _next_places(state: State, seat: int) -> list[int]:
    if state.quarantine[seat]:
        return []
    return [other for other in reachable(state, seat) if not state.quarantine[other]]


def _any_places(state: State, seat: int) -> list[int]:
    return [] if state.quarantine[seat] else _others(state, seat)


def _third_places(state: State, seat: int) -> list[int]:
    """Count three round the table to either side; oneself is no target (S14)."""
    if state.quarantine[seat]:
        return []
    rounds = [seats_from(state, seat, direction) for direction in (CLOCKWISE, COUNTER)]
    thirds = dict.fromkeys(order[3 % len(order)] for order in rounds)
    return [other for other in thirds if other != seat]


def _to_quarantine(state: State, seat: int) -> list[int]:
    return [other for other in neighbours(state, seat) if not state.quarantine[other]]


def _quarantined(state: State, seat: int) -> list[int]:
    return [other for other in (seat, *reachable(state, seat)) if state.quarantine[other]]


_SEATS: Final[dict[str, Callable[[State, int], list[int]]]] = {
    "flamethrower": _burnable,
    "analysis": reachable,
    "suspicion": reachable,
    "change_places": _next_places,
    "run": _any_places,
    "seduction": _others,
    "quarantine": _to_quarantine,
    "axe": _quarantined,
    "friends": _others,
    "go_away": _any_places,
    "one_two": _third_places,
    "between_us": neighbours,
}


def seats_for(state: State, seat: int, card: str) -> list[int]:
    """Return the seats this card may be aimed at."""
    find = _SEATS.get(card)
    return find(state, seat) if find else []


def gaps_for(state: State, seat: int, card: str) -> list[int]:
    """Return the gaps a door may be put into, or taken out of with an axe (S9)."""
    if card == "door":
        return sorted({gap for gap in gaps_at(state, seat) if not state.doors[gap]})
    if card == "axe":
        near = (seat, *reachable(state, seat))
        return sorted({gap for other in near for gap in gaps_at(state, other) if state.doors[gap]})
    return []
