"""The history on the page is complete after any return, whatever overtakes what."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from games.chance import Chance
from tests.browser.conftest import NewPage
from tests.browser.waiting import until
from tests.config.running_house import House
from tests.live.visitor import Visitor, play_on

pytestmark = pytest.mark.browser


class Wire:
    """The page's socket, on which frames of the table can be held back and let go in any order."""

    def __init__(self, page: Page) -> None:
        self.holds = False
        self.held: list[str] = []
        self.socket: WebSocketRoute | None = None
        page.route_web_socket("**/ws/table/**", self._lead)

    def _lead(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda message: self._pass(socket, message))

    def _pass(self, socket: WebSocketRoute, message: Any) -> None:
        if socket is not self.socket:
            return
        if self.holds and json.loads(message)["type"] == "state":
            self.held.append(message)
        else:
            socket.send(message)

    def cut(self) -> None:
        """Close the socket; when the page has come back, its frames are held."""
        assert self.socket is not None
        self.socket.close(code=1012)
        self.socket, self.holds = None, True

    def let_go(self, *order: int) -> None:
        assert self.socket is not None
        for number in order:
            self.socket.send(self.held[number])


def history(page: Page) -> list[str]:
    return page.get_by_role("log").first.locator("li").all_inner_texts()


def test_the_history_is_complete_whatever_overtakes_what(running: House, new_page: NewPage) -> None:
    ann, bob = Visitor(running.port), Visitor(running.port)
    uid = ann.api("/tables/", {"game": "uno", "seats": 2})["uid"]
    bob.api(f"/tables/{uid}/sit/", {})
    for one in (ann, bob):
        one.api(f"/tables/{uid}/ready/", {})
    chance, page = Chance(b"overtaken"), new_page()

    def play(times: int) -> None:
        for _ in range(times):
            for one in (ann, bob):
                with one.socket(uid) as seat:
                    seat.until("state")
                    if seat.waited_for():
                        play_on(seat, chance, seconds=20, most=1)
                        break

    wire, asked = Wire(page), []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    page.route("**/api/v1/tables/*/?since=*", refuse)
    page.goto(f"/table/{uid}/")
    page.get_by_role("log").first.locator("li").first.wait_for()
    wire.cut()
    play(3)
    until(page, lambda: len(wire.held) == 1)
    play(2)
    until(page, lambda: len(wire.held) == 3)
    wire.let_go(2, 1, 0)
    fresh = new_page()
    fresh.goto(f"/table/{uid}/")
    fresh.get_by_role("log").first.locator("li").first.wait_for()
    whole = history(fresh)
    expect(page.get_by_role("log").first.locator("li")).to_have_count(len(whole))
    assert history(page) == whole
    assert asked == [], "nothing was missing"
