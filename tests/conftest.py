"""What tests of the upper floors share."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.utils import translation

from accounts.models import User
from tables.publishing import server


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
