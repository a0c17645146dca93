"""Marks the browser in which somebody has just signed in."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from accounts import known_browsers


def marking(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[..., HttpResponse]:
    """Return the middleware."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        known_browsers.mark(request, response)
        return response

    return middleware
