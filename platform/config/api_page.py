"""The page that describes the API: what can be asked for, and Swagger for whoever wants to try it.

Swagger is a large program of its own: it is fetched when somebody asks for it, not before.
"""

from functools import cache
from itertools import groupby
from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe
from drf_spectacular.generators import SchemaGenerator

_ROOT = "/api/v1/"
_SWAGGER = ("swagger-ui.css", "swagger-ui-bundle.js", "swagger-ui-standalone-preset.js")


class Operation(NamedTuple):
    """Something a program may ask for."""

    part: str
    """The first word of its address."""
    method: str
    path: str
    told: str


@cache
def operations() -> list[Operation]:
    """Return all that the schema describes, by address."""
    schema = SchemaGenerator().get_schema(public=True)  # type: ignore[no-untyped-call]
    return sorted(
        Operation(
            path.removeprefix(_ROOT).partition("/")[0],
            method.upper(),
            path,
            one.get("summary") or one.get("description", ""),
        )
        for path, methods in schema["paths"].items()
        for method, one in methods.items()
    )


@require_safe
@gzip_page
def api_page(request: HttpRequest) -> HttpResponse:
    """Tell what a program may ask for, part by part."""
    swagger = [static(f"drf_spectacular_sidecar/swagger-ui-dist/{name}") for name in _SWAGGER]
    parts = [(part, list(those)) for part, those in groupby(operations(), key=lambda one: one.part)]
    told = {"parts": parts, "swagger": [*swagger, reverse("api-docs-script") + "?script="]}
    return render(request, "api_docs.html", told)
