"""What is counted and timed at tables, for whoever watches the house (docs/operating.md).

Labels have few values and never tell who: no account, no table, no card.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import Counter, Histogram

from tables.refusals import Refused, RefusedByRules

MOVES = Counter("zastolye_moves", "Moves made.", ["game", "by"])
MOVE_SECONDS = Histogram(
    "zastolye_move_seconds",
    "From a move's arrival to its commit.",
    ["by"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
REFUSALS = Counter("zastolye_moves_refused", "Moves of people that were refused.", ["why"])
GAMES_ENDED = Counter("zastolye_games_ended", "Games that came to an end.", ["game", "how"])
FRAMES_SENT = Counter("zastolye_frames_sent", "Frames sent over sockets.")
SOCKETS_DROPPED = Counter("zastolye_sockets_dropped", "Sockets that we closed.", ["why"])
HUB_RESTARTS = Counter("zastolye_hub_restarts", "Tasks of hubs that were begun anew.", ["task"])
LIMITED = Counter("zastolye_limited", "What was refused because it was too much.", ["limit"])
MOVES_AT_ONCE = Histogram(
    "zastolye_moves_at_once",
    "Moves that were kept in one transaction.",
    buckets=(1, 2, 4, 8, 16, 32, 64),
)
MOVES_WITH_CARE = Counter(
    "zastolye_moves_with_care", "Moves that were not plain: made alone, the table locked and read."
)
THINKING_SECONDS = Histogram(
    "zastolye_bot_thinking_seconds",
    "How long bots thought about a move.",
    ["game", "level"],
    buckets=(0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5),
)

_BY_STATUS = {403: "forbidden", 404: "missing", 422: "malformed", 429: "limited"}


def move_made(game: str, by: str, begun: float) -> float:
    """Count a move that is saved; return how many seconds it took since ``begun``."""
    seconds = time.perf_counter() - begun
    MOVES.labels(game, by).inc()
    MOVE_SECONDS.labels(by).observe(seconds)
    return seconds


def note_batch(*, plain: int, careful: int) -> None:
    """Count the moves that were made together, and those that were left to be made alone."""
    if plain:
        MOVES_AT_ONCE.observe(plain)
    if careful:
        MOVES_WITH_CARE.inc(careful)


@contextmanager
def counting_refusals() -> Iterator[None]:
    """Count a refused move by the class of its code."""
    try:
        yield
    except Refused as refusal:
        REFUSALS.labels(_why(refusal)).inc()
        raise


def _why(refusal: Refused) -> str:
    if isinstance(refusal, RefusedByRules):
        return "rules"
    return "stale" if refusal.code == "stale" else _BY_STATUS.get(refusal.status, "state")
