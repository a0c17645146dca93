"""Leaderboards: who stands where, who does not, and that a long board is read along its index."""

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts import boards, standings
from accounts.boards import PRIZES, Leaderboard, NoBoard
from accounts.models import PrizeRating, SkillRating, User
from accounts.services import listing, sanctions
from accounts.services.deletion import delete_account
from accounts.services.results import void_result
from accounts.services.settings import declare_program
from games.chance import Chance
from games.registry import engines
from tests.accounts.crowd import GAME, fill, vacuum
from tests.accounts.outcomes import finished
from tests.plans import plan_of

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files"),
]
Maker = Callable[..., User]


def numbered(*numbers: int) -> list[User]:
    """Return players with these numbers on the board of three and four seats of this season."""
    if not User.objects.exists():
        fill(len(numbers))
    people = list(User.objects.order_by("pk"))
    for user, number in zip(people, numbers, strict=True):
        SkillRating.objects.filter(user=user).update(shown=number)
        PrizeRating.objects.filter(user=user).update(points=number)
    return people


def board(kind: str = "3-4") -> Leaderboard:
    return boards.find(GAME, kind=kind)


def ranks(kind: str = "3-4", **asked: Any) -> list[tuple[int, int]]:
    return [(row.rank, row.number) for row in standings.page_of(board(kind), **asked).rows]


# --- who stands where ------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["3-4", PRIZES])
def test_equal_numbers_share_a_rank_and_the_next_one_is_left_out(kind: str) -> None:
    numbered(900, 1200, 1200, 1500)
    assert ranks(kind) == [(1, 1500), (2, 1200), (2, 1200), (4, 900)]


def test_a_rank_is_shared_across_the_border_of_pages() -> None:
    numbered(*range(2000, 2048), *([1500] * 5), 1000)
    first, second = (ranks(number=number) for number in (1, 2))
    assert [rank for rank, _ in first[-2:]] == [49, 49]
    assert second == [(49, 1500), (49, 1500), (49, 1500), (54, 1000)]


@pytest.mark.parametrize("kind", ["3-4", PRIZES])
def test_all_pages_together_are_the_whole_board_in_its_order(kind: str) -> None:
    chance = Chance(b"many equals")
    people = numbered(*(1 + chance.below(30) for _ in range(237)))
    rows = [
        row for number in range(1, 6) for row in standings.page_of(board(kind), number=number).rows
    ]
    numbers = dict(SkillRating.objects.filter(season="").values_list("user_id", "shown"))
    assert [row.user for row in rows] == sorted(
        people, key=lambda user: (-numbers[user.pk], user.pk)
    )
    assert all(
        row.rank == 1 + sum(number > numbers[row.user.pk] for number in numbers.values())
        for row in rows
    )


@pytest.mark.parametrize("kind", ["3-4", PRIZES])
def test_my_own_line_is_found_on_whatever_page_it_is(kind: str) -> None:
    chance = Chance(b"me among many")
    for user in numbered(*(1 + chance.below(40) for _ in range(120)))[::17]:
        for number in (1, 2, 3):
            page = standings.page_of(board(kind), number=number, reader_id=user.pk)
            assert page.mine is not None
            there = standings.page_of(board(kind), number=page.my_page)
            assert page.mine in there.rows
            assert page.mine.user == user


def test_a_page_too_high_is_the_last_one() -> None:
    numbered(*range(1000, 1060))
    page = standings.page_of(board(), number=9)
    assert (page.number, page.pages, len(page.rows)) == (2, 2, 10)


def test_a_game_has_the_boards_its_seats_and_prizes_allow() -> None:
    for one in engines():
        least, most = one.info.min_seats, one.info.max_seats
        kinds = boards.kinds(one.info)
        assert ("2" in kinds) == (least == 2)
        assert ("3-4" in kinds) == (least <= 4 and most >= 3)
        assert ("5+" in kinds) == (most >= 5)
        assert (PRIZES in kinds) == one.info.prizes


