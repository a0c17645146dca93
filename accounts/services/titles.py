"""Titles: earned, won for a season, worn by programs, granted by operators.

Whatever changes a title ends with ``show``: the titles borne now stand beside the name.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from django.db.models import Q, QuerySet
from django.utils import timezone

from accounts.booked import MovedTitles
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


def book(match: Match, results: list[Result], people: Mapping[int, User]) -> MovedTitles:
    """End the titles that were borne until this match, and give those that it brings.

    The people's rows are locked by the caller, and tell afterwards what titles are borne.
    """
    seated = {
        one.seat: one.user_id for one in results if one.user_id is not None and not one.forgotten
    }
    now = timezone.now()
    lasting = Q(until__isnull=True) | Q(until__gt=now)
    held = Title.objects.filter(lasting, user_id__in=seated.values()).order_by("since", "pk")
    bearing = list(held)
    ended = [one for one in bearing if _ends_with(one, match)]
    given = match.outcome["titles"].items()
    brought = [_earned(match, code, seated[seat]) for code, seat in given if seat in seated]
    if ended or brought:
        Title.objects.filter(pk__in=[one.pk for one in ended]).update(
            until=match.ended_at, ended_by=match
        )
        Title.objects.bulk_create(brought)
        bearing = list(held.all())
    _write(seated.values(), [one for one in bearing if one.since <= now], people)
    return MovedTitles(brought, ended)


def _ends_with(title: Title, match: Match) -> bool:
    earned = title.kind == Title.Kind.EARNED and title.game == match.game
    return earned and title.until is None


def _earned(match: Match, code: str, user_id: int) -> Title:
    return Title(
        user_id=user_id,
        kind=Title.Kind.EARNED,
        code=code,
        game=match.game,
        since=match.ended_at,
        match=match,
    )


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
    ids = set(user_ids)
    bearing = Title.objects.filter(borne(timezone.now()), user_id__in=ids).order_by("since", "pk")
    _write(ids, bearing, User.objects.only("shown_titles").in_bulk(ids))


def _write(ids: Iterable[int], bearing: Iterable[Title], people: Mapping[int, User]) -> None:
    """Write the titles that these people bear, where it is not what stands beside their names."""
    found: dict[int, list[dict[str, Any]]] = {user_id: [] for user_id in sorted(ids)}
    for title in bearing:
        found[title.user_id].append(to_json(title))
    for user_id, shown in found.items():
        if shown != people[user_id].shown_titles:
            people[user_id].shown_titles = shown
            User.objects.filter(pk=user_id).update(shown_titles=shown)


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
