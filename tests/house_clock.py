"""The house's clock and the bots' due times, as tests set them."""

import time
from datetime import UTC, datetime
from typing import Any

from tables import clocks
from tables.live import webs
from tables.live.publishing import server
from tables.models import HouseTime, Table
from tables.work import thinking


def swept(ago: float = 0.0, **more: Any) -> None:
    """Let the last sweep have been so many seconds ago, the house whole until then."""
    server().delete(webs.KEY)
    moment = time.time() - ago
    kept = {"ran_at": datetime.fromtimestamp(moment, UTC), "sure": moment, "lost": 0.0, "webs": {}}
    HouseTime.objects.update_or_create(pk=1, defaults={**kept, "away_since": None, **more})


def show(web: str) -> None:
    """Let a web process hear itself now."""
    server().zadd(webs.KEY, webs.sign(web))


def come_due(table: Table, number: int) -> int:
    """Let a seat's bot have waited long enough; return the question it is asked."""
    now = Table.objects.get(pk=table.pk)
    shown = clocks.read(now.clocks)
    shown[number].bot_at = time.time() - 0.1
    due = datetime.fromtimestamp(time.time() - 0.1, UTC)
    Table.objects.filter(pk=table.pk).update(clocks=clocks.written(shown), bots_at=due)
    asked: int = now.asked[number]
    return asked


def move_bot(table: Table, number: int) -> None:
    """Let a seat's bot think and move here and now, as the workers do when it is due."""
    thinking.think(table.uid, number, come_due(table, number))
