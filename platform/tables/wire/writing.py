"""Writing the wire down: declarations for the browser, and the tables in docs/protocol.md."""

from collections.abc import Iterator
from pathlib import Path

from games.wire.page import tables
from games.wire.shapes import Record, Shape
from games.wire.typescript import declarations
from tables.wire.shapes import commands, frames, rows

ROOT = Path(__file__).parents[3]
DECLARATIONS = ROOT / "static/js/table/wire.d.ts"
PROTOCOL = ROOT / "docs/protocol.md"
_HEAD = """\
// Made by `python manage.py wire`; the types stand in platform/tables/wire.

import type { Foreseen, Move, Saying, Sheet, View } from "./sayings.js";"""
_GIVEN = {"Foreseen", "Move", "Saying", "Sheet", "View"}
"""What a game says: the page has types of its own for it."""


def written() -> Iterator[tuple[Path, str]]:
    """Yield every file that is made from the types, and what it holds."""
    shapes = {**rows(), **frames(), **commands()}
    yield DECLARATIONS, declarations(shapes, _HEAD, _GIVEN) + _kinds()
    protocol = PROTOCOL.read_text(encoding="utf-8")
    for name, shapes in (("commands", commands()), ("frames", frames())):
        protocol = _replaced(protocol, name, "\n".join(tables(shapes.values(), _GIVEN)))
    yield PROTOCOL, protocol


def _kinds() -> str:
    """Return the frames by their types."""
    lines = ["", "/** What a frame of each type holds. */", "export interface Frames {"]
    for name, shape in frames().items():
        lines.append(f"  {_tag(shape)}: {name};")
    return "\n".join([*lines, "}", ""])


def _tag(shape: Shape) -> str:
    return str(shape.tags()[0][1]) if isinstance(shape, Record) else ""


def _replaced(page: str, name: str, text: str) -> str:
    """Return a page with what stands between two marks made anew."""
    begin, end = f"<!-- {name}: made by `python manage.py wire` -->", f"<!-- end of {name} -->"
    before, _, rest = page.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise ValueError(f"{PROTOCOL} has no place for {name}")
    return f"{before}{begin}\n{text}\n\n{end}{after}"
