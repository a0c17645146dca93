"""A move that was sent, until it is answered."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tables.services.playing import Accepted

Answer = Accepted | Exception


@dataclass(slots=True, eq=False)
class Order:
    """Somebody's move, and how they are answered: once, whatever becomes of it."""

    uid: str
    user_id: int
    move: Any
    version: Any
    move_id: Any
    language: str
    give: Callable[[Answer], None]
    counted: bool = False
    """Whether it is within the person's limit already."""
    begun: float = field(default_factory=time.perf_counter)
    """Since when it waits."""

    def sent(self) -> dict[str, Any]:
        """Return it as ``playing.play`` takes it."""
        return {
            "uid": self.uid,
            "user_id": self.user_id,
            "move": self.move,
            "version": self.version,
            "move_id": self.move_id,
        }
