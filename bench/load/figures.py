"""The figures of a contender, over all of its slices."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil
from typing import Any

import msgspec

from bench.load.tally import Counted
from bench.load.turns import Slice


def percentile(ordered: Sequence[float], share: float) -> float:
    """Return the least of these times, shortest first, that a share of them does not exceed."""
    return ordered[max(0, ceil(share * len(ordered)) - 1)] if ordered else 0.0


class Delays(msgspec.Struct):
    """Milliseconds."""

    p50: float
    p95: float
    p99: float
    most: float
    count: int


def delays(times: Iterable[float]) -> Delays:
    """Return what half, most and nearly all do not exceed."""
    ordered = sorted(times)
    p50, p95, p99, most = (round(percentile(ordered, share), 2) for share in (0.5, 0.95, 0.99, 1.0))
    return Delays(p50=p50, p95=p95, p99=p99, most=most, count=len(ordered))


class Part(msgspec.Struct):
    """What a part of the house used."""

    per_move: float
    """Milliseconds of a core for a move."""
    share: float
    """Of a core."""
    mebibytes: float


class Figures(msgspec.Struct):
    """Everything about one contender."""

    name: str
    rates: list[float]
    """Moves a second, slice by slice."""
    moves: int
    seconds: float
    answers: Delays
    screens: Delays
    aged_answers: Delays
    aged_screens: Delays
    mean_age: float
    parts: dict[str, Part]
    sent_per_move: float
    received_per_move: float
    games: int
    requests: int
    troubles: dict[str, int]
    clients: list[float]
    """Which part of a core each client process used."""
    lags: Delays
    """How late the clients' own loops were."""
    resting: float
    """Cores in use by those whose turn it was not."""
    machine: float
    """Cores in use, by whomever."""
    curve: list[float]
    """What each hundredth of all moves took at most to all other screens, in milliseconds."""
    per_second: list[int]
    wanted: float | None = None
    """Moves a second that were due, with a think time."""

    @property
    def rate(self) -> float:
        """Moves a second over all slices."""
        return self.moves / self.seconds if self.seconds else 0.0


def figures(slices: Sequence[Slice], wanted: float | None) -> Figures:
    """Return what the slices of one contender come to."""
    counted = [one for piece in slices for one in piece.counted]
    moves, seconds = sum(one.moves for one in counted), sum(piece.seconds for piece in slices)
    troubles: Counter[str] = Counter()
    for one in counted:
        troubles.update(one.troubles)
    return Figures(
        name=slices[0].name,
        rates=[sum(one.moves for one in piece.counted) / piece.seconds for piece in slices],
        moves=moves,
        seconds=seconds,
        answers=_joined(counted, "answers"),
        screens=_joined(counted, "screens"),
        aged_answers=_joined(counted, "aged_answers"),
        aged_screens=_joined(counted, "aged_screens"),
        mean_age=sum(one.mean_age * one.moves for one in counted) / max(moves, 1),
        parts=_parts(slices, moves, seconds),
        sent_per_move=sum(one.sent for one in counted) / max(moves, 1),
        received_per_move=sum(one.received for one in counted) / max(moves, 1),
        games=sum(one.games for one in counted),
        requests=sum(one.requests for one in counted),
        troubles=dict(troubles),
        clients=_clients(slices),
        lags=_joined(counted, "lags"),
        resting=sum(piece.resting for piece in slices) / seconds,
        machine=sum(piece.busy for piece in slices) / seconds,
        curve=_curve([time for one in counted for time in one.screens]),
        per_second=[sum(each) for piece in slices for each in _by_second(piece)],
        wanted=wanted,
    )


def _joined(counted: Sequence[Counted], which: str) -> Delays:
    lists: list[Any] = [getattr(one, which) for one in counted]
    return delays(time for times in lists for time in times)


def _curve(times: Sequence[float]) -> list[float]:
    ordered = sorted(times)
    return [percentile(ordered, share / 100) for share in range(1, 101)] if ordered else []


def _by_second(piece: Slice) -> Iterable[tuple[int, ...]]:
    return zip(*(one.per_second for one in piece.counted), strict=False)


def _clients(slices: Sequence[Slice]) -> list[float]:
    """Return the processor use of each client process, over all slices."""
    by_process = zip(*(piece.counted for piece in slices), strict=True)
    return [
        sum(one.processor for one in own) / sum(one.seconds for one in own) for own in by_process
    ]


def _parts(slices: Sequence[Slice], moves: int, seconds: float) -> dict[str, Part]:
    found = {}
    for name in slices[-1].used:
        spent = sum(piece.used[name].seconds for piece in slices if name in piece.used)
        memory = max(piece.used[name].mebibytes for piece in slices if name in piece.used)
        found[name] = Part(1000 * spent / max(moves, 1), spent / seconds, memory)
    return found


def ratios(own: Figures, other: Figures) -> list[float]:
    """Return the ratio of two contenders' moves a second, round by round."""
    return [mine / (theirs or 1.0) for mine, theirs in zip(own.rates, other.rates, strict=True)]
