"""Write down the wire of every game: declarations for the browser, pages for authors of bots.

python -m games.wire            # write them
python -m games.wire --check    # fail where what is written is not what the types say
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from games.registry import engines, package
from games.wire.page import page
from games.wire.shapes import shapes_of
from games.wire.typescript import declarations

ROOT = Path(__file__).parents[2]
HEAD = "// Made by `python -m games.wire`; the types stand in the game's module wire."


def written() -> Iterator[tuple[Path, str]]:
    """Yield every file that is made from the types, and what it holds."""
    for engine in engines():
        slug, wire = engine.info.slug, engine.wire
        if wire is not None:
            home = ROOT.joinpath(*package(slug).split("."))
            yield home / "static" / slug / "wire.d.ts", declarations(shapes_of(wire), HEAD)
            yield ROOT / "docs" / "wire" / f"{slug}.md", page(wire, engine.info.name.en)


def drifted() -> list[Path]:
    """Return the files that are not what the types say."""
    return [
        path
        for path, text in written()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m games.wire", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail on a difference")
    if parser.parse_args(arguments).check:
        found = drifted()
        for path in found:
            sys.stderr.write(f"{path.relative_to(ROOT)} is old: run python -m games.wire\n")
        return bool(found)
    for path, text in written():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
