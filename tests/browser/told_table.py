"""A table whose page is told positions of the test: the engine is real, moves go no further.

A real table is opened, and its socket carries all but the states, which come from here.
"""

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from games.contract import Engine, IllegalMove
from tests.browser.drawn_table import ask, enter
from tests.browser.told_end import ended

NAMES = (
    *("Вика", "Антон", "Рита", "Игорь", "Лада", "Марк"),
    *("Света", "Олег", "Полина", "Фёдор", "Александра", "Konstantin"),
)


class ToldTable:
    """What the page of one table is told, as one seat sees it."""

    def __init__(self, page: Page, engine: Engine[Any], options: dict[str, Any]) -> None:
        self.page = page
        self.engine = engine
        self.least = engine.info.min_seats
        self.options = engine.checked_options(self.least, options)
        self.state: Any = None
        self.viewer: int | None = 0
        self.events: list[Any] = []
        self.told: list[Any] = []
        self.moved: list[Any] = []
        self.version = 1
        self._template: dict[str, Any] | None = None
        self._socket: WebSocketRoute | None = None

    def open(self, state: Any, viewer: int | None = 0, events: Sequence[Any] = ()) -> None:
        """Open the page in this position; `events` are all that happened before."""
        slug = self.engine.info.slug
        self.state, self.viewer, self.told = state, viewer, list(events)
        if not any(one["name"] == "sessionid" for one in self.page.context.cookies()):
            enter(self.page)
        body = {"game": slug, "seats": self.least, "seats_kept": True}
        uid = ask(self.page, "/tables/", body)["uid"]
        ask(self.page, f"/tables/{uid}/bots/", {"level": "easy"})
        ask(self.page, f"/tables/{uid}/ready/", {"ready": True})
        self.page.route_web_socket("**/ws/table/**", self._lead)
        self.page.route(f"**/api/v1/tables/{uid}/?since=0", self._tell_all)
        self.page.goto(f"/table/{uid}/")
        self.page.locator(".stage .question, .laid.summary").first.wait_for()

    def show(self, state: Any, events: Sequence[Any] = ()) -> None:
        """Tell the page another position, and what happened on the way."""
        self.state, self.events = state, list(events)
        self.told += events
        self.version += 1
        self._send(self._frame())

    def _lead(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._socket = socket
        is_told = False

        def to_server(message: str | bytes) -> None:
            said = json.loads(message)
            if "try" in said:
                self._foresee(said)
            elif "move" in said:
                self.moved.append(said["move"])
            else:
                server.send(message)

        def to_page(message: str | bytes) -> None:
            nonlocal is_told
            said = json.loads(message)
            if said["type"] == "pong":
                self._send({**said, "here": [*said.get("here", []), *range(-len(NAMES), 0)]})
            elif said["type"] != "state":
                socket.send(message)
            elif not is_told:
                is_told = True
                self._template = said
                self._send(self._frame())

        socket.on_message(to_server)
        server.on_message(to_page)

    def _send(self, frame: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(frame).decode())

    def _foresee(self, said: dict[str, Any]) -> None:
        try:
            told = self.engine.preview(self.state, self.viewer or 0, said["try"])
        except IllegalMove as refusal:
            told = {"refusal": refusal.to_json()}
        self._send({"type": "preview", "id": said["id"], "preview": told})

    def _tell_all(self, route: Route) -> None:
        frame = {**self._frame(), "since": 0, "events": self.told}
        route.fulfill(json=json.loads(msgspec.json.encode(frame)))

    def _frame(self) -> dict[str, Any]:
        assert self._template is not None
        engine, state, viewer = self.engine, self.state, self.viewer
        view = engine.view(state, viewer)
        seats = len(view["seats"] if "seats" in view else view["hands"])
        return {
            **self._template,
            "version": self.version,
            "since": self.version - 1,
            "asked": self.version,
            "seat": viewer,
            "view": view,
            "legal": [] if viewer is None else engine.legal(state, viewer),
            "free": [] if viewer is None else engine.free(state, viewer),
            "refused": [],
            "events": self.events,
            "clocks": self._clocks(seats, view["asks"]),
            "table": self._table(seats),
        }

    def _clocks(self, seats: int, asks: dict[str, Any]) -> dict[str, Any]:
        now = self._template["clocks"]["now"] if self._template else 0
        times = [now + 72 if str(seat) in asks else None for seat in range(seats)]
        return {"now": now, "seats": [{"deadline": time, "bank": 60} for time in times]}

    def _table(self, seats: int) -> dict[str, Any]:
        assert self._template is not None
        table = self._template["table"]
        outcome = self.engine.outcome(self.state)
        over = ended(outcome) if outcome else {}
        return {
            **table,
            **over,
            "seats": [_seat(number, table["seats"][0]) for number in range(seats)],
            "board": self.engine.board(self.options, seats),
        }


def _seat(number: int, mine: dict[str, Any]) -> dict[str, Any]:
    if number == 0:
        return {**mine, "number": 0, "user": {**mine["user"], "name": NAMES[0]}}
    person = {"id": -number, "name": NAMES[number], "guest": False, "titles": [], "deleted": False}
    return {"number": number, "user": person, "level": "", "ready": True, "absence": ""}
