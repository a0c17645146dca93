"""``manage.py backup FILE``: everything the house keeps, in one file, while it runs."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from config.backup.progress import Meter
from config.backup.taking import take
from config.backup.trouble import BackupError


class Command(BaseCommand):
    """Takes a backup."""

    help = "Write everything the house keeps into one file; the site may run meanwhile."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the file."""
        parser.add_argument("file", metavar="FILE", type=Path)
        parser.add_argument("--force", action="store_true", help="replace an existing file")

    def handle(self, *_args: Any, file: Path, force: bool, **_options: Any) -> None:
        """Take the backup and say how much it holds."""
        try:
            with Meter() as meter:
                header = take(file.absolute(), meter, force=force)
        except BackupError as error:
            raise CommandError(str(error)) from error
        except KeyboardInterrupt:
            raise CommandError("Stopped: no backup was written.", returncode=130) from None
        self.stdout.write(f"{file}: {sum(header.counts.values())} rows.")
