"""Filling a struct from what it tells of: its fields say where they are read."""

from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


class From(NamedTuple):
    """Marks a field that is not simply the attribute of its name."""

    read: Callable[[Any], Any]


def told(kind: type[T], of: Any) -> T:
    """Return a struct of this kind, each field read of what it tells of."""
    return kind(**{name: read(of) for name, read in _readers(kind).items()})


@cache
def _readers(kind: type[msgspec.Struct]) -> Mapping[str, Callable[[Any], Any]]:
    hints = get_type_hints(kind, include_extras=True)
    return {name: _reader(name, hints[name]) for name in kind.__struct_fields__}


def _reader(name: str, hint: Any) -> Callable[[Any], Any]:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((mark.read for mark in marks if isinstance(mark, From)), attrgetter(name))
