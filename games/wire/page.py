"""The page of a game's wire, for authors of bots: every move, field and event with its meaning."""

import json
from collections.abc import Collection, Iterable, Iterator
from typing import assert_never

from games.wire import Wire
from games.wire.shapes import (
    Keyed,
    Listed,
    Named,
    OneOf,
    Plain,
    Record,
    Row,
    Shape,
    Values,
    named_in,
    shapes_of,
)

_PLAIN = {
    "int": "number",
    "float": "number",
    "str": "text",
    "bool": "true or false",
    "null": "null",
    "any": "anything",
}
_HEADINGS = {
    "Move": "Moves",
    "Entry": "Forms in `legal`",
    "View": "The view",
    "Event": "Events",
    "Preview": "Previews",
    "Board": "The board",
}
_LEADS = {
    "Move": "What is sent as `move`.",
    "Entry": "Fields that may stand in `legal` as a form, to be filled in.",
    "View": "The game as the viewer may know it, with every frame.",
    "Event": "What happened, as the viewer may know it. Told apart by `type`.",
    "Preview": "What `try` and `preview/` answer.",
    "Board": "What stays as it is through a whole game; sent once with the table.",
}
_FEW = 16


def page(wire: Wire, title: str) -> str:
    """Return the page in Markdown."""
    told: set[str] = set()
    shapes = shapes_of(wire)
    lines = [
        f"# {title} on the wire",
        "",
        "Made by `python -m games.wire` from the game's types. A field with `?` may be missing.",
        "What frames are like is told in [protocol.md](../protocol.md).",
    ]
    for name, heading in _HEADINGS.items():
        named = [one for one in named_in(shapes[name]) if one.name not in told]
        if named:
            lines += ["", f"## {heading}", "", _LEADS[name]]
            told |= {one.name for one in named}
            lines += _told(named)
    return "\n".join(lines) + "\n"


def tables(shapes: Iterable[Shape], given: Collection[str] = ()) -> Iterator[str]:
    """Tell every type of these shapes but those given: for a page that has a text of its own."""
    yield from _told([one for one in named_in(*shapes) if one.name not in given])


def _told(named: list[Record | Named]) -> Iterator[str]:
    """Tell aliases in one list, then every record in a table of its own, the outermost first."""
    aliases = [one for one in named if isinstance(one, Named)]
    if aliases:
        yield ""
    for one in aliases:
        yield f"- **{one.name}**: {one.meaning}{_values(one.shape)}"
    for record in sorted((one for one in named if isinstance(one, Record)), key=_depth):
        yield from _table(record)


def _depth(record: Record) -> int:
    """Return 0 for what bears a ``type`` or is the whole, 1 for its parts."""
    return 0 if record.tags() or record.name in _HEADINGS else 1


def _values(shape: Shape) -> str:
    if isinstance(shape, Values) and len(shape.values) <= _FEW:
        return f" {_written(shape)}."
    return ""


def _table(record: Record) -> Iterator[str]:
    tags = {name for name, _ in record.tags()}
    codes = ", ".join(f"`{value}`" for _, value in record.tags())
    yield from ("", f"### {record.name}: {codes}" if codes else f"### {record.name}")
    yield from ("", record.meaning)
    fields = [field for field in record.fields if field.name not in tags]
    if fields:
        yield from ("", "| field | what it is | meaning |", "|---|---|---|")
    for field in fields:
        name = f"`{field.name}`" + ("" if field.required else " ?")
        yield f"| {name} | {_cell(_written(field.shape))} | {_cell(field.meaning)} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _written(shape: Shape) -> str:
    match shape:
        case Plain(kind=kind):
            text = _PLAIN[kind]
        case Values(values=values):
            text = ", ".join(f"`{json.dumps(value)}`" for value in values)
        case Named(name=name) | Record(name=name):
            text = name
        case Listed(item=item):
            text = f"list of {_written(item)}"
        case Row(items=items):
            text = f"[{', '.join(_written(item) for item in items)}]"
        case Keyed(value=value):
            text = f"object of {_written(value)}"
        case OneOf(options=options):
            text = " or ".join(_written(option) for option in options)
        case _:
            assert_never(shape)
    return text
