"""The cache while Redis is away."""

from typing import Any

import pytest
from django.core.cache import caches
from django.test import Client

from accounts.models import User
from config.caching import PatientRedisCache

NOWHERE = "redis://127.0.0.1:1/0"


def test_while_redis_is_away_nothing_is_kept_and_nothing_fails() -> None:
    cache = PatientRedisCache(NOWHERE, {})
    assert cache.add("key", 1)
    cache.set("key", 1)
    assert cache.get("key", "nothing") == "nothing"
    assert not cache.delete("key")


def test_what_is_kept_is_found_again() -> None:
    cache = caches["default"]
    cache.delete("key")
    assert cache.add("key", [1])
    assert not cache.add("key", [2])
    assert cache.get("key") == [1]
    assert cache.delete("key")


@pytest.mark.django_db
def test_people_sign_in_while_redis_is_away(settings: Any, client: Client, person: Any) -> None:
    settings.CACHES = {"default": {**settings.CACHES["default"], "LOCATION": NOWHERE}}
    ann: User = person("ann")
    client.post("/accounts/login/", {"login": "ann", "password": "secret"})
    assert client.session["_auth_user_id"] == str(ann.pk)
