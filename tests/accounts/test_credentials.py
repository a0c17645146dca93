"""A credential and its owner by one statement: as Django itself would read them."""

from collections.abc import Callable
from typing import Any

import pytest
from django.db.models import Model
from django.utils import timezone

from accounts.credentials import read_with_owners
from accounts.models import Session, Token, User
from accounts.services import tokens

pytestmark = [pytest.mark.django_db, pytest.mark.database]


def values(row: Model) -> dict[str, Any]:
    return {field.attname: getattr(row, field.attname) for field in row._meta.concrete_fields}


def test_every_field_is_what_django_reads(
    person: Callable[[str], User], django_assert_num_queries: Any
) -> None:
    ann = person("ann")
    User.objects.filter(pk=ann.pk).update(last_login=timezone.now())
    made = tokens.make(user=ann, name="bot").token
    with django_assert_num_queries(1):
        found = read_with_owners(Token, "digest", [made.digest])[made.digest]
        owner = found.user
    assert values(found) == values(Token.objects.get(pk=made.pk))
    assert values(owner) == values(User.objects.get(pk=ann.pk))
    owner.save()  # what was read can be kept again
    assert values(User.objects.get(pk=ann.pk)) == values(owner)


def test_what_nobody_owns_has_no_owner() -> None:
    Session.objects.create(session_key="k" * 32, session_data="", expire_date=timezone.now())
    found = read_with_owners(Session, "session_key", ["k" * 32])
    assert found["k" * 32].user is None


def test_what_is_not_there_is_not_found() -> None:
    assert read_with_owners(Token, "digest", ["nothing"]) == {}
    assert read_with_owners(Token, "digest", []) == {}


def test_many_are_read_by_one_statement(
    person: Callable[[str], User], django_assert_num_queries: Any
) -> None:
    made = [tokens.make(user=person(name), name="bot") for name in ("ann", "bob", "cid")]
    with django_assert_num_queries(1):
        found = tokens.find_all([made[2].key, "nothing", made[0].key, made[2].key])
    told = [token and token.user.username for token in found]
    assert told == ["cid", None, "ann", "cid"]
