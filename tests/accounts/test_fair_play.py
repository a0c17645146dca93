"""Fair play: flags for accounts that may be one person, and waits for those who keep leaving."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Sighting, Suspicion, User
from accounts.services import fair_play
from accounts.services.guests import create_guest
from accounts.services.results import void_result
from games.contract import Outcome
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services import leaving, opening, seating
from tables.services.admitting import check_may_play_rated
from tables.services.changing import changing
from tables.services.finishing import finish
from tables.services.taking_over import take_over
from tests.accounts.outcomes import finished
from tests.tablecraft import begun, fresh, open_for

pytestmark = [pytest.mark.django_db, pytest.mark.database]
Maker = Callable[..., User]


def test_accounts_on_one_device_are_flagged_and_still_rated(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    for user, address in ((ann, "203.0.113.5"), (bob, "198.51.100.7"), (cid, "192.0.2.1")):
        device = "lone" if user == cid else "shared"
        fair_play.see(user=user, device=device, address=address)
    match = finished([ann, bob, cid], at=timezone.now())
    flagged = Suspicion.objects.get()
    assert (flagged.first, flagged.second, flagged.kind) == (ann, bob, "device")
    assert match.unrated == ""


def test_one_household_is_one_network_and_another_street_is_not(person: Maker) -> None:
    assert fair_play.network_of("203.0.113.5") == fair_play.network_of("203.0.113.250")
    assert fair_play.network_of("203.0.113.5") != fair_play.network_of("203.0.114.5")
    assert fair_play.network_of("2001:db8:1:2::3") == fair_play.network_of("2001:db8:1:ff::9")
    assert fair_play.network_of("127.0.0.1") == fair_play.network_of("nonsense") == ""
    ann, bob = person("ann"), person("bob")
    fair_play.see(user=ann, device="a", address="203.0.113.5")
    fair_play.see(user=bob, device="b", address="203.0.113.6")
    finished([ann, bob], at=timezone.now())
    assert Suspicion.objects.get().kind == "network"


def test_addresses_and_devices_are_kept_as_marks_only(person: Maker) -> None:
    fair_play.see(user=person("ann"), device="my-device", address="203.0.113.5")
    for mark in Sighting.objects.values_list("mark", flat=True):
        assert len(mark) == 32
        assert int(mark, 16)


def test_old_sightings_say_nothing_and_are_forgotten(person: Maker) -> None:
    ann, bob, now = person("ann"), person("bob"), timezone.now()
    for user in (ann, bob):
        fair_play.see(user=user, device="one", address="", now=now - timedelta(days=15))
    finished([ann, bob], at=now)
    assert not Suspicion.objects.exists()
    fair_play.forget_old(now)
    assert not Sighting.objects.exists()


def leave(user: User, other: User, times: int, **more: list[int]) -> list[str]:
    return [
        finished([user, other], at=timezone.now(), **(more or {"left": [0]})).table
        for _ in range(times)
    ]


@pytest.mark.parametrize(("times", "minutes"), [(0, 0), (1, 0), (2, 5), (3, 15), (4, 60), (9, 60)])
def test_who_keeps_leaving_waits_longer_each_time(person: Maker, times: int, minutes: int) -> None:
    ann = person("ann")
    leave(ann, person("bob"), times)
    until = fair_play.waits_until(ann)
    wait = (until - timezone.now()).total_seconds() / 60 if until else 0
    assert wait == pytest.approx(minutes, abs=0.2)


def test_being_away_at_the_end_counts_as_leaving(person: Maker) -> None:
    ann = person("ann")
    leave(ann, person("bob"), 2, away=[0])
    assert fair_play.waits_until(ann) is not None


def test_voided_and_friendly_games_are_not_held_against_anybody(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    tables = leave(ann, bob, 2)
    void_result(table=tables[0])
    finished([ann, bob], left=[0], rated=False, at=timezone.now())
    finished([ann, "easy"], left=[0], at=timezone.now())
    assert fair_play.waits_until(ann) is None


def test_a_wait_closes_rated_tables_and_leaves_friendly_ones_open(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    leave(ann, bob, 2)
    with pytest.raises(Refused, match="5 min"):
        opening.open_table(host=ann, game="uno", seat_count=2, options={})
    table = opening.open_table(host=bob, game="uno", seat_count=2, options={})
    with pytest.raises(Refused) as refusal:
        seating.sit(uid=table.uid, user=ann)
    assert refusal.value.code == "must_wait"
    assert table.seats.count() == 1
    friendly = opening.open_table(host=ann, game="uno", seat_count=2, options={}, rated=False)
    assert Table.objects.get(pk=friendly.pk).seats.get().user == ann


def leave_running(user: User, *others: User, rated: bool = True) -> Table:
    """Let somebody leave a game that goes on without them."""
    table = begun([user, *others], rated=rated)
    leaving.resign(uid=table.uid, user=user)
    assert fresh(table).status == Table.Status.PLAYING
    return table


def test_who_leaves_waits_though_the_games_go_on(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    waiting, friendly = open_for([bob, ann]), open_for([bob, ann], rated=False)
    hosted = open_for([ann, bob])
    seating.set_ready(uid=hosted.uid, user=bob, ready=True)
    leave_running(ann, bob, cid)
    opening.open_table(host=ann, game="uno", seat_count=2, options={})
    leave_running(ann, bob, cid)
    acts: list[Callable[[], object]] = [
        lambda: opening.open_table(host=ann, game="uno", seat_count=2, options={}),
        lambda: seating.sit(uid=open_for([bob]).uid, user=ann),
        lambda: seating.set_ready(uid=waiting.uid, user=ann, ready=True),
        lambda: seating.start(uid=hosted.uid, user=ann),
    ]
    for act in acts:
        with pytest.raises(Refused, match="5 min") as refusal:
            act()
        assert refusal.value.code == "must_wait"
    seating.set_ready(uid=waiting.uid, user=ann, ready=False)
    seating.set_ready(uid=friendly.uid, user=ann, ready=True)
    opening.open_table(host=bob, game="uno", seat_count=2, options={})


def test_the_end_of_a_game_that_was_left_begins_no_wait_anew(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    tables = [leave_running(ann, bob, cid) for _ in range(2)]
    assert waits(ann)
    Seat.objects.filter(user=ann).update(left_at=timezone.now() - timedelta(minutes=6))
    assert not waits(ann)
    for table in tables:
        with changing(table.uid) as change:
            finish(change, Outcome(places=(3, 1, 2), scores=(0,) * 3, winners=(1,), reason="out"))
    assert not waits(ann)


def waits(user: User) -> bool:
    try:
        check_may_play_rated(user, rated=True)
    except Refused:
        return True
    return False


def test_a_running_game_that_will_not_count_is_not_held_against_anybody(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    leave_running(ann, bob, cid)
    guests = [create_guest(language="en") for _ in range(2)]
    for _ in range(3):
        leave_running(ann, bob, cid, rated=False)
        leave_running(ann, *guests)
    old = leave_running(ann, bob, cid)
    old.seats.update(left_at=timezone.now() - fair_play.LATELY)
    taken = begun([ann, bob, cid])
    take_over(uid=taken.uid, number=0, operator=person("operator"), reason="asked for it")
    opening.open_table(host=ann, game="uno", seat_count=2, options={})
