"""Notebooks: what somebody has noted at a table, told to nobody else.

Of guesses nothing is told before the end, not even how many there are; of marks nothing ever.
"""

from typing import Any

from msgspec import UNSET

from accounts.services.aversions import unheard_by
from games.vocabulary import vocabulary
from tables.live.looking import find, viewer_of
from tables.models import Guess, Mark, Table
from tables.wire import frames

MOST_GUESSERS = 100


def keeps_notebooks(table: Table) -> bool:
    """Tell whether there is anything to note in this game."""
    words = vocabulary(table.game)
    return bool(words.marks or words.roles)


def notebook_told(uid: str, user: Any) -> frames.Notebook | None:
    """Return what this person has noted; None where there is nothing to note, or nobody to."""
    table = find(uid)
    is_told = user.is_authenticated or table.over
    if table.started_at is None or not keeps_notebooks(table) or not is_told:
        return None
    return notebook_of(table, user)


def notebook_of(table: Table, user: Any) -> frames.Notebook:
    """Return this person's marks and guesses and, once it is over, what others guessed."""
    return frames.Notebook(
        marks=_by_seat(Mark, table, user) if viewer_of(table, user) is not None else {},
        guesses=_by_seat(Guess, table, user),
        guessed=_guessed(table, user) if table.over else UNSET,
    )


def _by_seat(kind: type[Mark] | type[Guess], table: Table, user: Any) -> dict[str, str]:
    written = kind._default_manager.filter(table=table, user_id=user.pk).order_by("seat")
    return {str(seat): code for seat, code in written.values_list("seat", "code")}


def _guessed(table: Table, reader: Any) -> list[frames.Guesser]:
    """Return who guessed what, but for those whom the reader avoids and those who are muted."""
    avoided = unheard_by(reader) if reader.is_authenticated else set()
    found: dict[int, frames.Guesser] = {}
    guesses = Guess.objects.filter(table=table).exclude(user_id__in=avoided)
    for one in guesses.select_related("user").order_by("pk"):
        if one.user.is_muted or (one.user_id not in found and len(found) == MOST_GUESSERS):
            continue
        guesser = found.setdefault(one.user_id, frames.Guesser(one.user.told(), {}))
        guesser.guesses[str(one.seat)] = one.code
    return list(found.values())
