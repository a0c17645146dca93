"""PostgreSQL goes away and comes back: everybody is told so, nothing breaks, and play goes on."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from games.chance import Chance
from tests.config.running_house import House, command, environment, furnish, until
from tests.live.second_web import another_web
from tests.live.visitor import Seat, Visitor, play_on
from tests.servers import PostgreSQL, start_redis

pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
]


@pytest.fixture
def database() -> Iterator[PostgreSQL]:
    with TemporaryDirectory(prefix="zastolye-test-") as folder:  # pytest's own is root's alone
        server = PostgreSQL(Path(folder))
        yield server
        server.stop()


@pytest.fixture
def web(tmp_path: Path, database: PostgreSQL) -> Iterator[House]:
    """Start a web process alone, on a PostgreSQL that can be stopped."""
    data = tmp_path / "data"
    furnish(data)
    more = {"DATABASE_URL": database.url, "REDIS_URL": start_redis(data)}
    subprocess.run(  # noqa: S603 - our own command
        command("migrate", "--noinput"),
        env=environment(data, **more),
        check=True,
        stdout=subprocess.DEVNULL,
    )
    with another_web(data, **more) as opened:
        yield opened


def turned_away(seat: Seat) -> int:
    """Return the code with which somebody is sent away, after being told why."""
    told = seat.until("error")
    assert (told["code"], bool(told["message"])) == ("away", True)
    with pytest.raises(ConnectionClosed) as closed:
        seat.listen(10)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_while_the_database_is_away_everybody_is_told_so(web: House, database: PostgreSQL) -> None:
    ann, bob = Visitor(web.port), Visitor(web.port)
    uid = ann.api("/tables/", {"game": "uno", "seats": 2})["uid"]
    bob.api(f"/tables/{uid}/sit/", {})
    for one in (ann, bob):
        one.api(f"/tables/{uid}/ready/", {})
    with ExitStack() as stack:
        seats = [stack.enter_context(one.socket(uid)) for one in (ann, bob)]
        asked = next(seat for seat in seats if seat.until("chat") and seat.waited_for())
        database.stop()
        asked.send(move=asked.waited_for()[0], version=asked.frame["version"], id="while away")
        assert asked.until("refused")["code"] == "away"
        with ann.socket(uid) as known:
            assert turned_away(known) == 4503
        nameless = f"ws://localhost:{web.port}/ws/table/{uid}/?language=en"
        with connect(nameless, origin=Origin(ann.site)) as unknown:
            assert turned_away(Seat(unknown)) == 4503
        assert ann.get("/")[0] == 503
        status, problem = ann.get(f"/api/v1/tables/{uid}/")
        assert (status, json.loads(problem)["code"]) == (503, "away")
        assert (web.status("/readyz"), web.status("/healthz")) == (503, 200)
        database.start()
        until(lambda: web.status() == 200, 30)
        assert play_on(asked, Chance(b"back"), seconds=30, most=1) == 1
    assert ann.get("/")[0] == 200
    with ann.socket(uid) as again:
        assert again.until("state")["version"] == asked.frame["version"]
    assert "Exception inside application" not in web.said
    assert "Traceback" not in web.said
