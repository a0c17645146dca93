"""What Prometheus reads at /metrics: all processes count, few may read, nobody is named."""

import asyncio
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.core.exceptions import ImproperlyConfigured
from django.test import Client
from prometheus_client import CONTENT_TYPE_LATEST
from prometheus_client.parser import text_string_to_metric_families
from redis import Redis

from accounts.models import User
from config import environment
from config.metrics import door
from games.chance import Chance
from tables.live import presence
from tables.live.publishing import server
from tables.models import Table
from tables.refusals import Refused
from tables.services import leaving, playing
from tests.config.running_house import environment as machine
from tests.config.sockets import socket
from tests.house_clock import move_bot, swept
from tests.tablecraft import asked_seat, begun, fresh, play_once, some_move, state_of, user_at

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("plain_files", "read_anew"),
]
Maker = Callable[[str], User]
TOKEN = "a-token-of-more-than-sixteen-letters"  # noqa: S105 - of this test alone


@pytest.fixture
def read_anew() -> None:
    """Let no test see what another one's scrape has kept."""
    door._sources.cache_clear()


def scrape() -> str:
    door._sources.cache_clear()
    answer = Client().get("/metrics")
    assert answer.status_code == 200
    assert answer["Content-Type"] == CONTENT_TYPE_LATEST
    return answer.content.decode()


def value(name: str, text: str | None = None, **labels: str) -> float:
    for family in text_string_to_metric_families(scrape() if text is None else text):
        for sample in family.samples:
            if sample.name == name and sample.labels.items() >= labels.items():
                return sample.value
    return 0.0


def test_a_move_is_counted_and_timed(person: Maker) -> None:
    table = begun([person("ann"), person("bob")])
    made = value("zastolye_moves_total", game="uno", by="person")
    timed = value("zastolye_move_seconds_count", by="person")
    spent = value("zastolye_move_seconds_sum", by="person")
    play_once(table, Chance(b"counted"))
    assert value("zastolye_moves_total", game="uno", by="person") == made + 1
    assert value("zastolye_move_seconds_count", by="person") == timed + 1
    assert 0 < value("zastolye_move_seconds_sum", by="person") - spent < 5


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"move": {"kind": "cheat"}}, "rules"),
        ({"version": 0}, "stale"),
        ({"move_id": ""}, "malformed"),
        ({"user_id": 0}, "forbidden"),
        ({"uid": "nowhere"}, "missing"),
    ],
)
def test_a_refused_move_is_counted_by_the_class_of_its_code(
    person: Maker, change: dict[str, Any], why: str
) -> None:
    table = begun([person("ann"), person("bob")])
    seat = asked_seat(table)
    sent = {
        "uid": table.uid,
        "user_id": user_at(table, seat).pk,
        "move": some_move(table, seat, Chance(b"refused")),
        "version": table.version,
        "move_id": "one",
    }
    before = value("zastolye_moves_refused_total", why=why)
    made = value("zastolye_moves_total", game="uno", by="person")
    with pytest.raises(Refused):
        playing.play(**{**sent, **change})
    assert value("zastolye_moves_refused_total", why=why) == before + 1
    assert value("zastolye_moves_total", game="uno", by="person") == made


def test_a_bots_move_and_its_thinking_are_counted(person: Maker) -> None:
    table = begun([person("ann")], bots=1)
    chance = Chance(b"bot")
    while 1 not in table.engine.actors(state_of(table)):
        play_once(table, chance)
    made = value("zastolye_moves_total", game="uno", by="bot")
    thought = value("zastolye_bot_thinking_seconds_count", game="uno", level="easy")
    move_bot(table, 1)
    assert value("zastolye_moves_total", game="uno", by="bot") == made + 1
    assert value("zastolye_bot_thinking_seconds_count", game="uno", level="easy") == thought + 1


