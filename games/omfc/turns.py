"""Rounds and turns: who moves next, and who is passed by (O2, O3)."""

from collections.abc import Sequence
from typing import Any

from games.contract import Event
from games.omfc.casting import cast_of
from games.omfc.endings import count_idle, end_of_round, finish, is_stuck
from games.omfc.incomes import collect
from games.omfc.openings import begin, capitals, openings
from games.omfc.order import order_of, settle_order
from games.omfc.state import State


def begin_play(state: State, events: list[Event]) -> None:
    """Begin round 1 and run on to the first decision."""
    state.stage = "play"
    _begin_round(state, events)
    _give_turn(state, order_of(state))
    _run_on(state, events)


def end_turn(state: State) -> list[Event]:
    """End the turn and run on to the next decision or the end."""
    events = [Event({"type": "end", "seat": state.turn})]
    _pass_on(state, events)
    _run_on(state, events)
    return events


def has_choice(state: State) -> bool:
    """Tell whether the seat on turn can pay for anything or has a capital to name (O3)."""
    points = state.points[state.turn]
    return any(price <= points for price, _ in openings(state)) or bool(capitals(state))


def _run_on(state: State, events: list[Event]) -> None:
    """Pass seats that can do nothing as their turn begins, until one can or the game ends."""
    while state.stage == "play" and not has_choice(state):
        events.append(Event({"type": "passed", "seat": state.turn}))
        _pass_on(state, events)
    if state.stage == "play":
        events.append(Event({"type": "turn", "seat": state.turn}))


def _pass_on(state: State, events: list[Event]) -> None:
    """Close the turn, end the game if it is over, and give the turn to the next seat."""
    if cast_of(state.classes).seat("elves") == state.turn:
        state.gifts, state.shots = state.shots, 0
    if is_stuck(state):
        finish(state, "stuck", events)
        return
    order = order_of(state)
    later = order[order.index(state.turn) + 1 :]
    if not any(state.homes[seat] for seat in later):
        _end_round(state, events)
        if state.stage == "over":
            return
        later = order_of(state)
    _give_turn(state, later)


def _give_turn(state: State, order: Sequence[int]) -> None:
    """Give the turn to the first of these seats that has a house."""
    begin(state, next(seat for seat in order if state.homes[seat]))


def _end_round(state: State, events: list[Event]) -> None:
    count_idle(state)
    reason = end_of_round(state)
    if reason:
        finish(state, reason, events)
    else:
        _begin_round(state, events)


def _begin_round(state: State, events: list[Event]) -> None:
    state.round += 1
    state.busy = False
    told: dict[str, Any] = {"round": state.round, "accounts": collect(state)}
    order = settle_order(state)
    if order:
        told["order"] = order
    events.append(Event({"type": "round", **told}))
