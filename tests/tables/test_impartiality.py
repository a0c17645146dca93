"""Nobody is an operator in a matter of their own, a superuser neither."""

from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import Any

import pytest
from django.utils import timezone

from accounts.models import Act, User
from accounts.services import sanctions
from tables.models import Report, Seat, Table
from tables.refusals import Refused
from tables.services import chatting, leaving
from tables.services.settling import Consequence, settle
from tables.services.taking_over import take_over
from tables.services.voiding import void
from tests.tablecraft import begun, fresh, open_for

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("empty_redis"),
]
Maker = Callable[..., User]


@pytest.fixture(params=[False, True], ids=["operator", "superuser"])
def operator(person: Maker, request: pytest.FixtureRequest) -> User:
    return person("operator", is_staff=True, is_superuser=request.param)


def assert_refused(code: str, act: Callable[[], object]) -> None:
    with pytest.raises(Refused) as refusal:
        act()
    assert refusal.value.code == code
    assert not Act.objects.exists()


@pytest.mark.parametrize("status", ["open", "playing", "finished"])
def test_nobody_voids_or_calls_off_their_own_game(
    person: Maker, operator: User, status: str
) -> None:
    people = [person("bob"), operator]
    table = open_for(people) if status == "open" else begun(people)
    if status == "finished":
        leaving.resign(uid=table.uid, user=operator)
    assert_refused("own_game", lambda: void(uid=table.uid, operator=operator, reason="lost"))
    assert fresh(table).status == status


@pytest.mark.parametrize("make", [open_for, begun])
def test_nobody_takes_a_seat_at_a_table_of_their_own(
    person: Maker, operator: User, make: Callable[..., Table]
) -> None:
    table = make([person("bob"), operator])
    for number in (0, 1):
        acted: dict[str, Any] = {
            "uid": table.uid,
            "number": number,
            "operator": operator,
            "reason": "too good",
        }
        assert_refused("own_game", partial(take_over, **acted))
    assert [seat.present for seat in table.seats.all()] == [True, True]


def test_a_ban_takes_the_seats_at_the_operators_own_tables_too(
    person: Maker, operator: User
) -> None:
    bob = person("bob")
    running, waiting = begun([bob, operator]), open_for([operator, bob])
    sanctions.ban(user=bob, operator=operator, reason="threats")
    assert running.seats.get(user=bob).absence == Seat.Absence.GONE
    assert fresh(running).status == Table.Status.PLAYING
    assert not waiting.seats.filter(user=bob).exists()


@pytest.mark.parametrize("consequence", ["", "mute", "ban"])
@pytest.mark.parametrize(
    ("part", "code"), [("author", "own_line"), ("reporter", "own_line"), ("player", "own_game")]
)
def test_nobody_settles_a_report_that_concerns_them(
    person: Maker, operator: User, part: str, code: str, consequence: Consequence
) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    table = begun([ann, operator if part == "player" else bob])
    author = operator if part == "author" else ann
    line = chatting.say(uid=table.uid, user=author, text="a rude word")
    chatting.report(line_id=line.pk, reporter=cid)
    if part == "reporter":
        chatting.report(line_id=line.pk, reporter=operator)
    until = timezone.now() + timedelta(days=1)
    assert_refused(
        code,
        lambda: settle(
            line=line, operator=operator, reason="mine", consequence=consequence, until=until
        ),
    )
    assert not Report.objects.filter(settled_at__isnull=False).exists()
    colleague = person("colleague", is_staff=True, is_superuser=True)
    assert settle(line=line, operator=colleague, reason="harmless").kind == Act.Kind.SETTLE
