"""Flags of fair play: two accounts of one rated game seem to be one person."""

from typing import Any

from django.contrib import admin
from django.db.models import Q, QuerySet
from django.http import HttpRequest
from django.utils.safestring import SafeString
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.admin.acting import ActingAdmin
from accounts.admin.histories import acts_panel
from accounts.admin.links import person_link, table_link
from accounts.admin.lists import PlayersList
from accounts.admin.panels import Panel
from accounts.admin.words import when
from accounts.models import Act, Match, Suspicion, User
from accounts.templatetags.people import game_name
from accounts.titled_names import called

_MOST_GAMES = 50


@admin.register(Suspicion)
class SuspicionAdmin(ActingAdmin, PlayersList):
    """Pairs of accounts; what is done about them is done on the players' pages."""

    list_display = ("at", "one", "other", "kind", "game_told", "found_table")
    list_filter = ("kind",)
    list_select_related = ("first", "second", "match")
    fields = list_display
    readonly_fields = fields

    def of_players(self, rows: QuerySet[Any], players: list[int]) -> QuerySet[Any]:
        """Return the flags on these players."""
        return rows.filter(Q(first_id__in=players) | Q(second_id__in=players))

    @admin.display(description=_("player"))
    def one(self, suspicion: Suspicion) -> SafeString | str:
        """Link to one of the two."""
        return person_link(suspicion.first)

    @admin.display(description=_("other player"))
    def other(self, suspicion: Suspicion) -> SafeString | str:
        """Link to the other."""
        return person_link(suspicion.second)

    @admin.display(description=_("game"))
    def game_told(self, suspicion: Suspicion) -> str:
        """Name the game."""
        return game_name(suspicion.match.game)

    @admin.display(description=_("table"))
    def found_table(self, suspicion: Suspicion) -> SafeString | str:
        """Link to the table."""
        return table_link(suspicion.match.table)

    def subject(self, thing: Suspicion) -> str:
        """Name the two."""
        return f"{called(thing.first)} — {called(thing.second)}"

    def panels(self, request: HttpRequest, thing: Suspicion) -> list[Panel]:
        """Show the games that both played, and what was done about either."""
        del request
        both = [thing.first_id, thing.second_id]
        return [_shared(thing.first, thing.second), acts_panel(Act.objects.filter(user__in=both))]


def _shared(first: User, second: User) -> Panel:
    matches = (
        Match.objects.filter(results__user=first)
        .filter(results__user=second)
        .order_by("-ended_at")
        .prefetch_related("results")[:_MOST_GAMES]
    )
    return Panel(
        gettext("Games that both played"),
        [gettext("When"), gettext("Game"), gettext("Table"), first.username, second.username],
        [
            [
                when(match.ended_at),
                game_name(match.game),
                table_link(match.table),
                _place(match, first),
                _place(match, second),
            ]
            for match in matches
        ],
        gettext("None."),
    )


def _place(match: Match, user: User) -> str:
    result = next(one for one in match.results.all() if one.user_id == user.pk)
    place = f"{result.place} / {match.seat_count}"
    return f"{place} ({gettext('won')})" if result.won else place
