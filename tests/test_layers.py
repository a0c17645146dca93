"""The house has four floors, and each knows only those below it: the imports say so."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]

PURE = {"msgspec", "rich"}
"""All that the games may use besides the standard library."""

FLOORS = ("games", "accounts", "tables", "config")
"""From the ground up; a module of one may import those before it and itself."""

HOMES = {
    "games": ROOT / "games",
    "accounts": ROOT / "accounts",
    "tables": ROOT / "platform" / "tables",
    "config": ROOT / "platform" / "config",
}


ROOMS = {"models", "services", "wire", "moving", "live", "replay"} | {
    "work",
    "calls",
    "pages",
    "api",
    "admin",
}
"""Of the live floor."""


class Import(NamedTuple):
    """An import statement: what it names, and on which line."""

    name: str
    line: int


def imports(source: str, module: str) -> Iterator[Import]:
    """Yield every import in the source of a module, relative ones written out."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = module.split(".")[: -node.level] if node.level else []
            origin = ".".join([*package, node.module] if node.module else package)
            yield from (Import(f"{origin}.{alias.name}", node.lineno) for alias in node.names)


def forbidden(source: str, module: str, games: set[str]) -> list[str]:
    """Return a line for each import that this module must not make."""
    return [
        f"{module}:{found.line} imports {found.name}"
        for found in imports(source, module)
        if not allowed(module, found.name, games)
    ]


def allowed(module: str, name: str, games: set[str]) -> bool:
    floor, top = module.split(".", maxsplit=1)[0], name.split(".", maxsplit=1)[0]
    if top in FLOORS and FLOORS.index(top) > FLOORS.index(floor):
        return False
    if floor == "games" and top not in PURE | {"games"} | sys.stdlib_module_names:
        return top == "django" and is_app(module)
    return allowed_game(module, name, games)


def is_app(module: str) -> bool:
    """A game's module ``apps`` shows it to Django; the rest of a game is pure."""
    parts = module.split(".")
    return len(parts) == 3 and parts[2] == "apps"


def allowed_game(module: str, name: str, games: set[str]) -> bool:
    """A game is known to itself alone: others find it through the registry."""
    imported = name.split(".")[1] if name.startswith("games.") else ""
    own = module.split(".")[1] if module.startswith("games.") else ""
    return imported not in games or imported == own


def modules() -> Iterator[tuple[str, Path]]:
    """Yield every module of the house by its name."""
    for floor, home in HOMES.items():
        for path in sorted(home.rglob("*.py")):
            parts = [floor, *path.relative_to(home).with_suffix("").parts]
            yield ".".join(parts), path


def games() -> set[str]:
    """Return the packages that hold a game."""
    return {path.parent.name for path in (ROOT / "games").glob("*/engine.py")}


def test_every_module_imports_only_from_floors_below() -> None:
    found = [
        line
        for module, path in modules()
        for line in forbidden(path.read_text(encoding="utf-8"), module, games())
    ]
    assert found == []


def test_the_walk_finds_the_house() -> None:
    walked = {module for module, _ in modules()}
    assert {"games.contract", "games.registry"} <= walked
    assert all(f"games.{game}.engine" in walked for game in games())


def test_every_package_in_platform_has_a_floor() -> None:
    packages = {path.parent.name for path in (ROOT / "platform").glob("*/__init__.py")}
    assert packages <= set(FLOORS)


def test_the_live_floor_keeps_its_rooms() -> None:
    """Only what belongs to no room lies at the top."""
    home = HOMES["tables"]
    rooms = {path.parent.name for path in home.glob("*/__init__.py")}
    assert rooms - {"management", "migrations", "templatetags"} == ROOMS
    assert len(list(home.glob("*.py"))) <= 13


ABOVE_THE_GAMES = ("accounts", "platform", "static", "templates")
WRITTEN = {".css", ".html", ".js", ".mjs", ".py", ".ts", ".txt", ".svg"}


def test_nothing_above_a_games_folder_names_a_game() -> None:
    slugs = sorted(path.parent.name for path in (ROOT / "games").glob("*/engine.py"))
    assert len(slugs) >= 5
    name = re.compile(rf"\b({'|'.join(slugs)})\b")
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for folder in ABOVE_THE_GAMES
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in WRITTEN and path.is_file()
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if name.search(line)
    ]
    assert named == []


@pytest.mark.parametrize(
    ("module", "statement"),
    [
        ("games.contract", "import django"),
        ("games.apps", "import django"),
        ("games.chess.engine", "import django"),
        ("games.contract", "from channels.layers import get_channel_layer"),
        ("games.chess.engine", "from accounts.models import User"),
        ("games.chess.engine", "import tables.services"),
        ("games.chess.engine", "from config import settings"),
        ("games.chess.engine", "import numpy as np"),
        ("games.chess.engine", "def late():\n    import django.conf"),
        ("games.chess.engine", "from games.poker.cards import ACE"),
        ("games.chess.engine", "from games import poker"),
        ("games.chess.engine", "from ..poker import cards"),
        ("games.chess.engine", "from .. import poker"),
        ("games.registry", "import games.chess.engine"),
        ("games.conformance.moves", "from games.chess import engine"),
        ("accounts.models", "from tables.models import Table"),
        ("accounts.models", "from games.chess.engine import ENGINES"),
        ("tables.services", "from config.celery import app"),
        ("tables.services", "import games.poker"),
    ],
)
def test_a_forbidden_import_is_caught(module: str, statement: str) -> None:
    assert forbidden(statement, module, {"chess", "poker"}) != []


@pytest.mark.parametrize(
    ("module", "statement"),
    [
        ("games.contract", "import msgspec, platform, rich.table"),
        ("games.contract", "from games.chance import Chance"),
        ("games.chess.engine", "from games.chess.cards import QUEEN"),
        ("games.chess.engine", "from .cards import QUEEN"),
        ("games.chess.engine", "from . import cards"),
        ("games.chess.apps", "from django.apps import AppConfig"),
        ("accounts.models", "from django.db import models"),
        ("accounts.models", "from games.registry import engine"),
        ("tables.services", "from accounts.services.results import record_result"),
        ("config.settings", "import tables.apps"),
    ],
)
def test_an_import_from_below_is_allowed(module: str, statement: str) -> None:
    assert forbidden(statement, module, {"chess", "poker"}) == []
