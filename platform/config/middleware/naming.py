"""Gives every request a name, under which all its lines in the log can be found."""

import secrets
from collections.abc import Callable
from functools import partial

from django.http import HttpRequest, HttpResponse
from django.utils.functional import SimpleLazyObject

from tables.log_context import about

HEADER = "X-Request-Id"


def naming(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[..., HttpResponse]:
    """Return the middleware; the name stands in the answer too, for whoever asks for help."""

    def middleware(request: HttpRequest) -> HttpResponse:
        name = secrets.token_hex(8)
        with about(request=name, user=partial(user_of, request)):
            response = get_response(request)
        response[HEADER] = name
        return response

    return middleware


def user_of(request: HttpRequest) -> int | None:
    """Return who has signed in, as far as that has been looked up: a line asks for nothing."""
    user = request.__dict__.get("user")
    if isinstance(user, SimpleLazyObject):
        user = getattr(request, "_cached_user", None)
    return None if user is None else user.pk
