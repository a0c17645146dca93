"""The watcher of the web: it asks whether the web can work, and waits for no answer.

A web process is of no use when it answers nobody, or when it says that database and Redis answer
but something in itself does not. While the fault lies elsewhere it is let be.
"""

import json
import math
import socket
from collections.abc import Mapping
from contextlib import suppress

from config import ports

INTERVAL = 2.0
"""Seconds between two questions."""

STARTING = 45.0
"""Seconds of silence allowed to one that has not answered yet: a slow machine takes its time."""

PATIENCE = 15.0
"""Seconds for which it may then be silent, or unable to work by its own fault."""

ELSEWHERE = ("database", "redis")
PATHS = ("/readyz", "/healthz")
"""Asked by turns: the second is answered even while the first waits for a database that hangs."""


class Question:
    """A request whose answer is fetched later."""

    def __init__(self, address: tuple[str, int], path: str, name: str) -> None:
        self.path = path
        self.said = b""
        self.line = socket.create_connection(address, timeout=0.2)
        self.line.sendall(f"GET {path} HTTP/1.0\r\nHost: {name}\r\n\r\n".encode())
        self.line.setblocking(False)

    def answer(self) -> bytes | None:
        """Return all that was answered; None if there is more to come."""
        with suppress(BlockingIOError):
            while piece := self.line.recv(65536):
                self.said += piece
            return self.said
        return None


class WebWatch:
    """What the supervisor knows of its web process."""

    def __init__(self, host: str, port: int, name: str) -> None:
        self.address = (ports.reachable(host), port)
        self.name = name
        self.questions: dict[str, Question] = {}
        self.asked = self.heard = self.fine = -math.inf
        self.unable = False

    def is_deaf(self, started: float, now: float) -> bool:
        """Ask, listen, and tell whether a process started at ``started`` is of no use any more."""
        self._listen(now)
        if now - self.asked >= INTERVAL:
            self.asked = now
            self._ask()
        if self.heard < started:
            return now - started > STARTING
        return now - max(started, min(self.heard, self.fine)) > PATIENCE

    def forgive(self, now: float) -> None:
        """Count nothing from before: the watcher itself was away."""
        self.heard = self.fine = now

    def _ask(self) -> None:
        for path in PATHS:
            if path not in self.questions:
                with suppress(OSError):
                    self.questions[path] = Question(self.address, path, self.name)

    def _listen(self, now: float) -> None:
        for path, question in list(self.questions.items()):
            try:
                said = question.answer()
            except OSError:
                said = b""
            if said is None:
                continue
            del self.questions[path]
            question.line.close()
            if said:
                self._hear(path, said, now)

    def _hear(self, path: str, said: bytes, now: float) -> None:
        self.heard = now
        if path == PATHS[0]:
            self.unable = _unable(said)
        if not self.unable:
            self.fine = now


def _unable(said: bytes) -> bool:
    """Whether it says that it cannot work though everything around it can."""
    head, _, body = said.partition(b"\r\n\r\n")
    if b" 503 " not in head.split(b"\r\n")[0]:
        return False
    try:
        parts = json.loads(body)
    except ValueError:
        return True
    return isinstance(parts, Mapping) and all(parts.get(part) for part in ELSEWHERE)
