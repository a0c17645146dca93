"""Light or dark: an account's choice, or that of a browser nobody has signed in with."""

from django.http import HttpRequest, HttpResponse

from accounts.models import User

_COOKIE = "theme"
_YEAR = 365 * 24 * 3600


def theme_of(request: HttpRequest) -> str:
    """Return the theme this page is to have; nothing leaves it to the browser."""
    user = getattr(request, "user", None)
    if user is not None and user.is_authenticated:
        return str(user.theme)
    kept = request.COOKIES.get(_COOKIE, "")
    return kept if kept in User.Theme else ""


def keep_theme(response: HttpResponse, theme: str) -> None:
    """Let the browser remember it, for pages that are seen before signing in."""
    if theme:
        response.set_cookie(_COOKIE, theme, max_age=_YEAR, samesite="Lax")
    else:
        response.delete_cookie(_COOKIE, samesite="Lax")
