"""A breach of the contract, and the game in which it came to light."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from games.chance import Chance
from games.contract import AnyEngine, Event


class Breach(AssertionError):  # noqa: N818 - not an error of the checker's
    """An engine broke its promise: ``code`` names the check, ``where`` repeats the game."""

    def __init__(self, code: str, what: str, where: str) -> None:
        super().__init__(f"[{code}] {what}\n  in {where}")
        self.code = code
        self.what = what
        self.where = where


@dataclass(frozen=True)
class Case:
    """One game that is looked at: all its randomness comes from ``seed``."""

    engine: AnyEngine
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: bytes = b""

    def __str__(self) -> str:
        return (
            f"{self.engine.info.slug}: seats={self.seats}, options={dict(self.options)!r}, "
            f"seed=bytes.fromhex({self.seed.hex()!r})"
        )

    def chance(self, label: str) -> Chance:
        """Return the stream of choices for one purpose."""
        return Chance(self.seed).fork(label)

    def new_game(self) -> tuple[Any, list[Event]]:
        """Deal the game of this case."""
        return self.engine.new_game(
            seats=self.seats, options=self.options, chance=self.chance("game")
        )

    def breach(self, code: str, what: str) -> Breach:
        """Return a breach that tells how to repeat it."""
        return Breach(code, what, str(self))

    @contextmanager
    def guarded(self) -> Iterator[None]:
        """Turn an engine's own errors into a breach, so that they too tell the seed."""
        try:
            yield
        except Breach:
            raise
        except Exception as error:
            raise self.breach("crash", f"{type(error).__name__}: {error}") from error
