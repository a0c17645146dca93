"""Proofs of a fair deal: the record of a finished game, which anyone can replay."""

from django.utils.translation import gettext_noop as _

from games.record import Record, Recorder
from tables.models import Move, Table
from tables.refusals import Refused


def record_of(table: Table) -> Record:
    """Return the whole game with its secret; only a game that is over has no secret any more."""
    if not table.over or table.started_at is None:
        raise Refused("not_over", _("The record is shown when the game is over."))
    recorder = recorder_of(table)
    made = Move.objects.filter(table=table).exclude(by=Move.By.DEAL)
    for seat, body in made.values_list("seat", "body"):
        recorder.play(seat or 0, body or {})
    return recorder.record()


def recorder_of(table: Table) -> Recorder:
    """Return a table's game as it was dealt, ready to be played again."""
    return Recorder(
        table.engine,
        seats=table.seat_count,
        options=table.options,
        table_id=table.uid,
        server_seed=bytes(table.server_seed),
        entropy=[bytes.fromhex(one) for one in table.entropy],
    )
