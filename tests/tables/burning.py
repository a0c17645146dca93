"""A table of Нечто at which the first seat can burn its neighbour: somebody is out for good."""

from collections.abc import Sequence
from typing import Any

from accounts.models import User
from games.stayaway import dropping
from tables.models import Table
from tables.services import playing
from tests.games.stayaway_positions import ENGINE, position
from tests.tablecraft import begun, fresh, user_at

NAMES = ("ann", "bob", "cid", "dan", "eve")
HANDS = ("flamethrower", "", "thing", "", "")
ANN, BOB, CID, DAN, EVE = range(5)
"""Ann can burn Bob; Cid is the Thing; Eve is out, burnt before."""


def burning(
    people: Sequence[User],
    hands: Sequence[str] = HANDS,
    *,
    out: Sequence[int] = (EVE,),
    **rules: Any,
) -> Table:
    """Return a running game of these five people, the first of whom holds a flamethrower."""
    table = begun(people, "stayaway")
    state = position(hands, turn=ANN, **rules)
    for seat in out:
        dropping.burn(state, seat, [])
    Table.objects.filter(pk=table.pk).update(state=ENGINE.dump(state))
    return fresh(table)


def burn_bob(table: Table) -> Table:
    """Let Ann burn Bob, who accepts it."""
    play(table, ANN, {"type": "play", "card": "flamethrower", "seat": BOB})
    play(table, BOB, {"type": "accept"})
    return fresh(table)


def end(table: Table) -> Table:
    """Let the Thing announce what is not true: the humans have won."""
    play(table, CID, {"type": "announce"})
    return fresh(table)


def play(table: Table, seat: int, move: dict[str, Any]) -> None:
    """Make a move of a person."""
    version = fresh(table).version
    playing.play(
        uid=table.uid,
        user_id=user_at(table, seat).pk,
        move=move,
        version=version,
        move_id=f"m{version}",
    )
