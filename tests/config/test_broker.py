"""A worker that loses Redis with work in its hands lives on, and soon has it again."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import kombu
import pytest
from kombu.exceptions import OperationalError
from redis import Redis

from config.broker import PAUSE, BrokerConnection
from config.celery import app
from tests.servers import start_redis


def lose(connection: kombu.Connection, url: str) -> None:
    """Lose the server, one message in hand, while two channels listen; let go as a worker does."""
    channels: list[Any] = [connection.default_channel, connection.channel()]
    for channel in channels:
        queue = connection.SimpleQueue("work", channel=channel)
        queue.put("one")
        queue.get(timeout=10)
    for channel in channels:
        channel._brpop_start()
    with Redis.from_url(url) as server:
        server.shutdown(nosave=True)
    for channel in channels:
        channel.qos._on_collect.cancel()  # else the end of this process would try it once more
    with suppress(Exception):
        connection.collect()
    connection.close()


def test_a_lost_connection_can_be_let_go(tmp_path: Path) -> None:
    url = start_redis(tmp_path)
    lose(BrokerConnection(url), url)


def test_the_librarys_own_connection_cannot(tmp_path: Path) -> None:
    """If this fails the library was mended: QoS, Channel and Transport of ours may go."""
    url = start_redis(tmp_path)
    with pytest.raises(AttributeError):
        lose(kombu.Connection(url), url)


def test_what_was_not_acknowledged_is_put_back_when_the_server_is_there(tmp_path: Path) -> None:
    with BrokerConnection(start_redis(tmp_path)) as connection:
        queue = connection.SimpleQueue("work")
        queue.put("one")
        queue.get(timeout=10)
    with BrokerConnection(connection.as_uri(include_password=True)) as again:
        assert again.SimpleQueue("work").get(timeout=10).payload == "one"


def test_our_application_connects_so() -> None:
    with app.connection_for_read() as connection:
        assert type(connection) is BrokerConnection
        assert connection.as_uri().startswith("redis://")
    assert BrokerConnection("rediss://localhost/0").ssl


def test_the_pause_between_two_tries_stays_short() -> None:
    pauses: list[float] = []
    connection = BrokerConnection("redis://127.0.0.1:1/0")
    with pytest.raises(OperationalError):
        connection.ensure_connection(lambda error, pause: pauses.append(pause), max_retries=3)
    assert pauses
    assert max(pauses) <= PAUSE <= 1
