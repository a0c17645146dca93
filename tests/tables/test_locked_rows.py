"""A table whose row somebody holds holds up no other, and nobody waits for it for ever."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest
from django.db import connection

from accounts.models import User
from tables.models import Move, Table
from tables.moving.clerk import Clerk, make_with_care
from tables.moving.memory import Memory
from tables.refusals import Refused
from tables.services.playing import Accepted
from tests.tablecraft import fresh
from tests.tables.orders import Maker, order_at, played

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite has one lock for all"),
]


@contextmanager
def held(table: Table, lock: str) -> Iterator[None]:
    """Hold a table's row meanwhile, as another process would."""
    given = connection.get_connection_params()
    address = {name: given[name] for name in ("host", "port", "user", "dbname") if name in given}
    with psycopg.connect(**address) as other:
        other.execute(f"SELECT id FROM {Table._meta.db_table} WHERE id = %s FOR {lock}", [table.pk])  # noqa: S608
        yield
        other.rollback()


@pytest.fixture
def impatient() -> Iterator[None]:
    """Wait for locks no longer than a moment."""
    with connection.cursor() as cursor:
        cursor.execute("SET lock_timeout = 50")
        yield
        cursor.execute("RESET lock_timeout")


def test_the_moves_of_other_tables_are_kept_at_once(person: Maker) -> None:
    taken, free = played("taken", person), played("free", person)
    orders = [order_at(taken), order_at(free)]
    with held(taken, "UPDATE"):
        settled = Clerk(Memory()).make(orders)
    assert [one.order for one in settled.made] == orders[1:]
    assert settled.left == orders[:1]
    assert isinstance(make_with_care(orders[0]), Accepted)
    assert fresh(taken).version == taken.version + 1


def test_who_only_refers_to_a_table_holds_up_none(person: Maker) -> None:
    """A line of talk or a notice locks its table's key until it is kept."""
    table = played("referred", person)
    order = order_at(table)
    with held(table, "KEY SHARE"):
        assert [one.order for one in Clerk(Memory()).make([order]).made] == [order]


@pytest.mark.usefixtures("impatient")
def test_who_waits_too_long_for_a_table_is_told_and_nothing_is_made(person: Maker) -> None:
    table = played("held", person)
    order = order_at(table)
    with held(table, "UPDATE"):
        answer = make_with_care(order)
    assert isinstance(answer, Refused)
    assert (answer.code, answer.status) == ("busy", 503)
    assert fresh(table).version == table.version
    assert not Move.objects.filter(table=table, move_id=order.move_id).exists()
    assert isinstance(make_with_care(order), Accepted)


def test_a_ban_counts_though_the_row_was_held_when_it_came(person: Maker) -> None:
    table = played("banned", person)
    order = order_at(table)
    clerk = Clerk(Memory())
    with held(table, "UPDATE"):
        assert clerk.make([order]).left == [order]
        User.objects.filter(pk=order.user_id).update(is_active=False)
    answer = make_with_care(order)
    assert isinstance(answer, Refused)
    assert answer.code == "banned"
