"""Fair play: flags for accounts that may be one person, and waits for those who keep leaving."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Sighting, Suspicion, User
from accounts.services import fair_play
from accounts.services.results import void_result
from tables.models import Table
from tables.refusals import Refused
from tables.services import opening, seating
from tests.accounts.outcomes import finished

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
        finished([user, other], at=timezone.now(), **(more or {"left": [0]})).table  # type: ignore[arg-type]
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
