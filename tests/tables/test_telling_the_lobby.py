"""The lobby is told of every table that changes, but not of each move."""

from collections.abc import Callable, Iterator

import pytest

from accounts.models import User
from games.chance import Chance
from tables.live.publishing import LOBBY, server
from tables.services import leaving, opening, seating
from tables.wire.notes import Listed, decode_note
from tests.tablecraft import begun, open_for, play_once, play_out

pytestmark = pytest.mark.django_db(transaction=True)
Maker = Callable[[str], User]


class Listener:
    """Somebody in the lobby."""

    def __init__(self) -> None:
        self.ear = server().pubsub(ignore_subscribe_messages=True)  # type: ignore[no-untyped-call]
        self.ear.subscribe(LOBBY)
        self.ear.get_message(timeout=1)

    def tables(self) -> list[str]:
        """Return of which tables the lobby was told since it was last asked."""
        heard = []
        while message := self.ear.get_message(timeout=0.2):
            heard.append(decode_note(message["data"]))
        return [note.table for note in heard if isinstance(note, Listed)]


@pytest.fixture
def lobby() -> Iterator[Listener]:
    listener = Listener()
    yield listener
    listener.ear.close()


def test_the_lobby_is_told_of_every_step_before_the_game(person: Maker, lobby: Listener) -> None:
    ann, bob = person("ann"), person("bob")
    table = opening.open_table(host=ann, game="uno", seat_count=2, options={})
    assert lobby.tables() == [table.uid]
    seating.sit(uid=table.uid, user=bob)
    assert lobby.tables() == [table.uid]
    seating.set_ready(uid=table.uid, user=bob, ready=True)
    assert lobby.tables() == [table.uid]
    seating.stand_up(uid=table.uid, user=bob)
    assert lobby.tables() == [table.uid]


def test_the_lobby_is_told_of_the_end_and_not_of_moves(person: Maker, lobby: Listener) -> None:
    table = begun([person("ann"), person("bob")])
    lobby.tables()
    play_once(table, Chance(b"first"))
    assert lobby.tables() == []
    play_out(table, Chance(b"on and on"))
    assert lobby.tables() == [table.uid]


def test_the_lobby_is_told_who_has_left(person: Maker, lobby: Listener) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")]
    table = begun(people)
    lobby.tables()
    leaving.resign(uid=table.uid, user=people[0])
    assert lobby.tables() == [table.uid]


def test_the_lobby_is_told_that_a_game_has_begun(person: Maker, lobby: Listener) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann, bob])
    seating.set_ready(uid=table.uid, user=ann, ready=True)
    lobby.tables()
    seating.set_ready(uid=table.uid, user=bob, ready=True)
    assert lobby.tables() == [table.uid]
