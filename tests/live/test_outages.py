"""Parts of a whole house are away while somebody's clock of five seconds runs."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from games.chance import Chance
from tests.config.running_house import House, house, until
from tests.live.visitor import Seat, Visitor, play_on

pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
]
SECONDS = 5
AWAY = 8.0


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("outage") / "data"
    with house(folder, BOT_PAUSE="0.05") as opened:
        yield opened


def web(running: House) -> int:
    """Return the web process: it has the port, as the supervisor has, which is older."""
    return running.children(str(running.port))[-1]


def redis(running: House) -> int:
    return running.children("valkey-server")[0]


class Asked:
    """Somebody whose clock has just begun to run."""

    def __init__(self, running: House) -> None:
        self.visitor = Visitor(running.port)
        body = {"game": "uno", "seats": 2, "clock": {"kind": "move", "seconds": SECONDS}}
        self.uid: str = self.visitor.api("/tables/", body)["uid"]
        self.visitor.api(f"/tables/{self.uid}/bots/", {"level": "easy"})
        self.visitor.api(f"/tables/{self.uid}/ready/", {})
        with self.at_the_table() as seat:
            play_on(seat, Chance(b"outage"), seconds=60, most=1)
            while not seat.waited_for():
                seat.listen(0.5)
            self.question: int = seat.frame["asked"]

    @contextmanager
    def at_the_table(self) -> Iterator[Seat]:
        with self.visitor.socket(self.uid) as seat:
            seat.until("state")
            yield seat

    def asked(self) -> int:
        asked: int = self.visitor.api(f"/tables/{self.uid}/")["asked"]
        return asked

    def can_still_answer(self) -> None:
        """Come back as a page does, and move: the question is the one that was left."""
        told = self.visitor.api(f"/tables/{self.uid}/?since={self.question}")
        assert told["asked"] == self.question, told["events"]
        with self.at_the_table() as seat:
            assert seat.frame["asked"] == self.question
            assert play_on(seat, Chance(b"back"), seconds=SECONDS, most=1) == 1


def stopped(pid: int) -> None:
    """Let a process stand still: what is measured here is how long that lasts."""
    os.kill(pid, signal.SIGSTOP)
    time.sleep(AWAY)
    os.kill(pid, signal.SIGCONT)


def test_nobody_is_timed_out_while_the_web_stands_still(running: House) -> None:
    ann = Asked(running)
    stopped(web(running))
    until(lambda: running.status() == 200, 60)
    ann.can_still_answer()


def test_nobody_is_timed_out_while_the_web_is_killed_and_started_anew(running: House) -> None:
    ann = Asked(running)
    victim = web(running)
    os.kill(victim, signal.SIGKILL)
    until(lambda: running.status() == 200 and victim not in running.processes(), 60)
    ann.can_still_answer()


def test_nobody_is_timed_out_while_redis_stands_still(running: House) -> None:
    ann = Asked(running)
    stopped(redis(running))
    until(lambda: running.status() == 200, 60)
    ann.can_still_answer()


def test_nobody_is_timed_out_while_the_whole_house_sleeps(running: House) -> None:
    ann = Asked(running)
    asleep = list(running.processes())
    for pid in asleep:
        os.kill(pid, signal.SIGSTOP)
    time.sleep(AWAY)
    for pid in asleep:
        os.kill(pid, signal.SIGCONT)
    until(lambda: running.status() == 200, 60)
    ann.can_still_answer()


def test_whose_own_connection_is_lost_is_timed_out(running: House) -> None:
    ann = Asked(running)
    took = until(lambda: ann.asked() != ann.question, 60)
    assert took > SECONDS / 2
