"""Friends, and which of them are here now."""

from collections.abc import Iterable
from typing import NamedTuple

from accounts.models import User
from tables import presence


class Friend(NamedTuple):
    """A friend, and whether they are somewhere on the site."""

    user: User
    here: bool


def with_presence(people: Iterable[User]) -> list[Friend]:
    """Return these people, those who are here first."""
    here = presence.here(presence.SITE)
    friends = [Friend(user, str(user.pk) in here) for user in people]
    return sorted(friends, key=lambda friend: not friend.here)