def test_prize_points_come_with_the_games_of_all_pools(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    finished([ann, bob], prizes=[(0, 1, 30)], at=timezone.now())
    finished([ann, bob, cid], prizes=[(0, 1, 12), (0, 2, 5)], at=timezone.now())
    (row,) = standings.page_of(board(PRIZES)).rows
    assert (row.user, row.number, row.games, row.provisional) == (ann, 47, 2, False)


# --- who does not ----------------------------------------------------------------------------


def listed(kind: str = "3-4", **asked: Any) -> list[str]:
    found = boards.find("uno", kind=kind, **asked)
    assert standings.page_of(found).total == len(standings.page_of(found).rows)
    return [row.user.username for row in standings.page_of(found).rows]


def test_guests_programs_and_deleted_accounts_never_appear(person: Maker) -> None:
    guest, robot = person("guest", is_guest=True), person("robot", is_program=True)
    people = [person(name) for name in ("ann", "bob", "cid", "dan")]
    finished([*people, guest, robot][:4], prizes=[(0, 1, 9), (0, 2, 9)], at=timezone.now())
    finished([people[0], people[1], guest, robot], prizes=[(2, 0, 9)], at=timezone.now())
    assert {*listed()} == {"ann", "bob", "cid", "dan"}
    declare_program(user=people[1])
    delete_account(user=people[0])
    assert listed() == ["cid", "dan"]
    assert listed(PRIZES) == []


def test_whoever_is_banned_for_good_stands_on_no_board_until_let_in_again(person: Maker) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")]
    operator = person("operator", is_staff=True)
    finished(people, prizes=[(0, 1, 9), (0, 2, 9)], at=timezone.now())
    sanctions.ban(user=people[0], operator=operator, reason="cheats")
    assert (listed(), listed(PRIZES)) == (["bob", "cid"], [])
    finished(people, prizes=[(0, 1, 9)], at=timezone.now())
    assert (listed(), listed(PRIZES)) == (["bob", "cid"], [])
    sanctions.unban(user=people[0], operator=operator, reason="was a mistake")
    assert (listed(), listed(PRIZES)) == (["ann", "bob", "cid"], ["ann"])
    tomorrow = timezone.now() + timedelta(days=1)
    sanctions.ban(user=people[0], operator=operator, reason="rude", until=tomorrow)
    assert listed() == ["ann", "bob", "cid"]


def test_whoever_became_a_program_unnoticed_is_not_drawn_and_soon_not_counted(
    person: Maker,
) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")]
    finished(people, at=timezone.now())
    User.objects.filter(pk=people[0].pk).update(is_program=True)
    drawn = standings.page_of(board()).rows
    assert [row.user.username for row in drawn] == ["bob", "cid"]
    listing.relist()
    assert listed() == ["bob", "cid"]
    User.objects.filter(pk=people[0].pk).update(is_program=False)
    listing.relist()
    assert listed() == ["ann", "bob", "cid"]


def test_whose_only_game_was_voided_stands_there_no_more_and_again_after_the_next(
    person: Maker,
) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")]
    match = finished(people, prizes=[(0, 1, 9)], at=timezone.now())
    void_result(table=match.table)
    assert listed() == listed(PRIZES) == []
    listing.relist()
    assert listed() == listed(PRIZES) == []
    finished(people, prizes=[(0, 1, 9)], at=timezone.now())
    assert listed() == ["ann", "bob", "cid"]
    assert listed(PRIZES) == ["ann"]


# --- asking ----------------------------------------------------------------------------------


def test_seasons_reach_back_to_the_first_game(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    now = datetime(2026, 11, 16, tzinfo=UTC)
    assert boards.seasons_of("uno", now) == ["2026Q4"]
    finished([ann, bob], at=now.replace(month=2))
    assert boards.seasons_of("uno", now) == ["2026Q4", "2026Q3", "2026Q2", "2026Q1"]
    assert boards.find("uno", season="2026Q1", now=now).season == "2026Q1"
    assert boards.find("uno", season="all", now=now).season == ""
    assert boards.find("uno", now=now).season == "2026Q4"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"game": "chess"}, "no_game"),
        ({"kind": "7"}, "bad_board"),
        ({"game": "madness", "kind": "5+"}, "bad_board"),
        ({"game": "madness", "kind": PRIZES}, "bad_board"),
        ({"season": "2019Q1"}, "bad_season"),
        ({"season": "2126Q4"}, "bad_season"),
        ({"season": "winter"}, "bad_season"),
    ],
)
def test_what_is_no_board_is_refused(asked: dict[str, Any], code: str) -> None:
    with pytest.raises(NoBoard) as refusal:
        boards.find(**{"game": "uno", **asked})
    assert refusal.value.code == code


def test_a_plus_sign_that_became_a_space_is_understood() -> None:
    assert boards.find("uno", kind="5 ").kind == "5+"


# --- pages -----------------------------------------------------------------------------------


def page(client: Client, address: str) -> str:
    answer = client.get(address, headers={"accept-language": "en"})
    assert answer.status_code == 200
    return re.sub(r"\s+", " ", answer.content.decode())


def rows_of(text: str) -> list[str]:
    return re.findall(r"<tr data-player=.*?</tr>", text)


