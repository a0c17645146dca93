"""The ledgers behind the ratings: read-only, as nothing but games and voids writes in them."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.safestring import SafeString
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.admin.acting import ActingAdmin
from accounts.admin.links import person_link, table_link
from accounts.admin.lists import GameFilter, PlayersList, SinceFilter
from accounts.admin.panels import Panel
from accounts.admin.words import result_notes
from accounts.models import Match, PrizeEntry, SkillEntry
from accounts.templatetags.people import game_name


class VoidedFilter(SinceFilter):
    """Whether a game was voided."""

    title = _("voided")
    parameter_name = "voided"
    field = "voided_at"


@admin.register(Match)
class MatchAdmin(ActingAdmin, PlayersList):
    """Finished games and how each ended for everybody."""

    list_display = (
        "found_table",
        "game_told",
        "seat_count",
        "season",
        "unrated",
        "ended_at",
        "voided_at",
    )
    list_filter = (GameFilter, "unrated", VoidedFilter)
    fields = (
        "found_table",
        "game_told",
        "pool",
        "number",
        "season",
        "unrated",
        "ended_at",
        "voided_at",
        "void_number",
    )
    readonly_fields = fields
    search_help_text = _("The table")

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        """Find a match by its table."""
        del request
        return (queryset.filter(table=search_term) if search_term else queryset), False

    @admin.display(description=_("table"))
    def found_table(self, match: Match) -> SafeString | str:
        """Link to the table."""
        return table_link(match.table)

    @admin.display(description=_("game"))
    def game_told(self, match: Match) -> str:
        """Name the game."""
        return game_name(match.game)

    def panels(self, request: HttpRequest, thing: Match) -> list[Panel]:
        """Show how it ended for everybody."""
        del request
        return [_results(thing)]


def _results(match: Match) -> Panel:
    results = match.results.select_related("user", "match").order_by("place", "seat")
    return Panel(
        gettext("Results"),
        [gettext("Place"), gettext("Player"), gettext("Bot"), gettext("Score"), gettext("Notes")],
        [
            [one.place, person_link(one.user), one.level, one.score, result_notes(one)]
            for one in results
        ],
        gettext("Nobody played."),
    )


@admin.register(PrizeEntry)
class PrizeEntryAdmin(PlayersList):
    """Prize points, hand by hand."""

    list_display = ("at", "player", "game_told", "found_table", "deal", "points", "kind")
    list_filter = (GameFilter, "kind")
    list_select_related = ("user", "match")
    fields = (*list_display, "season", "from_seat")
    readonly_fields = fields

    @admin.display(description=_("player"))
    def player(self, entry: PrizeEntry) -> SafeString | str:
        """Link to the player."""
        return person_link(entry.user)

    @admin.display(description=_("game"))
    def game_told(self, entry: PrizeEntry) -> str:
        """Name the game."""
        return game_name(entry.game)

    @admin.display(description=_("table"))
    def found_table(self, entry: PrizeEntry) -> SafeString | str:
        """Link to the table."""
        return table_link(entry.match.table)


@admin.register(SkillEntry)
class SkillEntryAdmin(PlayersList):
    """What each match, or its void, did to a skill rating."""

    list_display = ("at", "player", "pool", "season", "found_table", "change", "shown", "is_void")
    list_filter = ("is_void",)
    list_select_related = ("rating__user", "rating__pool", "match")
    fields = (*list_display, "number", "mu_change", "sigma_factor")
    readonly_fields = fields

    def of_players(self, rows: QuerySet[Any], players: list[int]) -> QuerySet[Any]:
        """Return the entries of these players' ratings."""
        return rows.filter(rating__user_id__in=players)

    @admin.display(description=_("player"))
    def player(self, entry: SkillEntry) -> SafeString | str:
        """Link to the player."""
        return person_link(entry.rating.user)

    @admin.display(description=_("rating"))
    def pool(self, entry: SkillEntry) -> str:
        """Name the game and the number of seats."""
        pool = entry.rating.pool
        return f"{game_name(pool.game)}, {pool.get_size_display()}"

    @admin.display(description=_("season"))
    def season(self, entry: SkillEntry) -> str:
        """Name the season."""
        return entry.rating.season or gettext("all time")

    @admin.display(description=_("table"))
    def found_table(self, entry: SkillEntry) -> SafeString | str:
        """Link to the table."""
        return table_link(entry.match.table)

    @admin.display(description=_("change of the mean"))
    def change(self, entry: SkillEntry) -> str:
        """Tell how the mean moved."""
        return f"{entry.mu_change:+.2f}"
