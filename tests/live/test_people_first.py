"""Tables of bots alone keep nobody's bots waiting, and those of people share what time there is."""

import statistics
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event, Thread

import pytest

from tests.config.running_house import House, house
from tests.live import bot_pauses
from tests.live.visitor import Visitor

pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
]
PAUSE = 0.5
TABLES = 5
MOVES = 12


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("first") / "data"
    with house(folder, BOT_PAUSE=str(PAUSE)) as opened:
        yield opened


def of_bots_alone(visitor: Visitor) -> str:
    uid: str = visitor.api("/tables/", {"game": "uno", "seats": 4, "sit": False})["uid"]
    visitor.api(f"/tables/{uid}/bots/", {"level": "normal"})
    return uid


@contextmanager
def tables_of_bots(running: House, count: int) -> Iterator[list[str]]:
    """Keep so many tables of bots alone playing: for one that ends another one begins."""
    done, ended = Event(), list[str]()

    def keep() -> None:
        host, opened = Visitor(running.port), 0
        playing = [of_bots_alone(host) for _ in range(count)]
        while not done.wait(0.3):
            for uid in playing:
                if host.api(f"/tables/{uid}/")["table"]["status"] == "finished":
                    opened += 1
                    host = host if opened % 5 else Visitor(running.port)
                    playing[playing.index(uid)] = of_bots_alone(host)
                    ended.append(uid)

    keeper = Thread(target=keep)
    keeper.start()
    try:
        yield ended
    finally:
        done.set()
        keeper.join()


def pauses(running: House, level: str, *, seats: int = 3, moves: int = MOVES) -> list[float]:
    return bot_pauses.pauses(running.port, level, seats=seats, moves=moves)


def told(seconds: list[float]) -> str:
    return f"{statistics.median(seconds):.2f} s, at most {max(seconds):.2f} s"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_bots_of_a_persons_table_are_on_time_beside_five_tables_of_bots(
    running: House, level: str
) -> None:
    alone = pauses(running, level)
    with tables_of_bots(running, TABLES) as ended:
        beside = pauses(running, level)
        while not ended:
            beside += pauses(running, level)
    how = f"{level}: alone {told(alone)}, beside them {told(beside)}"
    assert statistics.median(beside) < 2 * statistics.median(alone), how


def test_hard_bots_of_ten_people_share_the_time_there_is(running: House) -> None:
    """Three of them at each table: they think less, all alike, and none comes late."""
    alone = pauses(running, "hard", seats=4, moves=6)
    with ThreadPoolExecutor(10) as people:
        each = [people.submit(pauses, running, "hard", seats=4, moves=6) for _ in range(10)]
        together = [one.result() for one in each]
    all_of_them = [pause for found in together for pause in found]
    how = f"alone {told(alone)}, at ten tables {told(all_of_them)}"
    assert statistics.median(all_of_them) < 3 * statistics.median(alone), how
    slowest = max(statistics.median(found) for found in together)
    assert slowest < 2 * statistics.median(all_of_them), f"one table waits for others: {how}"
