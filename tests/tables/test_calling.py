"""Calling people whose turn has come: real messages to a real (local) push service."""

import json
import logging
import threading
from collections.abc import Callable
from datetime import timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from django.core import mail
from django.db import connection
from django.utils import timezone
from py_vapid import Vapid02

from accounts import vapid
from accounts.models import User
from accounts.services.aversions import set_aversion
from games.chance import Chance
from tables import clocks
from tables.calls import calling, noticing
from tables.live import presence
from tables.models import Table, TurnNotice
from tables.services import inviting, seating
from tables.services.changing import changing
from tables.work import names
from tests import sent_tasks
from tests.push_service import PushService, decoded
from tests.tablecraft import asked_seat, begun, fresh, open_for, play_once, user_at
from tests.tables.calls import SLOW, agree, confirm, grace_is_over, sweep

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("empty_redis", "just_swept"),
]
Maker = Callable[..., User]


@pytest.fixture
def pair(person: Maker) -> list[User]:
    people = [person("ann", language="ru"), person("bob", language="ru")]
    confirm(*people)
    return people


def live(pair: list[User]) -> tuple[Table, User]:
    """Return a live table and the person it waits for."""
    table = begun(pair, clock={"kind": "move", "seconds": 300})
    return table, user_at(table, asked_seat(table))


def test_whoever_is_away_is_called_in_all_their_browsers(
    pair: list[User], service: PushService
) -> None:
    browsers = {user.pk: [service.browser(), service.browser()] for user in pair}
    for user in pair:
        for browser in browsers[user.pk]:
            agree(user, browser)
    table, asked = live(pair)
    sweep()
    assert service.received == []
    grace_is_over()
    called = {received.path: received for received in service.received}
    assert len(called) == 2
    for browser in browsers[asked.pk]:
        assert browser.read(called[browser.path]) == {
            "title": "Ваш ход в игре «UNO»",
            "body": "Стол ждёт вашего хода.",
            "url": f"/table/{table.uid}/",
            "tag": f"table {table.uid}",
        }
    assert not TurnNotice.objects.exists()


def test_the_push_service_can_tell_who_calls_and_how_urgently(
    pair: list[User], service: PushService
) -> None:
    for user in pair:
        agree(user, service.browser())
    table, _ = live(pair)
    grace_is_over()
    (received,) = service.received
    assert Vapid02.verify(received.headers["authorization"])
    parts = dict(
        part.split("=", 1) for part in received.headers["authorization"].split(" ")[1].split(",")
    )
    assert parts["k"] == vapid.public_key()
    claims = json.loads(decoded(parts["t"].split(".")[1]))
    assert claims["aud"] == service.origin
    assert claims["sub"].startswith("mailto:")
    assert timezone.now().timestamp() < claims["exp"] <= timezone.now().timestamp() + 86400
    assert received.headers["content-encoding"] == "aes128gcm"
    assert received.headers["urgency"] == "high"
    assert 0 < int(received.headers["ttl"]) <= 300
    assert len(received.headers["topic"]) == 32
    assert table.uid.encode() not in received.body
    assert table.uid not in str(received.headers)


def test_a_live_notice_waits_a_while_and_is_written_only_for_those_who_can_be_called(
    pair: list[User], service: PushService
) -> None:
    table, _ = live(pair)
    assert not TurnNotice.objects.exists()
    for user in pair:
        agree(user, service.browser())
    for _ in range(3):
        play_once(table, Chance(b"turn"))
    now, notice = timezone.now(), TurnNotice.objects.get(user=user_at(table, asked_seat(table)))
    assert now + timedelta(seconds=15) < notice.due_at < now + timedelta(seconds=25)
    assert notice.asked == fresh(table).asked[notice.seat]


def test_whoever_looks_at_the_table_is_not_noted(pair: list[User], service: PushService) -> None:
    for user in pair:
        agree(user, service.browser())
    table = open_for(pair)
    for user in pair:
        presence.show(presence.room(table.uid), str(user.pk))
    elsewhere = begun(pair)
    for user in pair:
        seating.set_ready(uid=table.uid, user=user, ready=True)
    assert fresh(table).status == Table.Status.PLAYING
    assert [notice.table for notice in TurnNotice.objects.all()] == [elsewhere]


