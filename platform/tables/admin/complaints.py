"""Panels about a reported line: what was said around it, and who complained of it or its author."""

from django.db.models import QuerySet
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from accounts.admin.links import page_link, person_link
from accounts.admin.panels import Panel
from accounts.admin.words import when
from accounts.models import User
from tables.admin.narrator import Narrator
from tables.admin.table_panels import speaker
from tables.models import ChatLine, Report

AROUND = 10
"""Lines of chat before and after the reported one that are shown with it."""

_MOST_REPORTS = 30


def around(line: ChatLine) -> Panel:
    """Show a line with what was said before and after it."""
    spoken = ChatLine.objects.filter(table=line.table).select_related("user")
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


def all_of(line: ChatLine) -> Panel:
    """Show all reports of a line."""
    return _panel(
        gettext("All reports of this line"),
        line.reports.select_related("reporter", "line__user", "line__table").order_by("at"),
    )


def reports_about(author: User) -> Panel:
    """Show the reports of an author's lines."""
    reports = Report.objects.filter(line__user=author)
    return _panel(
        gettext("Reports about this player’s lines"),
        reports.select_related("reporter", "line__user", "line__table").order_by("-at")[
            :_MOST_REPORTS
        ],
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
                Narrator(one.line.table, []).spoken(one.line),
                person_link(one.reporter),
                one.reason,
                when(one.settled_at),
                one.verdict,
            ]
            for one in reports
        ],
        gettext("There are none."),
    )
