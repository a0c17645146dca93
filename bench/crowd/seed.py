"""Running games for a crowd, straight into the house's database; a process of its own."""

import sys

import django

django.setup()

import msgspec  # noqa: E402 - after the setup
from django.db import transaction  # noqa: E402

from accounts.models import User  # noqa: E402
from accounts.services import tokens  # noqa: E402
from bench.load.house_party import CLOCK  # noqa: E402
from bench.load.orders import Group  # noqa: E402
from tables.models import Seat, Table  # noqa: E402
from tables.services.changing import changing  # noqa: E402
from tables.services.opening import open_table  # noqa: E402
from tables.services.starting import start_game  # noqa: E402

SEATS = 4


def main() -> None:
    """Read how many tables are wanted, and answer with everybody's key and table."""
    wanted = int(sys.stdin.read())
    sys.stdout.buffer.write(msgspec.json.encode([_group(number) for number in range(wanted)]))


@transaction.atomic
def _group(number: int) -> Group:
    names = [f"crowd{number}x{place}" for place in range(SEATS)]
    host, *others = people = [User.objects.create_user(name, language="en") for name in names]
    keys = [tokens.make(user=user, name="crowd").key for user in people]
    table = open_table(host=host, game="uno", seat_count=SEATS, options={}, clock=CLOCK)
    Seat.objects.bulk_create(
        Seat(table=table, number=place, user=user, ready=True)
        for place, user in enumerate(others, start=1)
    )
    _begin(table)
    return Group(keys, [table.uid])


def _begin(table: Table) -> None:
    with changing(table.uid) as change:
        start_game(change)


if __name__ == "__main__":
    main()