def test_tables_are_counted_as_they_stand_and_games_as_they_end(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    ended = value("zastolye_games_ended_total", game="uno", how="finished")
    assert value("zastolye_tables", game="uno", status="playing") == 0
    table = begun([ann, bob])
    assert value("zastolye_tables", game="uno", status="playing") == 1
    play_once(table, Chance(b"stand"))
    leaving.resign(uid=table.uid, user=ann)
    assert fresh(table).status == Table.Status.FINISHED
    assert value("zastolye_tables", game="uno", status="playing") == 0
    assert value("zastolye_games_ended_total", game="uno", how="finished") == ended + 1


def test_the_standing_of_the_house_is_read_at_most_every_few_seconds(
    person: Maker, django_assert_num_queries: Any
) -> None:
    del person
    assert value("zastolye_up", part="database") == value("zastolye_up", part="redis") == 1
    text = scrape()
    assert 'zastolye_queue_length{queue="bots"}' in text
    assert 'zastolye_queue_length{queue="clocks"}' in text
    assert "zastolye_people_here" in text
    assert "zastolye_sockets_open" in text
    with django_assert_num_queries(0):
        assert Client().get("/metrics").status_code == 200


async def test_open_sockets_and_sent_frames_are_counted() -> None:
    server().delete(presence.SITE)
    before = await sync_to_async(value)("zastolye_frames_sent_total")
    async with socket("/ws/lobby/") as opened:
        assert "hello" in await opened.receive_from(timeout=10)
        await opened.send_to(text_data='{"ping": 1}')
        assert "pong" in await opened.receive_from(timeout=10)
        while not presence.sockets():
            await asyncio.sleep(0.01)
        text = await sync_to_async(scrape)()
        assert value("zastolye_sockets_open", text) == 1
        assert value("zastolye_frames_sent_total", text) == before + 2
    assert value("zastolye_sockets_open", await sync_to_async(scrape)()) == 0


def test_the_age_of_the_last_sweep_is_told(person: Maker) -> None:
    del person
    swept(30)
    assert 30 <= value("zastolye_sweep_age_seconds") < 40


def test_without_redis_the_rest_is_told(person: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    del person
    nobody = Redis(port=1, socket_connect_timeout=0.2)
    monkeypatch.setattr("tables.live.presence.server", lambda: nobody)
    text = scrape()
    assert value("zastolye_up", text, part="redis") == 0
    assert value("zastolye_up", text, part="database") == 1
    assert "zastolye_people_here" not in text


def test_a_page_is_timed_under_the_name_of_its_view(person: Maker) -> None:
    person("ann")
    before = value("zastolye_http_seconds_count", view="lobby")
    assert Client().get("/").status_code == 200
    assert Client().get("/no/such/page/").status_code == 404
    text = scrape()
    assert value("zastolye_http_seconds_count", text, view="lobby") == before + 1
    assert value("zastolye_http_answers_total", text, view="none", status="4xx") >= 1
    assert "/no/such" not in text


def test_no_figure_tells_who_or_where(person: Maker) -> None:
    people = [person("somebody-known"), person("another-one")]
    table = begun(people)
    play_once(table, Chance(b"who"))
    client = Client()
    client.force_login(people[0])
    client.get(f"/table/{table.uid}/")
    client.get("/people/somebody-known/")
    text = scrape()
    secrets = (
        *("somebody-known", "another-one", "example.org", table.uid, table.invite),
        *(
            table.commitment,
            bytes(table.server_seed).hex(),
            "127.0.0.1",
            client.session.session_key,
        ),
    )
    assert [one for one in secrets if one and one in text] == []
    names = {
        name
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if family.name.startswith("zastolye")
        for name in sample.labels
    }
    known = {"game", "by", "why", "how", "level", "view", "status", "part", "queue", "le", "limit"}
    assert names <= known | {"task"}


@pytest.mark.parametrize(
    ("token", "headers", "address", "status"),
    [
        ("", {}, "127.0.0.1", 200),
        ("", {}, "::1", 200),
        ("", {}, "192.0.2.7", 404),
        ("", {}, "", 404),
        ("", {"x-forwarded-for": "127.0.0.1"}, "127.0.0.1", 404),
        ("", {"forwarded": "for=127.0.0.1"}, "127.0.0.1", 404),
        ("", {"authorization": "Bearer "}, "192.0.2.7", 404),
        (TOKEN, {"authorization": f"Bearer {TOKEN}"}, "192.0.2.7", 200),
        (TOKEN, {"authorization": f"bearer {TOKEN}", "via": "proxy"}, "192.0.2.7", 200),
        (TOKEN, {"authorization": f"Bearer {TOKEN}x"}, "192.0.2.7", 404),
        (TOKEN, {"authorization": "Bearer ключ"}, "192.0.2.7", 404),
        (TOKEN, {"authorization": f"Basic {TOKEN}"}, "192.0.2.7", 404),
        (TOKEN, {}, "127.0.0.1", 404),
    ],
)
def test_who_may_read(
    settings: Any, token: str, headers: dict[str, str], address: str, status: int
) -> None:
    settings.METRICS_TOKEN = token
    answer = Client(headers=headers, REMOTE_ADDR=address).get("/metrics")
    assert answer.status_code == status
    assert (b"zastolye_tables" in answer.content) == (status == 200)


_COUNT = """
from tables import measuring
measuring.FRAMES_SENT.inc(3)
measuring.MOVES.labels("some-game", "bot").inc()
"""
_READ = """
from django.test import RequestFactory
from config.metrics.door import metrics
print(metrics(RequestFactory().get("/metrics")).content.decode())
"""


def run(folder: Path, program: str) -> str:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", f"import config.asgi\n{program}"],
        env=machine(folder, METRICS_DIR=str(folder / "figures")),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_other_processes_count_is_read_too(tmp_path: Path) -> None:
    run(tmp_path, _COUNT)
    run(tmp_path, _COUNT)
    text = run(tmp_path, _READ)
    assert value("zastolye_frames_sent_total", text) == 6
    assert value("zastolye_moves_total", text, game="some-game", by="bot") == 2
    names = [path.name for path in (tmp_path / "figures").glob("counter_*.db")]
    assert len(names) == 3
    assert all(platform.node().split(".")[0] in name for name in names)


def test_a_bad_folder_or_token_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("METRICS_DIR", str(tmp_path / "file"))
    with pytest.raises(ImproperlyConfigured, match=r"METRICS_DIR .* cannot be used"):
        environment.read()
    monkeypatch.setenv("METRICS_DIR", "")
    monkeypatch.setenv("METRICS_TOKEN", "short")
    with pytest.raises(ImproperlyConfigured, match="METRICS_TOKEN must have 16"):
        environment.read()
