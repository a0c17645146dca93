"""Operators and what is not said to all: each look at it is an act, and none is a player's."""

from collections.abc import Callable

import pytest

from accounts.models import Act, User
from tables.models import Aside, Report, Table
from tables.services import chatting, noting
from tests.desk import Desk, assert_shut
from tests.tables.burning import ANN, BOB, CID, EVE, NAMES, burn_bob, burning, end

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[..., User]
SECRETS = ("whispered rudeness", "the Thing?", "infected")
REPORTS = "/admin/tables/report/"


@pytest.fixture
def people(person: Maker) -> list[User]:
    return [person(name) for name in NAMES]


@pytest.fixture
def table(people: list[User], person: Maker) -> Table:
    """A game in which something was noted, guessed, said aside and reported."""
    table = burn_bob(burning(people))
    noting.mark(uid=table.uid, user=people[ANN], seat=CID, code="thing")
    noting.guess(uid=table.uid, user=person("zoe"), seat=CID, code="infected")
    line = chatting.say_aside(uid=table.uid, user=people[EVE], text=SECRETS[0])
    chatting.say_aside(uid=table.uid, user=people[BOB], text="oh my")
    chatting.report(line_id=line.pk, reporter=people[BOB], reason="rude", aside=True)
    return table


@pytest.fixture
def desk(person: Maker) -> Desk:
    return Desk(person("desk"))


def test_notebooks_are_read_by_an_act_alone(table: Table, desk: Desk, person: Maker) -> None:
    assert_shut(desk, table, "read")
    trusted = Desk(person("trusted"), "tables.see_state")
    for page in (trusted.page(table), trusted.ask(table, "read").content.decode()):
        assert not any(secret in page for secret in SECRETS)
    assert trusted.do(table, "read", reason=" ").status_code == 200
    assert not Act.objects.exists()
    answer = trusted.do(table, "read", reason="a complaint")
    assert all(secret in answer.content.decode() for secret in SECRETS)
    assert "no-store" in answer["Cache-Control"]
    act = Act.objects.get()
    assert (act.kind, act.operator, act.table) == (Act.Kind.LOOK, trusted.user, table.uid)
    assert act.details == {"what": "notebooks"}


def test_nobody_reads_them_at_a_table_of_their_own(table: Table, people: list[User]) -> None:
    trusted = Desk(people[ANN], "tables.see_state")
    answer = trusted.do(table, "read", reason="I am curious")
    assert "ask a colleague" in answer.content.decode()
    assert not any(secret in answer.content.decode() for secret in SECRETS)
    assert not Act.objects.exists()


def test_nobody_reads_them_who_guesses_there(table: Table, person: Maker) -> None:
    watcher = person("operator")
    noting.guess(uid=table.uid, user=watcher, seat=CID, code="thing")
    trusted = Desk(watcher, "tables.see_state")
    answer = trusted.do(table, "read", reason="I am curious").content.decode()
    assert "ask a colleague" in answer
    assert not any(secret in answer for secret in SECRETS[:2])
    assert not Act.objects.exists()
    end(table)
    assert SECRETS[0] in trusted.do(table, "read", reason="it is over").content.decode()


def test_a_reported_aside_is_read_by_an_act_and_settled(
    table: Table, desk: Desk, people: list[User]
) -> None:
    report = Report.objects.get()
    for page in (desk.text(REPORTS), desk.page(report), desk.page(people[EVE])):
        assert SECRETS[0] not in page
    shown = desk.do(report, "hear", reason="it was reported").content.decode()
    assert SECRETS[0] in shown
    assert "oh my" in shown
    act = Act.objects.get()
    assert (act.kind, act.user, act.table) == (Act.Kind.LOOK, people[EVE], table.uid)
    assert desk.do(report, "settle", reason="rude indeed").status_code == 302
    settled = Act.objects.get(kind=Act.Kind.SETTLE)
    assert settled.details["aside"] == Aside.objects.earliest("pk").pk
    assert SECRETS[0] not in str(list(Act.objects.values()))


def test_an_operator_who_plays_there_does_not_learn_that_anybody_whispers(
    table: Table, people: list[User]
) -> None:
    operator, report = Desk(people[ANN]), Report.objects.get()
    assert "among those who are out" not in operator.text(REPORTS)
    assert operator.get(f"{REPORTS}{report.pk}/change/").status_code == 302
    assert "rude" not in operator.page(people[EVE])
    end(table)
    assert "among those who are out" in operator.text(REPORTS)
    answer = operator.do(report, "hear", reason="I am curious").content.decode()
    assert "ask a colleague" in answer
    assert SECRETS[0] not in answer


def test_a_line_said_to_all_needs_no_such_act(people: list[User], desk: Desk) -> None:
    table = burning(people)
    line = chatting.say(uid=table.uid, user=people[ANN], text="a loud word")
    chatting.report(line_id=line.pk, reporter=people[CID])
    report = Report.objects.get()
    assert "a loud word" in desk.page(report)
    assert desk.ask(report, "hear").status_code == 302
