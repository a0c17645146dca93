"""What an engine says of itself, and what it must not let a table be set to."""

from collections.abc import Mapping
from typing import Any

from games.conformance.breach import Breach, Case
from games.conformance.samples import random_options, wrong_values
from games.contract import AnyEngine, BadOptions
from games.options import as_before


def check_engine(engine: AnyEngine) -> None:
    """Check the info, and that bad options and bad numbers of seats are refused."""
    case = Case(engine, engine.info.min_seats)
    with case.guarded():
        _check_info(case)
        for seats in range(engine.info.min_seats, engine.info.max_seats + 1):
            good = random_options(engine, seats, case.chance("options"))
            _check_bad_options(case, seats, good)
            _check_bad_seats(case, good)


def _check_info(case: Case) -> None:
    info = case.engine.info
    sane = (
        info.slug.isidentifier()
        and info.slug.islower()
        and info.ruleset >= 1
        and 1 <= info.min_seats <= info.max_seats
        and bool(info.name.ru and info.name.en)
    )
    if not sane:
        raise case.breach("info", f"{info} cannot be")
    for name, option in info.options.items():
        values = (option.default, *as_before({name: option}).values())
        if not all(map(option.accepts, values)) or not (option.label.ru and option.label.en):
            raise case.breach("info", f"the option {name} cannot be as it is: {option}")


def _check_bad_options(case: Case, seats: int, good: Mapping[str, Any]) -> None:
    bad = [{**good, "no such option": True}]
    for name, option in case.engine.info.options.items():
        bad += [{**good, name: value} for value in wrong_values(option)]
    for options in bad:
        _check_refused(case, seats, options)


def _check_bad_seats(case: Case, good: Mapping[str, Any]) -> None:
    info = case.engine.info
    allowed = case.engine.seats(good)
    if not set(allowed) <= set(range(info.min_seats, info.max_seats + 1)):
        raise case.breach("seats", f"{good} allow {list(allowed)}, beyond the game's own numbers")
    for seats in {-1, 0, info.max_seats + 1, *range(info.max_seats + 1)} - set(allowed):
        _check_refused(case, seats, good)


def _check_refused(case: Case, seats: int, options: Mapping[str, Any]) -> None:
    try:
        case.engine.new_game(seats=seats, options=options, chance=case.chance("game"))
    except BadOptions:
        return
    except Exception as error:
        raise _unlike(case, seats, options, f"raised {type(error).__name__}: {error}") from error
    raise _unlike(case, seats, options, "were accepted")


def _unlike(case: Case, seats: int, options: Mapping[str, Any], what: str) -> Breach:
    return case.breach("bad_options", f"{seats} seats and the options {options} {what}")
