"""How long a request's body may be, by its address, and what whoever sends a longer one is told."""

from functools import cache
from typing import NamedTuple

import msgspec
from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from django.utils import translation

from tables.api.parsing import too_long
from tables.api.problems import ProblemRenderer, body

_API = b"/api/"


class Reply(NamedTuple):
    """What is told, and as what."""

    media_type: str
    text: bytes


def most_bytes(uri: bytes) -> int:
    """Return the limit: records of long games are longer than whatever else one sends."""
    is_record = uri.partition(b"?")[0] == _for_records()
    most: int = settings.LIMITS.record_bytes if is_record else settings.LIMITS.body_bytes
    return most


@cache
def _for_records() -> bytes:
    return reverse("api-verify").encode()


def seconds_for(size: int) -> float:
    """Return how long a body of this size may take: even a bad connection carries 32 KiB/s."""
    seconds: int = settings.LIMITS.request_seconds
    return seconds + size / 32_768


def refusal(uri: bytes, most: int, languages: str) -> Reply:
    """Return what is told of a body that is too long: to programs a problem, to people a line."""
    refused = too_long(most)
    with translation.override(_first_known(languages)):
        sentence = refused.sentence()
    if not uri.startswith(_API):
        return Reply("text/plain; charset=utf-8", f"{sentence}\n".encode())
    told = body(refused.status, refused.code, sentence) | {"params": refused.params}
    return Reply(ProblemRenderer.media_type, msgspec.json.encode(told))


def _first_known(languages: str) -> str:
    asker = HttpRequest()
    asker.META["HTTP_ACCEPT_LANGUAGE"] = languages
    return translation.get_language_from_request(asker)
