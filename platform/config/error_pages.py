"""What is answered where no view could: a page for people, a problem for programs."""

import sys

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template import loader
from django.utils.translation import gettext as _
from django.views import defaults

from tables.api.problems import ProblemRenderer, body, nothing_here
from tables.live.departures import away

_API = "/api/"
_RETRY_SECONDS = 5


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer who asks for an address that leads nowhere."""
    if request.path.startswith(_API):
        return _problem(404, "not_found", nothing_here())
    return defaults.page_not_found(request, exception)


def fault(request: HttpRequest) -> HttpResponse:
    """Answer who has met a fault of our own, or came while the database is away."""
    if isinstance(sys.exception(), OperationalError | InterfaceError):
        return _come_again(request)
    if request.path.startswith(_API):
        return _problem(500, "fault", _("Something broke on our side, and it is written down."))
    return defaults.server_error(request)


def _come_again(request: HttpRequest) -> HttpResponse:
    if request.path.startswith(_API):
        answer = _problem(503, "away", away().sentence())
    else:
        answer = HttpResponse(loader.get_template("503.html").render(), status=503)
    answer["Retry-After"] = str(_RETRY_SECONDS)
    return answer


def _problem(status: int, code: str, detail: str) -> HttpResponse:
    told = body(status, code, detail)
    return JsonResponse(told, status=status, content_type=ProblemRenderer.media_type)
