"""How a state is laid out: the names of its fields, all the way down.

Records of format 1 hold digests of whole states. Those can be compared for as long as the layout
is what it was then; a field more, and every digest is another.
"""

from collections.abc import Container
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import inspect

_BYTES = 8


def layout(kind: type[Any], without: Container[str] = ()) -> str:
    """Return a digest of the layout of a state's class, as it is without some of its fields."""
    drawn = [field for field in _drawn(inspect.type_info(kind), ()) if field[0] not in without]
    return sha256(msgspec.json.encode(drawn)).digest()[:_BYTES].hex()


def _drawn(part: Any, within: tuple[type[Any], ...]) -> Any:
    """Return the fields of a class, by name and within each other, or the kind of a plain value."""
    if isinstance(part, (inspect.StructType, inspect.DataclassType)):
        if part.cls in within:
            return part.cls.__name__
        inner = (*within, part.cls)
        return [[field.encode_name, _drawn(field.type, inner)] for field in part.fields]
    names = ("key_type", "value_type", "item_type", "item_types", "types")
    parts = [getattr(part, name) for name in names if hasattr(part, name)]
    flat = [one for found in parts for one in (found if isinstance(found, tuple) else [found])]
    return [type(part).__name__, *(_drawn(one, within) for one in flat)]
