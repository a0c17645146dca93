"""Moves on their way, and tables at which they are made, for tests."""

from collections.abc import Callable
from typing import Any

from accounts.models import User
from games.chance import Chance
from tables.models import Table
from tables.moving.order import Order
from tests.tablecraft import asked_seat, begun, fresh, play_once, some_move, user_at

Maker = Callable[[str], User]


def played(name: str, person: Maker, moves: int = 2, game: str = "uno") -> Table:
    """Return a table of two at which some moves are made."""
    table = begun([person(f"{name}{number}") for number in range(2)], game)
    for number in range(moves):
        play_once(table, Chance(f"{name} {number}".encode()))
    return fresh(table)


def order_at(table: Table, **more: Any) -> Order:
    """Return the order of somebody who is asked, and the answers it gets."""
    seat = asked_seat(table)
    now = fresh(table)
    sent: dict[str, Any] = {
        "uid": table.uid,
        "user_id": user_at(table, seat).pk,
        "move": some_move(now, seat, Chance(b"order")),
        "version": now.version,
        "move_id": f"m{now.version}",
    }
    return Order(**{**sent, **more}, language="en", give=lambda _: None)
