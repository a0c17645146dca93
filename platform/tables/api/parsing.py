"""How the API reads bodies: JSON of a sensible size and depth, in letters that can be written."""

from typing import Any

import msgspec
from django.utils.translation import gettext_noop as _
from rest_framework.parsers import BaseParser

from tables.refusals import Refused

MOST_BYTES = 65_536
MOST_DEEP = 32


class JSONParser(BaseParser):
    """Reads JSON, or says why it cannot be read."""

    media_type = "application/json"

    def parse(self, stream: Any, *args: Any, **kwargs: Any) -> Any:
        """Return what the body says."""
        del args, kwargs
        body = stream.read(MOST_BYTES + 1)
        if len(body) > MOST_BYTES:
            raise too_long(MOST_BYTES)
        try:
            read = msgspec.json.decode(body)
        except (ValueError, RecursionError) as error:
            raise unreadable(str(error)) from error
        if _deeper(read, MOST_DEEP):
            raise unreadable(f"nested deeper than {MOST_DEEP}")
        return read


def too_long(most: int) -> Refused:
    """Return the refusal of a body that is too long."""
    return Refused("too_long", _("A body has at most {most} bytes."), status=413, most=most)


def unreadable(why: str) -> Refused:
    """Return the refusal of a body that says nothing we can read."""
    return Refused("parse_error", _("This body cannot be read: {why}"), status=400, why=why)


def _deeper(value: Any, most: int) -> bool:
    """Tell whether a value is nested deeper than this."""
    if not isinstance(value, dict | list):
        return False
    inside = value.values() if isinstance(value, dict) else value
    return most == 0 or any(_deeper(one, most - 1) for one in inside)
