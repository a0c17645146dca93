"""A whole house at work: two web processes, workers, clocks and bots."""

import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from games.chance import Chance
from games.verify import VERIFIED, judge
from tests.config.running_house import House, house, until
from tests.live.second_web import another_web
from tests.live.visitor import Visitor, play_on

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
    with another_web(running.folder) as other:
        yield other.port


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
