"""What every page knows."""

from typing import Any

from django.http import HttpRequest

from accounts.friendships import wishes_to
from tables.lobby import my_tables


def everywhere(request: HttpRequest) -> dict[str, Any]:
    """Return how many tables, and how many wishes to be friends, wait for this person."""
    user = getattr(request, "user", None)
    if user is None or not user.is_authenticated or request.path.startswith("/admin/"):
        return {}
    mine = my_tables(user)
    return {
        "my_tables": len(mine),
        "waiting_for_me": sum(row["waits_for_me"] for row in mine),
        "friend_wishes": wishes_to(user),
    }
