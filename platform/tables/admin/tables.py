"""Tables: where each stands, and what may be done about it."""

from typing import Any

from django.contrib import admin
from django.contrib.admin.utils import flatten
from django.db.models import Prefetch, Q, QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.admin.acting import ActingAdmin
from accounts.admin.links import link, person_link
from accounts.admin.lists import MOST, GameFilter, SinceFilter, namesakes
from accounts.admin.panels import Panel
from accounts.admin.words import when
from accounts.templatetags.people import game_name
from tables.admin.deeds import TO_TABLES
from tables.admin.table_panels import panels_of, sitter_words
from tables.models import Seat, Table
from tables.pages.table_words import clock_words, option_words
from tables.work.stuck import is_stuck, wakes_at


class VoidedFilter(SinceFilter):
    """Whether the game was voided."""

    title = _("voided")
    parameter_name = "voided"
    field = "voided_at"


@admin.register(Table)
class TableAdmin(ActingAdmin):
    """Looks at tables; nothing is edited by hand, and no secret is shown."""

    deeds = TO_TABLES
    list_display = ("uid", "game_told", "status", "players", "version", "changed", "runs")
    list_filter = (GameFilter, "status", "access", "rated", VoidedFilter)
    search_fields = ("uid",)
    search_help_text = _("The table, or how a player’s name begins")
    fields = (
        ("page", "game_told"),
        ("status", "runs"),
        ("access", "rated"),
        ("host_told", "clock_told"),
        "options_told",
        ("version", "ruleset"),
        ("created_at", "started_at"),
        ("changed_at", "wakes"),
        ("ended_at", "voided_at"),
        "commitment",
    )
    readonly_fields = flatten(fields)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Table]:
        """Leave what is large where it is, and fetch all who sit there at once."""
        people = Prefetch("seats", Seat.objects.select_related("user"))
        tables: QuerySet[Table] = super().get_queryset(request)
        return tables.defer("state", "server_seed", "entropy", "questions").prefetch_related(people)

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Table], search_term: str
    ) -> tuple[QuerySet[Table], bool]:
        """Find a table by its name, or the latest ones of a player."""
        del request
        if not search_term:
            return queryset, False
        seats = Seat.objects.filter(user_id__in=namesakes(search_term)).order_by("-table_id")
        theirs = list(seats.values_list("table_id", flat=True)[:MOST])
        return queryset.filter(Q(uid=search_term) | Q(pk__in=theirs)), False

    def panels(self, request: HttpRequest, thing: Table) -> list[Panel]:
        """Show who sits there and what happened, as a spectator may know it."""
        del request
        return panels_of(thing)

    @admin.display(description=_("table"))
    def page(self, table: Table) -> SafeString:
        """Link to the table itself."""
        return link(reverse("table", args=[table.uid]), table.uid)

    @admin.display(description=_("game"))
    def game_told(self, table: Table) -> str:
        """Name the game."""
        return game_name(table.game)

    @admin.display(description=_("players"))
    def players(self, table: Table) -> str:
        """Name those who sit there."""
        return ", ".join(sitter_words(seat) for seat in table.seats.all()) or "—"

    @admin.display(description=_("last change"))
    def changed(self, table: Table) -> str:
        """Tell when it last changed."""
        return when(table.changed_at)

    @admin.display(description=_("wakes"))
    def wakes(self, table: Table) -> str:
        """Tell when something is due there."""
        return when(wakes_at(table))

    @admin.display(description=_("in order"), boolean=True)
    def runs(self, table: Table) -> bool | None:
        """Mark a game that has been forgotten; nothing is said of tables where nothing runs."""
        return None if table.status != Table.Status.PLAYING else not is_stuck(table)

    @admin.display(description=_("options"))
    def options_told(self, table: Table) -> str:
        """Tell what is unusual about the game."""
        return "; ".join(option_words(table.engine, table.options)) or "—"

    @admin.display(description=_("clock"))
    def clock_told(self, table: Table) -> str:
        """Tell how long one may think."""
        return clock_words(table.clock)

    @admin.display(description=_("host"))
    def host_told(self, table: Table) -> Any:
        """Link to the host."""
        return person_link(table.host)
