"""Every game there is: a package of ``games`` with a module ``engine`` is one.

That module lists its engines in ``ENGINES``, one per ruleset still played, oldest first.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path

from msgspec import structs

from games.contract import AnyEngine
from games.words import Bilingual


def engines() -> list[AnyEngine]:
    """Return the newest engine of every game, by slug."""
    return [rulesets[max(rulesets)] for _, rulesets in sorted(_registered().items())]


def on_offer() -> list[AnyEngine]:
    """Return the same as pages list them: the quickest game first."""
    return sorted(engines(), key=lambda one: one.info.minutes)


def engine(slug: str, ruleset: int | None = None) -> AnyEngine:
    """Return a game's engine, of the newest ruleset unless one is named."""
    rulesets = _registered().get(slug)
    if rulesets is None:
        raise LookupError(
            f"there is no game “{slug}”; there are {', '.join(sorted(_registered()))}"
        )
    number = max(rulesets) if ruleset is None else ruleset
    if number not in rulesets:
        raise LookupError(f"{slug} has no ruleset {number}")
    return rulesets[number]


def rulesets(slug: str) -> list[int]:
    """Return the numbers of a game's rulesets, oldest first."""
    newest = engine(slug)
    return sorted(_registered()[newest.info.slug])


def every_ruleset() -> list[AnyEngine]:
    """Return all engines there are: of every game every ruleset, oldest first."""
    return [engine(slug, number) for slug in sorted(_registered()) for number in rulesets(slug)]


def call(names: Mapping[str, Bilingual]) -> None:
    """Call games otherwise from now on, for everybody: a name may be another's trademark."""
    for slug, name in names.items():
        for one in _registered()[slug].values():
            type(one).info = structs.replace(one.info, name=name, short_name=None)


def package(slug: str) -> str:
    """Return the package of this game: its words and rules stand beside its engine."""
    return type(engine(slug)).__module__.rpartition(".")[0]


def packages() -> list[str]:
    """Return the packages of the games, by name."""
    homes = sorted(module.parent.name for module in Path(__file__).parent.glob("*/engine.py"))
    return [f"games.{home}" for home in homes]


@cache
def _registered() -> dict[str, dict[int, AnyEngine]]:
    found: dict[str, dict[int, AnyEngine]] = {}
    for package in packages():
        for one in import_module(f"{package}.engine").ENGINES:
            found.setdefault(one.info.slug, {})[one.info.ruleset] = one
    return found
