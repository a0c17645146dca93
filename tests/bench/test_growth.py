"""What is measured as a site grows: what may be asked for, whom copies seat, what is told."""

import sqlite3

import pytest

from bench.growth import options
from bench.growth.copying import NUMBERS, Crowd, Regular
from bench.growth.names import BY_THEMSELVES, EVERY, MOVES, PAGES
from bench.growth.verdicts import rows

REGULAR, VETERAN = 7, 8
PATTERNS = 12


@pytest.mark.parametrize(
    "wrong",
    [
        ["--players", "99"],
        ["--games", "-1"],
        ["--small-games", "-1"],
        ["--tables", "0"],
        ["--rounds", "0"],
        ["--only", "xyz"],
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_filled(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        options.read(wrong)
    assert ended.value.code == 2


def test_who_asks_for_an_unknown_visit_is_told_those_known(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        options.read(["--only", "xyz"])
    told = capsys.readouterr().err
    assert all(name in told for name in EVERY)


def test_visits_are_chosen_by_letters_of_their_names() -> None:
    assert options.read(["--only", "profile"]).visits == [
        "profile",
        "profile, a veteran",
        "profile, page 3",
    ]
    assert options.read([]).visits == list(EVERY)


def test_a_small_site_may_begin_with_nothing() -> None:
    plan = options.read(["--small-games", "0"])
    assert (plan.small["games"], plan.small["whole"], plan.big["games"]) == (0, 0, 1_000_000)


def test_every_visit_has_a_name_of_its_own() -> None:
    assert len(set(EVERY)) == len(EVERY)
    assert set(BY_THEMSELVES) <= set(EVERY) - set(PAGES) - set(MOVES)


@pytest.mark.parametrize("copies", [100, 1_000, 3_000, 20_000])
def test_a_regular_plays_as_much_at_every_site_and_of_every_pattern(copies: int) -> None:
    """Four games of each, and two of them in the first seat."""
    sat = _sat(copies, REGULAR)
    assert len(sat) == 48
    for pattern in range(PATTERNS):
        assert [seat for copy, seat in sat if copy % PATTERNS == pattern] == [1, 0, 1, 0]


def test_where_fewer_are_played_a_regular_is_always_there() -> None:
    assert [copy for copy, _ in _sat(5, REGULAR)] == [0, 1, 2, 3, 4]


def test_nobody_sits_twice_at_a_table() -> None:
    assert len(_all_sat(3_000)) == len({(copy, user) for copy, _, user in _all_sat(3_000)})


def test_what_is_above_the_limit_is_missed_or_allowed() -> None:
    kept, missed, allowed = rows(
        {"profile": (1.0, 2.0), "friends": (1.0, 2.1), "tidying": (1.0, 9.0)}
    )
    assert (kept.is_above, kept.verdict) == (False, "kept")
    assert (missed.is_missed, missed.verdict) == (True, "MISSED")
    assert (allowed.is_above, allowed.is_missed) == (True, False)
    assert allowed.verdict == "allowed: once a minute"
    assert "nobody wait" in allowed.heading and "nobody wait" not in missed.heading


def test_what_runs_by_itself_is_kept_where_it_is_flat() -> None:
    (row,) = rows({"tidying": (1.0, 1.5)})
    assert row.verdict == "kept"


def test_an_old_table_of_the_big_site_is_set_beside_a_young_one() -> None:
    *_, row = rows({"uno: move after 10": (9.0, 1.0), "uno: move after 500": (9.0, 3.0)})
    assert (row.name, row.ratio, row.is_missed) == ("uno: move after 10 and 500", 3.0, True)
    assert row.visit == "uno: move after 500"


def _sat(copies: int, user: int) -> list[tuple[int, int]]:
    return [(copy, seat) for copy, seat, who in _all_sat(copies) if who == user]


def _all_sat(copies: int) -> list[tuple[int, int, int]]:
    """Return who sits where in so many copies of tables for four, by the SQL that makes them."""
    regular = Regular(REGULAR).among(copies, PATTERNS, 4 * PATTERNS)
    crowd = Crowd(first=100, players=100, regular=regular, veteran=VETERAN, every=199)
    sitter = crowd.sql("seats.n") % {"start": 0}
    with sqlite3.connect(":memory:") as database:
        for name, most in ((NUMBERS, copies), ("seats", 4)):
            database.execute(f"CREATE TABLE {name} (n INTEGER)")
            database.executemany(
                f"INSERT INTO {name} VALUES (?)",  # noqa: S608 - our names
                [(number,) for number in range(most)],
            )
        return database.execute(
            f"SELECT {NUMBERS}.n, seats.n, {sitter} FROM {NUMBERS}, seats ORDER BY 1, 2"  # noqa: S608
        ).fetchall()
