"""Lines of talk as they are sent: those of the table, and those said aside."""

from typing import Any

from django.db.models import QuerySet

from tables.models import Aside, ChatLine, Said, Table
from tables.wire import frames

LINES_KEPT_IN_SIGHT = 100
CLAIMS_KEPT_IN_SIGHT = 500
"""Of phrases in games whose turns are counted: a notebook dates by them what others claimed."""


def lines_of(table: Table) -> QuerySet[ChatLine]:
    """Return what was said at a table; nothing is left of what deleted accounts wrote."""
    spoken = table.chat.filter(move__isnull=True)
    return spoken.exclude(text="", phrase__isnull=True).select_related("user")


def asides_at(table: Table) -> QuerySet[Aside]:
    """Return what was said aside there."""
    return table.asides.exclude(text="", phrase__isnull=True).select_related("user")


def line_told(line: Said) -> frames.ChatLine:
    """Return a line as it is sent."""
    return frames.ChatLine(
        id=line.pk,
        user=line.user.told() if line.user else None,
        seat=line.seat,
        text=line.text,
        phrase=line.phrase,
        turn=line.turn,
        at=line.at.timestamp(),
    )


def last_told(lines: QuerySet[ChatLine] | QuerySet[Aside]) -> list[frames.ChatLine]:
    """Return the last of these lines, and earlier claims, in the order of speaking."""
    dated = lines.filter(turn__isnull=False, phrase__isnull=False)
    kept: dict[int, Any] = {line.pk: line for line in lines.order_by("-pk")[:LINES_KEPT_IN_SIGHT]}
    if len(kept) == LINES_KEPT_IN_SIGHT:
        kept |= {line.pk: line for line in dated.order_by("-pk")[:CLAIMS_KEPT_IN_SIGHT]}
    return [line_told(kept[key]) for key in sorted(kept)]
