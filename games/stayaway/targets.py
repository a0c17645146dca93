"""Targets: at whom and where a card may be aimed, by what all can see (S9, S10, S14, S17)."""

from collections.abc import Callable
from typing import Final

from games.stayaway.cards import CARDS, Aim, Card
from games.stayaway.places import CLOCKWISE, COUNTER, gaps_at, neighbours, reachable, seats_from
from games.stayaway.state import State

_Finder = Callable[[State, int], list[int]]


def _anybody(state: State, seat: int) -> list[int]:
    """Return whom a card that names any player may name; at some tables neighbours only (S17)."""
    if not state.rules.neighbours_only:
        return [other for other in state.living() if other != seat]
    return [] if state.quarantine[seat] else reachable(state, seat)


def _thirds(state: State, seat: int) -> list[int]:
    """Count three round the table to either side; oneself is no target (S14)."""
    rounds = [seats_from(state, seat, direction) for direction in (CLOCKWISE, COUNTER)]
    thirds = dict.fromkeys(order[3 % len(order)] for order in rounds)
    return [other for other in thirds if other != seat]


def _quarantined(state: State, seat: int) -> list[int]:
    return [other for other in (seat, *reachable(state, seat)) if state.quarantine[other]]


_AIMS: Final[dict[Aim, _Finder]] = {
    "neighbour": reachable,
    "anybody": _anybody,
    "third": _thirds,
    "quarantined": _quarantined,
}


def _finder(card: Card) -> _Finder | None:
    """Return what finds the targets of a card, by its record."""
    if card.aim is None:
        return None
    find = neighbours if card.through_doors else _AIMS[card.aim]
    if card.in_quarantine and not card.spares_quarantined:
        return find

    def found(state: State, seat: int) -> list[int]:
        if state.quarantine[seat] and not card.in_quarantine:
            return []
        seats = find(state, seat)
        if card.spares_quarantined:
            return [other for other in seats if not state.quarantine[other]]
        return seats

    return found


_SEATS: Final = {card.id: _finder(card) for card in CARDS.values()}


def seats_for(state: State, seat: int, card: str) -> list[int]:
    """Return the seats this card may be aimed at."""
    find = _SEATS[card]
    return find(state, seat) if find else []


def gaps_for(state: State, seat: int, card: str) -> list[int]:
    """Return the gaps a card may go into: a free one beside oneself, or a door in reach (S9)."""
    match CARDS[card].gaps:
        case "free":
            return sorted({gap for gap in gaps_at(state, seat) if not state.doors[gap]})
        case "barred":
            near = (seat, *reachable(state, seat))
            return sorted({g for other in near for g in gaps_at(state, other) if state.doors[g]})
        case _:
            return []
