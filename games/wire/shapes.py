"""Shapes: the types of a wire, read once into something that can be walked.

A shape is what checks, schema, declarations and pages are made from. Meanings stand in the
docstrings of the types and below their fields, as everywhere in this house.
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from games.wire import Wire
from games.wire.parts import Alias, Free


@dataclass(frozen=True)
class Plain:
    """A number, a text, yes or no, nothing, or anything."""

    kind: Literal["int", "float", "str", "bool", "null", "any"]


@dataclass(frozen=True)
class Values:
    """One of a few values."""

    values: tuple[str | int | bool, ...]


@dataclass(frozen=True)
class Listed:
    """A list."""

    item: "Shape"


@dataclass(frozen=True)
class Row:
    """A list of so many items, each of its own shape."""

    items: tuple["Shape", ...]


@dataclass(frozen=True)
class Keyed:
    """An object whose keys are not known beforehand."""

    value: "Shape"


@dataclass(frozen=True)
class OneOf:
    """One of several shapes; records are told apart by their tags."""

    options: tuple["Shape", ...]

    @cached_property
    def tagged(self) -> dict[tuple[str, Any], list["Record"]]:
        """The records by their tags."""
        found: dict[tuple[str, Any], list[Record]] = {}
        for record in (one for one in self.options if isinstance(one, Record)):
            for tag in record.tags():
                found.setdefault(tag, []).append(record)
        return found


@dataclass(frozen=True)
class Named:
    """A shape with a name of its own."""

    name: str
    meaning: str
    shape: "Shape"


@dataclass(frozen=True)
class Field:
    """An entry of a record."""

    name: str
    shape: "Shape"
    required: bool
    meaning: str


@dataclass(frozen=True)
class Record:
    """An object with these entries and no others."""

    name: str
    meaning: str
    fields: tuple[Field, ...]

    def tags(self) -> list[tuple[str, Any]]:
        """Return what tells it from its kin: the values of its ``type`` or ``code``."""
        return [
            (field.name, value)
            for field in self.fields
            if field.name in TAGS and isinstance(field.shape, Values)
            for value in field.shape.values
        ]


Shape = Plain | Values | Listed | Row | Keyed | OneOf | Named | Record

NULL = Plain("null")
TAGS = ("type", "code", "kind")
_PLAIN: dict[Any, Shape] = {
    int: Plain("int"),
    float: Plain("float"),
    str: Plain("str"),
    bool: Plain("bool"),
    NoneType: NULL,
    Any: Plain("any"),
}


@cache
def shape_of(declared: Any, *, forms: bool = False) -> Shape:
    """Return the shape of a type; with ``forms``, free fields may stand in a form's place."""
    if declared in _PLAIN:
        return _PLAIN[declared]
    if is_typeddict(declared):
        return _record(declared, forms)
    if is_struct(declared):
        return _struct(declared)
    origin, arguments = get_origin(declared), get_args(declared)
    if origin is Annotated:
        return _annotated(arguments[0], declared.__metadata__, forms)
    if origin is Literal:
        return Values(arguments)
    inner = (one for one in arguments if one is not msgspec.UnsetType)
    return _made_of(origin, tuple(shape_of(one, forms=forms) for one in inner))


def _made_of(origin: Any, inner: tuple[Shape, ...]) -> Shape:
    if origin in (Union, UnionType):
        options = tuple(_options(inner))
        return OneOf(options) if len(options) > 1 else options[0]
    if origin is list:
        return Listed(inner[0])
    if origin is tuple:
        return Row(inner)
    if origin is dict:
        return Keyed(inner[1])
    raise TypeError(f"{origin} cannot cross the wire")


def is_struct(declared: Any) -> bool:
    """Tell whether a type is a struct."""
    return isinstance(declared, type) and issubclass(declared, msgspec.Struct)


