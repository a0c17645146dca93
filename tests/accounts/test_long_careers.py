"""However many players and games: names, titles and tallies are read along an index or a count."""

from collections import Counter
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from accounts import ledger, profiles
from accounts.lookalikes import keys_of
from accounts.models import PrizeEntry, Result, SkillEntry, SkillRating, TallyLine, Title, User
from accounts.services import titles
from accounts.services.results import void_result
from tests.accounts.crowd import vacuum
from tests.accounts.outcomes import BEGIN, finished
from tests.plans import plans_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[..., User]


def analyze() -> None:
    vacuum()
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")


def test_a_name_is_searched_along_the_index_of_names() -> None:
    User.objects.bulk_create(
        User(username=name, **keys_of(name)._asdict())
        for name in (f"player {number}" for number in range(400))
    )
    analyze()
    (plan,) = plans_of(lambda: profiles.beginning("player 39"), "accounts_user")
    assert "SCAN" not in plan
    assert "Seq Scan" not in plan
    assert len(profiles.beginning("player 39")) == 11


def test_the_latest_titles_are_read_along_an_index(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    now = timezone.now()
    Title.objects.bulk_create(
        Title(
            user=user,
            kind=Title.Kind.EARNED,
            code="june",
            game="shipit",
            since=now - timedelta(hours=number + 2),
            until=None if number < 2 else now - timedelta(hours=number + 1),
        )
        for number in range(200)
        for user in (ann, bob)
    )
    analyze()
    (earned,) = plans_of(lambda: list(titles.earned_now()[:3]), "accounts_title", in_order=True)
    assert "earned_and_borne" in earned
    past = plans_of(lambda: profiles.titles_of(ann), "accounts_title", in_order=True)[-1]
    assert "titles_by_time" in past
    for plan in (earned, past):
        assert "TEMP B-TREE" not in plan
        assert "Sort" not in plan
    assert [title.user for title in titles.earned_now()[:2]] == [bob, ann]
    assert len(profiles.titles_of(ann).before) == profiles.MOST_TITLES


def test_a_page_of_the_ledger_is_read_along_its_index(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    match = finished([ann, bob])
    PrizeEntry.objects.bulk_create(
        PrizeEntry(
            user=user,
            match=match,
            game="uno",
            season=match.season,
            deal=number,
            from_seat=seat,
            points=number,
            kind=PrizeEntry.Kind.PRIZE,
            at=BEGIN + timedelta(minutes=number // 3),
        )
        for number in range(1, 301)
        for seat, user in enumerate((bob, ann))
    )
    analyze()
    page = ledger.entries_of(ann)[50:100]
    (plan,) = plans_of(lambda: list(page), "accounts_prizeentry", in_order=True)
    assert "own_ledger" in plan
    assert "TEMP B-TREE" not in plan
    assert "Sort" not in plan
    assert [entry.points for entry in page] == list(range(250, 200, -1))


def test_tallies_are_what_a_count_of_the_results_would_be(person: Maker) -> None:
    ann, bob, cid = (person(name) for name in ("ann", "bob", "cid"))
    for number in range(12):
        everybody: list[User | str] = [ann, bob, cid, "easy"]
        seats = everybody[: 2 + number % 3] if number % 4 else everybody[::3]
        match = finished(
            seats,
            game=("uno", "omfc")[number % 2],
            away=[number % 2] if number % 5 == 0 else [],
            played_as=("orcs", "elves", "", "")[: len(seats)],
        )
        if number % 3 == 0:
            void_result(table=match.table)
            void_result(table=match.table)
    played: Counter[tuple[int, str, int, str]] = Counter()
    won: Counter[tuple[int, str, int, str]] = Counter()
    for one in Result.objects.filter(user__isnull=False, match__voided_at=None).select_related():
        key = (one.user_id or 0, one.match.game, one.match.seat_count, one.part)
        played[key] += 1
        won[key] += one.won and not one.away
    lines = TallyLine.objects.filter(played__gt=0)
    assert Counter({_key(one): one.played for one in lines}) == played
    assert Counter({_key(one): one.won for one in lines}) == won


def _key(line: TallyLine) -> tuple[int, str, int, str]:
    return line.user_id, line.game, line.seats, line.part


def test_of_a_long_history_the_plot_has_the_latest_and_some_of_those_before(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    match = finished([ann, bob])
    rating = SkillRating.objects.get(user=ann, season="")
    SkillEntry.objects.bulk_create(
        SkillEntry(
            rating=rating,
            match=match,
            number=number,
            mu_change=0,
            sigma_factor=1,
            shown=number,
            at=BEGIN + timedelta(days=1, minutes=number),
        )
        for number in range(2, 4 * profiles.MOST_MOMENTS)
    )
    shown = [moment.shown for moment in profiles.history(ann, "uno")["2"]]
    last = 4 * profiles.MOST_MOMENTS
    latest = list(range(last - profiles.MOST_MOMENTS, last))
    assert shown[-profiles.MOST_MOMENTS :] == latest
    assert shown[: -profiles.MOST_MOMENTS] == list(range(4, latest[0], 4))
