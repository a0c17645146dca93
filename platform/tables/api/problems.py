"""Errors as problem+json (RFC 9457): what is wrong, in the reader's language, with a code."""

from math import ceil
from typing import Any

from django.http import Http404
from django.utils.translation import gettext as _
from rest_framework import exceptions
from rest_framework.renderers import JSONRenderer
from rest_framework.response import Response
from rest_framework.views import exception_handler

from tables.refusals import Refused


class ProblemRenderer(JSONRenderer):
    """Renders a problem as its own media type."""

    media_type = "application/problem+json"
    format = "problem"


def problem(error: Exception, context: dict[str, Any]) -> Response | None:
    """Return the answer to an error, or None for one that is our own fault."""
    if isinstance(error, Refused):
        refusal = error.to_json()
        told = body(error.status, error.code, refusal["message"])
        told |= {"rule": refusal["rule"], "params": refusal["params"]}
        answer = Response(told, status=error.status, headers=_when_again(error))
    else:
        handled = exception_handler(error, context)
        if handled is None:
            return None
        answer = handled
        answer.data = _from_rest(error, handled)
    return _as_problem(answer, context)


def body(status: int, code: str, detail: str) -> dict[str, Any]:
    """Return a problem."""
    return {"type": "about:blank", "title": code, "status": status, "code": code, "detail": detail}


def nothing_here() -> str:
    """Return what is said of an address that leads nowhere."""
    return _("There is nothing at this address.")


def _when_again(refusal: Refused) -> dict[str, str] | None:
    """Return how long to wait, in whole seconds, after which it is surely not refused for this."""
    wait = refusal.params.get("retry_after")
    return None if wait is None else {"Retry-After": str(ceil(wait))}


def _from_rest(error: Exception, handled: Response) -> dict[str, Any]:
    if isinstance(error, Http404):
        return body(handled.status_code, "not_found", nothing_here())
    if isinstance(error, exceptions.ValidationError):
        sentence = _("Some fields are missing or wrong: see “errors”.")
        return body(handled.status_code, error.default_code, sentence) | {"errors": handled.data}
    detail = handled.data.get("detail", "") if isinstance(handled.data, dict) else handled.data
    return body(handled.status_code, getattr(detail, "code", "error"), str(detail))


def _as_problem(answer: Response, context: dict[str, Any]) -> Response:
    request = context.get("request")
    if request is not None:
        request.accepted_renderer = ProblemRenderer()
        request.accepted_media_type = ProblemRenderer.media_type
    answer.content_type = ProblemRenderer.media_type
    return answer
