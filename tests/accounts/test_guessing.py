"""Guessers are held up, and nobody is locked out by them."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.totp.internal import auth as totp
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret
from django.core import mail
from django.test import Client

from accounts import known_browsers
from accounts.models import User
from tables.live.publishing import server

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[..., User]
LOCKED = "Too many wrong passwords"


@pytest.fixture(autouse=True)
def one_proxy(settings: Any) -> None:
    settings.TRUSTED_PROXIES = 1


class Browser:
    """A browser somewhere in the world."""

    def __init__(self, address: str) -> None:
        self.client = Client(headers={"x-forwarded-for": address, "accept-language": "en"})

    def sign_in(self, password: str, login: str = "ann") -> str:
        body = {"login": login, "password": password}
        answer = self.client.post("/accounts/login/", body, follow=True)
        return str(answer.content.decode())

    def guess(self, times: int, login: str = "ann") -> None:
        for number in range(times):
            self.sign_in(f"guess {number}", login)

    @property
    def is_in(self) -> bool:
        return "_auth_user_id" in self.client.session

    def is_let_in(self) -> bool:
        self.sign_in("secret")
        return self.is_in


def known(address: str) -> Browser:
    """Return a browser in which ann has signed in and out again."""
    browser = Browser(address)
    assert browser.is_let_in()
    browser.client.post("/accounts/logout/")
    assert not browser.is_in
    return browser


# --- passwords -------------------------------------------------------------------------------


def test_ten_wrong_passwords_lock_their_own_address_alone(person: Maker) -> None:
    person("ann", language="en")
    guesser = Browser("6.6.6.6")
    guesser.guess(10)
    assert LOCKED in guesser.sign_in("secret")
    assert not Browser("6.6.6.6").is_let_in()
    assert Browser("9.9.9.9").is_let_in()


def test_a_browser_that_is_known_is_not_locked_by_its_neighbours(person: Maker) -> None:
    person("ann", language="en")
    mine = known("6.6.6.6")
    guesser = Browser("6.6.6.6")
    guesser.guess(10)
    guesser.guess(15, "bob")
    assert LOCKED in guesser.sign_in("secret", "cid")
    assert mine.is_let_in()


def test_the_wrong_passwords_of_a_known_browser_are_its_own(person: Maker) -> None:
    person("ann", language="en")
    mine, other = known("6.6.6.6"), known("6.6.6.6")
    mine.guess(10)
    assert LOCKED in mine.sign_in("secret")
    assert other.is_let_in()
    assert Browser("6.6.6.6").is_let_in()


def test_a_browser_is_known_to_those_alone_who_have_signed_in_there(person: Maker) -> None:
    person("ann", language="en"), person("bob", language="en")
    bobs = Browser("6.6.6.6")
    bobs.sign_in("secret", "bob")
    assert bobs.is_in
    bobs.client.post("/accounts/logout/")
    bobs.guess(10)
    assert LOCKED in bobs.sign_in("secret")


@pytest.mark.parametrize("forged", ["", "x", "WyJiIixbMV1d:1abc:sig"])
def test_a_mark_that_is_not_ours_is_none(person: Maker, forged: str) -> None:
    person("ann", language="en")
    mine = known("6.6.6.6")
    Browser("6.6.6.6").guess(10)
    signed = mine.client.cookies[known_browsers.COOKIE].value
    for value in (forged, f"{signed}x", signed[1:]):
        mine.client.cookies[known_browsers.COOKIE] = value
        assert not mine.is_let_in()
    mine.client.cookies[known_browsers.COOKIE] = signed
    assert mine.is_let_in()


def test_the_mark_tells_scripts_and_other_sites_nothing(person: Maker) -> None:
    person("ann", language="en")
    mark = known("6.6.6.6").client.cookies[known_browsers.COOKIE]
    assert mark["httponly"]
    assert mark["samesite"] == "Lax"
    assert mark["max-age"] == 365 * 24 * 3600


def test_guests_leave_no_mark() -> None:
    client = Client(headers={"x-forwarded-for": "6.6.6.6"})
    client.post("/accounts/guest/")
    assert known_browsers.COOKIE not in client.cookies
    client.post("/accounts/keep/", {"username": "Annie", "password1": "Nine lives 9", "email": ""})
    assert known_browsers.COOKIE in client.cookies


def test_guessers_from_everywhere_slow_strangers_down_and_nobody_else(
    settings: Any, person: Maker
) -> None:
    settings.ACCOUNT_RATE_LIMITS = settings.ACCOUNT_RATE_LIMITS | {
        "login_failed_everywhere": "30/h/key"
    }
    ann = person("ann", language="en")
    EmailAddress.objects.create(user=ann, email=ann.email, primary=True, verified=True)
    mine = known("9.9.9.9")
    for number in range(4):
        Browser(f"6.6.6.{number}").guess(9)
    new = Browser("8.8.8.8")
    assert LOCKED in new.sign_in("secret")
    assert mine.is_let_in()
    set_new_password(new.client)
    new.sign_in("Nine lives 9")
    assert new.is_in


def test_one_address_alone_cannot_slow_others_down(settings: Any) -> None:
    rates = settings.ACCOUNT_RATE_LIMITS
    found = re.search(r"(\d+)/(\d+)m/key", rates["login_failed"])
    assert found
    tries, minutes = found.groups()
    everywhere = int(rates["login_failed_everywhere"].partition("/")[0])
    assert 5 * int(tries) * 60 // int(minutes) <= everywhere


def test_a_program_at_another_address_gets_its_token(person: Maker) -> None:
    person("ann", language="en")
    Browser("6.6.6.6").guess(10)
    body = {"username": "ann", "password": "secret"}
    codes = [
        Client(headers={"x-forwarded-for": address})
        .post("/api/v1/token/", body, content_type="application/json")
        .status_code
        for address in ("6.6.6.6", "9.9.9.9")
    ]
    assert codes == [429, 200]


def test_a_name_that_nobody_has_is_answered_and_counted_alike(person: Maker) -> None:
    person("ann", language="en")
    told = []
    for address, login in (("6.6.6.6", "ann"), ("7.7.7.7", "nobody")):
        guesser = Browser(address)
        answers = [guesser.sign_in("guess", login) for _ in range(12)]
        told.append([("is wrong" in one, LOCKED in one) for one in answers])
    assert told[0] == told[1] == [(True, False)] * 10 + [(False, True)] * 2


# --- new passwords by letter -----------------------------------------------------------------


def set_new_password(client: Client) -> None:
    client.post("/accounts/password/reset/", {"email": "ann@example.org"})
    found = re.findall(r"http://testserver(/accounts/password/reset/key/\S+)", _letters())
    form = client.get(found[0], follow=True)
    new = {"password1": "Nine lives 9", "password2": "Nine lives 9"}
    client.post(form.redirect_chain[-1][0], new)


def _letters() -> str:
    return " ".join(str(letter.body) for letter in mail.outbox)


def test_nobody_keeps_a_new_password_from_anybody_or_fills_their_mailbox(person: Maker) -> None:
    ann = person("ann", language="en")
    EmailAddress.objects.create(user=ann, email=ann.email, primary=True, verified=True)
    answers = set()
    for number in range(8):
        client = Browser(f"6.6.6.{number}").client
        answer = client.post("/accounts/password/reset/", {"email": "ann@example.org"})
        answers.add((answer.status_code, answer["Location"]))
    assert len(answers) == 1
    assert len(mail.outbox) == 3
    mine = Browser("9.9.9.9")
    set_new_password(mine.client)
    mine.sign_in("Nine lives 9")
    assert mine.is_in


# --- the second factor -----------------------------------------------------------------------


def test_who_has_the_password_cannot_lock_the_second_factor_of_a_known_browser(
    person: Maker,
) -> None:
    ann = person("ann", language="en")
    mine = known("9.9.9.9")
    secret = generate_totp_secret()
    TOTP.activate(ann, secret)
    thief, traveller = Browser("6.6.6.6"), Browser("8.8.8.8")
    for browser in (thief, traveller, mine):
        browser.sign_in("secret")
        assert not browser.is_in
    for _ in range(11):
        answer = thief.client.post("/accounts/2fa/authenticate/", {"code": "000000"})
    assert LOCKED in answer.content.decode()
    traveller.client.post("/accounts/2fa/authenticate/", {"code": code(secret)})
    assert not traveller.is_in  # codes are few: from elsewhere they are counted together
    mine.client.post("/accounts/2fa/authenticate/", {"code": code(secret)})
    assert mine.is_in


def test_a_known_browser_does_not_guess_codes_for_ever(person: Maker) -> None:
    ann = person("ann", language="en")
    mine = known("9.9.9.9")
    TOTP.activate(ann, generate_totp_secret())
    mine.sign_in("secret")
    told = [
        mine.client.post("/accounts/2fa/authenticate/", {"code": "000000"}).content.decode()
        for _ in range(11)
    ]
    assert [LOCKED in one for one in told] == [False] * 10 + [True]


def code(secret: str) -> str:
    """Return the code of this half minute."""
    _before, now, _after = totp.yield_hotp_counters_from_time()
    return str(totp.format_hotp_value(totp.hotp_value(secret, now)))


# --- signing up ------------------------------------------------------------------------------


def test_nobody_signs_up_by_the_thousand_from_one_address(settings: Any) -> None:
    settings.ACCOUNT_RATE_LIMITS = settings.ACCOUNT_RATE_LIMITS | {"signup": "20/m/ip,3/d/ip"}
    codes = []
    for number in range(4):
        browser = Browser("6.6.6.6")
        for key in server().scan_iter("*signup*20/60*"):
            server().delete(key)
        body = {"username": f"player{number}x", "password1": "Nine lives 9", "email": ""}
        codes.append(browser.client.post("/accounts/signup/", body).status_code)
    assert codes == [302, 302, 302, 429]
