"""Samples: options to play with, and values that no option takes."""

from collections.abc import Iterator, Mapping
from typing import Any

from games.chance import Chance
from games.contract import AnyEngine, BadOptions, Option

_TRIES = 200


def random_options(engine: AnyEngine, seats: int, chance: Chance) -> dict[str, Any]:
    """Return options, drawn at random, with which so many can play."""
    for _ in range(_TRIES):
        options = {
            name: random_value(option, seats, chance)
            for name, option in engine.info.options.items()
        }
        if playable(engine, seats, options):
            return options
    raise LookupError(f"{engine.info.slug}: found no options for {seats} seats")


def flags_on(engine: AnyEngine, seats: int, chance: Chance) -> dict[str, Any]:
    """Return random options with every flag on, or without that where they exclude each other."""
    options = random_options(engine, seats, chance)
    flags = [name for name, option in engine.info.options.items() if option.type == "flag"]
    all_on = {**options, **dict.fromkeys(flags, True)}
    return all_on if playable(engine, seats, all_on) else options


def option_sets(
    engine: AnyEngine, seats: int, chance: Chance, *, randoms: int = 2
) -> dict[str, dict[str, Any]]:
    """Return option sets by name: the defaults, each flag turned, all on, and random ones."""
    sets: dict[str, dict[str, Any]] = {"defaults": {}}
    for name, option in engine.info.options.items():
        if option.type == "flag":
            sets[f"{name}={not option.default}"] = {name: not option.default}
    if engine.info.options:
        sets["flags on"] = flags_on(engine, seats, chance)
        for number in range(1, randoms + 1):
            sets[f"random {number}"] = random_options(engine, seats, chance)
    return {name: options for name, options in sets.items() if playable(engine, seats, options)}


def playable(engine: AnyEngine, seats: int, options: Mapping[str, Any]) -> bool:
    """Tell whether so many can play with these options."""
    try:
        engine.checked_options(seats, options)
        engine.new_game(seats=seats, options=options, chance=Chance(b"playable"))
    except BadOptions:
        return False
    return True


def random_value(option: Option, seats: int, chance: Chance) -> Any:
    """Return a value that this option takes."""
    match option.type:
        case "flag":
            return bool(chance.below(2))
        case "int":
            return option.min + chance.below(option.max - option.min + 1)
        case "choice":
            return chance.pick(option.choices)
        case "seat":
            return chance.pick([None, *range(min(seats, option.max + 1))])
        case "counts":
            return _random_counts(option, chance)


def _random_counts(option: Option, chance: Chance) -> dict[str, int] | None:
    if not chance.below(2):
        return None
    return {name: option.min + chance.below(option.max - option.min + 1) for name in option.choices}


def wrong_values(option: Option) -> Iterator[Any]:
    """Yield values that this option must refuse."""
    yield from ("no such value", 1.5, [], [[]])
    match option.type:
        case "flag":
            yield from (None, 0, 1, {})
        case "int":
            yield from (None, True, option.min - 1, option.max + 1, str(option.min), {})
        case "choice":
            taken = {(type(item), item) for item in option.choices}
            yield from (item for item in (None, True, 1, -1) if (type(item), item) not in taken)
        case "seat":
            yield from (True, -1, option.max + 1, "0", {})
        case "counts":
            yield from (3, {"no such card": option.min})
            for name in option.choices[:1]:
                yield from ({name: option.max + 1}, {name: option.min - 1}, {name: True})
