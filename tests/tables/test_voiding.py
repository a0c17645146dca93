"""Voiding: a game counts for nothing, whether it has ended or not, and everybody is told."""

from collections.abc import Callable

import msgspec
import pytest
from django.core.exceptions import ValidationError
from django.test import Client

from accounts.models import Act, Match, PrizeRating, SkillRating, User
from games.chance import Chance
from games.record import Record
from tables.live.looking import snapshot
from tables.models import Table
from tables.pages.proofs import record_of
from tables.refusals import Refused
from tables.services import leaving, rematching
from tables.services.voiding import void
from tests.tablecraft import begun, fresh, open_for, play_once, play_out

pytestmark = [pytest.mark.django_db, pytest.mark.database]
Maker = Callable[..., User]


@pytest.fixture
def operator(person: Maker) -> User:
    return person("operator", is_staff=True)


def seen_by(user: User, table: Table) -> dict[str, object]:
    body = snapshot(table.uid, user).body
    told: dict[str, object] = msgspec.json.decode(body)["table"]
    return told


def test_a_finished_game_is_taken_back_from_all_ratings(person: Maker, operator: User) -> None:
    ann, bob = person("ann"), person("bob")
    table = play_out(begun([ann, bob]), Chance(b"void"))
    before = {rating.user_id: rating.shown for rating in SkillRating.objects.filter(season="")}
    assert sum(PrizeRating.objects.filter(season="").values_list("points", flat=True)) > 0
    act = void(uid=table.uid, operator=operator, reason="the dealer was broken")
    assert (act.kind, act.table, act.details) == (Act.Kind.VOID, table.uid, {"status": "finished"})
    assert Match.objects.get(table=table.uid).voided_at == fresh(table).voided_at
    assert set(PrizeRating.objects.values_list("points", flat=True)) == {0}
    after = {rating.user_id: rating.shown for rating in SkillRating.objects.filter(season="")}
    assert len(set(before.values())) == 2
    assert len(set(after.values())) == 1
    assert fresh(table).version == table.version + 1
    told = seen_by(ann, table)
    assert (told["voided"], told["status"]) == (True, "finished")
    assert rematching.rematch(uid=table.uid, user=ann)


@pytest.mark.parametrize("moved", [False, True])
def test_a_running_game_ends_without_a_result_and_shows_its_secret(
    person: Maker, operator: User, moved: bool
) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    if moved:
        play_once(table, Chance(b"void"))
    void(uid=table.uid, operator=operator, reason="threats at the table")
    now = fresh(table)
    assert (now.status, now.wake_at, now.voided_at) == (Table.Status.CANCELLED, None, now.ended_at)
    assert not Match.objects.exists()
    told = seen_by(bob, table)
    assert told["voided"] is True
    fair: dict[str, object] = msgspec.convert(told["fair"], dict[str, object])
    assert fair["server_seed"] == bytes(table.server_seed).hex()
    assert isinstance(record_of(now), Record)


def test_an_open_table_is_closed(person: Maker, operator: User) -> None:
    table = open_for([person("ann")])
    void(uid=table.uid, operator=operator, reason="an offensive table")
    assert fresh(table).status == Table.Status.CANCELLED


def test_a_game_is_voided_once(person: Maker, operator: User) -> None:
    ann, bob = person("ann"), person("bob")
    finished, cancelled = begun([ann, bob]), begun([ann, bob])
    leaving.resign(uid=finished.uid, user=ann)
    leaving.cancel_game(uid=cancelled.uid, user=ann)
    void(uid=finished.uid, operator=operator, reason="once")
    for table, code in ((finished, "voided"), (cancelled, "already_over")):
        with pytest.raises(Refused) as refusal:
            void(uid=table.uid, operator=operator, reason="twice")
        assert refusal.value.code == code
    assert Act.objects.count() == 1


def test_without_a_reason_nothing_happens(person: Maker, operator: User) -> None:
    table = begun([person("ann"), person("bob")])
    with pytest.raises(ValidationError):
        void(uid=table.uid, operator=operator, reason=" ")
    assert (fresh(table).status, fresh(table).version) == (Table.Status.PLAYING, table.version)


@pytest.mark.usefixtures("plain_files")
def test_my_games_say_what_was_voided(person: Maker, operator: User, client: Client) -> None:
    ann, bob = person("ann", language="en"), person("bob")
    finished, running = begun([ann, bob]), begun([ann, bob])
    leaving.resign(uid=finished.uid, user=bob)
    client.force_login(ann)
    assert "Victory" in client.get("/mine/").content.decode()
    for table in (finished, running):
        void(uid=table.uid, operator=operator, reason="a broken dealer")
    page = client.get("/mine/").content.decode()
    assert page.count("Voided by an operator") == 2
    assert "Victory" not in page