def _struct(declared: Any) -> Record:
    """Return the shape of a struct: its tag first; what may be unset may be missing."""
    meanings, config = _meanings(declared), declared.__struct_config__
    hints = get_type_hints(declared, include_extras=True)
    tag = [Field(config.tag_field, Values((config.tag,)), True, "")] if config.tag else []
    fields = [
        _field(one.encode_name, hints[one.name], one.required, False, meanings.get(one.name, ""))
        for one in msgspec.structs.fields(declared)
    ]
    meaning = inspect.cleandoc(declared.__doc__ or "")
    return Record(declared.__name__, meaning, (*tag, *fields))


def _options(shapes: tuple[Shape, ...]) -> Iterator[Shape]:
    """Yield the options of a union, those of unions within it included."""
    for one in shapes:
        yield from one.options if isinstance(one, OneOf) else (one,)


def _annotated(declared: Any, marks: tuple[Any, ...], forms: bool) -> Shape:
    shape = shape_of(declared, forms=forms)
    for mark in marks:
        if isinstance(mark, Alias):
            inner = Values(mark.among) if mark.among else shape
            shape = Named(mark.name, mark.meaning, inner)
        elif isinstance(mark, Free) and forms:
            shape = OneOf((shape, shape_of(mark.form)))
    return shape


def _record(declared: Any, forms: bool) -> Record:
    meanings = _meanings(declared)
    fields = tuple(
        _field(name, hint, name in declared.__required_keys__, forms, meanings.get(name, ""))
        for name, hint in get_type_hints(declared, include_extras=True).items()
    )
    name = declared.__name__
    if forms and fields != _record(declared, forms=False).fields:
        name = name.removesuffix("Move") + "Entry"
    return Record(name, inspect.cleandoc(declared.__doc__ or ""), fields)


def _field(name: str, hint: Any, required: bool, forms: bool, below: str) -> Field:
    while get_origin(hint) in (NotRequired, Required):
        hint = get_args(hint)[0]
    marks = hint.__metadata__ if get_origin(hint) is Annotated else ()
    meaning = next((mark for mark in marks if isinstance(mark, str)), below)
    return Field(name, shape_of(hint, forms=forms), required, meaning)


def _meanings(declared: Any) -> dict[str, str]:
    """Return what is written below each field of a class and of those it is made from."""
    module = sys.modules[declared.__module__]
    node = _classes(module.__name__).get(declared.__name__)
    if node is None:
        return {}
    found: dict[str, str] = {}
    for base in node.bases:
        kin = getattr(module, base.id) if isinstance(base, ast.Name) else None
        if is_typeddict(kin) or is_struct(kin):
            found |= _meanings(kin)
    return found | dict(_below(node))


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    """Return the classes of a module as they are written: a TypedDict forgets its bases."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def _below(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for before, after in zip(node.body, node.body[1:], strict=False):
        match before, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, " ".join(text.split())


def shapes_of(wire: Wire) -> dict[str, Shape]:
    """Return the shapes of a game by name; ``Entry`` is what a legal list holds."""
    found = {name: shape_of(part) for name, part in wire.parts().items()}
    return {"Entry": shape_of(wire.moves, forms=True), **found}


def named_in(*shapes: Shape) -> list[Record | Named]:
    """Return every shape with a name, those it is made of first."""
    found: dict[str, Record | Named] = {}
    for shape in shapes:
        _gather(shape, found)
    return list(found.values())


def _gather(shape: Shape, found: dict[str, Record | Named]) -> None:
    if isinstance(shape, Record | Named):
        if shape.name not in found:
            for one in _within(shape):
                _gather(one, found)
            found[shape.name] = shape
        return
    for one in _within(shape):
        _gather(one, found)


def _within(shape: Shape) -> tuple[Shape, ...]:
    match shape:
        case Record(fields=fields):
            return tuple(field.shape for field in fields)
        case OneOf(options=shapes) | Row(items=shapes):
            return shapes
        case Named(shape=one) | Listed(item=one) | Keyed(value=one):
            return (one,)
        case _:
            return ()
