"""Proofs of a fair deal: the record of a finished game, which anyone can replay."""

from django.utils.translation import gettext_noop as _

from games.record import Beginning, Origin, Record, Recorder
from tables.models import Move, Table
from tables.refusals import Refused


def record_of(table: Table) -> Record:
    """Return the whole game with its secret; only a game that is over has no secret any more."""
    if not table.over or table.started_at is None:
        raise Refused("not_over", _("The record is shown when the game is over."))
    return played_again(table).record()


def played_again(table: Table, up_to: int | None = None) -> Recorder:
    """Return a table's game with every move made again that led to this version, or all."""
    recorder = recorder_of(table)
    made = Move.objects.filter(table=table).exclude(by=Move.By.DEAL)
    if up_to is not None:
        made = made.filter(number__lte=up_to)
    for seat, body in made.values_list("seat", "body"):
        recorder.play(seat or 0, body or {})
    return recorder


def recorder_of(table: Table) -> Recorder:
    """Return a table's game as it was dealt, ready to be played again."""
    return Recorder(
        table.engine,
        seats=table.seat_count,
        options=table.options,
        table_id=table.uid,
        server_seed=bytes(table.server_seed),
        entropy=[bytes.fromhex(one) for one in table.entropy],
        seats_kept=table.seats_kept,
        recorded=True,
        beginning=beginning_of(table),
    )


def beginning_of(table: Table) -> Beginning | None:
    """Return from where this game is played on, or None for one that is dealt."""
    if table.origin is None:
        return None
    former = played_again(table.origin, up_to=table.branched["version"])
    origin = Origin(
        record=former.record(), dealt=table.branched["dealt"], seat=table.branched["seat"]
    )
    return Beginning(origin, former.state)
