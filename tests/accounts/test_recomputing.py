"""Ratings once more from the stored results: what is right comes out again, what is wrong shows."""

from collections.abc import Callable
from datetime import timedelta
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from accounts.models import (
    Match,
    Pool,
    PrizeEntry,
    PrizeRating,
    Result,
    SkillEntry,
    SkillRating,
    User,
)
from accounts.seasons import season_of
from accounts.services import recomputing, skills
from accounts.services.deletion import delete_account
from accounts.services.results import void_result
from games.chance import Chance
from tests.accounts.outcomes import finished

pytestmark = [pytest.mark.django_db, pytest.mark.database]
Maker = Callable[..., User]
BEGIN = timezone.now() - timedelta(days=130)
SEASON = season_of(BEGIN)


def season_of_games(person: Maker, games: int = 40) -> list[User]:
    """Play many games in two seasons and all pools, with leavers, bots, sides and voids between."""
    people = [person(f"p{number}") for number in range(6)]
    chance = Chance(b"a season")
    tables: list[str] = []
    for number in range(games):
        seats = [*people]
        chance.shuffle(seats)
        those: list[User | str] = [*seats[: 2 + chance.below(4)]]
        if chance.below(3) == 0:
            those.append("easy")
        match = finished(
            those,
            prizes=[(0, seat, 1 + chance.below(90)) for seat in range(1, len(those))],
            left=[1] if chance.below(6) == 0 else (),
            sides={"a": (0, 1), "b": tuple(range(2, len(those)))} if chance.below(4) == 0 else None,
            rated=chance.below(9) > 0,
            at=BEGIN + timedelta(days=3 * number, minutes=chance.below(600)),
        )
        tables.append(match.table)
        if number % 5 == 4:
            table = tables.pop(chance.below(len(tables)))
            void_result(table=table, at=match.ended_at + timedelta(minutes=1))
    return people


def differences(*, repair: bool = False) -> list[recomputing.Difference]:
    found = [
        one for pool in Pool.objects.all() for one in recomputing.recompute(pool, repair=repair)
    ]
    return [*found, *recomputing.resum("uno", repair=repair)]


def kept() -> list[Any]:
    """Return all that ratings consist of, without the rows' own numbers."""
    ratings = SkillRating.objects.order_by("pool", "user", "season").values_list(
        "pool",
        "user",
        "season",
        "mu",
        "sigma",
        "games",
        "played_at",
        "shown",
        "provisional",
        "listed",
    )
    entries = SkillEntry.objects.order_by(
        "rating__pool", "number", "rating__user", "rating__season"
    )
    prizes = PrizeEntry.objects.order_by("match", "deal", "from_seat", "kind")
    sums = PrizeRating.objects.order_by("user", "season").values_list("user", "season", "points")
    return [
        *ratings,
        *entries.values_list("number", "is_void", "mu_change", "sigma_factor", "shown", "at"),
        *prizes.values_list("user", "match", "points", "season", "at"),
        *sums,
    ]


def test_after_many_games_with_voids_between_the_same_numbers_come_out(person: Maker) -> None:
    season_of_games(person)
    assert Match.objects.filter(voided_at__isnull=False).count() == 8
    assert Pool.objects.count() == 3
    assert differences() == []


@pytest.mark.parametrize(
    ("model", "which", "wrong"),
    [
        (SkillRating, {"season": ""}, {"mu": 40.0}),
        (SkillRating, {"season": SEASON}, {"sigma": 1.0}),
        (SkillRating, {"season": ""}, {"games": 999}),
        (SkillRating, {"season": ""}, {"shown": 5000}),
        (SkillRating, {"season": ""}, {"played_at": BEGIN}),
        (SkillEntry, {"is_void": False}, {"mu_change": 9.0}),
        (SkillEntry, {"is_void": True}, {"sigma_factor": 0.5}),
        (PrizeEntry, {"kind": "prize"}, {"points": 7000}),
        (PrizeEntry, {"kind": "void"}, {"points": 0}),
        (PrizeRating, {"season": ""}, {"points": 7000}),
        (PrizeRating, {"season": SEASON}, {"points": 7000}),
    ],
)
def test_whatever_was_tampered_with_is_found_and_put_right(
    person: Maker, model: Any, which: dict[str, Any], wrong: dict[str, Any]
) -> None:
    season_of_games(person, games=15)
    skills.age_all()
    right = kept()
    victim = model.objects.filter(**which).order_by("-pk").first()
    model.objects.filter(pk=victim.pk).update(**wrong)
    found = differences()
    assert found
    assert {one.user_id for one in found} == {
        getattr(victim, "user_id", None) or victim.rating.user_id
    }
    assert kept() != right
    assert differences(repair=True)
    assert kept() == right
    assert differences() == []


