"""People who answer at once whenever they can, and connect again whenever they must."""

import http.client
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from threading import Event, Lock
from typing import Any

from websockets.exceptions import WebSocketException

from games.chance import Chance
from games.contract import fill
from tests.live.visitor import Seat, Visitor

TROUBLE = (OSError, EOFError, AssertionError, WebSocketException, http.client.HTTPException)
"""What somebody sees of a house that is partly away."""

THINKING = (0.1, 0.6)
SILENCE = 4.0
"""Seconds without a word after which a page connects anew."""


@dataclass
class Game:
    """What all who sit at one table have seen of it."""

    uid: str
    slug: str
    version: int = -1
    over: bool = False
    progress: list[float] = field(default_factory=list)
    accepted: list[str] = field(default_factory=list)
    lock: Lock = field(default_factory=Lock)

    def saw(self, frame: Mapping[str, Any], over: bool) -> None:
        """Note when the table first stood at a version."""
        with self.lock:
            self.over = self.over or over
            if frame["version"] > self.version:
                self.version = frame["version"]
                self.progress.append(time.monotonic())

    def next_after(self, moment: float) -> float | None:
        """Return how long after a moment the table went on; None if it has not yet."""
        later = [at for at in self.progress[-200:] if at > moment]
        return later[0] - moment if later else None


@dataclass
class Sent:
    """A move under way: it is sent again, under the same id, until it is answered."""

    id: str
    move: Mapping[str, Any]
    version: int
    at: float


class Person:
    """Somebody with a page open at a table."""

    def __init__(self, port: int) -> None:
        self.visitor = Visitor(port)
        self.dice = Random(secrets.token_bytes(8))
        self.chance = Chance(secrets.token_bytes(16))
        self.sent: Sent | None = None

    def attend(self, game: Game, stop: Event) -> None:
        """Play one game to its end, however often the connection breaks."""
        self.game, self.sent = game, None
        self.asked, self.due, self.seen = -1, 0.0, 0
        while not game.over and not stop.is_set():
            try:
                with self.visitor.socket(game.uid) as seat:
                    seat.until("state")
                    self._play(seat, stop)
            except TROUBLE:
                time.sleep(0.2)

    def _play(self, seat: Seat, stop: Event) -> None:
        heard = pinged = time.monotonic()
        self._again()
        while not seat.over and not stop.is_set():
            told, now = seat.listen(0.1), time.monotonic()
            seat.heard.clear()
            if told is not None:
                heard = now
                self._hear(told)
            self.game.saw(seat.frame, seat.over)
            if now - heard > SILENCE:
                raise OSError("nobody answers")
            if now - max(heard, pinged) > SILENCE / 3:
                pinged = now
                seat.send(ping=1)
            self._answer(seat, now)
        self.game.saw(seat.frame, seat.over)

    def _again(self) -> None:
        if self.sent is not None:
            self.sent.at = 0.0

    def _hear(self, told: Mapping[str, Any]) -> None:
        if self.sent is None or told.get("id") != self.sent.id:
            return
        if told["type"] == "accepted":
            self.game.accepted.append(self.sent.id)
            self.seen, self.sent = told["version"], None
        elif told["code"] not in ("fault", "too_fast"):
            self.asked, self.sent = -1, None

    def _answer(self, seat: Seat, now: float) -> None:
        """Send what is due: a move that was not answered, or a new one after some thought."""
        if self.sent is None and seat.frame["version"] >= self.seen and seat.waited_for():
            self._think(seat, now)
        if self.sent is not None and now - self.sent.at > 1.0:
            self.sent.at = now
            seat.send(move=self.sent.move, version=self.sent.version, id=self.sent.id)
        if _is_away(seat):
            self.visitor.api(f"/tables/{self.game.uid}/back/", {})

    def _think(self, seat: Seat, now: float) -> None:
        if seat.frame["asked"] != self.asked:
            self.asked, self.due = seat.frame["asked"], now + self.dice.uniform(*THINKING)
        elif now >= self.due:
            move = fill(self.chance.pick(seat.waited_for()), self.chance)
            self.sent = Sent(secrets.token_hex(8), move, seat.frame["version"], 0.0)
            self.asked = -1


def _is_away(seat: Seat) -> bool:
    """Whether a bot plays for whoever sits here."""
    number = seat.frame.get("seat")
    if number is None or seat.over:
        return False
    return bool(seat.frame["table"]["seats"][number]["absence"] == "away")
