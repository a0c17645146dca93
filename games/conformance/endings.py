"""Endings: an outcome that can be booked, no moves after it, and options for the next game."""

from collections.abc import Iterable
from typing import Any

from games.conformance.breach import Case
from games.conformance.plain import fault
from games.contract import BadOptions, Outcome


def check_ending(case: Case, state: Any) -> None:
    """Look at a game that is over."""
    outcome = case.engine.outcome(state)
    if not isinstance(outcome, Outcome):
        raise case.breach("outcome", f"the outcome is {outcome!r}")
    _check_outcome(case, outcome)
    for seat in range(case.seats):
        if moves := case.engine.legal(state, seat) or case.engine.free(state, seat):
            raise case.breach("moves_after_end", f"seat {seat} still has {moves[:3]}")
    for viewer in (None, *range(case.seats)):
        view = case.engine.view(state, viewer)
        if found := fault(view):
            raise case.breach("not_json", f"the last view of {viewer}: {found}")
        if view.get("asks") != {}:
            raise case.breach("asks", f"asks after the end are {view.get('asks')}")
    _check_rematch(case, outcome)


def _check_outcome(case: Case, outcome: Outcome) -> None:
    places = len(outcome.places) == case.seats and all(
        type(place) is int and 1 <= place <= case.seats for place in outcome.places
    )
    scores = len(outcome.scores) == case.seats and all(type(one) is int for one in outcome.scores)
    prizes = all(prize.points >= 0 and prize.winner != prize.from_seat for prize in outcome.prizes)
    prized = [seat for prize in outcome.prizes for seat in (prize.winner, prize.from_seat)]
    sane = (
        places
        and min(outcome.places) == 1
        and scores
        and prizes
        and _seats(case, outcome.winners)
        and all(_seats(case, side) for side in outcome.sides.values())
        and _seats(case, set(prized))
        and all(_seats(case, [seat]) for seat in outcome.titles.values())
        and bool(outcome.reason)
    )
    if not sane:
        raise case.breach("outcome", f"{outcome} is no outcome for {case.seats} seats")


def _seats(case: Case, seats: Iterable[int]) -> bool:
    """Tell whether these are seats of the table, each once."""
    named = list(seats)
    return len(set(named)) == len(named) and all(
        type(seat) is int and 0 <= seat < case.seats for seat in named
    )


def _check_rematch(case: Case, outcome: Outcome) -> None:
    options = case.engine.rematch(case.options, outcome)
    try:
        case.engine.new_game(seats=case.seats, options=options, chance=case.chance("rematch"))
    except BadOptions as error:
        raise case.breach("rematch", f"the next game's options {options}: {error}") from error
