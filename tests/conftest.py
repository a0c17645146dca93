"""What tests of the upper floors share."""

from collections.abc import Callable
from typing import Any

import pytest

from accounts.models import User


@pytest.fixture
def person(db: None) -> Callable[[str], User]:
    """Return a maker of accounts."""
    del db

    def make(name: str, **more: Any) -> User:
        return User.objects.create_user(name, f"{name}@example.org", "secret", **more)

    return make
