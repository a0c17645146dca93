"""A web process that is asked to end makes the moves it took, and sends its sockets elsewhere."""

import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from threading import Event

import pytest
from websockets.exceptions import ConnectionClosed

from games.chance import Chance
from games.contract import fill
from tests.config.running_house import House, house, until
from tests.live.visitor import Seat, Visitor

pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
]
WEB = "config.server"
TABLES = 6
RESTARTS = 2


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("restart") / "data"
    wide = {"MOVES_PER_SECOND": "1000", "MOVES_AT_ONCE": "1000"}
    with house(folder, BOT_PAUSE="0.05", **wide) as opened:
        yield opened


class Player:
    """Somebody at a table with a bot who moves as quickly as they are answered."""

    def __init__(self, running: House, number: int) -> None:
        self.visitor = Visitor(running.port)
        long = {"game": "uno", "seats": 2, "options": {"match_to": 500}}
        self.uid: str = self.visitor.api("/tables/", long)["uid"]
        self.visitor.api(f"/tables/{self.uid}/bots/", {"level": "easy"})
        self.visitor.api(f"/tables/{self.uid}/ready/", {})
        self.chance = Chance(f"restart {number}".encode())
        self.sent: list[str] = []
        self.accepted: dict[str, int] = {}
        self.plays = Event()

    def play(self) -> tuple[int, str]:
        """Play until the socket is closed; return how it was."""
        with self.visitor.socket(self.uid) as seat:
            try:
                while not seat.over:
                    self._go_on(seat)
            except ConnectionClosed as closed:
                frame = closed.rcvd
                return (frame.code, frame.reason) if frame else (1006, "")
        return 0, "over"

    def _go_on(self, seat: Seat) -> None:
        moves = seat.waited_for()
        if moves and not self.awaits_answer:
            self.sent.append(f"{len(self.sent)} {seat.frame['version']}")
            move = fill(self.chance.pick(moves), self.chance)
            seat.send(move=move, version=seat.frame["version"], id=self.sent[-1])
        told = seat.listen(0.5) or {}
        if told.get("type") == "accepted":
            self.accepted[told["id"]] = told["version"]
            self.plays.set()
        elif told.get("type") == "refused":
            self.sent.remove(told["id"])

    @property
    def awaits_answer(self) -> bool:
        return bool(self.sent) and self.sent[-1] not in self.accepted

    def forget_unanswered(self) -> None:
        """Think anew of a move that was never taken."""
        if self.awaits_answer:
            self.sent.pop()


def logged(running: House, uid: str) -> dict[str, int]:
    """Return where in a table's log the moves of people stand, by their ids."""
    with closing(sqlite3.connect(running.folder / "zastolye.sqlite3", timeout=20)) as database:
        found = database.execute(
            "SELECT move_id, number FROM tables_move JOIN tables_table"
            " ON tables_table.id = table_id WHERE uid = ? AND by = 'person'",
            [uid],
        )
        return dict(found.fetchall())


def is_another_ready(running: House, old: int) -> bool:
    return running.children(WEB) not in ([], [old]) and running.status() == 200


def test_moves_that_were_taken_are_answered_and_all_are_sent_elsewhere(running: House) -> None:
    """Nothing is made of which its player was not told, and nothing told that is not made."""
    players = [Player(running, number) for number in range(TABLES)]
    for _ in range(RESTARTS):
        for one in players:
            one.plays.clear()
        with ThreadPoolExecutor(TABLES) as threads:
            playing = [threads.submit(one.play) for one in players]
            for one in players:
                assert one.plays.wait(60)
            (old,) = running.children(WEB)
            os.kill(old, signal.SIGTERM)
            closings = {one.result() for one in playing}
        assert closings == {(4503, "restart")}
        for one in players:
            assert logged(running, one.uid) == one.accepted
            one.forget_unanswered()
        until(partial(is_another_ready, running, old), 60)
