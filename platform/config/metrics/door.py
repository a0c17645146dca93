"""The address at which Prometheus reads, and who may."""

import secrets
from functools import cache

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from config.metrics.standing import FiguresNow

LOOPBACK = ("127.0.0.1", "::1")
_MARKS_OF_A_PROXY = ("forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip")


@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """Return all figures to whoever may read them; to others there is no such page."""
    if not _may_read(request):
        raise Http404
    body = b"".join(map(generate_latest, _sources()))
    return HttpResponse(body, content_type=CONTENT_TYPE_LATEST)


def _may_read(request: HttpRequest) -> bool:
    """With a token set, its bearer; without one, this machine itself, not through a proxy."""
    if settings.METRICS_TOKEN:
        word, _, given = request.headers.get("authorization", "").partition(" ")
        wanted = settings.METRICS_TOKEN.encode()
        return word.lower() == "bearer" and secrets.compare_digest(given.encode(), wanted)
    proxied = any(mark in request.headers for mark in _MARKS_OF_A_PROXY)
    return request.META.get("REMOTE_ADDR") in LOOPBACK and not proxied


@cache
def _sources() -> tuple[CollectorRegistry, CollectorRegistry]:
    """Return what has been counted, by all processes that share it, and how the house stands."""
    counted = REGISTRY
    if settings.METRICS_DIR is not None:
        counted = CollectorRegistry()
        MultiProcessCollector(counted, str(settings.METRICS_DIR))  # type: ignore[no-untyped-call]
    now = CollectorRegistry()
    now.register(FiguresNow())
    return counted, now
