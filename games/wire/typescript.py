"""Declarations for the browser: a wire as TypeScript."""

import json
from collections.abc import Collection, Iterator, Mapping
from typing import assert_never

from games.wire.shapes import (
    Field,
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
)

_PLAIN = {
    "int": "number",
    "float": "number",
    "str": "string",
    "bool": "boolean",
    "null": "null",
    "any": "unknown",
}
_WIDTH = 100


def declarations(shapes: Mapping[str, Shape], head: str, given: Collection[str] = ()) -> str:
    """Return the declarations of all types of a wire, below a head; those given are not written."""
    lines = [head]
    for named in named_in(*shapes.values()):
        if named.name not in given:
            lines += ["", *_declared(named)]
    for name, shape in shapes.items():
        if not isinstance(shape, Record):
            lines += ["", *_alias(name, shape)]
    return "\n".join(lines) + "\n"


def _declared(named: Named | Record) -> Iterator[str]:
    if named.meaning:
        yield f"/** {named.meaning} */"
    if isinstance(named, Named):
        yield from _alias(named.name, named.shape)
        return
    yield f"export interface {named.name} {{"
    for field in named.fields:
        yield from _field(field)
    yield "}"


def _field(field: Field) -> Iterator[str]:
    if field.meaning:
        yield f"  /** {field.meaning} */"
    name = field.name if field.name.isidentifier() else json.dumps(field.name)
    yield f"  {name}{'' if field.required else '?'}: {_written(field.shape)};"


def _alias(name: str, shape: Shape) -> Iterator[str]:
    line = f"export type {name} = {_written(shape)};"
    if len(line) <= _WIDTH:
        yield line
        return
    yield f"export type {name} ="
    row = " "
    for option in _written(shape).split(" | "):
        if len(row) + len(option) + 3 > _WIDTH:
            yield row
            row = " "
        row += f" | {option}"
    yield f"{row};"


def _written(shape: Shape) -> str:
    match shape:
        case Plain(kind=kind):
            text = _PLAIN[kind]
        case Values(values=values):
            text = " | ".join(json.dumps(value) for value in values)
        case Named(name=name) | Record(name=name):
            text = name
        case Listed(item=item):
            inner = _written(item)
            text = f"({inner})[]" if " | " in inner else f"{inner}[]"
        case Row(items=items):
            text = f"[{', '.join(_written(item) for item in items)}]"
        case Keyed(value=value):
            text = f"Record<string, {_written(value)}>"
        case OneOf(options=options):
            text = " | ".join(_written(option) for option in options)
        case _:
            assert_never(shape)
    return text
