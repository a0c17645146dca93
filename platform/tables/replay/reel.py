"""The states of a game, one after another, from the nearest one kept: a piece costs a piece.

Of a running game none is kept: what is hidden in it lies in its row alone.
"""

from collections.abc import Iterator
from typing import Any

from django.core.cache import cache

from games.contract import BadDump
from tables.models import Table
from tables.pages.builds import build
from tables.pages.proofs import recorder_of
from tables.replay.steps import Step, steps_of

PIECE = 50
"""Ticks in a piece; a state is kept before each."""
KEPT = 24 * 3600
"""Seconds for which states and pieces of finished games are kept."""


def mark_of(table: Table) -> str:
    """Return what everything kept of a game is known by: other words or rules make another."""
    engine = table.engine
    return f"replay:{build()}:{table.uid}:{table.version}:{table.ruleset}:{engine.dump_format}"


def run(table: Table, first: int, count: int) -> Iterator[tuple[Step, Any]]:
    """Yield so many steps of a game from one on, each with the state it led to.

    The state is the same object each time: look at it before the next step.
    """
    begin, state = _nearest(table, first)
    engine = table.engine
    for number, step in enumerate(steps_of(table, begin, first + count - begin), begin):
        if number > begin and number % PIECE == 0 and table.over:
            cache.set(_key(table, number), engine.dump(state), KEPT)
        if step.is_deal:
            state = recorder_of(table).state
        elif not step.is_end:
            engine.apply(state, step.seat or 0, step.body or {})
        if number >= first:
            yield step, state


def _nearest(table: Table, first: int) -> tuple[int, Any]:
    """Return the last step before which a state is kept, and that state; none: the deal."""
    for number in range(first - first % PIECE, 0, -PIECE) if table.over else ():
        kept = cache.get(_key(table, number))
        if kept is not None:
            try:
                return number, table.engine.load(kept)
            except BadDump:
                break
    return 0, None


def _key(table: Table, number: int) -> str:
    return f"{mark_of(table)}:state:{number}"
