"""Players and tables for a run, straight into the house's database; a process of its own.

``python -m bench.load.seed`` reads what is wanted and answers with everybody's key and tables. All
sit, and all but the host are ready: each game begins by the host's own request. Nothing of this is
measured; every move is made over the wire.
"""

import sys
from typing import Any

import django

django.setup()

import msgspec  # noqa: E402 - after the setup
from django.db import transaction  # noqa: E402

from accounts.models import User  # noqa: E402
from accounts.services import tokens  # noqa: E402
from bench.load.house_party import CLOCK  # noqa: E402
from bench.load.orders import Group  # noqa: E402
from tables.models import Seat  # noqa: E402
from tables.services.opening import open_table  # noqa: E402


class Wanted(msgspec.Struct):
    """How many, and of what."""

    game: str
    tables: int
    seats: int
    options: dict[str, Any]
    each: int
    """Tables for each group of people, one after the other."""


def main() -> None:
    """Read what is wanted, and answer."""
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=Wanted)
    groups = []
    for number in range(wanted.tables):
        with transaction.atomic():
            groups.append(_group(wanted, number))
        if sys.stderr.isatty():
            print(f"\r  tables: {number + 1} of {wanted.tables} ", end="", file=sys.stderr)
    sys.stdout.buffer.write(msgspec.json.encode(groups))


def _group(wanted: Wanted, number: int) -> Group:
    people = [
        User.objects.create_user(f"load{number}x{place}", language="en")
        for place in range(wanted.seats)
    ]
    keys = [tokens.make(user=user, name="load").key for user in people]
    return Group(keys, [_table(wanted, people) for _ in range(wanted.each)])


def _table(wanted: Wanted, people: list[User]) -> str:
    host, *others = people
    table = open_table(
        host=host,
        game=wanted.game,
        seat_count=wanted.seats,
        options=wanted.options,
        clock=CLOCK,
    )
    Seat.objects.bulk_create(
        Seat(table=table, number=place, user=user, ready=True)
        for place, user in enumerate(others, start=1)
    )
    return table.uid


if __name__ == "__main__":
    main()
