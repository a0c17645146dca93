"""Before the game: seats, hosts, readiness."""

from collections.abc import Callable
from typing import Any

import pytest

from accounts.models import User
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services import admitting, opening, seating
from tests.tablecraft import fresh, open_for

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]


def test_a_table_opens_with_its_host_seated_and_its_commitment_shown(person: Maker) -> None:
    table = open_for([person("ann")])
    assert [seat.user.username for seat in table.seats.all() if seat.user] == ["ann"]
    assert len(table.commitment) == 64


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"game": "chess"}, "no_game"),
        ({"seat_count": 1}, "bad_seats"),
        ({"seat_count": "2"}, "bad_seats"),
        ({"options": {"no such": 1}}, "unknown_option"),
        ({"options": {"stacking": 1}}, "bad_option"),
        ({"clock": {"kind": "move", "seconds": 1}}, "bad_clock"),
        ({"clock": {"kind": "hourglass"}}, "bad_clock"),
        ({"clock": 5}, "bad_clock"),
        ({"access": "secret"}, "bad_access"),
        ({"entropy": b"short"}, "bad_entropy"),
    ],
)
def test_bad_settings_open_nothing(person: Maker, settings: dict[str, object], code: str) -> None:
    good: dict[str, object] = {"game": "uno", "seat_count": 2, "options": {}}
    with pytest.raises(Refused) as refusal:
        opening.open_table(host=person("ann"), **{**good, **settings})  # type: ignore[arg-type]
    assert refusal.value.code == code
    assert refusal.value.sentence()
    assert not Table.objects.exists()


def test_a_person_sits_once_and_nobody_sits_on_another(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    table = open_for([ann, bob])
    assert seating.sit(uid=table.uid, user=bob) == 1
    assert seating.sit(uid=table.uid, user=bob) == 1
    with pytest.raises(Refused, match="taken"):
        seating.sit(uid=table.uid, user=cid)


def test_a_private_table_needs_its_link(person: Maker) -> None:
    table = open_for([person("ann")], bots=1, access="private")
    seating.remove(uid=table.uid, user=User.objects.get(username="ann"), number=1)
    bob = person("bob")
    for invite in ("", "wrong"):
        with pytest.raises(Refused) as refusal:
            seating.sit(uid=table.uid, user=bob, invite=invite)
        assert refusal.value.code == "private"
    assert seating.sit(uid=table.uid, user=bob, invite=table.invite) == 1


def test_the_host_passes_on_to_whoever_came_first(person: Maker) -> None:
    ann, bob, cid = (person(name) for name in ("ann", "bob", "cid"))
    table = open_for([ann, bob, cid])
    seating.stand_up(uid=table.uid, user=ann)
    assert fresh(table).host == bob


def test_only_the_host_removes_and_fills(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann, bob], bots=1)
    acts: list[Callable[[], None]] = [
        lambda: seating.remove(uid=table.uid, user=bob, number=0),
        lambda: seating.add_bots(uid=table.uid, user=bob, level="easy"),
        lambda: seating.start(uid=table.uid, user=bob),
    ]
    for act in acts:
        with pytest.raises(Refused) as refusal:
            act()
        assert refusal.value.code == "not_host"
    seating.remove(uid=table.uid, user=ann, number=1)
    assert not Seat.objects.filter(user=bob).exists()


def test_the_game_begins_when_all_seats_are_ready_and_not_before(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann, bob])
    with pytest.raises(Refused) as refusal:
        seating.start(uid=table.uid, user=ann)
    assert refusal.value.code == "not_ready"
    assert "bob" in refusal.value.sentence()
    seating.set_ready(uid=table.uid, user=bob, ready=True)
    assert fresh(table).status == Table.Status.OPEN
    seating.start(uid=table.uid, user=ann)
    assert fresh(table).status == Table.Status.PLAYING


def test_an_unknown_level_is_refused(person: Maker) -> None:
    ann = person("ann")
    table = open_for([ann])
    with pytest.raises(Refused) as refusal:
        seating.add_bots(uid=table.uid, user=ann, level="godlike")
    assert refusal.value.code == "no_level"


def test_tables_opened_to_watch_bots_count_too(person: Maker) -> None:
    ann = person("ann")
    for _ in range(admitting.MOST_TABLES):
        opening.open_table(host=ann, game="uno", seat_count=2, options={}, sit=False)
    with pytest.raises(Refused) as refusal:
        open_for([ann])
    assert refusal.value.code == "too_many_tables"


def test_one_person_sits_at_twenty_tables_at_most(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    for _ in range(admitting.MOST_TABLES):
        open_for([ann])
    other = open_for([bob])
    acts: list[Callable[[], object]] = [
        lambda: open_for([ann]),
        lambda: seating.sit(uid=other.uid, user=ann),
    ]
    for act in acts:
        with pytest.raises(Refused) as refusal:
            act()
        assert refusal.value.code == "too_many_tables"


def test_whoever_has_left_no_game_is_not_looked_at_more_closely(
    person: Maker, monkeypatch: pytest.MonkeyPatch, django_assert_num_queries: Any
) -> None:
    """Everybody is asked about it who opens a table, sits down or is ready."""
    ann = person("ann")
    monkeypatch.setattr(admitting, "waits_until", None)
    with django_assert_num_queries(1):
        admitting.check_may_play_rated(ann, rated=True)
    with django_assert_num_queries(0):
        admitting.check_may_play_rated(ann, rated=False)
    with django_assert_num_queries(1):
        admitting.check_not_too_many(ann)
