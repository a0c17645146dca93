"""A whole house at work: two web processes, workers, clocks, bots, and parts that die."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from redis import Redis

from config import ports
from config.environment import ROOT
from games.chance import Chance
from games.verify import VERIFIED, judge
from tests.config.running_house import House, environment, house, until
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


@pytest.fixture(scope="module")
def second_port(running: House) -> Iterator[int]:
    """Start another web process on the same Redis and database."""
    port = ports.free()
    process = subprocess.Popen(  # noqa: S603 - our own server
        [
            str(Path(sys.executable).parent / "daphne"),
            *("-b", "127.0.0.1", "-p", str(port), "config.asgi:application"),
        ],
        env=environment(running.folder, PYTHONPATH=f"{ROOT}:{ROOT / 'platform'}"),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    other = House(process, running.folder, port, running.log)
    until(lambda: other.status() == 200, 60)
    yield port
    process.kill()
    process.wait()


def table_with_bots(visitor: Visitor, game: str = "uno", bots: int = 2, **more: Any) -> str:
    uid: str = visitor.api("/tables/", {"game": game, "seats": bots + 1, **more})["uid"]
    visitor.api(f"/tables/{uid}/bots/", {"level": "normal"})
    visitor.api(f"/tables/{uid}/ready/", {})
    return uid


def verified(visitor: Visitor, uid: str) -> bool:
    _, record = visitor.get(f"/api/v1/tables/{uid}/export/")
    return judge(record).code == VERIFIED


def test_two_people_on_two_web_processes_and_a_bot_play_a_game(
    running: House, second_port: int
) -> None:
    ann, bob = Visitor(running.port), Visitor(second_port)
    uid = ann.api("/tables/", {"game": "uno", "seats": 3})["uid"]
    bob.api(f"/tables/{uid}/sit/", {"entropy": "cd" * 32})
    ann.api(f"/tables/{uid}/bots/", {"level": "easy"})
    with ann.socket(uid) as hers, bob.socket(uid) as his:
        hers.until("state")
        his.until("state")
        bob.api(f"/tables/{uid}/ready/", {})
        ann.api(f"/tables/{uid}/start/", {})
        chance = Chance(b"two processes")
        end = time.monotonic() + 120
        while not (hers.over and his.over):
            assert time.monotonic() < end
            for seat in (hers, his):
                seat.listen(0.05)
                if seat.waited_for():
                    play_on(seat, chance, seconds=20, most=1)
        assert hers.frame["version"] == his.frame["version"]
        assert hers.frame["table"]["outcome"] == his.frame["table"]["outcome"]
        assert hers.frame["table"]["fair"]["entropy"][1] == "cd" * 32
    assert verified(ann, uid)


def test_two_hundred_copies_over_two_connections_are_played_once(
    running: House, second_port: int
) -> None:
    ann = Visitor(running.port)
    uid = ann.api("/tables/", {"game": "uno", "seats": 2})["uid"]
    bob = Visitor(second_port)
    bob.api(f"/tables/{uid}/sit/", {})
    for one in (ann, bob):
        one.api(f"/tables/{uid}/ready/", {})
    with ann.socket(uid) as hers, bob.socket(uid) as his:
        asked = next(seat for seat in (hers, his) if seat.until("state") and seat.waited_for())
        owner = ann if asked is hers else bob
        version, move = asked.frame["version"], asked.waited_for()[0]
        with owner.socket(uid) as again:
            again.until("chat")
            for _ in range(100):
                for seat in (asked, again):
                    seat.send(move=move, version=version, id="the same")
            answers = [seat.until("accepted") for seat in (asked, again) for _ in range(100)]
        assert len({answer["version"] for answer in answers}) == 1
        own = [event for event in _events(owner, uid, version) if event.get("seat") is not None]
    assert own
    moves = owner.api(f"/tables/{uid}/")["version"] - version
    assert moves == 1


def _events(visitor: Visitor, uid: str, since: int) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = visitor.api(f"/tables/{uid}/?since={since}")["events"]
    return events


def test_fifty_tables_of_bots_alone_play_to_their_ends(running: House) -> None:
    ann = Visitor(running.port)
    uids = []
    for number in range(50):
        if not number % 9:
            ann = Visitor(running.port)
        body = {"game": "uno", "seats": 2, "sit": False}
        uid = ann.api("/tables/", body)["uid"]
        ann.api(f"/tables/{uid}/bots/", {"level": "normal"})
        uids.append(uid)
    end = time.monotonic() + 240
    waiting = set(uids)
    while waiting:
        assert time.monotonic() < end, f"{len(waiting)} tables did not come to their end"
        waiting -= {
            uid for uid in waiting if ann.api(f"/tables/{uid}/")["table"]["status"] == "finished"
        }
        time.sleep(0.5)
    assert verified(ann, uids[0])
    assert verified(ann, uids[-1])


@pytest.mark.parametrize("game", ["madness", "omfc", "shipit", "stayaway"])
def test_a_table_of_bots_alone_plays_every_game(running: House, game: str) -> None:
    ann = Visitor(running.port)
    seats = 4 if game == "stayaway" else 2
    uid = ann.api("/tables/", {"game": game, "seats": seats, "sit": False})["uid"]
    ann.api(f"/tables/{uid}/bots/", {"level": "normal"})
    until(lambda: ann.api(f"/tables/{uid}/")["table"]["status"] == "finished", 120)
    assert verified(ann, uid)


class Interrupted:
    """A game in the middle of which something dies."""

    def __init__(self, running: House) -> None:
        self.visitor = Visitor(running.port)
        self.uid = table_with_bots(self.visitor, clock={"kind": "move", "seconds": 120})
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
        made = sum(step["seat"] == 0 for step in json.loads(record)["moves"])
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


def test_play_goes_on_after_daphne_is_killed(running: House) -> None:
    game = Interrupted(running)
    game.play(3)
    victim = running.kill("daphne")
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
    running.kill("redis-server")
    until(lambda: _answers(url), 30)
    goes_on_within(game, 5)
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
    uid = table_with_bots(ann, clock={"kind": "move", "seconds": 5})
    with ann.socket(uid) as seat:
        seat.until("state")
        while not seat.waited_for():
            seat.listen(0.5)
        asked = seat.frame["asked"]
        os.kill(running.children("-Q clocks")[0], signal.SIGKILL)
        running.beats("clocks", 40)
        back = time.time()
        while seat.frame["asked"] == asked:
            due = max(back, seat.frame["clocks"]["seats"][0]["deadline"])
            assert time.time() < due + 5, "the clock was forgotten"
            seat.listen(0.2)
