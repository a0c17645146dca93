"""Ways out of options that do not go with a number of seats: asked of the engine alone."""

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any

from games.contract import AnyEngine
from games.options import Option

MOST_VALUES = 12
"""An option with more values than this is left as it is: nobody wants to read them all."""


def way_out(engine: AnyEngine, seats: int, options: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the fewest changes of options that allow so many seats; None if there are none."""
    varied = {name: _values(one) for name, one in engine.info.options.items()}
    for size in range(len(varied) + 1):
        for changes in _changes(varied, options, size):
            if seats in engine.seats({**options, **changes}):
                return changes
    return None


def _changes(
    varied: Mapping[str, list[Any]], options: Mapping[str, Any], size: int
) -> Iterator[dict[str, Any]]:
    """Yield the changes of so many options."""
    for names in combinations(varied, size):
        others = [[one for one in varied[name] if one != options[name]] for name in names]
        for values in product(*others):
            yield dict(zip(names, values, strict=True))


def _values(option: Option) -> list[Any]:
    """Return what may be chosen instead, what is usual first."""
    match option.type:
        case "flag":
            found: list[Any] = [False, True]
        case "choice":
            found = list(option.choices)
        case "int" if option.max - option.min < MOST_VALUES:
            found = list(range(option.min, option.max + 1))
        case _:
            found = []
    return sorted(found, key=lambda value: value != option.default)
