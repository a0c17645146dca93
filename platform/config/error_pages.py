"""What is answered where no view could: a page for people, a problem for programs."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.translation import gettext as _
from django.views import defaults

from tables.api.problems import ProblemRenderer, body, nothing_here

_API = "/api/"


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer who asks for an address that leads nowhere."""
    if request.path.startswith(_API):
        return _problem(404, "not_found", nothing_here())
    return defaults.page_not_found(request, exception)


def fault(request: HttpRequest) -> HttpResponse:
    """Answer who has met a fault of our own; it stands in the log."""
    if request.path.startswith(_API):
        return _problem(500, "fault", _("Something broke on our side, and it is written down."))
    return defaults.server_error(request)


def _problem(status: int, code: str, detail: str) -> HttpResponse:
    told = body(status, code, detail)
    return JsonResponse(told, status=status, content_type=ProblemRenderer.media_type)
