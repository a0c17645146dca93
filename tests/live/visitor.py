"""A guest at a running house: a session, the API and sockets, by the site's own addresses."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from games.chance import Chance
from games.contract import fill


class Visitor:
    """Somebody who came in by one click."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.jar = CookieJar()
        self.opener: OpenerDirector = build_opener(HTTPCookieProcessor(self.jar))
        self.get("/")
        body = urlencode({"csrfmiddlewaretoken": self.cookie("csrftoken"), "next": "/"}).encode()
        self._open(Request(f"{self.site}/accounts/guest/", body, self._headers()))
        self.sent = 0

    @property
    def site(self) -> str:
        return f"http://localhost:{self.port}"

    def cookie(self, name: str) -> str:
        return next((one.value or "" for one in self.jar if one.name == name), "")

    def _headers(self) -> dict[str, str]:
        return {
            "X-CSRFToken": self.cookie("csrftoken"),
            "Referer": self.site,
            "Origin": self.site,
        }

    def _open(self, request: Request | str) -> tuple[int, bytes]:
        try:
            with self.opener.open(request, timeout=20) as answer:
                return answer.status, answer.read()
        except HTTPError as error:
            return error.code, error.read()

    def get(self, path: str) -> tuple[int, bytes]:
        return self._open(f"{self.site}{path}")

    def api(self, path: str, body: Any = None) -> Any:
        """Ask the API, or (with a body) do something by it; anything but success fails."""
        data = None if body is None else json.dumps(body).encode()
        headers = {**self._headers(), "Content-Type": "application/json"}
        status, answer = self._open(Request(f"{self.site}/api/v1{path}", data, headers))
        assert status < 300, (status, answer[:500])
        return json.loads(answer)

    @contextmanager
    def socket(
        self, uid: str, since: int | None = None, *, unread: bool = False
    ) -> Iterator["Seat"]:
        """Open a table's socket; with ``unread`` little is taken before it is asked for."""
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.jar)
        query = "" if since is None else f"?since={since}"
        with connect(
            f"ws://localhost:{self.port}/ws/table/{uid}/{query}",
            additional_headers={"Cookie": cookies},
            origin=Origin(self.site),
            max_size=1 << 22,
            ping_interval=None,  # who does not listen for a while does not hear pongs either
            **(_little_room(self.port) if unread else {}),
        ) as connection:
            yield Seat(connection)


def _little_room(port: int) -> dict[str, Any]:
    """Return the options of a client that takes next to nothing before it is asked for."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    return {"sock": line, "max_queue": 1}


class Seat:
    """A socket at a table that knows its last frame."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frame: dict[str, Any] = {"version": -1}
        self.heard: list[dict[str, Any]] = []

    def send(self, **frame: Any) -> None:
        self.connection.send(json.dumps(frame))

    def listen(self, seconds: float) -> dict[str, Any] | None:
        """Return the next message, or None if there is none in time."""
        try:
            told: dict[str, Any] = json.loads(self.connection.recv(timeout=seconds))
        except TimeoutError:
            return None
        if told["type"] == "state" and told["version"] >= self.frame["version"]:
            self.frame = {"table": self.frame.get("table")} | told
        self.heard.append(told)
        return told

    @property
    def over(self) -> bool:
        return (self.frame.get("table") or {}).get("status") in ("finished", "cancelled")

    def waited_for(self) -> list[dict[str, Any]]:
        """Return the moves this seat is asked for."""
        free = self.frame.get("free", [])
        return [move for move in self.frame.get("legal", []) if move not in free]

    def until(self, kind: str, seconds: float = 15.0) -> dict[str, Any]:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            told = self.listen(0.2)
            if told is not None and told["type"] == kind:
                return told
        raise AssertionError(f"no {kind} within {seconds} s")


def play_on(
    seat: Seat, chance: Chance, *, seconds: float, most: int | None = None, name: str = "m"
) -> int:
    """Answer every question at random, until the end or so many moves; return how many."""
    made = 0
    end = time.monotonic() + seconds
    while not seat.over and (most is None or made < most):
        assert time.monotonic() < end, "the game does not go on"
        moves = seat.waited_for()
        if moves:
            move_id = f"{name}{seat.frame['version']}"
            move = fill(chance.pick(moves), chance)
            seat.send(move=move, version=seat.frame["version"], id=move_id)
            _answer(seat, move_id)
            made += 1
        else:
            seat.listen(0.2)
    return made


def _answer(seat: Seat, move_id: str) -> None:
    """Wait for the answer, and for the frame that shows what came of it."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        told = seat.listen(0.2)
        if told is None or told.get("id") != move_id:
            continue
        if told["type"] == "refused":
            assert told["code"] == "stale", told
            return
        while seat.frame["version"] < told["version"]:
            seat.listen(1.0)
        return
    raise AssertionError("a move was not answered")
