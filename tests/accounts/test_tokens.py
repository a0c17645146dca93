"""Keys for programs: several, each shown once, kept as a hash, with an end."""

import re
from collections.abc import Callable
from datetime import timedelta
from hashlib import sha256
from importlib import import_module
from typing import Any

import pytest
from django.apps import apps
from django.contrib.admin.models import LogEntry
from django.core.exceptions import ValidationError
from django.db import connection
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from accounts.models import Act, Token, User
from accounts.services import tokens
from tests.api_client import client_of, key_for
from tests.desk import Desk

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[[str], User]


def at_the_page(client: Client, user: User) -> None:
    User.objects.filter(pk=user.pk).update(language="en")
    client.force_login(user)
    client.post("/accounts/reauthenticate/", {"password": "secret"})


def make(client: Client, name: str = "my bot", days: int = 365) -> str:
    answer = client.post("/settings/token/", {"name": name, "days": days})
    return str(answer.content.decode())


def shown_key(page: str) -> str:
    found = re.search(r'value="(zst_[^"]+)"', page)
    return found[1] if found else ""


def opens(key: str) -> bool:
    answer = Client().get("/api/v1/friends/", headers={"authorization": f"Token {key}"})
    return bool(answer.status_code == 200)


# --- the page --------------------------------------------------------------------------------


def test_the_page_asks_for_the_password_and_is_never_kept(client: Client, person: Maker) -> None:
    client.force_login(person("ann"))
    assert client.get("/settings/token/")["Location"].startswith("/accounts/reauthenticate/")
    at_the_page(client, User.objects.get())
    page = client.get("/settings/token/")
    assert "no-store" in page["Cache-Control"]
    assert "None yet" in page.content.decode()


def test_a_key_is_shown_once_and_only_its_hash_is_kept(client: Client, person: Maker) -> None:
    at_the_page(client, person("ann"))
    key = shown_key(make(client))
    assert len(key) > 40
    assert opens(key)
    kept = Token.objects.get()
    assert kept.digest == sha256(key.encode()).hexdigest()
    assert key not in " ".join(str(value) for value in vars(kept).values())
    page = client.get("/settings/token/").content.decode()
    assert key not in page
    assert kept.digest not in page
    assert kept.prefix in page
    assert "my bot" in page


def test_each_key_is_ended_by_itself(client: Client, person: Maker) -> None:
    ann = person("ann")
    at_the_page(client, ann)
    first, second = shown_key(make(client, "one")), shown_key(make(client, "two"))
    number = ann.tokens.get(name="one").pk
    client.post(f"/settings/token/{number}/end/")
    assert (opens(first), opens(second)) == (False, True)


def test_nobody_ends_another_s_key(client: Client, person: Maker) -> None:
    key = key_for(person("bob"))
    at_the_page(client, person("ann"))
    client.post(f"/settings/token/{Token.objects.get().pk}/end/")
    assert opens(key)


def test_twenty_keys_are_enough(client: Client, person: Maker) -> None:
    ann = person("ann")
    for number in range(tokens.MOST):
        tokens.make(user=ann, name=f"key {number}")
    at_the_page(client, ann)
    page = make(client)
    assert "You have 20 keys already" in page
    assert not shown_key(page)
    assert ann.tokens.count() == tokens.MOST


@pytest.mark.parametrize(
    ("name", "days"), [("", 365), ("x" * 41, 365), ("bot", 7), ("bot", 100_000), ("bot", "never")]
)
def test_a_key_without_a_name_or_an_end_is_not_made(
    client: Client, person: Maker, name: str, days: Any
) -> None:
    at_the_page(client, person("ann"))
    make(client, name, days)
    assert not Token.objects.exists()


def test_no_service_makes_a_key_without_a_name(person: Maker) -> None:
    ann = person("ann")
    for name in (" ", "a\u202eb", "x" * 41):
        with pytest.raises(ValidationError, match="what the key is for"):
            tokens.make(user=ann, name=name)


# --- how long they open ----------------------------------------------------------------------


def test_a_key_opens_nothing_after_its_time(person: Maker) -> None:
    ann = person("ann")
    made = tokens.make(user=ann, name="bot", days=30)
    left = made.token.expires_at - timezone.now()
    assert timedelta(days=29) < left <= timedelta(days=30)
    assert opens(made.key)
    Token.objects.update(expires_at=timezone.now())
    assert not opens(made.key)
    tokens.end_expired()
    assert not Token.objects.exists()


def test_a_banned_account_s_keys_open_nothing(person: Maker) -> None:
    key = key_for(person("ann"))
    User.objects.update(is_active=False)
    assert not opens(key)


def test_the_last_use_is_written_once_an_hour(
    person: Maker, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client = client_of(person("ann"))
    assert Token.objects.filter(used_at=None).exists()
    client.get("/api/v1/friends/")
    token = Token.objects.get()
    used = token.used_at
    assert used
    with django_assert_num_queries(0):
        tokens.note_use(token)
    Token.objects.update(used_at=used - timedelta(hours=2))
    client.get("/api/v1/friends/")
    token.refresh_from_db()
    assert token.used_at
    assert token.used_at >= used


# --- those of before -------------------------------------------------------------------------


@pytest.mark.django_db(transaction=True)
def test_keys_that_lay_in_clear_go_on_opening_and_lie_there_no_more(person: Maker) -> None:
    ann, key = person("ann"), "9944b09199c62bcf9418ad846dd0e4bbdfc6ee4b"
    with connection.cursor() as cursor:
        cursor.execute(
            "CREATE TABLE authtoken_token (key varchar(40), created timestamp, user_id bigint)"
        )
        cursor.execute(
            "INSERT INTO authtoken_token (key, created, user_id) VALUES (%s, %s, %s)",
            [key, timezone.now(), ann.pk],
        )
    migration = import_module("accounts.migrations.0010_tokens_hashed")
    for _ in range(2):  # the second time there is nothing to do
        with connection.schema_editor(atomic=False) as editor:
            migration.take_over(apps, editor)
    assert opens(key)
    assert "authtoken_token" not in connection.introspection.table_names()
    kept = Token.objects.get()
    assert (kept.prefix, kept.name) == ("9944b0", "Прежний ключ")
    assert key not in str(vars(kept))


# --- operators -------------------------------------------------------------------------------


def test_an_operator_sees_whose_a_key_is_and_ends_it_but_never_sees_it(person: Maker) -> None:
    desk, key = Desk(person("operator")), key_for(person("ann"))
    token = Token.objects.get()
    for page in (desk.text("/admin/accounts/token/"), desk.page(token)):
        assert token.prefix in page
        assert "ann" in page
        assert token.digest not in page
        assert key not in page
    assert desk.do(token, "revoke", reason="found on a wall").status_code == 302
    assert not opens(key)
    assert Act.objects.get().details == {"prefix": token.prefix}
    [entry] = LogEntry.objects.all()
    assert entry.object_repr == "ann"
