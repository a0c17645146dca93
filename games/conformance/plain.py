"""Plain data: what counts as JSON, when two values are the same, and the chances in a state."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from math import isfinite
from typing import Any

import msgspec

from games.chance import Chance

exact = msgspec.json.encode
"""Bytes as they are sent: they tell ``true`` from ``1``, and the order of keys, which may leak."""

canonical = msgspec.json.Encoder(order="deterministic").encode
"""Bytes that are equal exactly when two values are the same JSON."""


def sent(value: Any) -> Any:
    """Return the value as it comes out at the other end of a wire."""
    return msgspec.json.decode(exact(value))


def fault(value: Any, path: str = "$") -> str | None:
    """Return where and why the value is not plain JSON with string keys, or None."""
    if value is None or isinstance(value, (str, int)):
        return None
    if isinstance(value, float):
        return None if isfinite(value) else f"{path} is {value}"
    if isinstance(value, (list, tuple)):
        inner = (fault(item, f"{path}[{number}]") for number, item in enumerate(value))
        return next((found for found in inner if found), None)
    if type(value) is dict:
        return next((found for found in _faults_in_entries(value, path) if found), None)
    return f"{path} is a {type(value).__name__}"


def _faults_in_entries(value: dict[Any, Any], path: str) -> Iterator[str | None]:
    for key, item in value.items():
        yield None if isinstance(key, str) else f"{path} has the key {key!r}"
        yield fault(item, f"{path}.{key}")


def chances(value: Any, path: str = "state") -> Iterator[tuple[str, Chance]]:
    """Yield every chance that a state holds, with the way to it."""
    if isinstance(value, Chance):
        yield path, value
        return
    for name, item in parts(value):
        if not isinstance(item, (str, int, float, bytes)):
            yield from chances(item, f"{path}.{name}")


def parts(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield what a value is made of, by name or number; nothing for a plain one."""
    if isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, (list, tuple, set, frozenset)):
        yield from enumerate(value)
    elif isinstance(value, msgspec.Struct):
        yield from ((name, getattr(value, name)) for name in value.__struct_fields__)
    elif is_dataclass(value):
        yield from ((part.name, getattr(value, part.name)) for part in fields(value))
