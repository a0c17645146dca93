"""The queues of a big house: what a page takes, who is told, what is locked, what is refused."""

from dataclasses import replace
from random import Random

import pytest

from bench.scale.__main__ import main, megabits
from bench.scale.costs import BEAT_AFTER, BEAT_EVERY, PING_AFTER, PING_EVERY, Costs, Habits, House
from bench.scale.queues import Row
from bench.scale.simulation import Simulation
from config.environment import ROOT

ALONE = House(webs=1)
NO_SIGNS = Costs(beat_ms=0, ping_ms=0, ping_redis_ms=0, mark_ms=0)


def test_a_page_that_waits_for_nobody_takes_what_it_costs() -> None:
    costs = Costs(page_ms=25.0, page_row_ms=0.0)
    simulation = Simulation(costs, Habits(), ALONE)
    simulation._page(0.0)
    simulation.clock.run(0.026)
    assert simulation.webs[0].part.busy == pytest.approx(0.025)


def test_redis_is_told_of_each_move_though_all_sit_at_one_process() -> None:
    habits = Habits(players=400, think=1.0, pages=0, ends=0)
    simulation = Simulation(replace(NO_SIGNS, gather_ms=0), habits, House(webs=4))
    simulation.run(3.0)
    told = simulation.redis[0].busy * 1000 / Costs.publish_ms
    assert told == pytest.approx(3 * habits.moves, rel=0.2)


def test_games_of_one_pool_are_booked_one_after_another() -> None:
    row, begun = Row(), list[float]()
    for moment in (1.0, 2.0, 3.0):
        row.lock(moment, begun.append)
    assert begun == [1.0]
    row.release(5.0)
    row.release(6.0)
    assert begun == [1.0, 5.0, 6.0]
    assert row.waits == [0.0, 3.0, 3.0]
    assert row.utilisation(10.0) == pytest.approx(0.9)


def test_a_game_that_ends_costs_what_its_end_and_the_next_beginning_do() -> None:
    costs = replace(NO_SIGNS, move_ms=0, send_ms=0, commit_ms=0, row_ms=0, repair_ms=0)
    habits = Habits(players=40, think=10.0, pages=0, ends=0, pools=1)
    simulation = Simulation(costs, habits, replace(ALONE, page_webs=1))
    simulation.run(0.0)
    simulation.habits = replace(habits, ends=1)
    simulation._move(0.0)
    simulation.clock.run(0.5)
    ends = len(simulation.pools[0].waits)
    table_ms = costs.care_ms + costs.book_ms + costs.next_ms
    assert ends >= 1
    assert simulation.webs[0].part.busy * 1000 == pytest.approx(ends * table_ms)
    assert simulation.page_webs[0].part.busy * 1000 == pytest.approx(ends * costs.open_ms)


def test_signs_of_life_are_as_many_as_pages_give() -> None:
    habits, dice = Habits(players=1000, think=5.0), Random(1)
    gaps = [dice.expovariate(1 / habits.think) for _ in range(50_000)]
    for first, every, told in (
        (PING_AFTER, PING_EVERY, habits.pings),
        (PING_AFTER + BEAT_AFTER, BEAT_EVERY, habits.beats),
    ):
        signs = sum(1 + (gap - first) // every for gap in gaps if gap > first)
        assert told == pytest.approx(habits.players * signs / sum(gaps), rel=0.03)


def test_pages_give_signs_of_life_as_often_as_is_reckoned() -> None:
    source = (ROOT / "static/js/table/live_source.js").read_text()
    pulse = (ROOT / "static/js/live/pulse.js").read_text()
    assert (PING_AFTER, PING_EVERY) == (1, 15)
    assert "PRESENCE_PAUSE = 1000;" in source
    assert "PRESENCE_EVERY = 15_000;" in source
    assert (BEAT_AFTER, BEAT_EVERY) == (2 + 0.5 / 2, 2 + 0.5)
    assert "OFTEN = 2000;" in pulse
    assert "TICK = 500;" in pulse


def test_the_network_carries_frames_and_answers_to_signs_of_life() -> None:
    bits = Costs(frame_bytes=920, head_bytes=80, pong_bytes=45)
    habits = Habits(players=4000, seats=4, think=1.0)
    answers = (habits.beats + habits.pings) * 125
    assert megabits(habits, bits) == pytest.approx((4000 * 1000 + answers) * 8 / 1e6)


@pytest.mark.parametrize("seconds", ["1", "2", "2.9"])
def test_seconds_of_which_none_would_count_are_refused(
    seconds: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--plan", "--seconds", seconds])
    assert ended.value.code == 2
    assert "--seconds must be 3 or more" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["--set", "gather_ms=60"], "where nobody waits"),
        (["--favourite", "1"], "it would be locked"),
        (["--players", "400", "--set", "most_sockets=0"], "would be needed"),
        (
            ["--players", "400", "--cores", "1", "--set", "page_row_ms=900", "--set", "page_ms=0"],
            "do not help",
        ),
        (["--players", "40", "--pages", "3000", "--set", "page_ms=3000"], "would be needed"),
    ],
)
def test_a_house_that_cannot_be_is_not_looked_for_for_ever(
    asked: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--plan", "--seconds", "3", *asked]) == 1
    assert told in capsys.readouterr().out


def test_a_house_is_looked_for_until_it_keeps_the_limit(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--plan", "--players", "2000", "--page-webs", "1", "--seconds", "4"]) == 0
    assert "page_webs" in capsys.readouterr().out
