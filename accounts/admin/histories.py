"""Panels of the past: titles, results, and what operators did."""

from django.db.models import QuerySet
from django.utils.translation import gettext

from accounts.admin.links import person_link, table_link
from accounts.admin.panels import Panel
from accounts.admin.words import result_notes, when
from accounts.models import Act, Result, User
from accounts.templatetags.people import game_name, title_name

_MOST_ROWS = 30


def titles_of(user: User) -> Panel:
    """Show which titles a player bears and has borne."""
    titles = user.titles.filter(match__voided_at__isnull=True).order_by("-since")[:_MOST_ROWS]
    return Panel(
        gettext("Titles"),
        [gettext("Title"), gettext("How it was come by"), gettext("Since"), gettext("Until")],
        [
            [title_name(one), one.get_kind_display(), when(one.since), when(one.until)]
            for one in titles
        ],
        gettext("No title was ever borne."),
    )


def acts_on(user: User) -> Panel:
    """Show what operators did about a player."""
    return acts_panel(Act.objects.filter(user=user))


def acts_panel(acts: QuerySet[Act]) -> Panel:
    """Show acts, the latest first."""
    return Panel(
        gettext("What operators did"),
        [
            gettext("When"),
            gettext("Act"),
            gettext("Player"),
            gettext("Table"),
            gettext("Reason"),
            gettext("Operator"),
        ],
        [
            [
                when(one.at),
                one.get_kind_display(),
                person_link(one.user),
                table_link(one.table),
                one.reason,
                person_link(one.operator),
            ]
            for one in acts.select_related("operator", "user")[:_MOST_ROWS]
        ],
        gettext("Nothing was done so far."),
    )


def results_of(user: User) -> Panel:
    """Show how a player's latest games ended."""
    results = Result.objects.filter(user=user).select_related("match").order_by("-at")
    return Panel(
        gettext("Latest results"),
        [gettext("When"), gettext("Game"), gettext("Table"), gettext("Place"), gettext("Notes")],
        [
            [
                when(one.at),
                game_name(one.match.game),
                table_link(one.match.table),
                f"{one.place} / {one.match.seat_count}",
                result_notes(one),
            ]
            for one in results[:_MOST_ROWS]
        ],
        gettext("No game was played to its end."),
    )
