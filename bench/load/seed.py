"""Players and tables for a run, straight into the house's database; a process of its own.

``python -m bench.load.seed`` reads what is wanted and answers with everybody's key and tables. All
sit, and all but the host are ready: each game begins by the host's own request. Nothing of this is
measured; every move is made over the wire.
"""

import sys

import django

django.setup()

import msgspec  # noqa: E402 - after the setup
from django.db import transaction  # noqa: E402

from accounts.models import User  # noqa: E402
from accounts.services import tokens  # noqa: E402
from bench.load.house_party import CLOCK  # noqa: E402
from bench.load.orders import Group, Kind  # noqa: E402
from tables.models import Seat  # noqa: E402
from tables.services.opening import open_table  # noqa: E402


class Wanted(msgspec.Struct):
    """How many, and of what."""

    tables: int
    kinds: list[Kind]
    """What is played at them, by turns."""
    each: int
    """Tables for each group of people, one after the other."""


def main() -> None:
    """Read what is wanted, and answer."""
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=Wanted)
    groups = []
    for number in range(wanted.tables):
        with transaction.atomic():
            kind = wanted.kinds[number % len(wanted.kinds)]
            groups.append(_group(kind, number, wanted.each))
        if sys.stderr.isatty():
            print(f"\r  tables: {number + 1} of {wanted.tables} ", end="", file=sys.stderr)
    sys.stdout.buffer.write(msgspec.json.encode(groups))


def _group(kind: Kind, number: int, each: int) -> Group:
    people = [
        User.objects.create_user(f"load{number}x{place}", language="en")
        for place in range(kind.seats)
    ]
    keys = [tokens.make(user=user, name="load").key for user in people]
    return Group(keys, [_table(kind, people) for _ in range(each)], kind=kind)


def _table(kind: Kind, people: list[User]) -> str:
    host, *others = people
    table = open_table(
        host=host,
        game=kind.game,
        seat_count=kind.seats,
        options=kind.options,
        clock=CLOCK,
    )
    Seat.objects.bulk_create(
        Seat(table=table, number=place, user=user, ready=True)
        for place, user in enumerate(others, start=1)
    )
    return table.uid


if __name__ == "__main__":
    main()
