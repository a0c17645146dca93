"""Where seats play by different rules: a strong part's win says less of whoever played it."""

from collections.abc import Callable

import pytest
from django.test import Client

from accounts.balance import counted, edge
from accounts.models import BalanceLine, Pool, SkillRating, User
from accounts.services import recomputing
from accounts.services.results import void_result
from accounts.strength import START
from games.chance import Chance
from games.registry import engine
from tests.accounts.outcomes import finished

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files"),
]
Maker = Callable[..., User]
PARTS = ("elves", "orcs")


def line(part: str) -> BalanceLine:
    return BalanceLine.objects.get(part=part)


def mu(user: User) -> float:
    return SkillRating.objects.get(user=user, season="").mu


def kept() -> list[tuple[str, int, int, int]]:
    return list(
        BalanceLine.objects.order_by("part").values_list("part", "games", "points", "possible")
    )


def test_each_is_compared_with_each_and_a_draw_is_half() -> None:
    assert counted({0: 1, 2: 2, 3: 2}) == {0: (4, 4), 2: (1, 4), 3: (1, 4)}


def test_an_unknown_part_adds_nothing_and_a_strong_one_something() -> None:
    assert edge(BalanceLine()) == 0
    assert edge(BalanceLine(points=90, possible=100)) > 4
    assert edge(BalanceLine(points=10, possible=100)) < -4


def test_results_are_entered_for_accounts_that_stayed(person: Maker) -> None:
    people: list[User | str] = [person("ann"), person("bob"), person("cid"), "hard"]
    finished(people, game="omfc", parts=("elves", "orcs", "humans", "miners"), left=[2])
    assert kept() == [("elves", 1, 2, 2), ("orcs", 1, 0, 2)]


def test_games_that_are_not_rated_and_games_without_parts_tell_nothing(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    finished([ann, bob], game="omfc", parts=PARTS, rated=False)
    finished([ann, bob], game="omfc")
    assert kept() == []


def test_winning_by_a_strong_part_brings_less_and_against_it_more(person: Maker) -> None:
    strong, weak, first, second = (person(name) for name in ("ann", "bob", "cid", "dan"))
    for number in range(60):
        finished([person(f"a{number}"), person(f"b{number}")], game="omfc", parts=PARTS)
    finished([strong, first], game="omfc", parts=PARTS)
    finished([weak, second], game="omfc", parts=PARTS[::-1])
    assert mu(weak) - START.mu > 2 * (mu(strong) - START.mu) > 0
    assert mu(second) - START.mu < 2 * (mu(first) - START.mu) < 0


def test_a_void_takes_a_match_out_of_the_book(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    finished([ann, bob], game="omfc", parts=PARTS)
    before = kept()
    void_result(table=finished([bob, ann], game="omfc", parts=PARTS).table)
    assert kept() == before


def test_the_book_is_open_to_everybody(person: Maker, client: Client) -> None:
    finished([person("ann"), person("bob")], game="omfc", parts=PARTS)
    BalanceLine.objects.update(ruleset=engine("omfc").info.ruleset)
    told = client.get("/api/v1/leaderboards/omfc/balance/").json()
    assert told[0]["board"] == "2"
    assert [(one["part"], one["games"], one["rate"]) for one in told[0]["parts"]] == [
        ("elves", 1, 1.0),
        ("orcs", 1, 0.0),
    ]
    page = client.get("/leaderboard/omfc/balance/", headers={"accept-language": "en"})
    for words in ("Elves", "Orcs", "100%"):
        assert words in page.content.decode()
    assert "/leaderboard/omfc/balance/" in client.get("/leaderboard/omfc/").content.decode()


def test_only_games_whose_seats_differ_have_a_book(client: Client) -> None:
    for game in ("uno", "chess"):
        assert client.get(f"/leaderboard/{game}/balance/").status_code == 404
    assert client.get("/api/v1/leaderboards/chess/balance/").status_code == 404
    assert client.get("/api/v1/leaderboards/uno/balance/").json() == []


def test_recomputing_comes_out_at_the_same_book_and_the_same_ratings(person: Maker) -> None:
    people, chance = [person(f"p{number}") for number in range(4)], Chance(b"balance")
    tables = []
    for _ in range(30):
        seats = [*people]
        chance.shuffle(seats)
        size = 2 + chance.below(3)
        parts = ("elves", "orcs", "humans", "miners")[:size]
        tables.append(finished(seats[:size], game="omfc", parts=parts).table)
        if chance.below(4) == 0:
            void_result(table=tables.pop(chance.below(len(tables))))
    assert differences() == []


def test_a_wrong_line_is_found_and_put_right(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    finished([ann, bob], game="omfc", parts=PARTS)
    before = kept()
    BalanceLine.objects.filter(part="orcs").update(points=2)
    BalanceLine.objects.filter(part="elves").delete()
    found = differences(repair=True)
    assert [str(one) for one in found] == [
        "balance of elves in omfc 2, ruleset 1: kept none, found 2 of 2 in 1 games",
        "balance of orcs in omfc 2, ruleset 1: kept 2 of 2 in 1 games, found 0 of 2 in 1 games",
    ]
    assert kept() == before


def differences(*, repair: bool = False) -> list[recomputing.Difference]:
    pools = Pool.objects.all()
    return [one for pool in pools for one in recomputing.recompute(pool, repair=repair)]
