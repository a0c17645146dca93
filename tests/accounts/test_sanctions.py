"""What operators do to accounts: each act has an effect, a reason, and a line in the book."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.core.exceptions import ValidationError
from django.test import Client
from django.utils import timezone

from accounts.models import Act, Title, User
from accounts.services import sanctions, settings

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[..., User]


@pytest.fixture
def operator(person: Maker) -> User:
    return person("operator", is_staff=True)


def again(user: User) -> User:
    return User.objects.get(pk=user.pk)


def test_a_ban_signs_out_every_browser_of_that_account_alone(person: Maker, operator: User) -> None:
    ann, bob = person("ann"), person("bob")
    browsers = {name: Client() for name in ("ann's first", "ann's second", "bob's")}
    for name, browser in browsers.items():
        browser.force_login(ann if name.startswith("ann") else bob)
    sanctions.ban(user=ann, operator=operator, reason="cheats")
    assert (again(ann).is_active, again(ann).banned_until) == (False, None)
    signed_in = {name for name, browser in browsers.items() if browser.session.get("_auth_user_id")}
    assert signed_in == {"bob's"}


def test_a_ban_with_a_term_ends_by_itself_and_one_for_good_by_an_operator(
    person: Maker, operator: User
) -> None:
    ann, bob = person("ann"), person("bob")
    until = timezone.now() + timedelta(days=1)
    act = sanctions.ban(user=ann, operator=operator, reason="rude", until=until)
    assert act.details["until"] == until.isoformat(timespec="seconds")
    sanctions.ban(user=bob, operator=operator, reason="cheats")
    sanctions.end_bans(until)
    assert (again(ann).is_active, again(bob).is_active) == (True, False)
    sanctions.unban(user=bob, operator=operator, reason="was a mistake")
    assert again(bob).is_active
    with pytest.raises(ValidationError, match="not banned"):
        sanctions.unban(user=bob, operator=operator, reason="once more")


def test_a_mute_lasts_its_term_or_for_good(person: Maker, operator: User) -> None:
    ann = person("ann")
    sanctions.mute(user=ann, operator=operator, reason="shouts")
    assert again(ann).is_muted
    assert again(ann).muted_until == sanctions.FOR_GOOD
    sanctions.unmute(user=ann, operator=operator, reason="promised")
    assert not again(ann).is_muted
    with pytest.raises(ValidationError, match="not muted"):
        sanctions.unmute(user=ann, operator=operator, reason="once more")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("bob", "taken"),
        ("ВОВ", "looks like"),
        ("ｂob", "taken"),
        ("ＡＮＮ" * 9, "at most 24"),
        ("guеst-7", "several alphabets"),
        ("guest-7", "site alone"),
        ("-ann-", "begins and ends"),
        ("a" * 25, "at most 24"),
        ("", "begins and ends"),
        ("ann", "already"),
    ],
)
def test_a_name_that_nobody_may_choose_is_refused(
    person: Maker, operator: User, name: str, why: str
) -> None:
    ann = person("ann")
    person("Bob")
    with pytest.raises(ValidationError, match=why):
        sanctions.rename(user=ann, operator=operator, reason="offends", name=name)
    assert again(ann).username == "ann"
    assert not Act.objects.exists()


def test_a_rename_tells_both_names_and_one_may_keep_the_same_letters(
    person: Maker, operator: User
) -> None:
    ann = person("ann")
    act = sanctions.rename(user=ann, operator=operator, reason="offends", name="Ann")
    assert act.details == {"old": "ann", "new": "Ann"}
    assert again(ann).username == "Ann"
    sanctions.rename(user=ann, operator=operator, reason="offends", name="Zoë")
    assert again(ann).username == "Zoë"


def test_a_new_name_is_kept_in_the_form_that_sign_up_gives_it(
    person: Maker, operator: User
) -> None:
    ann = person("ann")
    act = sanctions.rename(user=ann, operator=operator, reason="offends", name=" Ｚｏｅ ")
    assert (again(ann).username, act.details["new"]) == ("Zoe", "Zoe")


def test_a_granted_title_stands_beside_the_name_until_it_is_taken(
    person: Maker, operator: User
) -> None:
    ann = person("ann")
    sanctions.grant_title(user=ann, operator=operator, reason="helps", ru="Хозяйка", en="Hostess")
    assert [title["name"] for title in again(ann).shown_titles] == [
        {"ru": "Хозяйка", "en": "Hostess"}
    ]
    title = Title.objects.get()
    act = sanctions.take_title(title=title, operator=operator, reason="helps no more")
    assert (again(ann).shown_titles, act.details["words"]["en"]) == ([], "Hostess")
    with pytest.raises(ValidationError, match="not borne"):
        sanctions.take_title(title=title, operator=operator, reason="once more")


def test_without_the_title_of_a_bot_the_account_is_a_person_again(
    person: Maker, operator: User
) -> None:
    ann = person("ann")
    settings.declare_program(user=ann)
    title = Title.objects.get(kind=Title.Kind.PROGRAM)
    sanctions.take_title(title=title, operator=operator, reason="declared by mistake")
    assert again(ann).is_rated
    assert again(ann).shown_titles == []


@pytest.mark.parametrize("service", ["ban", "mute", "unban", "unmute"])
def test_nobody_acts_on_themselves_and_operators_not_on_each_other(
    person: Maker, operator: User, service: str
) -> None:
    other, chief = person("other", is_staff=True), person("chief", is_superuser=True, is_staff=True)
    act: Any = getattr(sanctions, service)
    with pytest.raises(ValidationError, match="your own"):
        act(user=operator, operator=operator, reason="why not")
    for target in (other, chief):
        with pytest.raises(ValidationError, match="superuser"):
            act(user=target, operator=operator, reason="why not")
    assert not Act.objects.exists()
    sanctions.ban(user=other, operator=chief, reason="works against us")
    assert not again(other).is_active


@pytest.mark.parametrize("reason", ["", "  ", "x" * 301])
def test_an_act_without_a_reason_is_not_done(person: Maker, operator: User, reason: str) -> None:
    ann = person("ann")
    with pytest.raises(ValidationError):
        sanctions.ban(user=ann, operator=operator, reason=reason)
    assert again(ann).is_active
    with pytest.raises(ValidationError, match="over already"):
        sanctions.mute(user=ann, operator=operator, reason="rude", until=timezone.now())
    assert not Act.objects.exists()
