"""Moves: exactly once, judged by the question that was meant, refused without a trace."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.db import connection

from accounts.models import Result, User
from games.chance import Chance
from games.record import to_json
from games.verify import VERIFIED, judge
from tables.models import Move, Table
from tables.pages.proofs import record_of
from tables.refusals import Refused
from tables.services import playing
from tests.tablecraft import (
    asked_seat,
    begun,
    fresh,
    play_once,
    play_out,
    some_move,
    state_of,
    user_at,
)

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]


@pytest.fixture
def table(person: Maker) -> Table:
    return begun([person("ann"), person("bob")])


def test_a_whole_game_is_played_booked_and_verifies(person: Maker) -> None:
    table = begun([person("ann"), person("bob")], entropy=bytes(16))
    ended = play_out(table, Chance(b"whole"))
    assert ended.status == Table.Status.FINISHED
    assert ended.outcome is not None
    assert Result.objects.filter(match__table=table.uid).count() == 2
    assert Result.objects.get(match__table=table.uid, won=True).seat in ended.outcome["winners"]
    assert judge(to_json(record_of(ended))).code == VERIFIED


def test_the_log_alone_rebuilds_the_state(table: Table) -> None:
    play_out(table, Chance(b"log"))
    record = record_of(fresh(table))
    assert len(record.moves) == Move.objects.filter(table=table).count() - 1


def test_the_same_id_gets_the_first_answer_and_changes_nothing(table: Table) -> None:
    seat = asked_seat(table)
    move = some_move(table, seat, Chance(b"once"))
    sent = {
        "uid": table.uid,
        "user_id": user_at(table, seat).pk,
        "move": move,
        "version": table.version,
        "move_id": "one",
    }
    first = playing.play(**sent)  # type: ignore[arg-type]
    before = fresh(table).version
    assert playing.play(**sent) == first  # type: ignore[arg-type]
    assert fresh(table).version == before
    with pytest.raises(Refused) as refusal:
        playing.play(**{**sent, "move": {"type": "another"}})  # type: ignore[arg-type]
    assert refusal.value.code == "id_reused"


def test_a_move_for_an_old_question_is_stale(table: Table) -> None:
    seat, version = asked_seat(table), table.version
    user = user_at(table, seat)
    chance = Chance(b"stale")
    for _ in range(40):
        play_once(table, chance)
        if fresh(table).status != Table.Status.PLAYING or asked_seat(table) == seat:
            break
    if fresh(table).status == Table.Status.PLAYING:
        with pytest.raises(Refused) as refusal:
            playing.play(
                uid=table.uid,
                user_id=user.pk,
                move=some_move(fresh(table), seat, chance),
                version=version,
                move_id="late",
            )
        assert refusal.value.code == "stale"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"move": []}, "bad_move"),
        ({"move": None}, "bad_move"),
        ({"version": -1}, "bad_version"),
        ({"version": True}, "bad_version"),
        ({"version": "1"}, "bad_version"),
        ({"move_id": ""}, "bad_id"),
        ({"move_id": "x" * 65}, "bad_id"),
        ({"move_id": 7}, "bad_id"),
        ({"uid": "nowhere"}, "no_table"),
        ({"user_id": 0}, "not_seated"),
        ({"move_id": "a\u0000b"}, "bad_id"),
        ({"move": {"type": "play", "card": "a\u0000b"}}, "bad_move"),
        ({"move": {"type": "play", "card": "\ud800"}}, "bad_move"),
        ({"move": {"type": "play", "swap": 10**40}}, None),
        ({"move": {"type": "fly"}}, None),
        ({"move": {"type": ["play"]}}, None),
    ],
)
def test_bad_input_is_refused_and_changes_nothing(
    table: Table, change: dict[str, Any], code: str | None
) -> None:
    seat = asked_seat(table)
    before = (fresh(table).version, bytes(fresh(table).state or b""))
    good = {
        "uid": table.uid,
        "user_id": user_at(table, seat).pk,
        "move": some_move(table, seat, Chance(b"bad")),
        "version": table.version,
        "move_id": "bad",
    }
    with pytest.raises(Refused) as refusal:
        playing.play(**{**good, **change})
    assert code is None or refusal.value.code == code
    assert refusal.value.sentence()
    assert (fresh(table).version, bytes(fresh(table).state or b"")) == before
    assert not Move.objects.filter(table=table, move_id="bad").exists()


def test_a_banned_account_does_not_play(table: Table) -> None:
    seat = asked_seat(table)
    User.objects.filter(pk=user_at(table, seat).pk).update(is_active=False)
    with pytest.raises(Refused) as refusal:
        play_once(table, Chance(b"banned"))
    assert refusal.value.code == "banned"


def test_two_hundred_copies_of_a_move_are_played_once(table: Table) -> None:
    seat = asked_seat(table)
    user, version = user_at(table, seat), table.version
    move = some_move(table, seat, Chance(b"copies"))

    def send(number: int) -> int:
        del number
        try:
            return playing.play(
                uid=table.uid, user_id=user.pk, move=move, version=version, move_id="same"
            ).version
        finally:
            connection.close()

    with ThreadPoolExecutor(2 if connection.vendor == "sqlite" else 8) as threads:
        answers = set(threads.map(send, range(200)))
    assert len(answers) == 1
    assert Move.objects.filter(table=table, seat=seat).count() == 1


def test_of_two_moves_for_one_question_one_is_played(table: Table) -> None:
    chance = Chance(b"two")
    while len(table.engine.legal(state_of(table), asked_seat(table))) < 2:
        play_once(table, chance)
    seat, version = asked_seat(table), fresh(table).version
    user = user_at(table, seat)
    moves = dict(zip(("one", "other"), table.engine.legal(state_of(table), seat), strict=False))
    assert moves["one"] != moves["other"]
    before = Move.objects.filter(table=table, seat=seat).count()

    def send(name: str) -> str:
        try:
            playing.play(
                uid=table.uid,
                user_id=user.pk,
                move=dict(moves[name]),
                version=version,
                move_id=name,
            )
        except Refused as refusal:
            return refusal.code
        else:
            return "played"
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as threads:
        answers = sorted(threads.map(send, ["one", "other"]))
    assert answers == ["played", "stale"]
    assert Move.objects.filter(table=table, seat=seat).count() == before + 1
