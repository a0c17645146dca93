"""JSON Schema of a wire, as components of an OpenAPI document."""

from collections.abc import Mapping
from typing import Any, assert_never

from games.wire.shapes import (
    NULL,
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

_PLAIN = {"int": "integer", "float": "number", "str": "string", "bool": "boolean", "null": "null"}
_KINDS = {int: "integer", str: "string", bool: "boolean"}


def components(shapes: Mapping[str, Shape], prefix: str = "") -> dict[str, Any]:
    """Return every type of a wire by its name, with the prefix before it."""
    found = {f"{prefix}{one.name}": _defined(one, prefix) for one in named_in(*shapes.values())}
    for name, shape in shapes.items():
        found.setdefault(f"{prefix}{name}", _schema(shape, prefix))
    return found


def _defined(named: Named | Record, prefix: str) -> dict[str, Any]:
    if isinstance(named, Record):
        return _record(named, prefix)
    return {**_schema(named.shape, prefix), "description": named.meaning}


def _schema(shape: Shape, prefix: str) -> dict[str, Any]:
    match shape:
        case Named() | Record():
            return {"$ref": f"#/components/schemas/{prefix}{shape.name}"}
        case Plain(kind=kind):
            return {} if kind == "any" else {"type": _PLAIN[kind]}
        case Values(values=values):
            return {"type": _KINDS[type(values[0])], "enum": list(values)}
        case OneOf(options=options):
            return _one_of(options, prefix)
        case Listed() | Row() | Keyed():
            return _many(shape, prefix)
        case _:
            assert_never(shape)


def _record(record: Record, prefix: str) -> dict[str, Any]:
    schema: dict[str, Any] = {
        "type": "object",
        "description": record.meaning,
        "properties": {field.name: _field(field, prefix) for field in record.fields},
        "additionalProperties": False,
    }
    if required := [field.name for field in record.fields if field.required]:
        schema["required"] = required
    return schema


def _field(field: Field, prefix: str) -> dict[str, Any]:
    schema = _schema(field.shape, prefix)
    if not field.meaning:
        return schema
    if "$ref" in schema:
        schema = {"allOf": [schema]}
    return {**schema, "description": field.meaning}


def _one_of(options: tuple[Shape, ...], prefix: str) -> dict[str, Any]:
    """Write a union in the dialect of OpenAPI 3.0, where null is a property of a type."""
    others = [_schema(option, prefix) for option in options if option != NULL]
    schema = others[0] if len(others) == 1 else {"oneOf": others}
    if NULL not in options:
        return schema
    return {**({"allOf": [schema]} if "$ref" in schema else schema), "nullable": True}


def _many(shape: Listed | Row | Keyed, prefix: str) -> dict[str, Any]:
    match shape:
        case Listed(item=item):
            return {"type": "array", "items": _schema(item, prefix)}
        case Keyed(value=value):
            return {"type": "object", "additionalProperties": _schema(value, prefix)}
        case Row(items=items):
            bounds = {"minItems": len(items), "maxItems": len(items)}
            return {"type": "array", "items": _one_of(items, prefix), **bounds}
