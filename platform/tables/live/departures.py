"""Why a socket is closed that may come back at once: its page does so by itself, and is told
what it missed.
"""

from typing import NamedTuple

from autobahn.exception import Disconnected
from django.db import DatabaseError
from django.utils.translation import gettext_noop as _

from tables import faults
from tables.live.outbox import TooSlow
from tables.refusals import Refused

TRY_AGAIN = 4503
"""The code for whoever may come back at once, best by another process."""


class Deaf(Exception):  # noqa: N818 - what the process is
    """This process hears nothing of what others do."""


class Leaving(Exception):  # noqa: N818 - what the process does
    """This process ends, and others are there."""


class Departure(NamedTuple):
    """How a socket is closed: the code, the reason in a word, and a sentence where one is due."""

    code: int
    why: str
    refusal: Refused | None = None


def departure(error: Exception) -> Departure | None:
    """Return how to close a socket on which something failed; None if nobody is there any more."""
    match error:
        case Disconnected() | ConnectionError():
            return None
        case TooSlow():
            return Departure(4408, "too_slow")
        case Deaf():
            return Departure(TRY_AGAIN, "deaf")
        case Leaving():
            return Departure(TRY_AGAIN, "restart")
        case DatabaseError():
            return Departure(TRY_AGAIN, "away", away())
        case _:
            faults.note("a socket", error)
            return Departure(4500, "fault", our_fault())


def away() -> Refused:
    """Return the answer while the database is away."""
    sentence = _("The database is away just now; nothing has changed. Try again in a moment.")
    return Refused("away", sentence, status=503)


def our_fault() -> Refused:
    """Return the answer to a frame on which the server itself failed."""
    sentence = _("Something went wrong here; nothing has changed.")
    return Refused("fault", sentence, status=500)
