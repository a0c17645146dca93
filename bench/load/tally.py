"""What a client process counts while it is measured."""

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from bench.load.websocket import Traffic

AGED = 60
"""From so many moves on a game is an aged one."""


class Counted(msgspec.Struct):
    """A client process's own figures of one slice; times in milliseconds."""

    seconds: float
    processor: float
    """Seconds of a core that the client itself took."""
    moves: int
    aged: int
    """Moves in games that had ``AGED`` of them behind them."""
    mean_age: float
    answers: list[float]
    """From sending a move to its own answer."""
    screens: list[float]
    """From sending a move to the last of all other screens."""
    aged_answers: list[float]
    aged_screens: list[float]
    lags: list[float]
    """How late the client's own loop was when it wanted to wake."""
    per_second: list[int]
    sent: int
    received: int
    games: int
    """Games that were over and gave way to the next."""
    requests: int
    troubles: dict[str, int]


class Tally:
    """Counts only while it is open."""

    def __init__(self) -> None:
        self.traffic = Traffic()
        self.is_open = False
        self.total = 0
        self._clear()

    def _clear(self) -> None:
        self._began, self._spent = time.monotonic(), time.process_time()
        self._bytes = (self.traffic.sent, self.traffic.received)
        self.moves = self.aged = self.ages = self.games = self.requests = 0
        self.answers: list[float] = []
        self.screens: list[float] = []
        self.aged_answers: list[float] = []
        self.aged_screens: list[float] = []
        self.lags: list[float] = []
        self.troubles: Counter[str] = Counter()
        self.seconds: Counter[int] = Counter()

    def open(self) -> None:
        """Count from now on."""
        self._clear()
        self.is_open = True

    def answered(self, age: int, seconds: float) -> None:
        """Count a move that was accepted: it was so many moves into its game."""
        self.total += 1
        if not self.is_open:
            return
        self.moves += 1
        self.ages += age
        self.seconds[int(time.monotonic() - self._began)] += 1
        self.answers.append(seconds * 1000)
        if age >= AGED:
            self.aged += 1
            self.aged_answers.append(seconds * 1000)

    def seen(self, age: int, seconds: Sequence[float]) -> None:
        """Count moves that all other screens have now."""
        if self.is_open:
            found = [one * 1000 for one in seconds]
            self.screens += found
            if age >= AGED:
                self.aged_screens += found

    def trouble(self, what: str) -> None:
        """Count a refusal, or a connection that broke."""
        if self.is_open:
            self.troubles[what] += 1

    def close(self) -> Counted:
        """Count no more; return what was counted."""
        self.is_open = False
        seconds = time.monotonic() - self._began
        return Counted(
            seconds=seconds,
            processor=time.process_time() - self._spent,
            moves=self.moves,
            aged=self.aged,
            mean_age=self.ages / self.moves if self.moves else 0.0,
            answers=_rounded(self.answers),
            screens=_rounded(self.screens),
            aged_answers=_rounded(self.aged_answers),
            aged_screens=_rounded(self.aged_screens),
            lags=_rounded(self.lags),
            per_second=[self.seconds[second] for second in range(int(seconds))],
            sent=self.traffic.sent - self._bytes[0],
            received=self.traffic.received - self._bytes[1],
            games=self.games,
            requests=self.requests,
            troubles=dict(self.troubles),
        )


def _rounded(times: Sequence[float]) -> list[Any]:
    return [round(one, 3) for one in times]
