"""Taking a person's own words out of a game.

A few moves carry a text that somebody has written. It never decides anything but by being there,
so another text in its place leads to the same game; the log alone can rebuild the state.
"""

from typing import Any

import msgspec
from django.utils.translation import gettext_noop as _

from games.registry import engine
from tables.live.hushing import UNSAID
from tables.models import Move, Table
from tables.pages.proofs import recorder_of
from tables.refusals import Refused
from tables.services.changing import Change, changing

_events = msgspec.msgpack.Encoder()


def words_of(game: str, body: Any) -> dict[str, str]:
    """Return the texts of a player's own that a move carries, by field."""
    written = engine(game).info.free_texts
    return {
        name: value
        for name, value in (body or {}).items()
        if name in written and isinstance(value, str) and value
    }


def unsay(*, uid: str, number: int) -> None:
    """Take the words out of all moves of a seat, and out of whatever followed from them."""
    with changing(uid) as change:
        if change.table.started_at is None:
            raise Refused("not_started", _("The game has not begun yet."))
        _replay(change, number)
        change.touch()
        _retell_branches(change.table)


def _retell_branches(table: Table) -> None:
    """Play games again that were played on from this one: their states may hold its words."""
    for branch in Table.objects.filter(origin=table, started_at__isnull=False):
        with changing(branch.uid) as change:
            _replay(change, None)
            change.touch()
            _retell_branches(change.table)


def _replay(change: Change, number: int | None) -> None:
    table = change.table
    recorder = recorder_of(table)
    for move in table.moves.exclude(by=Move.By.DEAL).order_by("number"):
        if move.seat == number:
            unsaid = dict.fromkeys(words_of(table.game, move.body), UNSAID)
            move.body = {**(move.body or {}), **unsaid}
        move.events = _events.encode(recorder.play(move.seat or 0, move.body or {}))
        move.save(update_fields=["body", "events"])
    change.state = recorder.state
    if table.status == Table.Status.PLAYING:
        change.ask_anew(None)