def test_whoever_has_come_back_in_time_is_not_called(
    pair: list[User], service: PushService
) -> None:
    for user in pair:
        agree(user, service.browser())
    table, asked = live(pair)
    presence.show(presence.room(table.uid), str(asked.pk))
    grace_is_over()
    assert service.received == []
    assert not TurnNotice.objects.exists()


def test_whoever_has_moved_in_time_is_not_called(pair: list[User], service: PushService) -> None:
    browsers = {user.pk: service.browser() for user in pair}
    for user in pair:
        agree(user, browsers[user.pk])
    table, asked = live(pair)
    chance = Chance(b"answered")
    while user_at(table, asked_seat(table)) == asked:
        play_once(table, chance)
    other = user_at(table, asked_seat(table))
    assert {notice.user for notice in TurnNotice.objects.all()} == {asked, other}
    grace_is_over()
    assert [received.path for received in service.received] == [browsers[other.pk].path]


def test_a_question_that_others_make_another_is_still_the_same_turn(
    pair: list[User], service: PushService
) -> None:
    for user in pair:
        agree(user, service.browser())
    table, _ = live(pair)
    for _ in range(2):
        with changing(table.uid) as change:
            change.touch()
            change.table.asked = [change.table.version] * 2
        grace_is_over()
        assert len(service.received) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"is_active": False},
        {"is_program": True},
        {"deleted_at": timezone.now()},
    ],
)
def test_the_banned_the_deleted_and_programs_are_never_called(
    pair: list[User], service: PushService, change: dict[str, Any]
) -> None:
    table = begun(pair, clock=SLOW)
    asked = user_at(table, asked_seat(table))
    agree(asked, service.browser())
    User.objects.filter(pk=asked.pk).update(**change)
    grace_is_over()
    assert service.received == []
    assert mail.outbox == []


def test_a_seat_that_a_bot_plays_is_not_called_for(pair: list[User], service: PushService) -> None:
    for user in pair:
        agree(user, service.browser())
    table, asked = live(pair)
    table.seats.filter(user=asked).update(absence="away")
    grace_is_over()
    assert service.received == []


def hours_around(user: User, until: int) -> None:
    """Let it be quiet for this person now, for so many more full hours."""
    local = timezone.now().astimezone(ZoneInfo(user.time_zone))
    user.quiet_from, user.quiet_until = local.hour, (local.hour + until) % 24
    user.save()


def test_quiet_hours_put_a_call_off_until_they_end(pair: list[User], service: PushService) -> None:
    for user in pair:
        agree(user, service.browser())
        hours_around(user, 3)
    table = begun(pair, clock=SLOW)
    notice = TurnNotice.objects.get(table=table)
    end = noticing.quiet_end(notice.user, timezone.now())
    assert notice.due_at == end
    sweep()
    grace_is_over()
    assert (service.received, mail.outbox) == ([], [])
    assert TurnNotice.objects.get(table=table).due_at == end
    User.objects.update(quiet_from=None)
    grace_is_over()
    assert len(service.received) == 1
    assert len(mail.outbox) == 1


def test_a_browser_that_is_gone_is_forgotten(pair: list[User], service: PushService) -> None:
    for status in (410, 404):
        service.statuses = [status]
        table, asked = live(pair)
        agree(asked, service.browser())
        noticing.note_live_turns(table, [table.seats.get(user=asked)])
        grace_is_over()
        assert not asked.pushes.exists()
    assert len(service.received) == 2


