"""The site as an app of a phone or a desk: its manifest, and its service worker for calls."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import get_language, gettext
from django.views.decorators.http import require_safe

ICON_SIZES = (192, 512)


@require_safe
def service_worker(request: HttpRequest) -> HttpResponse:
    """Return the script, the same for everybody; the browser asks each time whether it changed.

    It lies at the root of the site, for only there it may serve every page.
    """
    del request
    return HttpResponse(
        render_to_string("service-worker.js"),
        content_type="text/javascript; charset=utf-8",
        headers={"Cache-Control": "no-cache"},
    )


@require_safe
def offline(request: HttpRequest) -> HttpResponse:
    """Return the page that the service worker keeps for when there is no network."""
    del request
    return HttpResponse(render_to_string("offline.html"))


@require_safe
def manifest(request: HttpRequest) -> JsonResponse:
    """Return what the site is called and looks like once it is put on a home screen."""
    del request
    about = {
        "id": "/",
        "name": gettext("Zastolye"),
        "short_name": gettext("Zastolye"),
        "description": gettext("Table games, live in the browser: with people and with bots."),
        "lang": get_language(),
        "start_url": reverse("lobby"),
        "scope": "/",
        "display": "standalone",
        "share_target": {
            "action": reverse("shared-link"),
            "method": "GET",
            "params": {"title": "title", "text": "text", "url": "url"},
        },
        "theme_color": "#a4262c",
        "background_color": "#a4262c",
        "icons": [
            {
                "src": static(f"img/icon-{size}.png"),
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for size in ICON_SIZES
            for purpose in ("any", "maskable")
        ],
    }
    return JsonResponse(about, content_type="application/manifest+json")
