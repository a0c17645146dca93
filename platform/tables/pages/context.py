"""What every page knows."""

from typing import Any

from django.http import HttpRequest

from accounts.themes import theme_of
from tables.pages.bell import bell_of
from tables.pages.builds import build
from tables.pages.lobby import my_tables


def everywhere(request: HttpRequest) -> dict[str, Any]:
    """Return the page's build and theme, and what waits for whoever looks."""
    page = {"build": build(), "theme": theme_of(request)}
    user = getattr(request, "user", None)
    if user is None or not user.is_authenticated or request.path.startswith("/admin/"):
        return page
    mine = my_tables(user)
    bell = bell_of(user, mine)
    return page | {
        "bell": bell,
        "my_tables": len(mine),
        "waiting_for_me": len(bell.turns),
        "friend_wishes": len(bell.wishes),
    }
