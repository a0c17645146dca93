"""Panels of a table's page: who sits there, what everybody sees, the log and the chat.

They show what a spectator may know; hands and decks are on a page of their own (``peeking``).
"""

from collections.abc import Iterable
from datetime import UTC, datetime

from django.utils.translation import gettext

from accounts.admin.histories import acts_panel
from accounts.admin.links import person_link
from accounts.admin.panels import Panel
from accounts.admin.standings import booked_at
from accounts.admin.words import when
from accounts.models import Act
from accounts.titled_names import called, level_words
from tables import clocks
from tables.admin.narrator import Narrator
from tables.models import ChatLine, Move, Said, Seat, Table
from tables.services.rebuilding import state_of
from tables.work import house_time

MOST_MOVES = 200
MOST_LINES = 100


def panels_of(table: Table) -> list[Panel]:
    """Return all that a table's page shows below its fields."""
    seats = list(table.seats.select_related("user"))
    narrator = Narrator(table, seats)
    return [
        _seats(table, seats),
        acts_panel(Act.objects.filter(table=table.uid)),
        booked_at(table.uid),
        _in_sight(table, narrator),
        _log(table, narrator),
        _chat(table, narrator),
    ]


def _seats(table: Table, seats: list[Seat]) -> Panel:
    shown = clocks.read(table.clocks)
    return Panel(
        gettext("Seats"),
        [gettext("Seat"), gettext("Who"), gettext("Who plays"), gettext("Thinks since")],
        [
            [seat.number + 1, _sitter(seat), _who_plays(seat), _thinks_since(shown, seat)]
            for seat in seats
        ],
        gettext("Nobody sits here."),
    )


def _sitter(seat: Seat) -> str:
    return person_link(seat.user) if seat.user else sitter_words(seat)


def sitter_words(seat: Seat) -> str:
    """Return who sits there."""
    if seat.level:
        return gettext("Bot") + f" ({level_words(seat.level)})"
    return called(seat.user)


def _who_plays(seat: Seat) -> str:
    return gettext("a bot") if seat.level else seat.get_absence_display()


def _thinks_since(shown: list[clocks.Clock], seat: Seat) -> str:
    since = shown[seat.number].since if shown else None
    if since is None:
        return when(None)
    return when(datetime.fromtimestamp(house_time.current().moment(since), UTC))


def _in_sight(table: Table, narrator: Narrator) -> Panel:
    told: list[str] = []
    if table.state is not None:
        sheet = narrator.sheet(state_of(table), None)
        told = narrator.lines(sheet.table)
        for number, lines in enumerate(sheet.seats):
            about = " · ".join(narrator.lines(lines))
            told += [f"{narrator.name(number)}: {about}"] if about else []
    return Panel(
        gettext("What everybody sees"),
        [gettext("On the table")],
        [[line] for line in told],
        gettext("Nothing is dealt yet."),
    )


def _log(table: Table, narrator: Narrator) -> Panel:
    moves = Move.objects.filter(table=table).order_by("-number")[:MOST_MOVES]
    return Panel(
        gettext("The latest moves, newest first"),
        [gettext("Version"), gettext("When"), gettext("Seat"), gettext("By"), gettext("What")],
        [
            [
                move.number,
                when(move.at),
                "—" if move.seat is None else narrator.name(move.seat),
                move.get_by_display(),
                narrator.happened(move),
            ]
            for move in moves
        ],
        gettext("No move was made yet."),
    )


def _chat(table: Table, narrator: Narrator) -> Panel:
    lines = ChatLine.objects.filter(table=table).select_related("user").order_by("-pk")
    return chat_panel(gettext("Chat, newest first"), lines[:MOST_LINES], narrator)


def chat_panel(title: str, lines: Iterable[Said], narrator: Narrator) -> Panel:
    """Show lines of chat."""
    return Panel(
        title,
        [gettext("When"), gettext("Who"), gettext("What was said")],
        [[when(line.at), speaker(line, narrator), narrator.spoken(line)] for line in lines],
        gettext("Nobody has said anything yet."),
    )


def speaker(line: Said, narrator: Narrator) -> str:
    """Return who said a line."""
    if line.user is None and line.seat is not None:
        return narrator.name(line.seat)
    return person_link(line.user)
