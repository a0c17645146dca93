"""Sockets that come and go, and web processes that die or go deaf: nobody else misses a thing.

The hubs' repair is switched off: what comes late or not at all would be seen.
"""

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from typing import Any
from urllib.parse import urlsplit

import pytest
from redis import Redis
from websockets.exceptions import ConnectionClosed

from games.chance import Chance
from games.contract import fill
from tests.config.running_house import House, house, until
from tests.live.second_web import another_web
from tests.live.storm import SOCKETS, Storm
from tests.live.visitor import Seat, Visitor, play_on

pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
]
CLOCK = {"kind": "move", "seconds": 600}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("storm") / "data"
    with house(folder, BOT_PAUSE="0.05", HUB_REPAIR="0") as opened:
        yield opened


def table_of(people: Sequence[Visitor]) -> str:
    """Open a table, let all sit down and begin."""
    host, *others = people
    uid: str = host.api("/tables/", {"game": "uno", "seats": len(people), "clock": CLOCK})["uid"]
    for one in others:
        one.api(f"/tables/{uid}/sit/", {})
    for one in people:
        one.api(f"/tables/{uid}/ready/", {})
    return uid


def states(seat: Seat) -> list[dict[str, Any]]:
    return [told for told in seat.heard if told["type"] == "state"]


def holds_together(frames: Sequence[dict[str, Any]]) -> None:
    """Hold that each frame tells what happened since the one before: nothing twice, no hole."""
    links = [(frame["since"], frame["version"]) for frame in frames]
    assert [since for since, _ in links[1:]] == [version for _, version in links[:-1]], links


def play_out(
    seats: Sequence[Seat], seconds: float, most: int | None = None, *, onlooker: Seat | None = None
) -> None:
    """Let all play, each when it is asked, to the end or so many moves."""
    end, chance, made = time.monotonic() + seconds, Chance(b"storm"), 0
    while not all(seat.over for seat in seats) and (most is None or made < most):
        assert time.monotonic() < end, "the game does not go on"
        if onlooker is not None:
            onlooker.listen(0.02)
        for seat in seats:
            seat.listen(0.02)
            if seat.waited_for():
                made += play_on(seat, chance, seconds=60, most=1)


def test_a_storm_of_sockets_costs_nobody_a_frame(running: House) -> None:
    people = [Visitor(running.port) for _ in range(3)]
    uid = table_of(people)
    with ExitStack() as stack:
        seats = [stack.enter_context(one.socket(uid)) for one in people]
        watching = stack.enter_context(Visitor(running.port).socket(uid))
        for seat in (*seats, watching):
            seat.until("chat")
        with Storm(running.port, uid) as storm:
            until(lambda: storm.left.total() >= SOCKETS, 120)
            play_out(seats, 240, onlooker=watching)
            while not watching.over:
                assert watching.listen(20) is not None
        assert len(storm.left) == 3
        for seat in (*seats, watching):
            holds_together(states(seat))
            assert states(seat)[-1]["version"] == seats[0].frame["version"]
    assert running.status() == 200
    assert "Exception inside application" not in running.said
    figures = people[0].get("/metrics")[1].decode()
    assert "zastolye_hub_restarts_total{" not in figures, running.said


def test_whoever_reads_nothing_is_dropped_and_heals_on_return(running: House) -> None:
    people = [Visitor(running.port) for _ in range(2)]
    uid = table_of(people)
    ann, made = moved(people, uid)
    dropped = 'zastolye_sockets_dropped_total{why="too_slow"} 1.0'
    with ann.socket(uid, unread=True) as seat:
        for _ in range(110):
            seat.send(words=True)
        for _ in range(180):
            seat.send(**made)  # a repeat is answered, however many come

        def is_dropped() -> bool:
            with suppress(ConnectionClosed):
                seat.send(**made)
            return dropped in ann.get("/metrics")[1].decode()

        until(is_dropped, 60)
        listen_to_the_end(seat)
    with ann.socket(uid, since=0) as again:
        assert again.until("state")["version"] >= 1


def moved(people: Sequence[Visitor], uid: str) -> tuple[Visitor, dict[str, Any]]:
    """Let whoever is asked make a move; return who it was, and what was sent."""
    for one in people:
        with one.socket(uid) as seat:
            seat.until("chat")
            moves = seat.waited_for()
            if moves:
                move = fill(moves[0], Chance(b"once"))
                made = {"move": move, "version": seat.frame["version"], "id": "once"}
                seat.send(**made)
                seat.until("accepted")
                return one, made
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("fate", ["dead", "deaf"])
def test_players_of_a_web_process_that_fails_play_on_by_another(running: House, fate: str) -> None:
    url = (running.folder / "redis-url").read_text()
    with (
        ExitStack() as stack,
        Redis.from_url(url) as server,
        another_web(running.folder, **own_user(server, url)) as other,
    ):
        people = [Visitor(other.port) for _ in range(2)]
        uid = table_of(people)
        before = [begin(stack, one, uid) for one in people]
        play_out(before, 60, most=6)
        if fate == "dead":
            other.process.kill()
        else:
            deafen(server)
            until(lambda: other.status() == 503, 30)
            assert b'"hub": false' in people[0].get("/readyz")[1]
        for seat in before:
            listen_to_the_end(seat)
        seen = [seat.frame["version"] for seat in before]
        for one in people:
            one.port = running.port
        after = [begin(stack, one, uid, since) for one, since in zip(people, seen, strict=True)]
        play_out(after, 120)
        for first, second in zip(before, after, strict=True):
            holds_together([*states(first), *states(second)])
        if fate == "deaf":
            server.acl_setuser("second", enabled=True, commands=["+subscribe"])
            until(lambda: other.status() == 200, 30)


def test_a_web_process_that_is_asked_to_stop_says_goodbye(running: House) -> None:
    with Redis.from_url((running.folder / "redis-url").read_text()) as server:
        others = set(server.zrange("webs", 0, -1))
        with another_web(running.folder) as other:
            until(lambda: len(server.zrange("webs", 0, -1)) > len(others), 20)
            (name,) = set(server.zrange("webs", 0, -1)) - others
            assert server.zscore("webs", name) > 0
            other.process.terminate()
            other.process.wait(timeout=20)
            assert server.zscore("webs", name) in (-1, None)  # the next sweep strikes it out


def begin(stack: ExitStack, visitor: Visitor, uid: str, since: int | None = None) -> Seat:
    seat = stack.enter_context(visitor.socket(uid, since))
    seat.until("chat")
    return seat


def listen_to_the_end(seat: Seat) -> None:
    """Hear everything until the socket is closed."""
    end = time.monotonic() + 60
    with pytest.raises(ConnectionClosed):
        while time.monotonic() < end:
            seat.listen(1)


def own_user(server: Redis, url: str) -> dict[str, str]:
    """Let the second process be known to Redis by a name of its own; return how it comes."""
    server.acl_setuser(
        "second",
        enabled=True,
        passwords=["+second"],
        keys=["*"],
        channels=["*"],
        categories=["+@all"],
        reset=True,
    )
    address = urlsplit(url)
    return {"REDIS_URL": f"redis://second:second@{address.hostname}:{address.port}/0"}


def deafen(server: Redis) -> None:
    """Forbid the second process to hear, and cut what it hears by."""
    server.acl_setuser("second", enabled=True, commands=["-subscribe"])
    for client in server.client_list():
        if client["user"] == "second" and client["name"].startswith("hub-"):
            server.client_kill_filter(_id=client["id"])
