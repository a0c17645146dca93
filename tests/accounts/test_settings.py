"""Settings: what a person has chosen is kept, and done."""

from collections.abc import Callable
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.contrib.auth.models import AnonymousUser
from django.http import HttpResponse
from django.test import Client, RequestFactory
from django.utils.timezone import get_current_timezone

from accounts.forms.settings import SettingsForm, time_zones
from accounts.middleware.language import OwnLanguage
from accounts.models import Title, User
from accounts.services.guests import create_guest
from accounts.services.settings import change_settings, declare_program, settings_of
from tests.tablecraft import begun

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[[str], User]

CHOSEN = {
    "language": "en",
    "theme": "dark",
    "confirm_moves": "on",
    "time_zone": "Asia/Yekaterinburg",
    "quiet_from": "22",
    "quiet_until": "7",
}


def test_what_is_chosen_is_kept(client: Client, person: Maker) -> None:
    ann = person("ann")
    EmailAddress.objects.create(user=ann, email=ann.email, primary=True)
    client.force_login(ann)
    assert client.post("/settings/", CHOSEN)["Location"] == "/settings/"
    ann.refresh_from_db()
    assert settings_of(ann) == {
        "language": "en",
        "theme": "dark",
        "sounds": False,
        "confirm_moves": True,
        "time_zone": "Asia/Yekaterinburg",
        "quiet_from": 22,
        "quiet_until": 7,
        "mail_turns": False,
    }


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"language": "de"}, "language"),
        ({"theme": "pink"}, "theme"),
        ({"time_zone": "Mars/Olympus"}, "time_zone"),
        ({"quiet_until": ""}, "quiet_until"),
        ({"quiet_from": ""}, "quiet_from"),
        ({"quiet_from": "7"}, "quiet_until"),
        ({"quiet_from": "24"}, "quiet_from"),
    ],
)
def test_bad_settings_are_refused_and_change_nothing(
    client: Client, person: Maker, given: dict[str, str], field: str
) -> None:
    ann = person("ann")
    client.force_login(ann)
    page = client.post("/settings/", CHOSEN | given)
    assert field in page.context["form"].errors
    before = settings_of(ann)
    ann.refresh_from_db()
    assert settings_of(ann) == before


def test_letters_are_offered_to_those_with_an_address_who_are_told_to_confirm_it(
    client: Client, person: Maker
) -> None:
    guest, ann = create_guest(language="en"), person("ann")
    change_settings(user=ann, chosen={"language": "en"})
    for user in (guest, ann):
        client.force_login(user)
        assert "mail_turns" not in client.get("/settings/").content.decode()
        client.post("/settings/", CHOSEN)
        user.refresh_from_db()
        assert user.mail_turns
    address = EmailAddress.objects.create(user=ann, email=ann.email, primary=True)
    for verified in (False, True):
        address.verified = verified
        address.save()
        page = client.get("/settings/").content.decode()
        assert 'name="mail_turns"' in page
        assert ("Confirm your address first" in page) is not verified


def test_nothing_else_of_an_account_is_a_setting(person: Maker) -> None:
    with pytest.raises(ValueError, match="is_staff"):
        change_settings(user=person("ann"), chosen={"is_staff": True})


def test_every_zone_that_is_offered_exists_and_can_be_kept() -> None:
    names = [name for _, part in time_zones()[1:] for name, _ in part]
    assert {"Europe/Moscow", "Asia/Vladivostok", "America/New_York"} <= set(names)
    longest = User._meta.get_field("time_zone").max_length
    assert longest is not None
    assert max(map(len, names)) <= longest
    assert SettingsForm(CHOSEN).is_valid()


# --- language and time -----------------------------------------------------------------------


def test_an_account_is_spoken_to_in_its_own_language_on_any_device(
    client: Client, person: Maker
) -> None:
    client.force_login(person("ann"))
    page = client.get("/settings/", headers={"accept-language": "en"})
    assert '<html lang="ru"' in page.content.decode()
    assert page["Content-Language"] == "ru"


