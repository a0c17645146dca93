"""Is a value what its shape says? Fields that the shape does not name count as faults."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.wire.shapes import TAGS, Keyed, Listed, Named, OneOf, Plain, Record, Row, Shape, Values

_CLASSES: dict[str, tuple[type[Any], ...]] = {
    "int": (int,),
    "float": (int, float),
    "str": (str,),
    "bool": (bool,),
    "null": (type(None),),
}


def fault(value: Any, shape: Shape, path: str = "$") -> str | None:
    """Return where and why the value is not of this shape, or None."""
    return next(_faults(value, shape, path), None)


def _faults(value: Any, shape: Shape, path: str) -> Iterator[str]:
    match shape:
        case Named():
            yield from _faults(value, shape.shape, path)
        case Plain(kind=kind):
            if kind != "any" and type(value) not in _CLASSES[kind]:
                yield f"{path} is {value!r}, not {kind}"
        case Values(values=values):
            if not any(type(value) is type(one) and value == one for one in values):
                yield f"{path} is {value!r}, none of {values}"
        case Record():
            yield from _in_record(value, shape, path)
        case OneOf():
            yield from _in_options(value, shape, path)
        case _:
            yield from _in_many(value, shape, path)


def _in_record(value: Any, shape: Record, path: str) -> Iterator[str]:
    if not isinstance(value, Mapping):
        yield f"{path} is {value!r}, not {shape.name}"
        return
    unread = len(value)
    for field in shape.fields:
        if field.name in value:
            unread -= 1
            yield from _faults(value[field.name], field.shape, f"{path}.{field.name}")
        elif field.required:
            yield f"{path} has no {field.name}, which {shape.name} names"
    if unread:
        named = {field.name for field in shape.fields}
        yield f"{path} has {sorted(set(value) - named)}, which {shape.name} does not name"


def _in_options(value: Any, shape: OneOf, path: str) -> Iterator[str]:
    """Accept what any option accepts; of tagged records only those of its own tag can."""
    options: Sequence[Shape] = shape.options
    if isinstance(value, Mapping):
        own = (shape.tagged.get((tag, value.get(tag))) for tag in TAGS if tag in value)
        options = next((found for found in own if found), options)
    faults = [fault(value, option, path) for option in options]
    if None not in faults:
        yield (faults[0] or "") if len(faults) == 1 else f"{path} is {value!r}, of no known shape"


def _in_many(value: Any, shape: Listed | Row | Keyed, path: str) -> Iterator[str]:
    if isinstance(shape, Keyed):
        if not isinstance(value, Mapping):
            yield f"{path} is {value!r}, not an object"
            return
        for key, item in value.items():
            yield from _faults(item, shape.value, f"{path}.{key}")
        return
    if not isinstance(value, (list, tuple)):
        yield f"{path} is {value!r}, not a list"
        return
    shapes = shape.items if isinstance(shape, Row) else (shape.item,) * len(value)
    if len(shapes) != len(value):
        yield f"{path} has {len(value)} items, not {len(shapes)}"
        return
    for number, (item, one) in enumerate(zip(value, shapes, strict=True)):
        yield from _faults(item, one, f"{path}[{number}]")
