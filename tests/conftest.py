"""What tests share."""

import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import hypothesis
import pytest
from django.utils import translation

from accounts.models import User
from tables.live.publishing import server

SEED = os.environ.get("SEED", "")
"""Another one deals other cards in every test that plays through the services: SEED=2 make test."""

hypothesis.settings.register_profile("house", deadline=None, derandomize=not SEED)
hypothesis.settings.load_profile("house")


@pytest.fixture(autouse=True)
def repeatable_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal, name tables and let bots think alike in every run, but not alike in two tests."""
    dice = random.Random(f"{SEED} {request.node.nodeid}")

    def token(count: int | None = None) -> bytes:
        return dice.randbytes(count or 32)

    def letters(length: int, allowed: str = "abcdefghjkmnpqrstuvwxyz") -> str:
        return "".join(dice.choices(allowed, k=length))

    monkeypatch.setattr("secrets.token_bytes", token)
    monkeypatch.setattr("tables.models.table.get_random_string", letters)


@pytest.fixture(scope="session")
def django_db_keepdb() -> bool:
    """Leave the database where it is: its folder goes, the whole server with it."""
    return True


@pytest.fixture(autouse=True)
def counted_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count what the lobby shows anew for every page."""
    monkeypatch.setattr("tables.pages.counted.FRESH", 0.0)


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Begin every test in English, whatever language a page left behind in the test before."""
    with translation.override("en"):
        yield


@pytest.fixture
def person(db: None) -> Callable[[str], User]:
    """Return a maker of accounts."""
    del db

    def make(name: str, **more: Any) -> User:
        return User.objects.create_user(name, f"{name}@example.org", "secret", **more)

    return make


@pytest.fixture
def plain_files(settings: Any) -> None:
    """Serve static files under their own names: none are gathered for tests."""
    plain = "django.contrib.staticfiles.storage.StaticFilesStorage"
    settings.STORAGES = {**settings.STORAGES, "staticfiles": {"BACKEND": plain}}


@pytest.fixture
def empty_redis() -> None:
    """Forget rates, tries, marks of presence and whatever else tests before have left."""
    server().flushdb()
