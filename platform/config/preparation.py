"""What must stand before the doors open: the database, the static files, a guest's account."""

import hashlib
import secrets
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user_model
from django.contrib.staticfiles.finders import get_finders
from django.core.management import call_command
from django.db import OperationalError, connections

from config import kept_file, room
from config.metrics import sharing
from config.trouble import Exit, PlayError

GUEST = "demo"


def migrate() -> None:
    """Bring the database up to date."""
    try:
        call_command("migrate", interactive=False, verbosity=0)
    except OperationalError as error:
        if room.is_lacking(error):
            raise
        raise PlayError(
            Exit.UNPREPARED,
            f"База данных не отвечает: {error}",
            f"The database does not answer: {error}",
        ) from error


def collect(folder: Path) -> None:
    """Gather the static files into the data folder, unless they have not changed since."""
    _ensure_sources()
    mark, now = folder / "static-fingerprint", _fingerprint()
    if mark.exists() and mark.read_text() == now and settings.STATIC_ROOT.exists():
        return
    mark.unlink(missing_ok=True)
    call_command("collectstatic", interactive=False, verbosity=0, clear=True)
    kept_file.write(mark, now)


def _ensure_sources() -> None:
    entries: list[Any] = list(settings.STATICFILES_DIRS)
    sources = [entry[-1] if isinstance(entry, tuple) else entry for entry in entries]
    missing = [str(path) for path in sources if not Path(path).is_dir()]
    if missing:
        places = ", ".join(missing)
        raise PlayError(
            Exit.UNPREPARED,
            f"Нет папки {places}: запустите make setup.",
            f"{places} is missing: run make setup.",
        )


def _fingerprint() -> str:
    """Return a hash of every static file's name, size and time."""
    found = hashlib.sha256(str(settings.STORAGES).encode())
    for finder in get_finders():
        for name, storage in sorted(finder.list([]), key=lambda pair: str(pair[0])):
            facts = Path(storage.path(name)).stat()
            found.update(f"{name}\0{facts.st_size}\0{facts.st_mtime_ns}\n".encode())
    return found.hexdigest()


def admit_guest() -> str:
    """Make the guest's account, or give it a new password; return the password."""
    password = secrets.token_urlsafe(9)
    guest, _ = get_user_model().objects.get_or_create(username=GUEST)
    guest.set_password(password)
    guest.save()
    return password


def metrics_folder(folder: Path) -> Path:
    """Return where the processes of this house share their figures."""
    return settings.METRICS_DIR or folder / "metrics"


def forget_figures(folder: Path) -> None:
    """Begin to count anew: those who counted last time are gone."""
    sharing.clear(metrics_folder(folder))


def let_go() -> None:
    """Close the database: the supervisor itself needs it no more, and must have no threads."""
    for connection in connections.all(initialized_only=True):
        connection.close()
        if hasattr(connection, "close_pool"):
            connection.close_pool()
