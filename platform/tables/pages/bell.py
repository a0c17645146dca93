"""The bell: all that waits for somebody's answer, told on every page until it is given."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from accounts.friendships import askers_of
from accounts.models import User
from tables.invitations import open_invitations
from tables.models import Invitation
from tables.pages.table_words import row_words


class Bell(NamedTuple):
    """What waits for one person."""

    turns: list[dict[str, Any]]
    """Tables where it is their move."""
    invitations: list[Invitation]
    wishes: list[User]
    """Those who wish to be friends."""

    @property
    def number(self) -> int:
        """How many things wait."""
        return len(self.turns) + len(self.invitations) + len(self.wishes)


def bell_of(user: User, tables: Iterable[dict[str, Any]]) -> Bell:
    """Return what waits for a person at their tables and elsewhere, the most pressing first."""
    waiting = [row for row in tables if row["waits_for_me"]]
    return Bell([row_words(row) for row in waiting], open_invitations(user), askers_of(user))
