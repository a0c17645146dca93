"""Deletion: all that is of the person goes; games stay, without the name."""

from collections.abc import Callable

import pytest
from django.apps import apps
from django.core.exceptions import FieldDoesNotExist
from django.db import OperationalError
from django.test import Client

from accounts.models import Pool, Result, Session, User
from accounts.services import deletion, recomputing
from accounts.services.deletion import delete_account
from accounts.services.guests import create_guest
from games.chance import Chance
from games.record import Recorder
from tables.live.publishing import server
from tables.models import Move, Seat, Table
from tables.pages.proofs import record_of, recorder_of
from tables.services import chatting, leaving
from tests.accounts.full_life import TYPED, Life, everything_kept, lines_of
from tests.tablecraft import begun, fresh, open_for, play_once

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[[str], User]

GOES = {
    "account.EmailAddress.user",
    "accounts.Aversion.other",
    "accounts.Aversion.owner",
    "accounts.Friendship.asked",
    "accounts.Friendship.asker",
    "accounts.PrizeEntry.user",
    "accounts.PrizeRating.user",
    "accounts.PushSubscription.user",
    "accounts.Session.user",
    "accounts.Sighting.user",
    "accounts.SkillRating.user",
    "accounts.Suspicion.first",
    "accounts.Suspicion.second",
    "accounts.TallyLine.user",
    "accounts.Title.user",
    "accounts.Token.user",
    "accounts.User_groups.user",
    "accounts.User_user_permissions.user",
    "mfa.Authenticator.user",
    "tables.Guess.user",
    "tables.Invitation.by",
    "tables.Invitation.user",
    "tables.Mark.user",
    "tables.PlayerReport.about",
    "tables.PlayerReport.reporter",
    "tables.TurnNotice.user",
}
"""Columns that point at an account: these rows go with it."""

KEEPS = {
    "accounts.Act.operator",
    "accounts.Act.user",
    "accounts.Result.user",
    "admin.LogEntry.user",
    "tables.Aside.user",
    "tables.ChatLine.user",
    "tables.PlayerReport.settled_by",
    "tables.Report.reporter",
    "tables.Report.settled_by",
    "tables.Seat.user",
    "tables.Table.host",
}
"""These stay and point at the tombstone; whatever the person has written in them is gone."""


def columns_of_people() -> set[str]:
    """Return every column of every table that points at an account."""
    return {
        f"{model._meta.label}.{field.name}"
        for model in apps.get_models(include_auto_created=True)
        if not model._meta.proxy
        for field in model._meta.concrete_fields
        if field.related_model is User
    }


def rows(column: str, user: User) -> int:
    app, model, field = column.split(".")
    return int(apps.get_model(app, model)._base_manager.filter(**{field: user}).count())


def found(traces: dict[str, str]) -> dict[str, set[str]]:
    """Return where each trace stands."""
    places: dict[str, set[str]] = {trace: set() for trace in traces}
    for place, text in everything_kept():
        for trace, secret in traces.items():
            if secret.casefold() in text.casefold():
                places[trace].add(place)
    return places


def test_of_every_column_that_points_at_an_account_somebody_has_decided() -> None:
    assert columns_of_people() == GOES | KEEPS
    assert not GOES & KEEPS


def test_no_column_anywhere_has_a_trace_of_a_deleted_person(person: Maker, client: Client) -> None:
    life = Life(person)
    life.live(client)
    assert {column for column in GOES | KEEPS if not rows(column, life.person)} == set()
    assert [trace for trace, places in found(life.traces).items() if not places] == []

    delete_account(user=life.person)

    left = {trace: places for trace, places in found(life.traces).items() if places}
    assert left == {}
    assert {column for column in GOES if rows(column, life.person)} == set()
    assert {column for column in KEEPS if not rows(column, life.person)} == set()
    grave = User.objects.get(pk=life.person.pk)
    assert (grave.username, grave.is_active, grave.email) == (f"deleted-{grave.pk}", False, "")
    assert grave.deleted_at is not None
    assert not (grave.has_usable_password() or grave.last_login or grave.shown_titles)
    assert (grave.language, grave.time_zone) == ("ru", "Europe/Moscow")
    assert [(line.text, bool(line.phrase)) for line in lines_of(grave)] == [("", False), ("", True)]
    assert fresh(life.duel).status == Table.Status.FINISHED
    assert fresh(life.trio).status == Table.Status.PLAYING
    assert life.trio.seats.get(user=grave).absence == Seat.Absence.GONE
    assert fresh(life.hosted).host == life.bob
    assert not Seat.objects.filter(user=grave, table__status=Table.Status.OPEN).exists()
    assert not fresh(life.watched).host_id


def played_again(table: Table) -> Recorder:
    """Return a table's game, recorded anew from its log."""
    recorder = recorder_of(fresh(table))
    for move in Move.objects.filter(table=table).exclude(by=Move.By.DEAL):
        recorder.play(move.seat or 0, move.body or {})
    return recorder


def test_what_was_said_in_a_game_is_unsaid_and_the_game_still_holds(
    person: Maker, client: Client
) -> None:
    life = Life(person)
    life.live(client)
    before = played_again(life.spoken)
    assert TYPED["promise"].encode() in bytes(fresh(life.spoken).state or b"")
    delete_account(user=life.person)
    table = fresh(life.spoken)
    assert TYPED["promise"].encode() not in bytes(table.state or b"")
    after = played_again(table)
    assert [step.state for step in after.steps] == [step.state for step in before.steps]
    assert table.engine.dump(after.state) == bytes(table.state or b"")
    play_once(table, Chance(b"the others play on"))


