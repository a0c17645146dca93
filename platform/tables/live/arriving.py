"""What those are shown at first who come to tables, read in one go."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from django.utils import translation

from accounts.services.aversions import unheard_by
from tables.live.lines import last_told, lines_of
from tables.live.looking import Snapshot, check_may_look, shown
from tables.live.notebooks import keeps_notebooks
from tables.live.reception import Prospect, Visit, reception
from tables.wire.frames import ChatLine


class Arrival(NamedTuple):
    """The table, the talk, and whom the reader does not wish to hear."""

    shown: Snapshot
    unheard: set[int]
    lines: list[ChatLine]
    texts: frozenset[str]
    """In which fields of moves and events players write words of their own."""
    has_notebook: bool


class Coming(NamedTuple):
    """Somebody who comes to a table."""

    uid: str
    user: Any
    invite: str
    since: int | None
    """Up to which version they know the table."""
    in_words: bool
    language: str

    def visit(self) -> Visit:
        """Return who comes to which table."""
        return Visit(self.uid, self.user.pk)


def arrive(coming: Sequence[Coming]) -> list[Arrival | Exception]:
    """Return all that each is shown at first who may look; for anybody else, why they may not."""
    prospects = reception.look([one.visit() for one in coming])
    return [_arrival(one, seen) for one, seen in zip(coming, prospects, strict=True)]


def _arrival(one: Coming, seen: Prospect | Exception) -> Arrival | Exception:
    """Let somebody in; whatever stands against it is theirs alone."""
    if isinstance(seen, Exception):
        return seen
    try:
        with translation.override(one.language):
            return _let_in(one, seen)
    except Exception as error:
        return error


def _let_in(one: Coming, seen: Prospect) -> Arrival:
    table = seen.still.table
    check_may_look(table, one.user, one.invite)
    unheard = unheard_by(one.user) if seen.has_shunned else set()
    now = reception.clock.now()
    snapshot = shown(seen.still, one.user, now, one.since, in_words=one.in_words, unheard=unheard)
    lines = last_told(lines_of(table)) if seen.has_talk else []
    info = table.engine.info
    return Arrival(snapshot, unheard, lines, info.free_texts, keeps_notebooks(table))
