"""Titles: earned, won for a season, worn by programs, granted by operators.

Whatever changes a title ends with ``show``: the titles borne now stand beside the name.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from django.db.models import Q, QuerySet
from django.utils import timezone

from accounts.models import Match, Result, Title, User
from games.registry import engine

_WORDS = {
    Title.Kind.CHAMPION: {"ru": "Чемпион", "en": "Champion"},
    Title.Kind.PROGRAM: {"ru": "Бот", "en": "Bot"},
}


def borne(now: datetime) -> Q:
    """Return the condition of a title that is borne now."""
    return Q(since__lte=now) & (Q(until__isnull=True) | Q(until__gt=now))


def earned_now(game: str = "") -> QuerySet[Title]:
    """Return the titles that games have brought and that are still borne, the latest first."""
    earned = Title.objects.filter(
        kind=Title.Kind.EARNED, until__isnull=True, since__lte=timezone.now()
    )
    those = earned.filter(game=game) if game else earned
    return those.filter(user__deleted_at=None).select_related("user").order_by("-since", "-pk")


def book(match: Match, results: list[Result]) -> None:
    """End the titles that were borne until this match, and give those that it brings."""
    people = {
        one.seat: one.user_id for one in results if one.user_id is not None and not one.forgotten
    }
    Title.objects.filter(
        user_id__in=people.values(), kind=Title.Kind.EARNED, game=match.game, until__isnull=True
    ).update(until=match.ended_at, ended_by=match)
    for code, seat in match.outcome["titles"].items():
        if seat in people:
            Title.objects.create(
                user_id=people[seat],
                kind=Title.Kind.EARNED,
                code=code,
                game=match.game,
                since=match.ended_at,
                match=match,
            )
    show(people.values())


def void(match: Match, at: datetime) -> None:
    """Take back the titles of a match; those that it ended are borne on, as if it never was."""
    brought = Title.objects.filter(match=match)
    ended = Title.objects.filter(ended_by=match)
    people = {title.user_id for title in (*brought, *ended)}
    brought.filter(until__isnull=True).update(until=at)
    for title in ended:
        later = (
            Match.objects.filter(
                game=match.game, voided_at__isnull=True, results__user_id=title.user_id
            )
            .filter(Q(ended_at__gt=match.ended_at) | Q(ended_at=match.ended_at, pk__gt=match.pk))
            .order_by("ended_at", "pk")
            .first()
        )
        brought_by_void = title.match is not None and title.match.voided_at is not None
        title.ended_by = later
        title.until = later.ended_at if later else (at if brought_by_void else None)
        title.save(update_fields=["ended_by", "until"])
    show(people)


def show(user_ids: Iterable[int]) -> None:
    """Write beside each name what titles it bears now."""
    ids, now = set(user_ids), timezone.now()
    found: dict[int, list[dict[str, Any]]] = {user_id: [] for user_id in ids}
    for title in Title.objects.filter(borne(now), user_id__in=ids).order_by("since", "pk"):
        found[title.user_id].append(to_json(title))
    shown = dict(User.objects.filter(pk__in=ids).values_list("pk", "shown_titles"))
    for user_id in sorted(found):
        if found[user_id] != shown.get(user_id):
            User.objects.filter(pk=user_id).update(shown_titles=found[user_id])


def to_json(title: Title) -> dict[str, Any]:
    """Return a title as pages and the API tell it, in both languages."""
    return {
        "code": title.code,
        "game": title.game,
        "season": title.season,
        "name": words_of(title),
    }


def words_of(title: Title) -> dict[str, str]:
    """Return what a title is called, by language."""
    if title.words:
        return dict(title.words)
    if title.kind == Title.Kind.EARNED:
        name = engine(title.game).info.titles[title.code]
        return {"ru": name.ru, "en": name.en}
    plain = _WORDS[Title.Kind(title.kind)]
    if not title.game:
        return dict(plain)
    game = engine(title.game).info.name
    return {"ru": f"{plain['ru']} {game.ru}", "en": f"{plain['en']} {game.en}"}


def expire(now: datetime | None = None) -> None:
    """Take down titles whose time has run out since they were shown.

    Those that are earned end with a game, which takes them down itself.
    """
    now = now or timezone.now()
    by_time = [kind for kind in Title.Kind if kind != Title.Kind.EARNED]
    ended = Title.objects.filter(kind__in=by_time, until__lte=now)
    lapsed = ended.filter(user__in=User.objects.exclude(shown_titles=[]))
    show(lapsed.values_list("user_id", flat=True).distinct())
