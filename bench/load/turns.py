"""Turns: each contender plays for a slice while the others rest, round after round."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from bench.load.contender import Contender
from bench.load.crew import Progress
from bench.load.options import Plan
from bench.load.tally import Counted
from bench.load.usage import Meter, Used, seconds_of_machine

T = TypeVar("T")
Say = Callable[[str], None]


class Slice(NamedTuple):
    """What one contender did in one of its turns."""

    name: str
    seconds: float
    counted: list[Counted]
    """By client process."""
    used: dict[str, Used]
    """Seconds of a core in this slice, and memory at its end, by part."""
    resting: float
    """Seconds of a core that those used whose turn it was not."""
    busy: float
    """Seconds of a core that all processes of the machine used."""


def alternated(contenders: Sequence[T], rounds: int) -> Iterator[T]:
    """Yield everybody once in each round; every other round goes backwards.

    So whatever drifts (a disk that fills, a machine that warms up) weighs on all alike.
    """
    for number in range(rounds):
        yield from contenders if number % 2 == 0 else reversed(contenders)


def measured(contender: Contender, plan: Plan, say: Say, others: Sequence[Contender] = ()) -> Slice:
    """Let one contender play for a slice, and count all but its first seconds."""
    crew = contender.crew
    crew.order("play")
    crew.wait(plan.warmup)
    meter, idle = Meter(contender.parts), [Meter(one.parts) for one in others]
    busy = seconds_of_machine()
    crew.order("count")
    crew.wait(plan.seconds, _teller(contender.name, say))
    used, busy = meter.read(), seconds_of_machine() - busy
    resting = sum(part.seconds for one in idle for part in one.read().values())
    counted = crew.halt()
    return Slice(
        name=contender.name,
        seconds=sum(one.seconds for one in counted) / len(counted),
        counted=counted,
        used=used,
        resting=resting,
        busy=busy,
    )


def _teller(name: str, say: Say) -> Progress:
    first: list[int] = []

    def tell(moves: int, _ready: int) -> None:
        first.append(moves)
        say(f"{name}: {moves - first[0]} moves")

    return tell


def summary(piece: Slice) -> str:
    """Return a slice in a line."""
    moves = sum(one.moves for one in piece.counted)
    return f"{piece.name}: {moves / piece.seconds:,.0f} moves/s"
