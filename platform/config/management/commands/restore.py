"""``manage.py restore FILE``: a backup back into the database, all of it or nothing."""

import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from config import data_folder
from config.backup import restoring
from config.backup.progress import Meter
from config.backup.trouble import BackupError
from config.trouble import PlayError

_STOPPED = "Stopped: nothing was changed."


class Command(BaseCommand):
    """Restores a backup."""

    help = "Put a backup into the database, all of it or nothing; the site must not run."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the file, and whether it may replace what is there."""
        parser.add_argument("file", metavar="FILE", type=Path)
        parser.add_argument(
            "--replace", action="store_true", help="delete what is in the database first"
        )
        parser.add_argument("--yes", action="store_true", help="do not ask")

    def handle(self, *_args: Any, file: Path, replace: bool, yes: bool, **_options: Any) -> None:
        """Check the file, ask, restore."""
        try:
            with _closed(settings.DATA_DIR):
                self._restore(file.absolute(), replace=replace, yes=yes)
        except (BackupError, PlayError) as error:
            raise CommandError(str(error)) from error
        except KeyboardInterrupt:
            raise CommandError(_STOPPED, returncode=130) from None

    def _restore(self, file: Path, *, replace: bool, yes: bool) -> None:
        with Meter() as meter:
            archive = restoring.checked(file, meter)
        if not restoring.is_empty():
            _check_consent(replace=replace, yes=yes)
        with Meter() as meter:
            restoring.restore(archive, meter)
        taken, rows = archive.header.taken_at, sum(archive.header.counts.values())
        self.stdout.write(f"Restored as of {taken}: {rows} rows.")


def _closed(folder: Path) -> AbstractContextManager[None]:
    """Refuse while a house runs on this folder, and let none open; where none ever ran, nothing."""
    if (folder / "play.lock").exists():
        return data_folder.occupied(folder, "manage.py restore")
    return nullcontext()


def _check_consent(*, replace: bool, yes: bool) -> None:
    """Refuse to delete what is there unless that was asked for and confirmed."""
    if not replace:
        raise BackupError("The database is not empty: say --replace to delete what is in it.")
    if yes:
        return
    if not sys.stdin.isatty():
        raise BackupError("Nobody is there to be asked: say --replace --yes.")
    if input("Everything in the database will be deleted. Type yes to go on: ").strip() != "yes":
        raise BackupError(_STOPPED)
