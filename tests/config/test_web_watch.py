"""The supervisor's watch over the web: who is deaf, and who only waits for somebody else."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

import pytest

from config.web_watch import INTERVAL, PATIENCE, STARTING, WebWatch
from tests.config.running_house import until

Answers = dict[str, tuple[int, bytes]]
ALIVE = {"/healthz": (200, b"ok")}
FINE = (200, b'{"database": true, "redis": true, "hub": true}')
ITS_OWN_FAULT = (503, b'{"database": true, "redis": true, "hub": false}')
NO_REDIS = (503, b'{"database": true, "redis": false, "hub": false}')


@contextmanager
def web(answers: Answers) -> Iterator[WebWatch]:
    """Serve these answers, and none to any other question."""
    over = Event()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if self.path not in answers:
                over.wait(60)
                return
            self.send_response(answers[self.path][0])
            self.end_headers()
            self.wfile.write(answers[self.path][1])

        def log_message(self, *args: Any) -> None:
            del args

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield WebWatch("127.0.0.1", server.server_port, "localhost")
    finally:
        over.set()
        server.shutdown()
        server.server_close()


def looks(watch: WebWatch, answers: Answers, seconds: float) -> bool:
    """Look for so long, by the watcher's own time; tell whether it was ever called deaf."""
    deaf, now = False, 0.0
    while now < seconds:
        deaf = watch.is_deaf(0.0, now) or deaf
        until(partial(all_heard, watch, answers, now), 10)
        now += INTERVAL
    return deaf


def all_heard(watch: WebWatch, answers: Answers, now: float) -> bool:
    watch._listen(now)
    return not answers.keys() & watch.questions


@pytest.mark.parametrize(
    ("answers", "deaf"),
    [
        ({"/readyz": FINE, **ALIVE}, False),
        ({"/readyz": ITS_OWN_FAULT, **ALIVE}, True),
        ({"/readyz": NO_REDIS, **ALIVE}, False),
        (ALIVE, False),
    ],
    ids=["fine", "its own fault", "no Redis", "a database that hangs"],
)
def test_only_whoever_cannot_work_by_its_own_fault_is_deaf(answers: Answers, deaf: bool) -> None:
    with web(answers) as watch:
        assert looks(watch, answers, STARTING) is deaf


def test_whoever_starts_is_given_time() -> None:
    with web({}) as watch:
        assert not looks(watch, {}, STARTING)
        assert watch.is_deaf(0.0, STARTING + 1)


def test_whoever_was_not_watched_for_a_while_is_given_time() -> None:
    answers = {"/readyz": FINE, **ALIVE}
    with web(answers) as watch:
        assert not looks(watch, answers, STARTING)
    assert watch.is_deaf(0.0, 1000.0)
    watch.forgive(1000.0)
    assert not watch.is_deaf(0.0, 1000.0 + PATIENCE)
    assert watch.is_deaf(0.0, 1001.0 + PATIENCE)
