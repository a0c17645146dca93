"""When the last of all other screens had seen a move: versions, and who has which."""

from collections import deque
from dataclasses import dataclass, field

_REMEMBERED = 16
"""Versions of a screen that are kept: the answer to a move may come after others have seen it."""


@dataclass
class _Underway:
    """A move of which somebody may not have seen yet."""

    sent: float
    last: float
    missing: set[int]


@dataclass
class Spread:
    """The screens of one table. A frame of a later version shows the earlier ones too."""

    screens: int
    _seen: list[deque[tuple[int, float]]] = field(init=False)
    _underway: dict[int, _Underway] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._seen = [deque(maxlen=_REMEMBERED) for _ in range(self.screens)]

    def accepted(self, screen: int, version: int, sent: float) -> float | None:
        """Note a move that led to a version; how long it took to all others, if all have it."""
        move = _Underway(sent, sent, set())
        for other, seen in enumerate(self._seen):
            if other == screen:
                continue
            at = next((at for shown, at in seen if shown >= version), None)
            if at is None:
                move.missing.add(other)
            else:
                move.last = max(move.last, at)
        if not move.missing:
            return move.last - sent
        self._underway[version] = move
        return None

    def told(self, screen: int, version: int, at: float) -> list[float]:
        """Note what a screen shows; return how long each move took that all others have now."""
        self._seen[screen].append((version, at))
        done: list[float] = []
        if not self._underway:
            return done
        for number in [number for number in self._underway if number <= version]:
            move = self._underway[number]
            move.missing.discard(screen)
            if not move.missing:
                done.append(at - move.sent)
                del self._underway[number]
        return done
