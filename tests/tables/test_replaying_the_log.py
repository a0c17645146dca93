"""The log alone rebuilds the state to the byte, in whatever order a database gives keys back."""

from collections.abc import Callable

import pytest

from accounts.models import User
from games.chance import Chance
from games.conformance.key_order import reordered
from games.registry import engines
from tables.models import Move, Table
from tables.pages.proofs import recorder_of
from tables.services import playing
from tests.tablecraft import asked_seat, begun, fresh, some_move, user_at

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]


@pytest.mark.parametrize("game", [engine.info.slug for engine in engines()])
def test_a_game_sent_with_keys_in_any_order_is_rebuilt(person: Maker, game: str) -> None:
    seats = next(one.info.min_seats for one in engines() if one.info.slug == game)
    table = begun([person(f"p{number}") for number in range(seats)], game)
    chance = Chance(b"keys in any order")
    states = {}
    for _ in range(25):
        if fresh(table).status == Table.Status.PLAYING:
            _play_reordered(fresh(table), chance)
            states[fresh(table).version] = bytes(fresh(table).state or b"")
    recorder = recorder_of(fresh(table))
    for move in table.moves.exclude(by=Move.By.DEAL):
        body = move.body or {}
        recorder.play(move.seat or 0, {name: body[name] for name in sorted(body)})
        assert table.engine.dump(recorder.state) == states[move.number]


def _play_reordered(table: Table, chance: Chance) -> None:
    number = asked_seat(table)
    playing.play(
        uid=table.uid,
        user_id=user_at(table, number).pk,
        move=reordered(some_move(table, number, chance), chance),
        version=table.version,
        move_id=f"m{table.version}",
    )
