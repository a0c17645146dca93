"""The threads of a process write to SQLite in turn."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.db import DatabaseError, OperationalError, transaction
from django.db.utils import ConnectionHandler

from config.sqlite.base import DatabaseWrapper

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[DatabaseWrapper]:
    made = wrapper(tmp_path)
    with made.cursor() as cursor:
        cursor.execute("CREATE TABLE said (word TEXT UNIQUE)")
    yield made
    made.close()


def wrapper(folder: Path, timeout: float = 20) -> DatabaseWrapper:
    """Return a connection as a thread would have it, with a file of its own for the test."""
    options = {"transaction_mode": "IMMEDIATE", "timeout": timeout}
    asked = {"ENGINE": "config.sqlite", "NAME": str(folder / "turns.db"), "OPTIONS": options}
    made = ConnectionHandler({"default": asked}).create_connection("default")
    assert isinstance(made, DatabaseWrapper)
    made.inc_thread_sharing()
    return made


def say(connection: DatabaseWrapper, *words: str) -> None:
    """Write some words in one transaction."""
    connection.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
    try:
        with connection.cursor() as cursor:
            for word in words:
                cursor.execute("INSERT INTO said VALUES (%s)", [word])
        connection.commit()
    except DatabaseError:
        connection.rollback()
        raise
    finally:
        connection.set_autocommit(True)


def words(connection: DatabaseWrapper) -> set[str]:
    with connection.cursor() as cursor:
        cursor.execute("SELECT word FROM said")
        return {word for (word,) in cursor.fetchall()}


def test_who_waits_is_let_in_when_the_other_is_done(
    connection: DatabaseWrapper, tmp_path: Path
) -> None:
    connection.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
    other = wrapper(tmp_path, timeout=60)
    thread = threading.Thread(target=say, args=(other, "second"))
    thread.start()
    assert words(connection) == set()
    connection.commit()
    connection.set_autocommit(True)
    thread.join(30)
    assert words(connection) == {"second"}
    other.close()


def test_who_waits_too_long_is_told_as_sqlite_tells(
    connection: DatabaseWrapper, tmp_path: Path
) -> None:
    other = wrapper(tmp_path, timeout=0.01)
    connection.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
    with pytest.raises(OperationalError, match="locked"):
        say(other, "never")
    connection.rollback()
    connection.set_autocommit(True)
    say(other, "then")
    assert words(connection) == {"then"}
    other.close()


def test_a_failure_gives_the_turn_back(connection: DatabaseWrapper, tmp_path: Path) -> None:
    other = wrapper(tmp_path, timeout=0.01)
    with pytest.raises(DatabaseError):
        say(connection, "twice", "twice")
    say(other, "others go on")
    assert words(connection) == {"others go on"}
    other.close()


def test_a_connection_that_is_closed_gives_the_turn_back(
    connection: DatabaseWrapper, tmp_path: Path
) -> None:
    other = wrapper(tmp_path, timeout=0.01)
    other.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
    other.close()
    say(connection, "goes on")
    assert words(connection) == {"goes on"}


def test_the_house_has_this_engine() -> None:
    with transaction.atomic():
        connection = transaction.get_connection()
        if connection.vendor == "sqlite":
            assert isinstance(connection, DatabaseWrapper)
            assert connection._held
