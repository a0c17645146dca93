"""An account is spoken to in its own language and in its own time, on whatever device."""

from zoneinfo import ZoneInfo

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import timezone, translation
from django.utils.deprecation import MiddlewareMixin

from accounts.models import User


class OwnLanguage(MiddlewareMixin):
    """Stands behind Django's own: what an account has chosen outweighs cookie and browser."""

    def process_request(self, request: HttpRequest) -> None:
        """Take up the account's language and time zone."""
        if isinstance(request.user, User):
            translation.activate(request.user.language)
            request.LANGUAGE_CODE = translation.get_language()
            timezone.activate(ZoneInfo(request.user.time_zone))

    def process_response(self, request: HttpRequest, response: HttpResponse) -> HttpResponse:
        """Leave no time zone behind for the next request."""
        del request
        timezone.deactivate()
        return response


def keep_in_cookie(response: HttpResponse, language: str) -> None:
    """Let the browser remember a language, as Django's own switch does."""
    response.set_cookie(
        settings.LANGUAGE_COOKIE_NAME,
        language,
        max_age=settings.LANGUAGE_COOKIE_AGE,
        path=settings.LANGUAGE_COOKIE_PATH,
        domain=settings.LANGUAGE_COOKIE_DOMAIN,
        secure=settings.LANGUAGE_COOKIE_SECURE,
        httponly=settings.LANGUAGE_COOKIE_HTTPONLY,
        samesite=settings.LANGUAGE_COOKIE_SAMESITE,
    )
