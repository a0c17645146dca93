"""The door: names, passwords, letters, the second factor, and what keeps guessers out."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.totp.internal import auth as totp
from django.core import mail
from django.core.exceptions import ImproperlyConfigured
from django.test import Client, RequestFactory

from accounts.addresses import client_address
from accounts.models import Token, User
from config import environment
from tables.live.publishing import server
from tests.api_client import key_for

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[[str], User]


def forget(pattern: str) -> None:
    for key in server().scan_iter(pattern):
        server().delete(key)


def sign_up(client: Client, name: str, **more: str) -> Any:
    return client.post(
        "/accounts/signup/", {"username": name, "password1": "Nine lives 9", "email": "", **more}
    )


def sign_in(client: Client, login: str, password: str, **headers: str) -> str:
    body = {"login": login, "password": password}
    answer = client.post("/accounts/login/", body, follow=True, headers=headers)
    return str(answer.content.decode())


def is_signed_in(client: Client) -> bool:
    return "_auth_user_id" in client.session


# --- signing up ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("BOB", "looks too much like"),
        ("ВОВ", "looks too much like"),
        ("Воb", "several alphabets"),
        ("b o b", "looks too much like"),
        ("Guest-1", "given by the site alone"),
        ("deleted-7", "given by the site alone"),
        ("dеlеtеd-7", "several alphabets"),
        ("ОПЕРАТОР", "given by the site alone"),
        ("bob\u3164", "cannot be seen"),
        ("-bob-", "begins and ends with a letter"),
        ("bob@home", "begins and ends with a letter"),
        ("n" * 25, "24"),
        ("x" * 25, "24"),
    ],
)
def test_a_name_that_is_none_or_another_s_is_refused_with_a_sentence(
    person: Maker, client: Client, name: str, sentence: str
) -> None:
    person("bob")
    client.cookies["django_language"] = "en"
    told = sign_up(client, name).content.decode()
    assert sentence in told
    assert User.objects.count() == 1


def test_a_weak_password_is_refused_with_a_sentence(client: Client) -> None:
    client.cookies["django_language"] = "en"
    told = sign_up(client, "ann", password1="12345").content.decode()
    assert "too short" in told
    assert "entirely numeric" in told
    assert not User.objects.exists()


def test_whoever_signs_up_is_in_and_gets_a_letter_in_their_language(client: Client) -> None:
    client.cookies["django_language"] = "ru"
    sign_up(client, "Аня", email="anya@example.org")
    assert is_signed_in(client)
    assert User.objects.get().language == "ru"
    [letter] = mail.outbox
    assert letter.to == ["anya@example.org"]
    assert re.search("[а-я]", str(letter.subject))
    link = re.search(r"http://testserver(/accounts/confirm-email/\S+)", str(letter.body))
    assert link
    client.post(link[1])
    assert EmailAddress.objects.get().verified


def test_nobody_learns_by_signing_up_which_address_has_an_account(
    client: Client, person: Maker
) -> None:
    EmailAddress.objects.create(
        user=person("ann"), email="ann@example.org", primary=True, verified=True
    )
    shown = []
    for name, address in (("bob", "ann@example.org"), ("cid", "new@example.org")):
        answer = sign_up(client, name, email=address)
        told = client.get(answer["Location"]).content.decode()
        assert is_signed_in(client)
        shown.append((answer.status_code, answer["Location"], address in told))
        client.logout()
    assert shown[0] == shown[1]
    to_ann, to_new = mail.outbox
    assert (to_ann.to, to_new.to) == (["ann@example.org"], ["new@example.org"])
    assert "/accounts/password/reset/" in to_ann.body
    assert "confirm-email" not in to_ann.body
    assert "confirm-email" in to_new.body


def test_an_address_that_somebody_claims_unconfirmed_is_still_free_for_its_owner(
    client: Client,
) -> None:
    sign_up(client, "squatter", email="ann@example.org")
    client.logout()
    forget("*confirm_email*")
    sign_up(client, "ann", email="ann@example.org")
    link = re.search(r"http://testserver(/accounts/confirm-email/\S+)", str(mail.outbox[1].body))
    assert link
    client.post(link[1])
    assert EmailAddress.objects.get(verified=True).user.username == "ann"
    client.logout()
    client.post("/accounts/password/reset/", {"email": "ann@example.org"})
    assert [letter.body.startswith("ann, ") for letter in mail.outbox[2:]] == [True]


# --- signing in ------------------------------------------------------------------------------


def test_a_name_opens_the_door_in_any_case_and_alphabet(client: Client, person: Maker) -> None:
    person("Мария")
    sign_in(client, "мАРИЯ", "secret")
    assert is_signed_in(client)


def test_the_eleventh_wrong_password_in_a_row_is_refused_and_then_the_right_one_too(
    client: Client, person: Maker
) -> None:
    person("ann")
    for _ in range(10):
        assert "is wrong" in sign_in(client, "ann", "guess", **{"accept-language": "en"})
    locked = "Too many wrong passwords. Wait ten minutes"
    assert locked in sign_in(client, "ann", "guess", **{"accept-language": "en"})
    assert locked in sign_in(client, "Ann", "secret", **{"accept-language": "en"})
    assert locked in sign_in(client, "ann@example.org", "secret", **{"accept-language": "en"})
    assert not is_signed_in(client)


def test_a_lock_is_one_account_s_alone(client: Client, person: Maker) -> None:
    person("ann"), person("bob")
    for _ in range(11):
        sign_in(client, "ann", "guess")
    sign_in(client, "bob", "secret")
    assert is_signed_in(client)


def test_a_new_password_by_letter_opens_the_lock(client: Client, person: Maker) -> None:
    EmailAddress.objects.create(user=person("ann"), email="ann@example.org", primary=True)
    for _ in range(11):
        sign_in(client, "ann", "guess")
    password_by_letter(client)
    sign_in(client, "ann", "Nine lives 9")
    assert is_signed_in(client)


def test_wrong_passwords_for_an_address_that_two_claim_count_for_the_address(
    client: Client, person: Maker
) -> None:
    for name in ("ann", "squatter"):
        EmailAddress.objects.create(user=person(name), email="both@example.org")
    for _ in range(10):
        sign_in(client, "both@example.org", "guess")
    sign_in(client, "both@example.org", "secret")
    assert not is_signed_in(client)
    sign_in(client, "ann", "secret")
    assert is_signed_in(client)


def test_many_names_from_one_address_are_refused_too(client: Client, person: Maker) -> None:
    for number in range(20):
        sign_in(client, f"nobody{number}", "guess")
    person("ann")
    sign_in(client, "ann", "secret")
    assert not is_signed_in(client)
    for key in server().scan_iter("*allauth:rl*"):
        assert "nobody" not in key.decode()


def test_a_letter_speaks_to_whom_it_goes_and_names_nobody_else(
    client: Client, person: Maker
) -> None:
    ann = person("ann")
    User.objects.filter(pk=ann.pk).update(language="en")
    client.force_login(person("bob"))
    client.post("/accounts/password/reset/", {"email": "ann@example.org"})
    client.post("/accounts/password/reset/", {"email": "nobody@example.org"})
    to_ann, to_nobody = mail.outbox
    assert "ann, hello!" in to_ann.body
    assert "http://testserver/" in to_ann.body
    assert "bob" not in f"{to_ann.body} {to_nobody.body}"


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_change_of_the_door_is_told_by_letter(
    client: Client, person: Maker, language: str
) -> None:
    ann = person("ann")
    User.objects.filter(pk=ann.pk).update(language=language)
    EmailAddress.objects.create(user=ann, email="ann@example.org", primary=True, verified=True)
    client.force_login(ann)
    switch_on(client)
    client.post("/accounts/2fa/totp/deactivate/")
    new = {"oldpassword": "secret", "password1": "Nine lives 9", "password2": "Nine lives 9"}
    client.post("/accounts/password/change/", new)
    assert len(mail.outbox) == 3
    assert all(letter.body.startswith("ann, ") for letter in mail.outbox)


def test_a_banned_account_is_told_so(client: Client, person: Maker) -> None:
    User.objects.filter(pk=person("ann").pk).update(is_active=False)
    told = sign_in(client, "ann", "secret", **{"accept-language": "en"})
    assert "This account is closed" in told


# --- the second factor -----------------------------------------------------------------------


def switch_on(client: Client) -> str:
    """Switch the app with codes on, as the pages do it; return its secret."""
    client.post("/accounts/reauthenticate/", {"password": "secret"})
    page = client.get("/accounts/2fa/totp/activate/")
    secret: str = page.context["form"].secret
    client.post("/accounts/2fa/totp/activate/", {"code": code(secret)})
    return secret


def code(secret: str) -> str:
    """Return the code of this half minute: it is taken for another half at least."""
    _before, now, _after = totp.yield_hotp_counters_from_time()
    return str(totp.format_hotp_value(totp.hotp_value(secret, now)))


def test_with_a_second_factor_the_password_alone_opens_nothing(
    client: Client, person: Maker
) -> None:
    client.force_login(person("ann"))
    secret = switch_on(client)
    spare = client.get("/accounts/2fa/recovery-codes/").context["unused_codes"]
    assert len(spare) == 10
    client.logout()
    sign_in(client, "ann", "secret")
    assert not is_signed_in(client)
    client.post("/accounts/2fa/authenticate/", {"code": "000000"})
    assert not is_signed_in(client)
    forget("*mfa.totp*")  # the code that switched it on is not taken twice
    client.post("/accounts/2fa/authenticate/", {"code": code(secret)})
    assert is_signed_in(client)
    client.logout()
    sign_in(client, "ann", "secret")
    client.post("/accounts/2fa/authenticate/", {"code": spare[0]})
    assert is_signed_in(client)


# --- the key for programs --------------------------------------------------------------------


def new_password(client: Client) -> None:
    new = {"oldpassword": "secret", "password1": "Nine lives 9", "password2": "Nine lives 9"}
    client.post("/accounts/password/change/", new)


def password_by_letter(client: Client) -> None:
    client.logout()
    client.post("/accounts/password/reset/", {"email": "ann@example.org"})
    body = str(mail.outbox[0].body)
    link = re.search(r"http://testserver(/accounts/password/reset/key/\S+)", body)
    assert link
    form = client.get(link[1], follow=True)
    new = {"password1": "Nine lives 9", "password2": "Nine lives 9"}
    client.post(form.redirect_chain[-1][0], new)


def first_password(client: Client) -> None:
    ann = User.objects.get(username="ann")
    ann.set_unusable_password()
    ann.save()
    client.force_login(ann)
    new = {"password1": "Nine lives 9", "password2": "Nine lives 9"}
    client.post("/accounts/password/set/", new)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("change", [new_password, password_by_letter, first_password, switch_on])
def test_a_key_for_programs_does_not_outlive_a_change_of_the_door(
    client: Client, person: Maker, change: Callable[[Client], object]
) -> None:
    ann, bob = person("ann"), person("bob")
    for user in (ann, bob):
        key_for(user)
    client.force_login(ann)
    change(client)
    assert list(Token.objects.values_list("user__username", flat=True)) == ["bob"]


# --- whence a request comes ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("proxies", "told", "believed"),
    [
        (0, "9.9.9.9", "10.0.0.1"),
        (1, "9.9.9.9", "9.9.9.9"),
        (1, "6.6.6.6, 9.9.9.9", "9.9.9.9"),
        (2, "6.6.6.6, 9.9.9.9, 8.8.8.8", "9.9.9.9"),
        (2, "9.9.9.9", "10.0.0.1"),
        (1, "", "10.0.0.1"),
        (1, "::ffff:9.9.9.9", "9.9.9.9"),
        (1, "rubbish", ""),
    ],
)
def test_only_our_own_proxies_are_believed(
    settings: Any, proxies: int, told: str, believed: str
) -> None:
    settings.TRUSTED_PROXIES = proxies
    headers = {"x-forwarded-for": told} if told else {}
    request = RequestFactory(REMOTE_ADDR="10.0.0.1").get("/", headers=headers)
    assert client_address(request) == believed


def test_guessers_behind_a_proxy_are_counted_by_their_own_address(
    settings: Any, client: Client, person: Maker
) -> None:
    settings.TRUSTED_PROXIES = 1
    person("ann")
    for number in range(20):
        sign_in(client, f"nobody{number}", "guess", **{"x-forwarded-for": "6.6.6.6"})
    sign_in(client, "ann", "secret", **{"x-forwarded-for": "6.6.6.6"})
    assert not is_signed_in(client)
    sign_in(client, "ann", "secret", **{"x-forwarded-for": "9.9.9.9"})
    assert is_signed_in(client)


def test_all_addresses_of_an_ipv6_household_are_counted_together(
    settings: Any, client: Client, person: Maker
) -> None:
    settings.TRUSTED_PROXIES = 1
    person("ann")
    for number in range(20):
        here = f"2001:db8:0:1::{number:x}"
        sign_in(client, f"nobody{number}", "guess", **{"x-forwarded-for": here})
    sign_in(client, "ann", "secret", **{"x-forwarded-for": "2001:db8:0:1:ffff::1"})
    assert not is_signed_in(client)
    sign_in(client, "ann", "secret", **{"x-forwarded-for": "2001:db8:0:2::1"})
    assert is_signed_in(client)


@pytest.mark.parametrize("count", ["-1", "10", "one"])
def test_a_count_of_proxies_that_is_none_is_refused(
    monkeypatch: pytest.MonkeyPatch, count: str
) -> None:
    monkeypatch.setenv("TRUSTED_PROXIES", count)
    with pytest.raises(ImproperlyConfigured, match="TRUSTED_PROXIES"):
        environment.read()


def test_operators_come_in_by_the_same_door(client: Client) -> None:
    assert client.get("/admin/login/?next=/admin/")["Location"].startswith("/accounts/login/")
