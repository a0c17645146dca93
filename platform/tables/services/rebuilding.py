"""Reading a stored game: a state that the rules no longer read is played again from its log."""

from typing import Any

from games.contract import BadDump
from tables.models import Table
from tables.pages.proofs import played_again


def state_of(table: Table) -> Any:
    """Return the game's state, or None before the start."""
    if table.state is None:
        return None
    try:
        return table.engine.load(bytes(table.state))
    except BadDump:
        return _rebuilt(table)


def turn_of(table: Table) -> int | None:
    """Return the number of the turn under way, where the game counts turns."""
    return None if table.state is None else table.engine.turn(state_of(table))


def _rebuilt(table: Table) -> Any:
    """Make every move of the log again: it alone can rebuild the state."""
    return played_again(table).state
