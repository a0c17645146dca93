"""The queue of reports: lines of chat that somebody found unacceptable."""

from collections.abc import Callable, Iterator
from typing import Any

from django.contrib import admin
from django.db.models import F, QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils.safestring import SafeString
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.admin.acting import ActingAdmin, Deed
from accounts.admin.forms import TermForm
from accounts.admin.histories import acts_on
from accounts.admin.links import page_link, person_link
from accounts.admin.panels import Panel
from accounts.models import Act
from accounts.titled_names import called
from tables.admin.complaints import all_of, around, quoted, reports_about
from tables.admin.deeds import refusals_told
from tables.admin.overhearing import overhear
from tables.models import Report, Seat, Table
from tables.services.settling import Consequence, settle


def _settling(consequence: Consequence) -> Callable[..., Act]:
    def do(request: HttpRequest, report: Report, **given: Any) -> Act:
        operator: Any = request.user
        with refusals_told():
            return settle(line=report.said, operator=operator, consequence=consequence, **given)

    return do


def _waits(report: Report) -> bool:
    return report.settled_at is None


def _waits_for_author(report: Report) -> bool:
    return _waits(report) and report.said.user_id is not None


def _hear(request: HttpRequest, report: Report, reason: str) -> HttpResponse:
    operator: Any = request.user
    with refusals_told():
        return overhear(request, operator, report, reason)


_DEEDS = (
    Deed(
        "hear",
        _("Read the line"),
        _(
            "You will see the line and what was said around it among those who are out of the "
            "game. That you looked, and why, is written down."
        ),
        "tables.change_report",
        _hear,
        possible=lambda report: report.aside_id is not None,
    ),
    Deed(
        "settle",
        _("Settle without consequence"),
        _("All reports of this line are settled. Nothing happens to its author."),
        "tables.change_report",
        _settling(""),
        possible=_waits,
    ),
    Deed(
        "unsay",
        _("Take the words back"),
        _(
            "Nobody sees them any more: a line of chat is gone, and so is all that this player "
            "wrote into moves of that game. All reports of this line are settled."
        ),
        "tables.change_report",
        _settling("unsay"),
        possible=_waits,
    ),
    Deed(
        "mute",
        _("Mute the author"),
        _(
            "The author may not write in any chat until then, and all reports of this line are "
            "settled."
        ),
        "accounts.change_user",
        _settling("mute"),
        TermForm,
        possible=_waits_for_author,
    ),
    Deed(
        "ban",
        _("Ban the author"),
        _(
            "The author is signed out everywhere at once and may not sign in until then; bots play "
            "their seats to the end. All reports of this line are settled."
        ),
        "accounts.change_user",
        _settling("ban"),
        TermForm,
        possible=_waits_for_author,
    ),
)


class SettledFilter(admin.SimpleListFilter):
    """Those that wait, unless others are asked for."""

    title = _("settled")
    parameter_name = "settled"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        """Return what else may be looked at."""
        del request, model_admin
        return [("yes", _("settled")), ("all", _("all"))]

    def choices(self, changelist: Any) -> Iterator[Any]:
        """Call the usual choice by its name."""
        for number, choice in enumerate(super().choices(changelist)):
            yield choice if number else {**choice, "display": gettext("not settled yet")}

    def queryset(self, request: HttpRequest, queryset: QuerySet[Report]) -> QuerySet[Report]:
        """Keep what waits."""
        del request
        match self.value():
            case "yes":
                return queryset.filter(settled_at__isnull=False)
            case "all":
                return queryset
            case _:
                return queryset.filter(settled_at__isnull=True)


@admin.register(Report)
class ReportAdmin(ActingAdmin):
    """What waits comes first, and of that the oldest."""

    deeds = _DEEDS
    ordering = (F("settled_at").asc(nulls_first=True), "at")
    list_display = ("at", "said", "author", "reason", "found_table", "settled_at")
    list_filter = (SettledFilter,)
    list_select_related = ("line__user", "line__table", "aside__user", "aside__table")
    fields = (
        "said",
        "author",
        "found_table",
        "told_by",
        "reason",
        "at",
        "settled_at",
        "settled_by",
        "verdict",
    )
    readonly_fields = fields

    def get_queryset(self, request: HttpRequest) -> QuerySet[Report]:
        """Fetch the line and its table with the report, but no table's state.

        Whoever plays at a table does not learn from here that anything is said aside there.
        """
        reports: QuerySet[Report] = super().get_queryset(request)
        own = Seat.objects.filter(
            user=request.user.pk, ended_at__isnull=True, table__status=Table.Status.PLAYING
        )
        return (
            reports.exclude(aside__table__in=own.values("table"))
            .select_related(*self.list_select_related, "reporter")
            .defer("line__table__state", "aside__table__state")
        )

    @admin.display(description=_("line"))
    def said(self, report: Report) -> str:
        """Quote the line."""
        return quoted(report)

    @admin.display(description=_("author"))
    def author(self, report: Report) -> SafeString | str:
        """Link to the author."""
        return person_link(report.said.user)

    @admin.display(description=_("reported by"))
    def told_by(self, report: Report) -> SafeString | str:
        """Link to whoever reported it."""
        return person_link(report.reporter)

    @admin.display(description=_("table"))
    def found_table(self, report: Report) -> SafeString:
        """Link to the table."""
        return page_link(report.said.table)

    def subject(self, thing: Report) -> str:
        """Quote the line and name its author."""
        who = called(thing.said.user) if thing.said.user else "—"
        return f"{who}: {quoted(thing)}"

    def panels(self, request: HttpRequest, thing: Report) -> list[Panel]:
        """Show what was said around it, who else reported it, and what its author did before."""
        del request
        author = thing.said.user
        return [
            *([around(thing.line)] if thing.line else []),
            all_of(thing.said),
            *([acts_on(author), reports_about(author)] if author else []),
        ]
