"""A connection that is dead does not look alive: the page says so at once, and comes back."""

import time

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import NewPage
from tests.browser.frozen_wire import wire_to
from tests.browser.keyboard import open_with_bots
from tests.config.running_house import House, until

pytestmark = pytest.mark.browser

NOTICED = 5.0
SLOWNESS_OF_A_BUSY_MACHINE = 2.0


def test_a_dead_connection_is_noticed_and_mended(running: House, new_page: NewPage) -> None:
    page = new_page()
    with wire_to(running.port) as wire:
        open_with_bots(page, "UNO")
        page.goto(page.url.replace(str(running.port), str(wire.port)))
        expect(page.locator(".status.open")).to_be_visible()
        wire.freeze()
        begun = time.monotonic()
        expect(page.locator(".status.lost")).to_be_visible(timeout=60_000)
        assert time.monotonic() - begun < NOTICED + SLOWNESS_OF_A_BUSY_MACHINE
        wire.thaw()
        expect(page.locator(".status.open")).to_be_visible(timeout=20_000)


def test_a_browser_that_goes_offline_asks_at_once(new_page: NewPage) -> None:
    page = new_page()
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    page.on("websocket", listen)
    with page.expect_websocket() as opened:
        page.goto("/")
    opened.value.wait_for_event("framereceived")
    before = len(sent)
    page.evaluate("dispatchEvent(new Event('offline'))")

    def has_asked() -> bool:
        page.wait_for_timeout(20)
        return any("beat" in frame for frame in sent[before:])

    assert until(has_asked, 10) < 10
