"""A copy of a game's package that has grown: a field of the state and an option that do nothing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from pathlib import Path

import games
from games.contract import AnyEngine

NAME = "grown_uno"
_GROWTH = {
    "state.py": (
        (
            '    """Why the game is over; empty while it goes on."""\n',
            '    """Why the game is over; empty while it goes on."""\n    sparkles: int = 0\n',
        ),
    ),
    "options.py": (
        ("    match_to: int = 0\n", "    match_to: int = 0\n    sparkle: bool = False\n"),
        (
            "OPTIONS = {\n",
            'OPTIONS = {\n    "sparkle": _flag("Блёстки", "Sparkle"),\n',
        ),
    ),
}


@contextmanager
def grown_uno(folder: Path, *, another_format: bool = False) -> Iterator[AnyEngine]:
    """Write the copy into a folder and give its engine; it may dump in a format of its own."""
    home = folder / NAME
    home.mkdir()
    for source in (Path(games.__file__).parent / "uno").glob("*.py"):
        text = source.read_text(encoding="utf-8").replace("games.uno", NAME)
        for before, after in _GROWTH.get(source.name, ()):
            assert text.count(before) == 1, before
            text = text.replace(before, after)
        (home / source.name).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))
    invalidate_caches()
    try:
        engine: AnyEngine = import_module(f"{NAME}.engine").ENGINES[-1]
        type(engine).dump_format += another_format
        yield engine
    finally:
        sys.path.remove(str(folder))
        for module in [name for name in sys.modules if name.split(".")[0] == NAME]:
            del sys.modules[module]
