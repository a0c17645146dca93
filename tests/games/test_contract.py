"""The contract test: every ruleset, every number of seats, several sets of options."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from games.chance import Chance
from games.conformance import (
    Case,
    Depth,
    check_case,
    check_engine,
    check_worlds,
    option_sets,
    random_options,
)
from games.contract import AnyEngine
from games.registry import engines, every_ruleset

FINGERPRINTS = """
from games.chance import Chance
from games.conformance import Case, fingerprint, random_options
from games.registry import engine
import sys
game = engine(sys.argv[1], int(sys.argv[2]))
for seats in {game.info.min_seats, game.info.max_seats}:
    options = random_options(game, seats, Chance(b"hashing"))
    print(fingerprint(Case(game, seats, options, b"hashing")))
"""


def slug(engine: AnyEngine) -> str:
    """Return the engine's name: an older ruleset has its number in it."""
    info = engine.info
    return info.slug if engine in engines() else f"{info.slug}.{info.ruleset}"


def cases() -> Iterator[Any]:
    for engine in every_ruleset():
        for seats in range(engine.info.min_seats, engine.info.max_seats + 1):
            chance = Chance(f"options of {slug(engine)} for {seats}".encode())
            for name, options in option_sets(engine, seats, chance).items():
                yield pytest.param(engine, seats, options, id=f"{slug(engine)}-{seats}-{name}")


def fingerprints(engine: AnyEngine, hash_seed: str) -> str:
    return subprocess.run(  # noqa: S603 - this very interpreter
        [sys.executable, "-c", FINGERPRINTS, engine.info.slug, str(engine.info.ruleset)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_there_are_games() -> None:
    assert engines()


@pytest.mark.parametrize("engine", every_ruleset(), ids=slug)
def test_an_engine_says_what_it_is_and_refuses_bad_options(engine: AnyEngine) -> None:
    check_engine(engine)


@pytest.mark.parametrize(("engine", "seats", "options"), list(cases()))
def test_an_engine_keeps_the_contract(
    engine: AnyEngine, seats: int, options: dict[str, Any]
) -> None:
    check_case(engine, seats=seats, options=options, seed=b"contract")


REDEALS = 2000
"""Of every engine, over all its numbers of seats."""
KEPT = 30
"""Positions of a game from which it is played on in two worlds."""


def tables() -> Iterator[Any]:
    for engine in every_ruleset():
        seats = range(engine.info.min_seats, engine.info.max_seats + 1)
        for number in seats:
            depth = Depth(worlds=-(-REDEALS // len(seats)), kept=KEPT)
            options = random_options(engine, number, Chance(f"worlds for {number}".encode()))
            yield pytest.param(engine, number, options, depth, id=f"{slug(engine)}-{number}")


@pytest.mark.parametrize(("engine", "seats", "options", "depth"), list(tables()))
def test_a_redeal_does_not_know_the_truth(
    engine: AnyEngine, seats: int, options: dict[str, Any], depth: Depth
) -> None:
    check_worlds(Case(engine, seats, options, b"worlds"), depth)


@pytest.mark.parametrize("engine", every_ruleset(), ids=slug)
def test_a_game_is_the_same_in_every_process(engine: AnyEngine) -> None:
    """The order of sets changes with the hash seed: nothing may hang on it."""
    first, second = fingerprints(engine, "1"), fingerprints(engine, "2")
    assert first
    assert first == second
