"""Panels about a reported line: what was said around it, and who complained of it or its author."""

from typing import Any

from django.db.models import Q, QuerySet
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from accounts.admin.links import page_link, person_link
from accounts.admin.panels import Panel
from accounts.admin.words import when
from accounts.models import User
from tables.admin.narrator import Narrator
from tables.admin.table_panels import speaker
from tables.models import Aside, Report, Said, Table

AROUND = 10
"""Lines of chat before and after the reported one that are shown with it."""

_MOST_REPORTS = 30
_TOLD = ("reporter", "line__user", "line__table", "aside__user", "aside__table")


def around(line: Said) -> Panel:
    """Show a line with what was said before and after it."""
    spoken: QuerySet[Any] = type(line)._default_manager.filter(table=line.table)
    spoken = spoken.select_related("user")
    before = reversed(spoken.filter(pk__lt=line.pk).order_by("-pk")[:AROUND])
    after = spoken.filter(pk__gt=line.pk).order_by("pk")[:AROUND]
    narrator = Narrator(line.table, list(line.table.seats.select_related("user")))
    return Panel(
        gettext("What was said around it"),
        [gettext("When"), gettext("Who"), gettext("What was said")],
        [
            [when(one.at), speaker(one, narrator), _marked(narrator.spoken(one), one == line)]
            for one in (*before, line, *after)
        ],
        gettext("Nobody has said anything yet."),
    )


def _marked(text: str, reported: bool) -> SafeString | str:
    if not reported:
        return text
    return format_html('<span class="reported">{} ← {}</span>', text, gettext("reported"))


def quoted(report: Report) -> str:
    """Return the line that a report is about; what was said aside is read by an act of its own."""
    if isinstance(report.said, Aside):
        return gettext("a line among those who are out of the game")
    return Narrator(report.said.table, []).spoken(report.said)


def all_of(line: Said) -> Panel:
    """Show all reports of a line."""
    return _panel(
        gettext("All reports of this line"),
        line.reports.select_related(*_TOLD).order_by("at"),
    )


def reports_about(author: User) -> Panel:
    """Show the reports of an author's lines; of what is said aside, when the game is over."""
    told = Q(aside__user=author) & ~Q(aside__table__status=Table.Status.PLAYING)
    reports = Report.objects.filter(Q(line__user=author) | told).select_related(*_TOLD)
    return _panel(
        gettext("Reports about this player’s lines"), reports.order_by("-at")[:_MOST_REPORTS]
    )


def _panel(title: str, reports: QuerySet[Report]) -> Panel:
    return Panel(
        title,
        [
            gettext("When"),
            gettext("Line"),
            gettext("Reported by"),
            gettext("Their words"),
            gettext("Settled"),
            gettext("Verdict"),
        ],
        [
            [
                page_link(one, when(one.at)),
                quoted(one),
                person_link(one.reporter),
                one.reason,
                when(one.settled_at),
                one.verdict,
            ]
            for one in reports
        ],
        gettext("There are none."),
    )