def test_a_failed_push_is_tried_again_twice_and_never_named_in_the_log(
    pair: list[User], service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    service.statuses = [500]
    for user in pair:
        agree(user, service.browser())
    _, asked = live(pair)
    with caplog.at_level(logging.WARNING):
        grace_is_over()
        for _ in range(4):
            sent_tasks.call_people()
    assert len(service.received) == 3
    assert asked.pushes.count() == 1
    failures = [line for line in caplog.messages if line.startswith("a push failed")]
    assert failures == [f"a push failed, try {number} of 3: 500" for number in (1, 2, 3)]
    assert service.origin not in caplog.text
    assert asked.pushes.get().endpoint not in caplog.text


def test_the_second_try_waits_and_may_succeed(pair: list[User], service: PushService) -> None:
    service.statuses = [503, 201]
    for user in pair:
        agree(user, service.browser())
    live(pair)
    grace_is_over()
    (again,) = sent_tasks.take()
    assert again.task == names.PUSH
    assert again.eta is not None
    calling.push(*again.arguments)
    assert len(service.received) == 2
    assert sent_tasks.take() == []


def test_a_redirect_is_not_followed(pair: list[User], service: PushService) -> None:
    service.statuses = [307]
    service.headers = {"Location": f"{service.origin}/inside"}
    for user in pair:
        agree(user, service.browser())
    live(pair)
    grace_is_over()
    assert [received.path.split("/")[1] for received in service.received] == ["push"]


def test_in_production_our_own_machine_is_not_called(
    pair: list[User], service: PushService, settings: Any
) -> None:
    for user in pair:
        agree(user, service.browser())
    live(pair)
    settings.PRODUCTION = True
    grace_is_over()
    assert service.received == []


def test_two_workers_call_once(pair: list[User], service: PushService) -> None:
    for user in pair:
        agree(user, service.browser())
    for _ in range(4):
        live(pair)
    TurnNotice.objects.update(due_at=timezone.now() - timedelta(seconds=1))
    ids = list(TurnNotice.objects.values_list("pk", flat=True))
    assert len(ids) == 4
    start = threading.Barrier(4)
    taken: list[int] = []

    def worker() -> None:
        start.wait()
        taken.extend(notice.pk for notice in calling.claim(ids))
        connection.close()

    threads = [threading.Thread(target=worker) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(taken) == len(set(taken))
    calling.call(ids)
    assert len(taken) + len(service.received) == 4


def test_while_one_thread_calls_the_others_leave_the_notices_lying(
    pair: list[User], service: PushService
) -> None:
    for user in pair:
        agree(user, service.browser())
    live(pair)
    with calling._the_line():
        grace_is_over()
        assert TurnNotice.objects.count() == 1
        calling.push([1], {"title": "", "body": "", "url": "", "tag": ""})
    assert [one.task for one in sent_tasks.take()] == [names.PUSH]
    sweep()
    assert len(service.received) == 1


def test_an_invitation_by_name_calls(person: Maker, service: PushService) -> None:
    ann, bob = person("ann"), person("bob", language="en")
    browser = service.browser()
    agree(bob, browser)
    table = open_for([ann])
    inviting.invite(uid=table.uid, user=ann, name="bob")
    sent_tasks.call_people()
    (received,) = service.received
    assert browser.read(received)["title"] == "ann invites you to UNO"
    assert browser.read(received)["url"] == f"/table/{table.uid}/"


def test_an_invitation_in_quiet_hours_or_by_one_that_is_muted_is_silent(
    person: Maker, service: PushService
) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    for user in (bob, cid):
        agree(user, service.browser())
    hours_around(bob, 2)
    set_aversion(owner=cid, other=ann, kind="mute")
    table = open_for([ann])
    for name in ("bob", "cid"):
        inviting.invite(uid=table.uid, user=ann, name=name)
    sent_tasks.call_people()
    assert service.received == []


def test_a_clock_that_has_run_out_calls_nobody(pair: list[User], service: PushService) -> None:
    for user in pair:
        agree(user, service.browser())
    table, _ = live(pair)
    shown = clocks.read(fresh(table).clocks)
    for clock in shown:
        clock.deadline = clock.since = None
    Table.objects.filter(pk=table.pk).update(clocks=clocks.written(shown))
    grace_is_over()
    assert service.received == []
