"""One plan of files for every game: the same role has the same name, and is asked for by the same.

``docs/contract.md`` tells the plan to those who write a game; a file that neither it nor the list
of a game's own nouns names has no place.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import games
from games.registry import packages

HOME = Path(games.__file__).parent
CONTRACT = HOME.parent / "docs" / "contract.md"
GAMES = sorted(name.rpartition(".")[2] for name in packages())

EVERY = {
    "engine": {"ENGINES"},
    "state": {"State"},
    "setup": {"set_up"},
    "moves": set[str](),
    "listing": {"actors_of", "legal_moves", "tempting_moves"},
    "verification": {"verify", "SHAPES"},
    "carrying": {"carry_out"},
    "turns": set[str](),
    "endings": {"finish"},
    "timeouts": {"timeout_move"},
    "redeal": {"redealt"},
    "view": {"view_of"},
    "preview": {"preview_of"},
    "wire": {"WIRE"},
    "vocabulary": {"VOCABULARY"},
    "labels": {"LABELS"},
    "sheet": {"sheet"},
    "handbook": {"HANDBOOK"},
    "bots": {"BOTS"},
    "bots.easy": {"EasyBot"},
    "bots.normal": {"NormalBot"},
    "bots.hard": {"HardBot"},
    "bots.worth": set[str](),
}
"""The files of every game, and what each is asked for."""

SOME = {
    "options": {"OPTIONS"},
    "cards": set[str](),
    "board": {"BOARDS"},
    "piles": set[str](),
    "knowledge": set[str](),
    "texts": set[str](),
    "bots.outlook": set[str](),
    "bots.policy": set[str](),
    "bots.speech": set[str](),
    "bots.trials": {"played_on"},
    **{f"wire.{part}": set[str]() for part in ("board", "events", "moves", "preview")},
    **{f"wire.{part}": set[str]() for part in ("tokens", "view")},
    **{f"vocabulary.{part}": set[str]() for part in ("events", "lines", "moves", "phrases")},
}
"""The files of games that have such a thing."""

FRAME = {"__init__", "apps", "bots.__init__", "wire.__init__", "vocabulary.__init__"}

OWN = {
    "uno": set[str](),
    "madness": {"coyote", "fields", "forecast", "rounds", "tut"},
    "omfc": {"acting", "casting", "cell_names", "cells", "deed", "folk", "forbidding", "forests"}
    | {"fortifying", "geometry", "incomes", "measures", "openings", "order", "prices", "undoing"}
    | {"bots.groundwork", "bots.harm"},
    "shipit": {"blows", "deploying", "drawing", "exchange", "faces", "hands", "notes", "playing"}
    | {"rituals", "spoken", "tables", "bots.barter", "bots.fighting", "bots.finding"}
    | {"bots.ideas", "bots.scales", "bots.turn", "vocabulary.falling"},
    "stayaway": {"aiming", "dealing", "dropping", "facts", "forgetting", "guessing", "hidden"}
    | {"places", "retelling", "roles", "targets", "bots.belief", "bots.choosing"}
    | {"bots.human", "bots.infected", "bots.story", "bots.thing"},
}
"""What only one game has, named for its nouns."""

FOLDERS = {"omfc": {"classes"}, "shipit": {"effects"}, "stayaway": {"families"}}
"""Nouns of a game with a file for each of their kind."""


def modules(game: str) -> set[str]:
    """Return the names of a game's files, below its package; its folders of nouns left out."""
    home = HOME / game
    names = (path.relative_to(home).with_suffix("").parts for path in home.rglob("*.py"))
    return {".".join(parts) for parts in names if parts[0] not in FOLDERS.get(game, ())}


def module(game: str, name: str) -> ModuleType:
    return import_module(f"games.{game}.{name}")


def missing(game: str, plan: dict[str, set[str]]) -> set[str]:
    """Return what these files of a game do not have of what the plan says they are asked for."""
    return {
        f"{name}: {asked}"
        for name, asks in plan.items()
        for asked in asks
        if not hasattr(module(game, name), asked)
    }


def test_the_plan_is_for_all_games() -> None:
    assert set(OWN) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_every_file_of_the_plan_and_what_it_is_asked_for(game: str) -> None:
    named = modules(game) | {name.removesuffix(".__init__") for name in modules(game)}
    assert not EVERY.keys() - named
    assert not missing(game, EVERY)
    assert not missing(game, {name: asks for name, asks in SOME.items() if name in named})


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_no_file_that_is_neither_in_the_plan_nor_named_for_its_noun(game: str) -> None:
    assert modules(game) - FRAME - EVERY.keys() - SOME.keys() == OWN[game]


def test_no_noun_of_one_game_is_anothers() -> None:
    nouns = [noun for game in GAMES for noun in OWN[game] | FOLDERS.get(game, set())]
    assert len(nouns) == len(set(nouns))


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_is_a_ban(game: str) -> None:
    """Told once as data: lists ask for it without raising, and its code is found in one place."""
    for path in (HOME / game).rglob("*.py"):
        assert "IllegalMove(" not in path.read_text(encoding="utf-8"), path


def test_the_contract_tells_the_plan() -> None:
    told = CONTRACT.read_text(encoding="utf-8")
    for name in EVERY | SOME:
        head, _, part = name.partition(".")
        if head in ("wire", "vocabulary"):
            assert f"`{head}" in told
        else:
            file = f"{part or head}.py" if (part or head) != "bots" else "bots/"
            assert f"`{file}`" in told, file
    for asked in set().union(*EVERY.values(), *SOME.values()) - {"EasyBot", "NormalBot", "HardBot"}:
        assert f"`{asked}`" in told, asked
