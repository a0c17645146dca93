"""The operators' pages about people, used as operators use them."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.contrib import admin
from django.contrib.auth.models import Group
from django.core.management import call_command
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from accounts.lookalikes import keys_of
from accounts.models import Act, Match, Sighting, Suspicion, Title, User
from accounts.services import sanctions
from accounts.services.operators import GROUP
from accounts.services.results import Sitter, record_result
from games.contract import Outcome, Prize
from tests.desk import Desk, address_of, assert_shut, done_with_care

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files"),
]
Maker = Callable[..., User]

PEOPLE = "/admin/accounts/user/"


@pytest.fixture
def desk(person: Maker) -> Desk:
    return Desk(person("operator"))


def again(user: User) -> User:
    return User.objects.get(pk=user.pk)


def test_a_player_is_banned_and_let_in_again(person: Maker, desk: Desk) -> None:
    ann = person("ann")
    act = done_with_care(desk, ann, "ban", Act.Kind.BAN, until="week")
    ends = again(ann).banned_until
    assert not again(ann).is_active
    assert act.user == ann
    assert ends is not None
    assert timedelta(days=6) < ends - timezone.now() < timedelta(days=8)
    assert "banned until" in desk.page(ann)
    done_with_care(desk, ann, "unban", Act.Kind.UNBAN)
    assert again(ann).is_active


def test_a_player_is_muted_and_may_chat_again(person: Maker, desk: Desk) -> None:
    ann = person("ann")
    done_with_care(desk, ann, "mute", Act.Kind.MUTE, until="good")
    assert again(ann).muted_until == sanctions.FOR_GOOD
    assert "muted for good" in desk.page(ann)
    done_with_care(desk, ann, "unmute", Act.Kind.UNMUTE)
    assert not again(ann).is_muted
    assert desk.ask(ann, "unmute").status_code == 302


def test_a_player_is_renamed_unless_the_name_is_taken(person: Maker, desk: Desk) -> None:
    ann, bob = person("ann"), person("bob")
    refused = desk.do(ann, "rename", name="ВОВ", reason="offends")
    assert "looks like one that is" in refused.content.decode()
    act = done_with_care(desk, ann, "rename", Act.Kind.RENAME, name="Anna")
    assert (again(ann).username, act.details) == ("Anna", {"old": "ann", "new": "Anna"})
    assert again(bob).username == "bob"


def test_a_title_is_granted_in_both_languages_and_taken(person: Maker, desk: Desk) -> None:
    ann, bob = person("ann"), person("bob")
    done_with_care(desk, ann, "grant", Act.Kind.GRANT, ru="Старожил", en="Old hand", until="good")
    title = Title.objects.get(user=ann)
    assert (again(ann).shown_titles[0]["name"]["ru"], title.until) == ("Старожил", None)
    assert "Old hand" in desk.page(ann)
    assert desk.ask(bob, "take").status_code == 302
    sanctions.grant_title(user=bob, operator=desk.user, reason="too", ru="Гость", en="Guest")
    foreign = Title.objects.get(user=bob)
    assert desk.do(ann, "take", title=foreign.pk, reason="not hers").status_code == 200
    assert again(bob).shown_titles
    done_with_care(desk, ann, "take", Act.Kind.TAKE, title=title.pk)
    assert again(ann).shown_titles == []


@pytest.mark.parametrize("act", ["ban", "unban", "mute", "unmute", "rename", "grant", "take"])
def test_without_the_permission_an_act_is_shut(person: Maker, act: str) -> None:
    ann = person("ann")
    looks = Desk(person("looks"), "accounts.view_user", group=False)
    nothing = Desk(person("nothing"), group=False)
    given = {"until": "day", "name": "Anna", "ru": "Да", "en": "Yes"}
    assert_shut(looks, ann, act, **given)
    assert_shut(nothing, ann, act, **given)
    assert f"/act/{act}/" not in looks.page(ann)
    assert nothing.get(address_of(ann)).status_code == 403
    assert again(ann).is_active


def test_players_do_not_find_the_operators_pages(person: Maker, client: Client) -> None:
    ann = person("ann")
    client.force_login(ann)
    assert client.get(address_of(ann, "ban")).status_code == 302
    assert client.post(address_of(ann, "ban"), {"reason": "x", "until": "day"}).status_code == 302
    assert again(ann).is_active


def test_an_operator_cannot_make_operators_and_a_superuser_can(person: Maker, desk: Desk) -> None:
    ann = person("ann")
    changed = {"is_staff": "on", "is_superuser": "on"}
    assert desk.client.post(address_of(ann), changed).status_code == 403
    assert not again(ann).is_staff
    chief = Desk(person("chief", is_superuser=True), group=False)
    group = Group.objects.get(name=GROUP)
    saved = chief.client.post(address_of(ann), {"is_staff": "on", "groups": [group.pk]})
    assert saved.status_code == 302
    assert again(ann).is_staff
    assert not again(ann).is_superuser
    assert list(again(ann).groups.all()) == [group]


def test_the_operators_group_is_made_once_however_often_one_migrates() -> None:
    before = set(Group.objects.get(name=GROUP).permissions.values_list("codename", flat=True))
    call_command("migrate", verbosity=0)
    group = Group.objects.get(name=GROUP)
    assert set(group.permissions.values_list("codename", flat=True)) == before
    assert {"change_user", "void_table", "view_table", "change_report"} <= before
    assert not {"see_state", "delete_user", "add_user", "change_group"} & before


def test_the_list_of_players_asks_the_database_a_fixed_number_of_times(
    person: Maker, desk: Desk, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    User.objects.bulk_create(
        User(username=name, **keys_of(name)._asdict())
        for name in (f"player {number}" for number in range(120))
    )
    desk.text(PEOPLE)  # the first visit of a browser is remembered
    with django_assert_max_num_queries(6):
        assert "player 119" in desk.text(PEOPLE)
    with django_assert_max_num_queries(7):
        found = desk.text(PEOPLE, q="PLAYER 11")
    assert "player 113" in found
    assert "player 12<" not in found
    person("ann")
    assert "ann@example.org" in desk.text(PEOPLE, q="ann@exam")


def played(first: User, second: User, table: str, winner: int = 0) -> Match:
    places = (1, 2) if winner == 0 else (2, 1)
    outcome = Outcome(
        places=places,
        scores=(40, 0),
        winners=(winner,),
        reason="out",
        prizes=(Prize(deal=0, winner=winner, from_seat=1 - winner, points=40),),
    )
    sitters = [Sitter(0, first.pk, counts=True), Sitter(1, second.pk, counts=True)]
    return record_result(game="uno", table=table, outcome=outcome, sitters=sitters).match


def test_a_player_page_shows_results_and_acts(person: Maker, desk: Desk) -> None:
    ann, bob = person("ann"), person("bob")
    played(ann, bob, "abcdefgh23")
    sanctions.mute(user=ann, operator=desk.user, reason="shouts at newcomers")
    page = desk.page(ann)
    assert "abcdefgh23" in page
    assert "1 / 2" in page
    assert "shouts at newcomers" in page


def test_a_suspicion_shows_the_games_that_both_played(person: Maker, desk: Desk) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    for user in (ann, bob):
        Sighting.objects.create(
            user=user, kind=Sighting.Kind.DEVICE, mark="same", last_seen=timezone.now()
        )
    played(ann, bob, "together22")
    played(ann, cid, "without222")
    suspicion = Suspicion.objects.get()
    page = desk.page(suspicion)
    assert "together22" in page
    assert "without222" not in page
    assert "together22" in desk.text("/admin/accounts/suspicion/", q="bob")
    assert "together22" not in desk.text("/admin/accounts/suspicion/", q="cid")


@pytest.mark.parametrize(
    "model", ["match", "prizeentry", "skillentry", "title", "act", "suspicion"]
)
def test_ledgers_are_read_and_never_written(person: Maker, desk: Desk, model: str) -> None:
    ann, bob = person("ann"), person("bob")
    for number in range(3):
        played(ann, bob, f"table{number}")
    sanctions.grant_title(user=ann, operator=desk.user, reason="kind", ru="Друг", en="Friend")
    chief = Desk(person("chief", is_superuser=True), group=False)
    listed = f"/admin/accounts/{model}/"
    for one in (desk, chief):
        assert one.get(listed).status_code == 200
        assert one.get(listed, q="ann").status_code == 200
        assert one.get(f"{listed}add/").status_code == 403
    row: Any = admin.site.get_model_admin(_model(model)).model._default_manager.first()
    if row is not None:
        assert chief.page(row)
        assert chief.client.post(address_of(row), {"points": 1}).status_code == 403
        deleting = reverse(f"admin:accounts_{model}_delete", args=[row.pk])
        assert chief.client.post(deleting, {"post": "yes"}).status_code == 403
    nothing = Desk(person("nothing"), group=False)
    assert nothing.get(listed).status_code == 403


def _model(name: str) -> Any:
    return next(model for model in admin.site._registry if model._meta.model_name == name)


def test_no_page_of_the_admin_shows_keys() -> None:
    shown = {model._meta.label for model in admin.site._registry}
    assert not {"mfa.Authenticator"} & shown


def test_the_admin_is_called_ours(desk: Desk) -> None:
    assert "Zastolye: for operators" in desk.text("/admin/")
    assert reverse("house") in desk.text("/admin/")
