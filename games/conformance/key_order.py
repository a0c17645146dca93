"""Key order: a move is what it says, in whatever order a client or a database has put its keys."""

from collections.abc import Mapping
from typing import Any

import msgspec

from games.chance import Chance
from games.conformance.breach import Case
from games.contract import Event, Move

Told = tuple[Any, list[Event]]
"""A state, and the events of the move that led to it."""


def reordered(value: Any, chance: Chance) -> Any:
    """Return the same JSON with the keys of every object shuffled, or for once sorted."""
    if isinstance(value, list):
        return [reordered(one, chance) for one in value]
    if not isinstance(value, Mapping):
        return value
    names = sorted(value)
    if chance.below(4):
        chance.shuffle(names)
    return {name: reordered(value[name], chance) for name in names}


def check_same(case: Case, move: Move, one: Told, other: Told) -> None:
    """Compare two tables to the byte, after a move and the same move with its keys reordered."""
    if one[0] != other[0]:
        raise case.breach("replay", f"two replays differ after {move}")
    if case.engine.dump(one[0]) != case.engine.dump(other[0]):
        raise case.breach("key_order", f"the state keeps in which order the keys of {move} came")
    if msgspec.json.encode(one[1]) != msgspec.json.encode(other[1]):
        raise case.breach("key_order", f"the events tell in which order the keys of {move} came")
