"""The API's schema as a file: who writes a program reads there what changed."""

from pathlib import Path
from typing import Any, cast

from django.utils import translation
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.renderers import OpenApiYamlRenderer

SCHEMA = Path(__file__).parents[3] / "docs/openapi.yaml"


def schema_text() -> str:
    """Return the schema in English, whoever runs this, and without any host."""
    with translation.override("en"):
        generator = cast(Any, SchemaGenerator)()
        renderer: Any = OpenApiYamlRenderer()
        schema = generator.get_schema(request=None, public=True)
        text: bytes = renderer.render(schema, renderer_context={})
    return text.decode()
