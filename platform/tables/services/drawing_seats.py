"""The lot: when a game begins, every chair is given a seat, and what is its person's goes along."""

from typing import Any

from django.db.models import Case, F, IntegerField, When

from games.lot import seats_of_chairs
from games.vocabulary import vocabulary
from tables.models import ChatLine, Table
from tables.services.changing import Change
from tables.services.chatting import tell_line

_ASIDE = 100
"""Chairs step aside by so much first: no two may have one number, not even for a moment."""


def draw_seats(change: Change, seed: bytes) -> None:
    """Draw who sits where, unless the table keeps its seats."""
    table = change.table
    seat_of = seats_of_chairs(seed, table.seat_count, kept=table.seats_kept)
    table.seat_of_chair = seat_of
    if table.seats_kept:
        return
    _renumber(table.seats.all(), "number", seat_of)
    if table.chat.exists():
        _renumber(ChatLine.objects.filter(table=table, seat__isnull=False), "seat", seat_of)
        _tell_phrases_anew(table, seat_of)
    for seat in change.seats:
        seat.number = seat_of[seat.number]
    change.seats.sort(key=lambda seat: seat.number)


def _renumber(rows: Any, field: str, seat_of: list[int]) -> None:
    moves = [When(**{field: _ASIDE + chair}, then=seat) for chair, seat in enumerate(seat_of)]
    rows.update(**{field: F(field) + _ASIDE})
    rows.update(**{field: Case(*moves, default=F(field), output_field=IntegerField())})


def _tell_phrases_anew(table: Table, seat_of: list[int]) -> None:
    """Let phrases that name a seat go on naming the same person."""
    names = vocabulary(table.game).seats
    for line in ChatLine.objects.filter(table=table, phrase__isnull=False).select_related("user"):
        said: dict[str, Any] = line.phrase or {}
        seats = {name: at for name, at in said.items() if name in names and isinstance(at, int)}
        follow = {name: seat_of[at] for name, at in seats.items()}
        if follow:
            line.phrase = said | follow
            line.save(update_fields=["phrase"])
            tell_line(table, line)
