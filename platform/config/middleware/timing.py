"""Times every request, by the view that answered it."""

import time
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.urls import ResolverMatch

from config.metrics.pages import HTTP_ANSWERS, HTTP_SECONDS

NO_VIEW = "none"
"""Of static files, and of addresses that there are not: whatever is asked, one name."""


def timing(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[..., HttpResponse]:
    """Return the middleware."""

    def middleware(request: HttpRequest) -> HttpResponse:
        begun = time.perf_counter()
        response = get_response(request)
        view = _counted_as(request.resolver_match)
        HTTP_SECONDS.labels(view).observe(time.perf_counter() - begun)
        HTTP_ANSWERS.labels(view, f"{response.status_code // 100}xx").inc()
        return response

    return middleware


def _counted_as(match: ResolverMatch | None) -> str:
    """Return a view's name, or another's under which it is counted for it to tell nothing."""
    if match is None:
        return NO_VIEW
    return str(getattr(getattr(match.func, "cls", None), "counted_as", match.view_name))
