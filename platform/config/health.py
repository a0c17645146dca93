"""Two addresses for whoever watches the processes: is it alive, and can it work?"""

from django.conf import settings
from django.db import DatabaseError, connection
from django.http import HttpRequest, HttpResponse, JsonResponse
from redis import Redis, RedisError

from tables.live.hub import hub


def healthz(request: HttpRequest) -> HttpResponse:
    """Answer that the process lives."""
    del request
    return HttpResponse("ok", content_type="text/plain")


def readyz(request: HttpRequest) -> HttpResponse:
    """Answer 200 when the database and Redis answer and the hub hears, else 503 with what does not.

    A web process whose hub is deaf would show its players nothing of what happens elsewhere.
    """
    del request
    parts = {"database": _database_answers(), "redis": _redis_answers(), "hub": hub.hears}
    answer = JsonResponse(parts, status=200 if all(parts.values()) else 503)
    # Whoever asks is told; the log is not for their patience.
    answer._has_been_logged = True  # type: ignore[attr-defined]
    return answer


def _database_answers() -> bool:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except DatabaseError:
        return False
    return True


def _redis_answers() -> bool:
    try:
        with Redis.from_url(settings.REDIS_URL, socket_timeout=2) as server:
            return bool(server.ping())
    except RedisError:
        return False
