"""Errors as problem+json (RFC 9457): what is wrong, in the reader's language, with a code."""

from typing import Any

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
        body = _body(error.status, error.code, refusal["message"])
        body |= {"rule": refusal["rule"], "params": refusal["params"]}
        answer = Response(body, status=error.status)
    else:
        handled = exception_handler(error, context)
        if handled is None:
            return None
        answer = handled
        answer.data = _from_rest(error, handled)
    return _as_problem(answer, context)


def _body(status: int, code: str, detail: Any) -> dict[str, Any]:
    return {"type": "about:blank", "title": code, "status": status, "code": code, "detail": detail}


def _from_rest(error: Exception, handled: Response) -> dict[str, Any]:
    code = error.default_code if isinstance(error, exceptions.APIException) else "not_found"
    if isinstance(error, exceptions.ValidationError):
        return _body(handled.status_code, code, "") | {"errors": handled.data}
    detail = handled.data.get("detail", "") if isinstance(handled.data, dict) else handled.data
    return _body(handled.status_code, getattr(detail, "code", code), str(detail))


def _as_problem(answer: Response, context: dict[str, Any]) -> Response:
    request = context.get("request")
    if request is not None:
        request.accepted_renderer = ProblemRenderer()
        request.accepted_media_type = ProblemRenderer.media_type
    answer.content_type = ProblemRenderer.media_type
    return answer
