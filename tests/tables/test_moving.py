"""The clerk: many tables in one transaction, judged by what is true as it commits."""

from typing import Any

import msgspec
import pytest
from django.db import DataError, OperationalError, connection

from accounts.models import User
from games.chance import Chance
from tables.live.frames import topic
from tables.models import Move, Table
from tables.moving import saving
from tables.moving.clerk import Clerk, make_with_care
from tables.moving.memory import Memory
from tables.moving.order import Answer, Order
from tables.refusals import Refused
from tables.services import leaving, taking_over, voiding
from tables.services.playing import Accepted
from tests.tablecraft import asked_seat, fresh, play_once, user_at
from tests.tables.orders import Maker, order_at, played

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]


@pytest.fixture
def clerk() -> Clerk:
    return Clerk(Memory())


@pytest.fixture
def table(person: Maker) -> Table:
    return played("one", person)


def answer_of(clerk: Clerk, order: Order) -> Answer:
    """Return what comes of an order, by whichever way."""
    settled = clerk.make([order])
    return settled.made[0].answer if settled.made else make_with_care(order)


def code_of(answer: Answer) -> str:
    assert isinstance(answer, Refused), answer
    return answer.code


def test_moves_of_many_tables_are_kept_together(person: Maker, clerk: Clerk) -> None:
    tables = [played(name, person) for name in ("a", "b", "c")]
    orders = [order_at(one) for one in tables]
    settled = clerk.make(orders)
    assert [one.order for one in settled.made] == orders
    for one, made in zip(tables, settled.made, strict=True):
        now = fresh(one)
        assert made.answer == Accepted(one.version + 1) == Accepted(now.version)
        assert now.revision == one.revision + 1
        assert Move.objects.get(table=one, number=now.version).body == made.order.move
        assert now.engine.dump(made.change.state) == bytes(now.state or b"")


def test_a_game_by_the_desk_leads_where_the_careful_way_leads(person: Maker, clerk: Clerk) -> None:
    table = played("long", person)
    plain = 0
    while fresh(table).status == Table.Status.PLAYING:
        order = order_at(table)
        settled = clerk.make([order])
        plain += len(settled.made)
        if settled.left:
            clerk.memory.forget(table.uid)
            assert isinstance(make_with_care(order), Accepted)
    log = list(Move.objects.filter(table=table).values_list("number", flat=True))
    assert log == sorted(set(log))
    assert plain > len(log) // 2
    assert fresh(table).outcome is not None


def test_the_first_move_is_a_plain_one_and_tells_that_nobody_may_call_the_game_off(
    person: Maker, clerk: Clerk
) -> None:
    table = played("first", person, moves=0)
    for is_first in (True, False):
        (made,) = clerk.make([order_at(table)]).made
        body = msgspec.json.decode(made.change.note().frames[topic(None)])
        assert ("table" in body) == is_first
        assert body["table_number"] == fresh(table).public_number
        assert not is_first or body["table"]["moved"]
    assert fresh(table).moved
    with pytest.raises(Refused, match="first move"):
        leaving.cancel_game(uid=table.uid, user=user_at(table, 0))


@pytest.mark.parametrize(
    ("deed", "code"),
    [
        ("bans", "banned"),
        ("gives the seat to a bot", "gone"),
        ("resigns", "already_over"),
        ("voids", "already_over"),
    ],
)
def test_the_very_next_move_is_judged_by_what_another_process_did(
    person: Maker, clerk: Clerk, deed: str, code: str
) -> None:
    """What is remembered here knows nothing of it: nobody has told."""
    table = played("sharp", person)
    assert isinstance(answer_of(clerk, order_at(table)), Accepted)
    assert len(clerk.memory) == 1
    order, mover = order_at(table), asked_seat(table)
    user, operator = user_at(table, mover), person("operator")
    if deed == "bans":
        User.objects.filter(pk=user.pk).update(is_active=False)
    elif deed == "gives the seat to a bot":
        taking_over.give_away(uid=table.uid, number=mover, operator=operator, reason="test")
    elif deed == "resigns":
        leaving.resign(uid=table.uid, user=user)
    else:
        voiding.void(uid=table.uid, operator=operator, reason="test")
    logged = Move.objects.filter(table=table).count()
    assert code_of(answer_of(clerk, order)) == code
    assert Move.objects.filter(table=table).count() == logged


def test_a_repeat_is_answered_as_at_first_though_it_looks_fresh(table: Table, clerk: Clerk) -> None:
    first = order_at(table)
    answered = answer_of(clerk, first)
    again = Order(**{**first.sent(), "version": 10_000}, language="en", give=lambda _: None)
    assert answer_of(clerk, again) == answered
    assert Move.objects.filter(table=table, move_id=first.move_id).count() == 1