def test_my_line_is_marked_on_its_page_and_pinned_on_others(client: Client) -> None:
    people = numbered(*range(1000, 1120))
    client.force_login(people[60])
    here = rows_of(page(client, f"/leaderboard/{GAME}/?board=3-4&page=2"))
    assert sum('class="mine"' in row for row in here) == 1
    assert not any('class="mine ' in row for row in here)
    above = rows_of(page(client, f"/leaderboard/{GAME}/?board=3-4&page=3"))[0]
    below = rows_of(page(client, f"/leaderboard/{GAME}/?board=3-4"))[-1]
    for row, where in ((above, "above"), (below, "below")):
        assert f'class="mine {where}"' in row
        assert '<td class="rank">60</td>' in row
        assert (
            f'href="/leaderboard/{GAME}/?board=3-4&amp;season={board().season}&amp;page=2"' in row
        )


def test_a_provisional_number_has_a_mark_that_is_explained(person: Maker, client: Client) -> None:
    finished([person("ann"), person("bob")], at=timezone.now())
    text = page(client, "/leaderboard/uno/?board=2")
    row = rows_of(text)[0]
    assert 'aria-hidden="true">?</span>' in row
    assert "provisional" in row
    assert "too few games yet" in text
    SkillRating.objects.update(provisional=False)
    assert "provisional" not in rows_of(page(client, "/leaderboard/uno/?board=2"))[0]


def test_a_board_nobody_stands_on_says_what_to_do(client: Client) -> None:
    assert "the first place is free" in page(client, "/leaderboard/uno/")
    assert "Nobody stands on this board" in page(client, "/leaderboard/uno/?season=all")
    assert "the first place is free" in page(client, "/leaderboard/")


@pytest.mark.parametrize(
    "address",
    [
        "/leaderboard/chess/",
        "/leaderboard/uno/?board=9",
        "/leaderboard/uno/?season=2019Q1",
        "/leaderboard/uno/?page=0",
        "/leaderboard/uno/?page=²",
        "/leaderboard/uno/?page=-1",
        "/leaderboard/uno/part/?board=9",
    ],
)
def test_an_address_of_no_board_is_not_found(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404


def test_all_games_show_the_first_few_of_each_board(person: Maker, client: Client) -> None:
    people = [person(f"p{number}") for number in range(7)]
    finished(people, at=timezone.now())
    text = page(client, "/leaderboard/")
    assert len(rows_of(text)) == standings.FIRST_FEW
    for one in engines():
        for kind in boards.kinds(one.info):
            assert f"/leaderboard/{one.info.slug}/?board={kind.replace('+', '%2B')}&amp;" in text
    assert rows_of(page(client, "/leaderboard/part/")) == rows_of(text)
    assert len(rows_of(page(client, "/leaderboard/?season=all"))) == standings.FIRST_FEW


# --- quick -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["3-4", PRIZES])
def test_a_full_page_needs_no_more_queries_than_a_short_one(client: Client, kind: str) -> None:
    client.force_login(numbered(*range(1000, 1053))[30])
    address = f"/leaderboard/{GAME}/?board={kind}"
    page(client, address)  # the first visit of the hour is written down
    counted = []
    for number in (1, 2):
        with CaptureQueriesContext(connection) as queries:
            text = page(client, f"{address}&page={number}")
        counted.append((len(rows_of(text)), len(queries)))
    assert [rows for rows, _ in counted] == [50, 4]
    assert counted[0][1] == counted[1][1] < 23


SCANS = re.compile(r"SCAN accounts_|TEMP B-TREE|Seq Scan on accounts_\w+rating|Sort")
"""What plans say of numbers that are read from end to end, or put in order by hand.

PostgreSQL rightly reads a few thousand players from end to end; it does not with more of them.
"""


def plans(kind: str, reader: User) -> Iterator[tuple[str, str]]:
    """Yield all that is asked for a page and one's own line, each with its plan."""
    with CaptureQueriesContext(connection) as queries:
        for number in (1, 20, 60):
            standings.page_of(boards.find(GAME, kind=kind), number=number, reader_id=reader.pk)
            standings.page_of(boards.find(GAME, kind=kind, season="all"), number=number)
        standings.first_few(boards.find(GAME, kind=kind))
    for query in queries.captured_queries:
        if "rating" in query["sql"]:
            yield query["sql"], plan_of(query["sql"])


@pytest.mark.django_db(transaction=True)
def test_pages_and_ranks_are_read_along_the_index_without_scan_or_sort() -> None:
    last = fill(3000, earlier=3)
    middle = SkillRating.objects.filter(season="").order_by("shown")[1500].user
    vacuum()
    for kind, index in (("3-4", "skill_board"), (PRIZES, "prize_board")):
        told = [*plans(kind, last), *plans(kind, middle)]
        assert not [(sql, plan) for sql, plan in told if SCANS.search(plan)]
        along = [plan for sql, plan in told if "COUNT(*)" in sql or "ORDER BY" in sql]
        assert len(along) > 20
        assert all(index in plan for plan in along)
