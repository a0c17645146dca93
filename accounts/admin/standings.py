"""Panels of what a player has gained and lost: ratings, prize points, voided games."""

from typing import Any

from django.db.models import Sum
from django.utils.translation import gettext

from accounts import profiles
from accounts.admin.links import person_link, table_link
from accounts.admin.panels import Panel
from accounts.admin.words import when
from accounts.models import Match, PrizeEntry, SkillEntry, SkillRating, User
from accounts.profiles import ALL_TIME
from accounts.templatetags.people import game_name, pool_name

_MOST_ROWS = 30


def ratings_of(user: User) -> Panel:
    """Show a player's skill by pool and their prize points, of all time and of this season."""
    rows: list[list[str]] = []
    for one in profiles.standings(user):
        game = game_name(one.info.slug)
        if one.prizes is not None:
            points = [str(one.prizes), str(one.season_prizes)]
            rows.append([game, gettext("Prize points"), *points, ""])
        for pool in one.pools:
            sizes = [
                pool_name(pool.size, one.info.slug),
                _shown(pool.all_time),
                _shown(pool.season),
            ]
            rows.append([game, *sizes, str(pool.all_time.games if pool.all_time else 0)])
    return Panel(
        gettext("Ratings"),
        [
            gettext("Game"),
            gettext("Rating"),
            gettext("All time"),
            gettext("This season"),
            gettext("Games"),
        ],
        rows,
        gettext("No game has counted so far."),
    )


def _shown(rating: SkillRating | None) -> str:
    if rating is None:
        return "—"
    return f"{rating.shown}?" if rating.provisional else str(rating.shown)


def voids_of(user: User) -> Panel:
    """Show which games of a player were voided, and what was taken back from them."""
    voided = Match.objects.filter(results__user=user, voided_at__isnull=False)
    taken = dict(
        PrizeEntry.objects.filter(user=user, kind=PrizeEntry.Kind.VOID)
        .values_list("match")
        .annotate(Sum("points"))
        .order_by()
    )
    return Panel(
        gettext("Voided games"),
        [gettext("When"), gettext("Game"), gettext("Table"), gettext("Prize points taken back")],
        [
            [
                when(one.voided_at),
                game_name(one.game),
                table_link(one.table),
                -taken.get(one.pk, 0),
            ]
            for one in voided.order_by("-voided_at")[:_MOST_ROWS]
        ],
        gettext("None of their games was voided."),
    )


def booked_at(table: str) -> Panel:
    """Show what a table's game, and its void, wrote into the ledgers of those who played."""
    prizes = PrizeEntry.objects.filter(match__table=table).select_related("user")
    skills = SkillEntry.objects.filter(match__table=table, rating__season=ALL_TIME)
    return Panel(
        gettext("What was booked"),
        [gettext("When"), gettext("Player"), gettext("What was booked"), gettext("Change")],
        [
            *(
                [when(one.at), person_link(one.user), one.get_kind_display(), f"{one.points:+}"]
                for one in prizes.order_by("at", "pk")
            ),
            *(_skill_row(one) for one in skills.select_related("rating__user").order_by("number")),
        ],
        gettext("Nothing was booked."),
    )


def _skill_row(entry: SkillEntry) -> list[Any]:
    what = gettext("skill rating, taken back") if entry.is_void else gettext("skill rating")
    return [when(entry.at), person_link(entry.rating.user), what, f"→ {entry.shown}"]
