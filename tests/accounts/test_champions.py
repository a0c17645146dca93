"""Champions: crowned once when a season is over, whenever the site comes to it."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.conf import settings

from accounts import strength
from accounts.models import Crown, Sighting, SkillRating, Title, User
from accounts.services import champions, fair_play, housekeeping
from accounts.services.deletion import delete_account
from tables.work import names, tasks
from tests.accounts.outcomes import finished

pytestmark = [pytest.mark.django_db, pytest.mark.database]
Maker = Callable[..., User]
SPRING = datetime(2026, 5, 4, 12, tzinfo=UTC)
MIDSUMMER = datetime(2026, 7, 1, 0, 5, tzinfo=UTC)
"""Just after the season 2026Q2."""


def play(
    people: Sequence[User], games: int = 12, game: str = "uno", at: datetime = SPRING
) -> datetime:
    """Let the people play; the first of them wins. Return when the last game was over."""
    for number in range(games):
        finished(people, game=game, at=at + timedelta(hours=number))
    return at + timedelta(hours=games - 1)


def crowned(game: str = "uno") -> list[str]:
    return list(
        Title.objects.filter(code="champion", game=game).values_list("user__username", flat=True)
    )


def test_the_best_of_the_season_bears_the_title_through_the_next_one(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    play([ann, bob])
    (title,) = champions.crown(MIDSUMMER)
    assert (title.user, title.kind, title.game, title.season) == (ann, "champion", "uno", "2026Q2")
    assert title.since == datetime(2026, 7, 1, tzinfo=UTC)
    assert title.until == datetime(2026, 10, 1, tzinfo=UTC)
    assert champions.of("uno", "2026Q2") == ann
    assert champions.of("uno", "2026Q1") is None


def test_the_title_stands_beside_the_name_while_it_is_borne(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    now = datetime.now(UTC)
    play([ann, bob], at=now - timedelta(days=95))
    champions.crown(now)
    ann.refresh_from_db()
    assert [one["name"] for one in ann.shown_titles] == [
        {"ru": "Чемпион UNO", "en": "Champion UNO"}
    ]


def test_nobody_is_crowned_twice_nor_before_the_season_is_over(person: Maker) -> None:
    play([person("ann"), person("bob")])
    assert champions.crown(MIDSUMMER - timedelta(minutes=6)) == []
    assert len(champions.crown(MIDSUMMER)) == 1
    assert champions.crown(MIDSUMMER) == []
    assert champions.crown(MIDSUMMER + timedelta(days=300)) == []


def test_with_fewer_than_ten_games_nobody_is_champion(person: Maker) -> None:
    play([person("ann"), person("bob")], games=9)
    assert champions.crown(MIDSUMMER) == []


def test_nobody_is_champion_by_a_provisional_number(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "FEW_GAMES", champions.LEAST_GAMES + 2)
    ann, bob = person("ann"), person("bob")
    play([ann, bob])
    SkillRating.objects.filter(user=ann).update(mu=60.0, games=champions.LEAST_GAMES)
    SkillRating.objects.filter(user=bob).update(games=champions.LEAST_GAMES + 2)
    champions.crown(MIDSUMMER)
    assert crowned() == ["bob"]


def test_games_of_another_pool_or_season_do_not_add_up(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    play([ann, bob], games=6)
    play([ann, bob, cid], games=6)
    play([ann, bob], games=6, at=SPRING - timedelta(days=60))
    assert champions.crown(MIDSUMMER) == []


def test_the_highest_number_of_all_pools_counts(person: Maker) -> None:
    ann, bob, cid, dan = (person(name) for name in ("ann", "bob", "cid", "dan"))
    play([ann, bob])
    play([cid, dan, bob])
    numbers = {"2": 1500, "3-4": 1600}
    for size, shown in numbers.items():
        best = SkillRating.objects.filter(pool__size=size, season="2026Q2", user__in=[ann, cid])
        assert best.update(mu=100.0 + shown) == 1
    champions.crown(MIDSUMMER)
    assert crowned() == ["cid"]


def test_among_equals_more_games_and_then_the_earlier_end_decide(person: Maker) -> None:
    ann, bob, cid, dan = (person(name) for name in ("ann", "bob", "cid", "dan"))
    play([ann, bob], games=11, at=SPRING)
    play([cid, dan], games=12, at=SPRING)
    SkillRating.objects.update(mu=30.0, sigma=4.0, played_at=SPRING)
    SkillRating.objects.filter(user=ann).update(played_at=SPRING - timedelta(hours=2))
    champions.crown(MIDSUMMER)
    assert crowned() == ["cid"]
    Title.objects.all().delete()
    Crown.objects.all().delete()
    SkillRating.objects.update(games=12)
    champions.crown(MIDSUMMER)
    assert crowned() == ["ann"]


def test_idle_days_up_to_the_last_day_of_the_season_count_and_no_later_ones(person: Maker) -> None:
    ann, bob, cid, dan = (person(name) for name in ("ann", "bob", "cid", "dan"))
    play([ann, bob], at=SPRING - timedelta(days=30))
    play([cid, dan], at=SPRING + timedelta(days=50))
    stored = SkillRating.objects.filter(season="2026Q2")
    before = dict(stored.values_list("user__username", "shown"))
    assert before["ann"] == before["cid"]
    champions.crown(MIDSUMMER + timedelta(days=400))
    assert crowned() == ["cid"]
    after = dict(stored.values_list("user__username", "shown"))
    assert after["ann"] < after["cid"] < before["cid"]
    housekeeping.keep_books(MIDSUMMER)
    assert dict(stored.values_list("user__username", "shown")) == after


def test_guests_programs_and_deleted_accounts_are_never_champions(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    play([ann, bob, cid])
    User.objects.filter(pk=ann.pk).update(is_program=True)
    delete_account(user=bob)
    champions.crown(MIDSUMMER)
    assert crowned() == ["cid"]


def test_whoever_is_banned_for_good_is_never_champion(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    play([ann, bob])
    User.objects.filter(pk=ann.pk).update(is_active=False)
    champions.crown(MIDSUMMER)
    assert crowned() == ["bob"]


def test_a_champion_s_deletion_crowns_nobody_else(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    play([ann, bob])
    champions.crown(MIDSUMMER)
    delete_account(user=ann)
    assert champions.crown(MIDSUMMER + timedelta(days=1)) == []
    assert crowned() == []
    assert champions.of("uno", "2026Q2") is None


def test_each_game_has_its_own_and_one_that_nobody_played_has_none(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    play([ann, bob])
    play([bob, ann], game="madness")
    champions.crown(MIDSUMMER)
    assert (crowned(), crowned("madness"), crowned("shipit")) == (["ann"], ["bob"], [])


def test_no_season_is_missed_if_the_site_was_away_for_a_year(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    play([ann, bob], at=SPRING - timedelta(days=60))
    play([bob, ann], at=SPRING)
    champions.crown(MIDSUMMER + timedelta(days=365))
    seasons = Title.objects.order_by("season").values_list("season", "user__username")
    assert list(seasons) == [("2026Q1", "ann"), ("2026Q2", "bob")]


def test_a_title_that_an_operator_took_is_not_given_again(person: Maker) -> None:
    play([person("ann"), person("bob")])
    (title,) = champions.crown(MIDSUMMER)
    Title.objects.filter(pk=title.pk).update(until=MIDSUMMER + timedelta(days=3))
    assert champions.crown(MIDSUMMER + timedelta(days=4)) == []
    assert champions.of("uno", "2026Q2") is None


# --- the books -------------------------------------------------------------------------------


def test_keeping_the_books_twice_changes_nothing_more(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    end = play([ann, bob])
    fair_play.see(user=ann, device="old", address="", now=end)
    later = MIDSUMMER + timedelta(days=30)
    seen = []
    for _ in range(2):
        housekeeping.keep_books(later)
        ratings = SkillRating.objects.order_by("pk").values_list("shown", "provisional", "listed")
        seen.append((list(ratings), crowned(), Sighting.objects.count()))
    assert seen[0] == seen[1]
    assert seen[0][1:] == (["ann"], 0)


def test_bans_end_when_their_time_is_up_and_no_others(person: Maker) -> None:
    now = datetime.now(UTC)
    for name, until in (("over", -1), ("running", 1)):
        person(name, is_active=False, banned_until=now + timedelta(minutes=until))
    person("for good", is_active=False)
    tasks.end_what_is_over()
    tasks.end_what_is_over()
    active = User.objects.filter(is_active=True)
    assert list(active.values_list("username", "banned_until")) == [("over", None)]


def test_a_title_is_taken_down_within_the_hour_after_its_time(person: Maker) -> None:
    ann = person("ann")
    since = datetime.now(UTC) - timedelta(days=2)
    Title.objects.create(
        user=ann, kind="granted", code="granted", words={"ru": "Ас", "en": "Ace"},
        since=since, until=since + timedelta(days=1),
    )  # fmt: skip
    User.objects.filter(pk=ann.pk).update(shown_titles=[{"code": "granted"}])
    tasks.end_what_is_over()
    ann.refresh_from_db()
    assert ann.shown_titles == []


def test_the_books_are_kept_just_after_midnight_and_bans_looked_at_every_hour() -> None:
    plan: dict[Any, Any] = {
        one["task"]: one["schedule"] for one in settings.CELERY_BEAT_SCHEDULE.values()
    }
    daily, hourly = plan[names.KEEP_BOOKS], plan[names.END_WHAT_IS_OVER]
    assert 0 in daily.hour
    assert daily.minute == {5}
    assert (len(hourly.hour), len(hourly.minute)) == (24, 1)
    tasks.keep_books()
