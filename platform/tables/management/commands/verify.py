"""``manage.py verify FILE…``: replay recorded games from seed and moves."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.verify import verify


class Command(BaseCommand):
    """Replays records; the exit code is that of ``python -m games.verify``."""

    help = "Replay recorded games from seed and moves (- is standard input)."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the files."""
        parser.add_argument("files", nargs="+", metavar="FILE")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print a line per file and exit with the worst of their codes."""
        del args
        code = verify(options["files"], self.stdout.write)
        if code:
            raise SystemExit(code)
