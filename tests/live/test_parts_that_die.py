"""Parts of a whole house die in the middle of a game, and it goes on."""

import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest
from redis import Redis

from games.chance import Chance
from games.verify import VERIFIED, judge
from tests.config.running_house import House, house, until
from tests.live.visitor import Seat, Visitor, play_on

pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house") / "data"
    with house(folder, BOT_PAUSE="0.05") as opened:
        yield opened


def table_with_a_bot(visitor: Visitor, **more: Any) -> str:
    uid: str = visitor.api("/tables/", {"game": "uno", "seats": 2, **more})["uid"]
    visitor.api(f"/tables/{uid}/bots/", {"level": "normal"})
    visitor.api(f"/tables/{uid}/ready/", {})
    return uid


class Interrupted:
    """A game in the middle of which something dies."""

    def __init__(self, running: House) -> None:
        self.visitor = Visitor(running.port)
        self.uid = table_with_a_bot(self.visitor, clock={"kind": "move", "seconds": 120})
        self.chance = Chance(b"interrupted")
        self.accepted = 0

    def play(self, most: int | None, since: int | None = None, seconds: float = 90) -> Seat:
        with self.visitor.socket(self.uid, since) as seat:
            seat.until("state")
            self.accepted += play_on(seat, self.chance, seconds=seconds, most=most)
            return seat

    def comes_to_its_end(self) -> None:
        """Play on; all that was accepted is in the record, and it verifies."""
        seat = self.play(None, since=0)
        assert seat.over
        _, record = self.visitor.get(f"/api/v1/tables/{self.uid}/export/")
        assert judge(record).code == VERIFIED
        own = json.loads(record)["seat_of_chair"][0]
        made = sum(step["seat"] == own for step in json.loads(record)["moves"])
        assert made == self.accepted


def goes_on_within(interrupted: Interrupted, seconds: float) -> None:
    """Hold that a bot moves within so many seconds, after the person if it is their turn."""
    before = interrupted.visitor.api(f"/tables/{interrupted.uid}/")["version"]
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        try:
            with interrupted.visitor.socket(interrupted.uid) as seat:
                seat.until("state")
                if seat.over or seat.frame["version"] > before:
                    return
                if seat.waited_for():
                    interrupted.accepted += play_on(
                        seat, interrupted.chance, seconds=seconds, most=1
                    )
                    before = seat.frame["version"]
        except (OSError, AssertionError):
            pass
        time.sleep(0.1)
    raise AssertionError(f"nothing happened within {seconds} s")


def test_play_goes_on_after_the_web_process_is_killed(running: House) -> None:
    game = Interrupted(running)
    game.play(3)
    victim = running.kill("config.server")
    until(lambda: running.status() == 200 and victim not in running.processes(), 30)
    goes_on_within(game, 5)
    game.comes_to_its_end()


def test_play_goes_on_after_the_bots_worker_is_killed(running: House) -> None:
    game = Interrupted(running)
    game.play(3)
    victim = running.kill("-Q bots")
    until(lambda: victim not in running.processes() and bool(running.children("-Q bots")), 30)
    running.beats("bots", 30)
    goes_on_within(game, 5)
    game.comes_to_its_end()


def test_play_goes_on_after_redis_is_killed(running: House) -> None:
    game = Interrupted(running)
    game.play(3)
    url = (running.folder / "redis-url").read_text()
    workers = {name: running.children(f"-Q {name}")[0] for name in ("clocks", "bots")}
    running.kill("valkey-server")
    until(lambda: _answers(url), 30)
    goes_on_within(game, 5)
    for name, pid in workers.items():
        running.beats(name, 5)
        assert running.children(f"-Q {name}")[0] == pid, "it died of the loss"
    game.comes_to_its_end()


def _answers(url: str) -> bool:
    try:
        with Redis.from_url(url) as server:
            return bool(server.ping())
    except Exception:
        return False


def test_tasks_that_are_lost_are_made_good(running: House) -> None:
    game = Interrupted(running)
    game.play(2)
    with Redis.from_url((running.folder / "redis-url").read_text()) as server:
        for _ in range(5):
            server.flushall()
            time.sleep(0.3)
    goes_on_within(game, 5)
    game.comes_to_its_end()


def test_a_clock_is_not_forgotten_when_the_clocks_worker_dies(running: House) -> None:
    ann = Visitor(running.port)
    uid = table_with_a_bot(ann, clock={"kind": "move", "seconds": 5})
    with ann.socket(uid) as seat:
        seat.until("state")
        while not seat.waited_for():
            seat.listen(0.5)
        asked = seat.frame["asked"]
        os.kill(running.children("-Q clocks")[0], signal.SIGKILL)
        running.beats("clocks", 40)
        due = time.time()
        while seat.frame["asked"] == asked:
            # No deadline is told when it has passed and the frame that says so is still on its way.
            (mine,) = ann.api("/tables/mine/")
            due = max(due, mine["deadline"] or 0.0)
            assert time.time() < due + 5, "the clock was forgotten"
            seat.listen(0.2)
