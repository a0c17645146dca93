"""How the house stands at this moment: read from the database and Redis when somebody asks."""

import time
from collections.abc import Callable, Iterable, Iterator
from threading import Lock

from django.db import DatabaseError
from django.db.models import Count
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from redis import RedisError

from config import vitals
from games.registry import engines
from tables.live import presence
from tables.models import Table

KEPT_SECONDS = 3.0
"""How long an answer is good enough: however many ask, the database is asked no oftener."""

LIVE = (Table.Status.OPEN, Table.Status.PLAYING)
"""The tables that are counted here; those that are over are counted as they end."""


class FiguresNow(Collector):
    """The figures of this moment; what does not answer is left out, and said to be down."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._read: list[Metric] = []
        self._until = 0.0

    def collect(self) -> Iterable[Metric]:
        """Return the figures, read anew if the last ones are old."""
        with self._lock:
            if time.monotonic() >= self._until:
                self._read = list(_standing())
                self._until = time.monotonic() + KEPT_SECONDS
            return self._read


def _standing() -> Iterator[Metric]:
    up = GaugeMetricFamily("zastolye_up", "Whether a part answers.", labels=["part"])
    for part, (read, trouble) in _PARTS.items():
        try:
            yield from read()
        except trouble:
            up.add_metric([part], 0)
        else:
            up.add_metric([part], 1)
    yield up


def _kept() -> list[Metric]:
    """Return what the database knows, by one query over the tables that are not over."""
    tables = GaugeMetricFamily("zastolye_tables", "Tables.", labels=["game", "status"])
    rows = Table.objects.filter(ended_at__isnull=True).values_list("game", "status")
    found = {(game, status): count for game, status, count in rows.annotate(Count("pk"))}
    for game in (one.info.slug for one in engines()):
        for status in LIVE:
            tables.add_metric([game, status], found.get((game, status), 0))
    age = vitals.sweep_age()
    if age is None:
        return [tables]
    seconds = age.total_seconds()
    return [
        tables,
        GaugeMetricFamily("zastolye_sweep_age_seconds", "Since the last sweep.", seconds),
    ]


def _fleeting() -> list[Metric]:
    """Return what Redis knows."""
    people, sockets = presence.people(), presence.sockets()
    queues = GaugeMetricFamily("zastolye_queue_length", "Tasks that wait.", labels=["queue"])
    for queue in vitals.queues() or ():
        if queue.length is not None:
            queues.add_metric([queue.name], queue.length)
    return [
        GaugeMetricFamily("zastolye_people_here", "People and visitors here now.", people),
        GaugeMetricFamily("zastolye_sockets_open", "Sockets open now.", sockets),
        queues,
    ]


_PARTS: dict[str, tuple[Callable[[], list[Metric]], type[Exception]]] = {
    "database": (_kept, DatabaseError),
    "redis": (_fleeting, RedisError),
}
