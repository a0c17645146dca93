"""Requests behind ASGI: in which threads they are answered, and what these keep."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from django.core.cache import caches
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.urls import path

from config.health import healthz
from config.server import pages
from config.server.pages import Pages

pytestmark = pytest.mark.urls(__name__)

held = threading.Event()
"""Set when those who wait in ``hold`` may go on."""
holding = threading.Semaphore(0)
"""Counts who waits there."""


def whereabouts(request: HttpRequest) -> HttpResponse:
    """Tell in which thread this is, and which cache it has."""
    del request
    return HttpResponse(f"{threading.current_thread().name} {id(caches['default'])}")


def hold(request: HttpRequest) -> HttpResponse:
    """Answer nothing for a while, as with a database that hangs."""
    del request
    holding.release()
    held.wait(30)
    return HttpResponse("held")


def stream(request: HttpRequest) -> StreamingHttpResponse:
    """Answer in pieces that are made one after another."""
    del request

    async def parts() -> AsyncIterator[bytes]:
        for part in (b"one ", b"two"):
            yield part

    return StreamingHttpResponse(parts())


def fail(request: HttpRequest) -> HttpResponse:
    """Fail."""
    raise ValueError(request.path)


urlpatterns = [
    path("where", whereabouts),
    path("hold", hold),
    path("stream", stream),
    path("fail", fail),
    path("healthz", healthz),
]


@pytest.fixture(autouse=True)
def free() -> Iterator[None]:
    held.clear()
    yield
    held.set()


async def asked(app: Pages, place: str) -> tuple[int, bytes]:
    """Return an answer's status and body."""
    said: list[dict[str, Any]] = []
    sent = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> dict[str, Any]:
        return sent.pop()

    async def send(message: dict[str, Any]) -> None:
        said.append(message)

    headers = [(b"host", b"localhost")]
    scope = {
        "type": "http",
        "method": "GET",
        "path": place,
        "headers": headers,
        "query_string": b"",
    }
    await app(scope, receive, send)
    return said[0]["status"], b"".join(one.get("body", b"") for one in said[1:])


async def test_a_thread_stays_and_keeps_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else each request would connect to Redis anew."""
    monkeypatch.setattr(pages, "AT_ONCE", 1)
    app = Pages()
    told = {await asked(app, "/where") for _ in range(3)}
    assert len(told) == 1
    status, where = told.pop()
    assert status == 200
    assert where.startswith(b"pages")


async def test_the_process_says_that_it_lives_while_all_requests_hang(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pages, "AT_ONCE", 2)
    app = Pages()
    hanging = [asyncio.create_task(asked(app, "/hold")) for _ in range(3)]
    for _ in range(2):
        assert await asyncio.to_thread(holding.acquire, timeout=30)
    assert await asked(app, "/healthz") == (200, b"ok")
    assert not any(one.done() for one in hanging)
    held.set()
    assert set(await asyncio.gather(*hanging)) == {(200, b"held")}


async def test_an_answer_in_pieces_is_sent_whole() -> None:
    assert await asked(Pages(), "/stream") == (200, b"one two")


async def test_a_fault_is_an_answer_and_the_thread_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "AT_ONCE", 1)
    app = Pages()
    assert (await asked(app, "/fail"))[0] == 500
    assert (await asked(app, "/where"))[0] == 200


async def test_who_hangs_up_before_the_body_is_whole_is_not_answered() -> None:
    async def receive() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        raise AssertionError(message)

    await Pages()({"type": "http", "path": "/where"}, receive, send)