@pytest.mark.parametrize("model", [SkillRating, PrizeRating, SkillEntry, PrizeEntry])
def test_what_is_missing_is_found_and_made_anew(person: Maker, model: Any) -> None:
    season_of_games(person, games=15)
    skills.age_all()
    right = kept()
    model.objects.order_by("-pk").first().delete()
    assert differences()
    assert differences(repair=True)
    assert kept() == right


def test_what_nobody_earned_is_found_and_taken_away(person: Maker) -> None:
    people = season_of_games(person, games=15)
    skills.age_all()
    right = kept()
    pool = Pool.objects.get(size="2")
    match = Match.objects.filter(pool=pool).latest("number")
    stranger = person("stranger")
    SkillRating.objects.create(
        user=stranger, pool=pool, mu=60, sigma=2, games=50, played_at=BEGIN, shown=3000
    )
    PrizeEntry.objects.create(
        user=people[0], match=match, game="uno", season=match.season, deal=9, from_seat=1,
        points=500, kind="prize", at=match.ended_at,
    )  # fmt: skip
    assert {one.user_id for one in differences()} >= {stranger.pk, people[0].pk}
    differences(repair=True)
    assert kept() == right


def test_idle_days_are_no_difference_whenever_they_were_counted(person: Maker) -> None:
    season_of_games(person, games=15)
    for days in (0, 20, 60, 130):
        skills.age_all(BEGIN + timedelta(days=days))
        assert differences() == []


def test_a_deleted_account_stays_forgotten_and_its_opponents_keep_their_numbers(
    person: Maker,
) -> None:
    people = season_of_games(person, games=20)
    delete_account(user=people[0])
    right = kept()
    assert differences(repair=True) == []
    assert kept() == right
    last = Match.objects.filter(results__user=people[0], voided_at__isnull=True).latest("number")
    void_result(table=last.table)
    assert differences() == []


def test_voids_after_a_long_rest_come_out_the_same(person: Maker) -> None:
    people = [person(f"p{number}") for number in range(3)]
    days = (0, 1, 600, 601, 1400, 4000)
    tables = [finished(people, at=BEGIN - timedelta(days=5000 - day)).table for day in days]
    for number in (3, 5, 4, 0):
        void_result(table=tables[number], at=BEGIN - timedelta(days=900))
        assert differences() == []
    skills.age_all()
    assert differences() == []


def test_what_is_booked_during_the_replay_is_counted_too(person: Maker) -> None:
    people = season_of_games(person, games=15)
    pool = Pool.objects.get(size="2")
    late = iter([True])

    def one_more_ends() -> None:
        if next(late, False):
            void_result(table=finished(people[:2], at=timezone.now()).table)

    assert recomputing.recompute(pool, advance=one_more_ends) == []
    assert differences() == []


# --- the command -----------------------------------------------------------------------------


def command(*arguments: str) -> str:
    said = StringIO()
    call_command("recompute_ratings", *arguments, stdout=said)
    return said.getvalue()


def test_the_command_checks_without_changing_and_repairs_without_check(person: Maker) -> None:
    season_of_games(person, games=15)
    skills.age_all()
    assert "3 pools recomputed; 0 numbers differ." in command("--check")
    right = kept()
    SkillRating.objects.filter(user__username="p1").update(mu=50.0)
    wrong = kept()
    said = StringIO()
    with pytest.raises(SystemExit) as ended:
        call_command("recompute_ratings", "--check", stdout=said)
    assert ended.value.code == 1
    victim = User.objects.get(username="p1")
    assert f"player {victim.pk}: kept" in said.getvalue()
    assert kept() == wrong
    assert "were put right" in command("--game", "uno")
    assert kept() == right
    assert "0 numbers differ" in command("--check", "--game", "uno")


def test_another_game_is_left_alone(person: Maker) -> None:
    season_of_games(person, games=10)
    SkillRating.objects.update(mu=50.0)
    assert "0 pools recomputed; 0 numbers were put right." in command("--game", "madness")
    assert set(SkillRating.objects.values_list("mu", flat=True)) == {50.0}


def test_an_unknown_game_gets_a_clear_error() -> None:
    with pytest.raises(CommandError, match="there is no game “chess”; there are"):
        command("--game", "chess")


def test_a_lost_account_gets_a_clear_error_and_nothing_changes(person: Maker) -> None:
    season_of_games(person, games=10)
    Result.objects.filter(user__username="p2").update(user=None)
    before = kept()
    with pytest.raises(CommandError, match="no longer exists"):
        command()
    assert kept() == before
