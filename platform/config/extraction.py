"""Words in templates, for Babel: Django turns a template into Python, Babel reads that."""

from collections.abc import Collection, Iterator, Mapping
from io import BytesIO
from typing import Any, BinaryIO

from babel.messages.extract import extract_python
from django.utils.translation.template import templatize


def templates(
    file: BinaryIO,
    keywords: Mapping[str, Any],
    comment_tags: Collection[str],
    options: Mapping[str, Any],
) -> Iterator[tuple[Any, ...]]:
    """Yield the messages of one template, with their lines."""
    source = templatize(file.read().decode())
    flat = "\n".join(line.lstrip() for line in source.split("\n"))  # Python minds indentation
    yield from extract_python(BytesIO(flat.encode()), keywords, comment_tags, options)  # type: ignore[arg-type]