def test_the_switch_in_the_header_changes_the_account_too(client: Client, person: Maker) -> None:
    ann = person("ann")
    client.force_login(ann)
    client.post("/language/", {"language": "en", "next": "/settings/"})
    ann.refresh_from_db()
    assert ann.language == "en"
    assert '<html lang="en"' in client.get("/settings/").content.decode()
    client.post("/accounts/logout/")
    assert '<html lang="en"' in client.get("/").content.decode()


def test_a_switch_to_no_language_changes_nothing(client: Client, person: Maker) -> None:
    ann = person("ann")
    client.force_login(ann)
    client.post("/language/", {"language": "xx", "next": "/settings/"})
    ann.refresh_from_db()
    assert ann.language == "ru"


def test_signing_in_brings_the_account_s_language_and_leaves_it_in_the_browser(
    client: Client, person: Maker
) -> None:
    change_settings(user=person("ann"), chosen={"language": "en"})
    client.cookies["django_language"] = "ru"
    client.post("/accounts/login/", {"login": "ann", "password": "secret"})
    assert '<html lang="en"' in client.get("/").content.decode()
    client.post("/accounts/logout/")
    assert '<html lang="en"' in client.get("/").content.decode()


def test_moments_are_told_in_the_account_s_own_time(person: Maker, rf: RequestFactory) -> None:
    def zone(user: Any) -> str:
        request = rf.get("/")
        request.user = user
        answer: Any = OwnLanguage(lambda _: HttpResponse(str(get_current_timezone())))(request)
        return str(answer.text)

    ann = person("ann")
    change_settings(user=ann, chosen={"time_zone": "Asia/Vladivostok"})
    assert zone(ann) == "Asia/Vladivostok"
    assert zone(AnonymousUser()) == "UTC"


# --- looks, sounds, questions ----------------------------------------------------------------


def test_the_page_knows_the_theme(client: Client, person: Maker) -> None:
    ann = person("ann")
    client.force_login(ann)
    assert "data-theme" not in client.get("/").content.decode()
    change_settings(user=ann, chosen={"theme": "dark"})
    assert 'data-theme="dark"' in client.get("/").content.decode()


def test_the_table_s_scripts_know_about_sounds_and_questions(client: Client, person: Maker) -> None:
    guest = create_guest(language="ru")
    table = begun([guest, person("bob")])
    client.force_login(guest)
    told = client.get(f"/table/{table.uid}/").context["page"]["settings"]
    assert (told["sounds"], told["confirm_moves"]) == (True, False)
    change_settings(user=guest, chosen={"sounds": False, "confirm_moves": True})
    told = client.get(f"/table/{table.uid}/").context["page"]["settings"]
    assert (told["sounds"], told["confirm_moves"]) == (False, True)
    client.logout()
    assert client.get(f"/table/{table.uid}/").context["page"]["settings"] == {}


# --- programs --------------------------------------------------------------------------------


def test_a_program_bears_its_title_and_is_not_rated(client: Client, person: Maker) -> None:
    ann = person("ann")
    client.force_login(ann)
    client.post("/settings/program/")
    ann.refresh_from_db()
    assert not ann.is_program
    client.post("/settings/program/", {"sure": "on"})
    ann.refresh_from_db()
    assert (ann.is_program, ann.is_rated) == (True, False)
    assert [title["name"]["en"] for title in ann.to_json()["titles"]] == ["Bot"]


def test_a_program_is_declared_once(person: Maker) -> None:
    ann = person("ann")
    declare_program(user=ann)
    declare_program(user=ann)
    assert Title.objects.filter(user=ann, kind=Title.Kind.PROGRAM).count() == 1


def test_no_form_of_the_person_takes_it_back(client: Client, person: Maker) -> None:
    ann = person("ann")
    declare_program(user=ann)
    client.force_login(ann)
    client.post("/settings/", CHOSEN | {"is_program": ""})
    client.post("/settings/program/", {})
    ann.refresh_from_db()
    assert ann.is_program
