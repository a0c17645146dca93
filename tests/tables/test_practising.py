"""Practice: one click, bots at once, no clock unless one likes; and nothing of it in any book."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import Match, Result, User
from games.bots import Budget
from games.chance import Chance
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services import leaving, playing, rematching, seating
from tables.services.opening import open_table
from tables.services.practising import practise
from tables.work import thinking
from tables.work.stuck import is_stuck, stuck_tables
from tables.work.sweeping import sweep
from tables.work.tidying import PRACTICE_KEPT, tidy
from tests.tablecraft import asked_seat, fresh, play_once, state_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[..., User]


def play_out(table: Table, most: int = 2000) -> Table:
    """Play a person's moves at random and let the bots choose theirs, until the game is over."""
    chance = Chance(b"practice")
    for _ in range(most):
        now = fresh(table)
        if now.status != Table.Status.PLAYING:
            return now
        number = asked_seat(now)
        seat = now.seats.select_related("table").get(number=number)
        if seat.level:
            choice = thinking.choose(seat, Budget(iterations=1))
            asked = now.asked[number]
            playing.play_bot(uid=now.uid, number=number, asked=asked, move=choice.move)
        else:
            play_once(now, chance)
    raise AssertionError("the game does not end")


def test_only_practice_goes_without_a_clock(person: Maker) -> None:
    with pytest.raises(Refused, match="without a clock"):
        open_table(host=person("ann"), game="uno", seat_count=2, options={}, clock={"kind": "none"})


def test_without_a_clock_nobody_is_timed_out(person: Maker) -> None:
    table = practise(user=person("ann"), game="madness")
    while user := table.seats.get(number=asked_seat(fresh(table))).level:
        number = asked_seat(fresh(table))
        seat = Seat.objects.select_related("table").get(table=table, number=number)
        asked = fresh(table).asked[number]
        choice = thinking.choose(seat, Budget(iterations=1))
        playing.play_bot(uid=table.uid, number=number, asked=asked, move=choice.move)
        assert user
    waiting = fresh(table)
    assert waiting.wake_at is None
    assert waiting.clocks[asked_seat(waiting)]["deadline"] is None
    sweep()
    assert fresh(table).version == waiting.version
    assert not is_stuck(waiting)
    assert not stuck_tables().exists()


def test_bots_wait_as_long_as_one_likes(person: Maker, settings: Any) -> None:
    settings.BOT_PAUSE = 10.0
    ann, waits = person("ann"), {}
    for pace in Table.Pace.values:
        table = practise(user=ann, game="uno", seat_count=10, level="easy", pace=pace)
        for _ in range(40):
            if table.seats.get(number=asked_seat(table)).level:
                break
            play_once(table, Chance(b"pace"))
        now = fresh(table)
        assert now.bots_at is not None
        waits[pace] = (now.bots_at - now.changed_at).total_seconds()
    assert 2.5 < waits["quick"] < 6.5
    assert 6.5 < waits["usual"] < 15.5
    assert 17 < waits["calm"] < 38
    with pytest.raises(Refused, match="no such pace"):
        practise(user=ann, game="uno", pace="headlong")


def test_nothing_of_it_is_booked_and_a_rematch_is_practice_too(person: Maker) -> None:
    ann = person("ann")
    table = play_out(practise(user=ann, game="uno", seat_count=2, level="easy", pace="quick"))
    assert table.outcome is not None
    assert table.outcome["unrated"] == "practice"
    assert not Match.objects.exists()
    assert not Result.objects.exists()
    again = rematching.rematch(uid=table.uid, user=ann)
    assert (again.status, again.practice, again.pace) == (Table.Status.PLAYING, True, "quick")
    assert again.clock["kind"] == "none"


def test_whoever_leaves_it_ends_it_and_owes_nothing(person: Maker) -> None:
    ann = person("ann")
    table = practise(user=ann, game="uno", seat_count=4)
    Table.objects.filter(pk=table.pk).update(moved=True)
    leaving.resign(uid=table.uid, user=ann)
    assert fresh(table).status == Table.Status.CANCELLED
    assert not Match.objects.exists()


def test_it_is_in_no_list_but_ones_own(person: Maker, client: Client) -> None:
    ann = person("ann")
    table = practise(user=ann, game="uno")
    Table.objects.update(access=Table.Access.PUBLIC)
    assert client.get("/api/v1/tables/").json() == []
    client.force_login(ann)
    assert [row["uid"] for row in client.get("/api/v1/tables/mine/").json()] == [table.uid]


def test_nobody_goes_on_with_it_for_a_week_and_it_is_called_off(person: Maker) -> None:
    table = practise(user=person("ann"), game="uno")
    tidy()
    assert fresh(table).status == Table.Status.PLAYING
    Table.objects.update(changed_at=timezone.now() - PRACTICE_KEPT - timedelta(minutes=1))
    tidy()
    assert fresh(table).status == Table.Status.CANCELLED
    assert state_of(table) is not None


def test_nobody_else_sits_down_there(person: Maker) -> None:
    table = practise(user=person("ann"), game="uno")
    with pytest.raises(Refused):
        seating.sit(uid=table.uid, user=person("bob"), invite=table.invite)
    assert [seat.user.username for seat in table.seats.all() if seat.user] == ["ann"]
