"""The service worker's script: at the root of the site, for only there it may serve every page."""

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe


@require_safe
def service_worker(request: HttpRequest) -> HttpResponse:
    """Return the script, the same for everybody; the browser asks each time whether it changed."""
    del request
    return HttpResponse(
        render_to_string("service-worker.js"),
        content_type="text/javascript; charset=utf-8",
        headers={"Cache-Control": "no-cache"},
    )
