"""What somebody is shown who comes to a table, read in one go."""

from typing import Any, NamedTuple

from accounts.services.aversions import unheard_by
from tables.live.lines import last_told, lines_of
from tables.live.looking import Snapshot, check_may_look, shown
from tables.live.notebooks import keeps_notebooks
from tables.live.reception import reception
from tables.wire.frames import ChatLine


class Arrival(NamedTuple):
    """The table, the talk, and whom the reader does not wish to hear."""

    shown: Snapshot
    unheard: set[int]
    lines: list[ChatLine]
    texts: frozenset[str]
    """In which fields of moves and events players write words of their own."""
    has_notebook: bool


def arrive(uid: str, user: Any, invite: str, since: int | None, *, in_words: bool) -> Arrival:
    """Return all that is shown at first to whoever may look."""
    still, has_talk, has_shunned = reception.look(uid, user.pk)
    table = still.table
    check_may_look(table, user, invite)
    unheard = unheard_by(user) if has_shunned else set()
    now = reception.clock.now()
    seen = shown(still, user, now, since, in_words=in_words, unheard=unheard)
    lines = last_told(lines_of(table)) if has_talk else []
    return Arrival(seen, unheard, lines, table.engine.info.free_texts, keeps_notebooks(table))
