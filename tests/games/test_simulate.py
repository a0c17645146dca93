"""Headless play: the command line, its arithmetic, and that runs can be repeated."""

import json

import pytest

from games.bots import Budget, has_bots
from games.registry import engine, engines
from games.simulate import main
from games.tournament import PlayedGame, Setting, Tally, report, results

SLUGS = [one.info.slug for one in engines() if has_bots(one.info.slug)]


def _setting(**changes: object) -> Setting:
    fields = {
        "slug": "uno",
        "seats": 2,
        "bots": ("easy", "normal"),
        "options": {},
        "seed": 7,
        "budget": Budget(iterations=5),
    }
    return Setting(**{**fields, **changes})  # type: ignore[arg-type]


def _play(setting: Setting, games: int, jobs: int = 1) -> list[PlayedGame]:
    with results(setting, games, jobs) as played:
        return list(played)


def test_same_seed_same_games_whatever_the_number_of_processes() -> None:
    setting = _setting(bots=("hard", "normal"))
    assert _play(setting, 6, jobs=1) == _play(setting, 6, jobs=2)


def test_another_seed_gives_other_games() -> None:
    assert _play(_setting(), 6) != _play(_setting(seed=8), 6)


def test_bots_move_on_by_a_seat_each_game() -> None:
    setting = _setting(seats=4)
    assert setting.names(0) == ["easy", "normal", "easy", "normal"]
    assert setting.names(1) == ["normal", "easy", "normal", "easy"]


def test_shared_wins_count_in_parts() -> None:
    tally = Tally({"a": 0.0, "b": 0.0}, {"a": 0.0, "b": 0.0})
    tally.add(PlayedGame(0, ["a", "b", "a"], (0, 1), "out", 10))
    tally.add(PlayedGame(1, ["a", "b", "a"], (), "dead_end", 10))
    assert tally.wins["a"] == pytest.approx(0.5 + 2 / 3)
    assert tally.wins["b"] == pytest.approx(0.5 + 1 / 3)
    assert tally.fair == pytest.approx({"a": 4 / 3, "b": 2 / 3})


def test_until_clear_stops_early(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "uno",
        "--bots",
        "normal,easy",
        "--games",
        "3000",
        "--seed",
        "3",
        "--until-clear",
        "--json",
    ]
    assert main(arguments) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] < 3000
    assert told["bots"][0]["anytime"][0] > 0.5


def test_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["uno", "--seats", "4", "--games", "8", "--bots", "easy,normal", "--seed", "7"]) == 0
    )
    printed = capsys.readouterr().out
    assert "95% interval" in printed
    assert "normal" in printed
    assert "by seat" in printed


def test_wins_are_counted_by_seat_too() -> None:
    tally = Tally({"easy": 0.0}, {"easy": 0.0})
    for winners in ((2,), (2,), (0, 1), ()):
        tally.add(PlayedGame(0, ["easy"] * 4, winners, "shipped", 9))
    assert tally.by_seat == [0.75, 0.75, 2.25, 0.25]
    assert [seat["rate"] for seat in report(_setting(), tally)["by_seat"]][2] == 2.25 / 4


@pytest.mark.parametrize("slug", SLUGS)
def test_games_are_simulated_with_bots_of_every_level(slug: str) -> None:
    seats = engine(slug).info.min_seats
    setting = _setting(slug=slug, seats=max(seats, 2), bots=("easy", "normal", "hard")[:seats])
    assert len(_play(setting, 2)) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("chess", "there is no game"),
        ("uno --seats 11", "11 seats"),
        ("uno --seats x", "not a whole number"),
        ("uno --bots easy,expert", "no level"),
        ("uno --bots easy,easy", "each bot once"),
        ("uno --seats 2 --bots easy,normal,hard", "do not fit"),
        ("uno --games 0", "1 or more"),
        ("uno --jobs -1", "1 or more"),
        ("uno --seed -1", "from 0"),
        ("uno --seconds nan", "more than 0"),
        ("uno --iterations 0", "1 or more"),
        ("uno --options [1]", "JSON object"),
        ("uno --options {", "not JSON"),
        ('uno --options {"stack":true}', "no option"),
    ],
)
def test_bad_arguments_are_refused_with_a_reason(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments.split())
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(("slug", "games", "least"), [("uno", 300, 0.54), ("omfc", 6, 0.99)])
def test_easy_beats_random_play(slug: str, games: int, least: float) -> None:
    tally = Tally({"easy": 0.0, "random": 0.0}, {"easy": 0.0, "random": 0.0})
    for played in _play(_setting(slug=slug, bots=("easy", "random")), games):
        tally.add(played)
    assert tally.wins["easy"] / games > least