def test_other_people_s_ratings_stay_as_they_are_and_come_out_the_same(
    person: Maker, client: Client
) -> None:
    life = Life(person)
    life.live(client)
    before = list(life.bob.skills.order_by("pk").values("mu", "sigma", "games"))
    delete_account(user=life.cid)
    assert before == list(life.bob.skills.order_by("pk").values("mu", "sigma", "games"))
    assert [one for pool in Pool.objects.all() for one in recomputing.recompute(pool)] == []
    assert not life.cid.skills.exists()


def test_sockets_close_and_the_session_is_over(client: Client, person: Maker) -> None:
    ann = person("ann")
    client.force_login(ann)
    other = Client()
    other.force_login(ann)
    heard = server().pubsub(ignore_subscribe_messages=True)  # type: ignore[no-untyped-call]
    heard.subscribe(f"user:{ann.pk}")
    heard.get_message(timeout=1)
    answer = client.post("/settings/delete/", {"password": "secret", "sure": "on"})
    assert answer["Location"] == "/"
    assert heard.get_message(timeout=2) is not None
    assert other.get("/settings/").status_code == 302
    assert not Session.objects.exists()
    assert client.get("/").context["user"].is_anonymous


@pytest.mark.parametrize(
    "given",
    [{"password": "wrong", "sure": "on"}, {"password": "secret"}, {"sure": "on"}, {"name": "ann"}],
)
def test_without_the_password_and_a_tick_nothing_happens(
    client: Client, person: Maker, given: dict[str, str]
) -> None:
    ann = person("ann")
    client.force_login(ann)
    page = client.post("/settings/delete/", given)
    assert page.context["form"].errors
    ann.refresh_from_db()
    assert (ann.username, ann.deleted_at) == ("ann", None)


def test_guessing_the_password_here_counts_as_at_the_door(client: Client, person: Maker) -> None:
    client.force_login(person("ann"))
    for _ in range(10):
        client.post("/settings/delete/", {"password": "guess", "sure": "on"})
    page = client.post("/settings/delete/", {"password": "secret", "sure": "on"})
    assert "password" in page.context["form"].errors
    assert User.objects.filter(username="ann", deleted_at=None).exists()


def test_a_guest_goes_by_writing_the_name(client: Client) -> None:
    guest = create_guest(language="ru")
    client.force_login(guest)
    assert client.post("/settings/delete/", {"name": "other", "sure": "on"}).context["form"].errors
    client.post("/settings/delete/", {"name": guest.username, "sure": "on"})
    assert User.objects.get(pk=guest.pk).deleted_at


def test_a_name_is_free_again(client: Client, person: Maker) -> None:
    delete_account(user=person("ann"))
    person("ann")
    assert client.get(f"/people/deleted-{User.objects.first().pk}/").status_code == 404  # type: ignore[union-attr]


def test_a_name_that_looks_like_the_tombstone_s_hinders_no_deletion(person: Maker) -> None:
    ann = person("ann")
    person(f"Deleted {ann.pk}")
    delete_account(user=ann)
    grave = User.objects.get(pk=ann.pk)
    assert (grave.username, grave.is_active) == (f"deleted-{ann.pk}-2", False)


def test_a_failure_on_the_way_changes_nothing(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    play_once(table, Chance(b"failure"))

    def fail(user: User) -> None:
        raise FieldDoesNotExist(user.username)

    monkeypatch.setattr(deletion, "_bury", fail)
    with pytest.raises(FieldDoesNotExist):
        delete_account(user=ann)
    assert fresh(table).status == Table.Status.PLAYING
    assert not Result.objects.exists()


def test_a_deadlock_is_tried_again(person: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bury, calls = person("ann"), deletion._bury, []

    def stumble(user: User) -> None:
        calls.append(user)
        if len(calls) < 3:
            raise OperationalError("deadlock detected")
        bury(user)

    monkeypatch.setattr(deletion, "_bury", stumble)
    delete_account(user=ann)
    assert User.objects.get(pk=ann.pk).deleted_at


def test_a_resigned_duel_counts_for_the_other(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    play_once(table, Chance(b"count"))
    delete_account(user=ann)
    assert Result.objects.get(user=bob).won
    assert bob.skills.exists()
    assert record_of(fresh(table)).slug == "uno"


def test_others_see_no_name_at_the_table_any_more(person: Maker, client: Client) -> None:
    ann, bob, cid = person("annabella"), person("bob"), person("cid")
    table = begun([ann, bob, cid])
    chatting.say(uid=table.uid, user=ann, text="I am annabella")
    chatting.say(uid=table.uid, user=ann, phrase={"code": "thanks"})
    delete_account(user=ann)
    client.force_login(bob)
    told = client.get(f"/api/v1/tables/{table.uid}/").json()
    assert "annabella" not in str(told)
    lines = client.get(f"/api/v1/tables/{table.uid}/chat/").json()
    assert [line["phrase"] for line in lines] == [{"code": "thanks"}]


def test_an_empty_table_of_theirs_is_left_to_be_tidied(person: Maker) -> None:
    ann = person("ann")
    table = open_for([ann])
    delete_account(user=ann)
    assert fresh(table).host_id is None
    assert not table.seats.exists()


def test_games_left_before_stay_left(person: Maker) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")]
    table = begun(people)
    play_once(table, Chance(b"left"))
    leaving.resign(uid=table.uid, user=people[0])
    delete_account(user=people[0])
    assert table.seats.get(user=people[0]).absence == Seat.Absence.GONE