def test_one_that_is_bad_repeated_stale_or_crashing_spoils_no_other(
    person: Maker, clerk: Clerk, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("fine", "bad", "stale", "stranger", "crash", "shapeless")
    tables = {name: played(name, person) for name in names}
    orders = {name: order_at(one) for name, one in tables.items()}
    orders["bad"].move = {"type": "no such move"}
    orders["stale"].version = 0
    orders["stranger"].user_id = person("stranger").pk
    orders["shapeless"].move = ["no", "move"]
    engine = type(tables["crash"].engine)
    apply = engine.apply

    def crash(self: Any, state: Any, seat: int, move: Any) -> Any:
        if move is orders["crash"].move:
            raise RuntimeError("a fault of the rules")
        return apply(self, state, seat, move)

    monkeypatch.setattr(engine, "apply", crash)
    settled = clerk.make(list(orders.values()))
    assert [one.order for one in settled.made] == [orders["fine"]]
    answers = {name: make_with_care(orders[name]) for name in names[1:]}
    codes = [code_of(answers[name]) for name in ("stale", "stranger", "shapeless")]
    assert codes == ["stale", "not_seated", "bad_move"]
    assert isinstance(answers["bad"], Refused)
    assert isinstance(answers["crash"], RuntimeError)


def test_what_the_database_refuses_is_made_one_by_one(
    table: Table, clerk: Clerk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Any) -> Any:
        raise DataError("one of them")

    monkeypatch.setattr(saving, "keep", refuse)
    order = order_at(table)
    assert clerk.make([order]).left == [order]
    assert isinstance(make_with_care(order), Accepted)


def test_while_the_database_is_away_nothing_is_remembered_as_made(
    table: Table, clerk: Clerk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Any) -> Any:
        raise OperationalError("away")

    order = order_at(table)
    with monkeypatch.context() as patched:
        patched.setattr(saving, "keep", fail)
        with pytest.raises(OperationalError):
            clerk.make([order])
    assert fresh(table).version == table.version
    assert answer_of(clerk, order) == Accepted(table.version + 1)


def test_whatever_fails_nothing_is_remembered_that_was_not_kept(
    table: Table, clerk: Clerk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else another process's move of the same revision would go unnoticed for ever."""

    def fail(_: Any) -> Any:
        raise OverflowError("no trouble of the database's")

    with monkeypatch.context() as patched:
        patched.setattr(saving, "keep", fail)
        with pytest.raises(OverflowError):
            clerk.make([order_at(table)])
    assert len(clerk.memory) == 0


def test_what_is_forgotten_leaves_no_news_behind(person: Maker) -> None:
    memory, other = Memory(most=2), Clerk(Memory())
    for name in ("one", "two", "three", "four"):
        table = played(name, person)
        memory.recall(table.uid)
        memory.hear(table.uid, other.make([order_at(table)]).made[0].change.kept())
    assert len(memory) == len(memory._news) == 2


def test_news_of_another_process_keep_a_memory_warm(table: Table, clerk: Clerk) -> None:
    other = Clerk(Memory())
    for _ in range(6):
        made = clerk.make([order_at(table)]).made
        if not made:
            break
        other.memory.hear(table.uid, made[0].change.kept())
        made = other.make([order_at(table)]).made
        assert made
        clerk.memory.hear(table.uid, made[0].change.kept())


def test_news_that_wait_are_taken_together_if_none_is_missing(
    table: Table, clerk: Clerk, django_assert_num_queries: Any
) -> None:
    """Whoever moves twice in a row elsewhere does not make this process read the table anew."""
    other = Clerk(Memory())
    other.memory.recall(table.uid)
    told = [clerk.make([order_at(table)]).made[0].change.kept() for _ in range(3)]
    for news in told:
        other.memory.hear(table.uid, news)
    with django_assert_num_queries(0):
        known = other.memory.recall(table.uid)
    assert known is not None
    assert known.table.revision == fresh(table).revision
    assert other.make([order_at(table)]).made


def test_after_a_gap_in_the_news_the_table_is_read_anew(table: Table, clerk: Clerk) -> None:
    other = Clerk(Memory())
    other.memory.recall(table.uid)
    told = [clerk.make([order_at(table)]).made[0].change.kept() for _ in range(3)]
    for news in (told[0], told[2]):
        other.memory.hear(table.uid, news)
    assert len(other.memory) == 0
    assert other.make([order_at(table)]).made


def test_news_of_before_change_nothing(table: Table, clerk: Clerk) -> None:
    told = [clerk.make([order_at(table)]).made[0].change.kept() for _ in range(2)]
    clerk.memory.hear(table.uid, told[0])
    assert clerk.make([order_at(table)]).made


def test_a_memory_that_missed_something_loses_the_race_and_no_move(
    table: Table, clerk: Clerk
) -> None:
    assert clerk.make([order_at(table)]).made
    play_once(table, Chance(b"elsewhere"))
    order = order_at(table)
    assert clerk.make([order]).left == [order]
    assert isinstance(make_with_care(order), Accepted)


def test_two_processes_race_and_every_accepted_move_is_logged_once(person: Maker) -> None:
    """Both send each move, at the same moment, under different ids; one of them is made."""
    table = played("race", person)
    clerks = [Clerk(Memory()), Clerk(Memory())]
    for number in range(30):
        if fresh(table).status != Table.Status.PLAYING:
            break
        orders = [order_at(table, move_id=f"{number} {name}") for name in "ab"]
        for clerk, order in zip(clerks, orders, strict=True):
            answer_of(clerk, order)
    log = list(Move.objects.filter(table=table).order_by("number").values_list("number", flat=True))
    assert log == list(range(log[0], log[-1] + 1))


def test_the_careful_way_and_the_plain_one_write_the_same_row(person: Maker, clerk: Clerk) -> None:
    """Twin tables, one move: whatever a column holds, it does not tell by which way it came."""
    tables = [played(name, person) for name in ("plain", "careful")]
    plain = order_at(tables[0])
    assert clerk.make([plain]).made
    careful = order_at(tables[1])
    assert isinstance(make_with_care(careful), Accepted)
    columns = [{type(value) for value in row_of(one).values()} for one in tables]
    assert columns[0] == columns[1]
    for one in tables:
        kept = row_of(one)
        assert kept["revision"] > one.revision
        assert kept["changed_at"] > one.changed_at


def row_of(table: Table) -> dict[str, Any]:
    with connection.cursor() as cursor:
        cursor.execute("SELECT * FROM tables_table WHERE id = %s", [table.pk])
        names = [column[0] for column in cursor.description]
        values = cursor.fetchone()
    found = dict(zip(names, values, strict=True))
    found["changed_at"] = Table.objects.get(pk=table.pk).changed_at
    return found
