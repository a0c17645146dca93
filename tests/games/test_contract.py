"""The contract test: every registered engine, every number of seats, several sets of options."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from games.chance import Chance
from games.conformance import check_case, check_engine, option_sets
from games.contract import AnyEngine
from games.registry import engines

FINGERPRINTS = """
from games.chance import Chance
from games.conformance import Case, fingerprint, random_options
from games.registry import engine
import sys
game = engine(sys.argv[1])
for seats in {game.info.min_seats, game.info.max_seats}:
    options = random_options(game, seats, Chance(b"hashing"))
    print(fingerprint(Case(game, seats, options, b"hashing")))
"""


def slug(engine: AnyEngine) -> str:
    return engine.info.slug


def cases() -> Iterator[Any]:
    for engine in engines():
        for seats in range(engine.info.min_seats, engine.info.max_seats + 1):
            chance = Chance(f"options of {slug(engine)} for {seats}".encode())
            for name, options in option_sets(engine, seats, chance).items():
                yield pytest.param(engine, seats, options, id=f"{slug(engine)}-{seats}-{name}")


def fingerprints(engine: AnyEngine, hash_seed: str) -> str:
    return subprocess.run(  # noqa: S603 - this very interpreter
        [sys.executable, "-c", FINGERPRINTS, slug(engine)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_there_are_games() -> None:
    assert engines()


@pytest.mark.parametrize("engine", engines(), ids=slug)
def test_an_engine_says_what_it_is_and_refuses_bad_options(engine: AnyEngine) -> None:
    check_engine(engine)


@pytest.mark.parametrize(("engine", "seats", "options"), list(cases()))
def test_an_engine_keeps_the_contract(
    engine: AnyEngine, seats: int, options: dict[str, Any]
) -> None:
    check_case(engine, seats=seats, options=options, seed=b"contract")


@pytest.mark.parametrize("engine", engines(), ids=slug)
def test_a_game_is_the_same_in_every_process(engine: AnyEngine) -> None:
    """The order of sets changes with the hash seed: nothing may hang on it."""
    first, second = fingerprints(engine, "1"), fingerprints(engine, "2")
    assert first
    assert first == second
