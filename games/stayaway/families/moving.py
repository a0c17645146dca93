"""Changing places and the direction of play (S3, S9 to S11, S14)."""

from games.contract import Event
from games.stayaway.families.exchange import phase_three, spend_defence
from games.stayaway.families.obstacle import clear_doors, clear_quarantines
from games.stayaway.places import CLOCKWISE, change_places, seats_from
from games.stayaway.state import State


def ask_to_move(state: State, _: int, target: int, events: list[Event]) -> None:
    """Ask the target to change places: ``change_places``, ``run``, ``go_away``."""
    del events
    state.phase, state.asked = "move", target


def one_two(state: State, seat: int, target: int, events: list[Event]) -> None:
    """Change places with the third player; one in quarantine stays, and so does the drawer."""
    if state.quarantine[target]:
        events.append(Event({"type": "stay", "seat": target}))
        phase_three(state, events)
    else:
        ask_to_move(state, seat, target, events)


def accept_move(state: State, seat: int, events: list[Event]) -> None:
    """Change places with the player on turn, who exchanges from its new place."""
    _change(state, state.turn, seat, events)
    phase_three(state, events)


def refuse_move(state: State, seat: int, card: str, events: list[Event]) -> None:
    """Stay with ``comfortable``; phase 3 follows from the old place (S11)."""
    spend_defence(state, seat, card, events)
    phase_three(state, events)


def _change(state: State, one: int, other: int, events: list[Event]) -> None:
    change_places(state, one, other)
    events.append(Event({"type": "change_places", "seats": [one, other]}))


def watch_back(state: State, seat: int, _: int, events: list[Event]) -> None:
    """Turn the direction of play round."""
    del seat
    state.direction = -state.direction
    events.append(Event({"type": "reverse", "direction": state.direction}))
    phase_three(state, events)


def party(state: State, seat: int, _: int, events: list[Event]) -> None:
    """Clear all obstacles, then change places in pairs, clockwise from the drawer (S14)."""
    clear_quarantines(state, events)
    clear_doors(state, events)
    order = seats_from(state, seat, CLOCKWISE)
    for one, other in zip(order[::2], order[1::2], strict=False):
        _change(state, one, other, events)
    phase_three(state, events)
