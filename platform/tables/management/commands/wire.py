"""Write down what crosses the wire: declarations for the browser, tables, the API's schema."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from tables.api.schema_file import SCHEMA, schema_text
from tables.wire.writing import written


class Command(BaseCommand):
    """``manage.py wire``."""

    help = "Write the wire's types for the browser, docs/protocol.md and docs/openapi.yaml."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take one switch."""
        parser.add_argument("--check", action="store_true", help="write nothing; fail if it is old")

    def handle(self, *args: Any, **options: Any) -> None:
        """Write, or compare."""
        del args
        for path, text in (*written(), (SCHEMA, schema_text())):
            if not options["check"]:
                path.write_text(text, encoding="utf-8")
            elif not path.exists() or path.read_text(encoding="utf-8") != text:
                raise CommandError(f"{path} is old: run python manage.py wire")
