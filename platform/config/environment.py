"""What the environment says: each variable is read here, once, and checked.

What is wrong with one is said in both languages; its value, maybe a secret, is not repeated.
"""

import os
import re
import secrets
from base64 import urlsafe_b64decode
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import dj_database_url
import dj_email_url
from django.core.exceptions import ImproperlyConfigured
from environs import Env, EnvError

from config import data_folder
from config.logs.configuration import FORMATS, LEVELS

ROOT = Path(__file__).resolve().parents[2]

_REDIS_BY_HAND = "redis://127.0.0.1:6379/0"
_BY_SMTP = ("smtp", "submission")
_CONTACT = re.compile(r"(mailto:[^@\s]+@|https://)(localhost|[\w-]+(\.[\w-]+)+)")


@dataclass(frozen=True)
class Environment:
    """The settings that differ between machines."""

    production: bool
    data: Path
    secret_key: str
    hosts: list[str]
    origins: list[str]
    database: dict[str, Any]
    redis_url: str
    email_url: dict[str, Any]
    site_address: str
    vapid_key: str
    vapid_subject: str
    trusted_proxies: int
    bot_pause: float
    fast_hashes: bool
    metrics: Path | None
    metrics_token: str
    log_format: str
    log_level: str


def read() -> Environment:
    """Return the settings, or raise ``ImproperlyConfigured`` that names the bad variable.

    A data folder that cannot be written is ``PlayError``, with an exit code of its own.
    """
    env = Env()
    try:
        return _read(env)
    except EnvError as error:
        raise _bad("переменная не читается, см. ниже", str(error)) from error


def _bad(russian: str, english: str) -> ImproperlyConfigured:
    return ImproperlyConfigured(f"окружение: {russian}\nenvironment: {english}")


def _read(env: Env) -> Environment:
    production = env.bool("PRODUCTION", False)
    data = env.path("DATA_DIR", ROOT / "data").resolve()
    required = ("SECRET_KEY", "ALLOWED_HOSTS", "DATABASE_URL", "REDIS_URL") if production else ()
    missing = [name for name in required if not env.str(name, "")]
    if missing:
        names = ", ".join(missing)
        raise _bad(f"для PRODUCTION нужны {names}", f"PRODUCTION needs {names}")
    fast_hashes = env.bool("FAST_HASHES", False)
    if production and fast_hashes:
        raise _bad(
            "FAST_HASHES (слабые хеши паролей, для тестов) не бывает вместе с PRODUCTION",
            "FAST_HASHES (weak hashes of passwords, for tests) does not go with PRODUCTION",
        )
    hosts = env.list("ALLOWED_HOSTS", ["localhost", "127.0.0.1", "[::1]"])
    site = env.str("SITE_ADDRESS", "http://localhost:8000").rstrip("/")
    return Environment(
        production=production,
        data=data,
        secret_key=env.str("SECRET_KEY", "") or _kept_key(data / "secret-key", _new_secret),
        hosts=hosts,
        origins=env.list("TRUSTED_ORIGINS", [f"https://{host}" for host in hosts]),
        database=_database(env, data),
        redis_url=_redis(env.str("REDIS_URL", ""), data / "redis-url"),
        email_url=_email(env.str("EMAIL_URL", "") or "console:"),
        site_address=site,
        vapid_key=_vapid_key(env.str("VAPID_PRIVATE_KEY", ""), data / "vapid-key"),
        vapid_subject=_contact(env.str("VAPID_SUBJECT", ""), site),
        trusted_proxies=_proxies(env.int("TRUSTED_PROXIES", 0)),
        bot_pause=_pause(env.float("BOT_PAUSE", 0.9)),
        fast_hashes=fast_hashes,
        metrics=_shared_folder(env.str("METRICS_DIR", "")),
        metrics_token=_token(env.str("METRICS_TOKEN", "")),
        log_format=_one_of("LOG_FORMAT", env.str("LOG_FORMAT", "").lower(), tuple(FORMATS))
        or ("json" if production else "plain"),
        log_level=_one_of("LOG_LEVEL", env.str("LOG_LEVEL", "").upper(), LEVELS) or "INFO",
    )


def _database(env: Env, data: Path) -> dict[str, Any]:
    url = env.str("DATABASE_URL", "") or f"sqlite:///{data / 'zastolye.sqlite3'}"
    try:
        settings: dict[str, Any] = dict(dj_database_url.parse(url))
    except ValueError:
        raise _bad_database() from None
    if settings["ENGINE"].endswith("sqlite3"):
        settings["OPTIONS"] = {
            "transaction_mode": "IMMEDIATE",
            "timeout": 20,
            "init_command": "PRAGMA journal_mode=WAL;PRAGMA synchronous=FULL;",
        }
        settings["CONN_MAX_AGE"] = None
        settings["TEST"] = {"NAME": data / "test.sqlite3"}
    elif settings["ENGINE"].endswith("postgresql"):
        settings["OPTIONS"] = {
            **settings.get("OPTIONS", {}),
            "pool": {"min_size": 1, "max_size": 12},
        }
    else:
        raise _bad_database()
    return settings


def _bad_database() -> ImproperlyConfigured:
    likes = "sqlite:///path, postgresql://user:password@host/name"
    return _bad(f"DATABASE_URL — одно из: {likes}", f"DATABASE_URL must be one of: {likes}")


def _email(url: str) -> dict[str, Any]:
    """Return how letters leave."""
    try:
        settings: dict[str, Any] = dj_email_url.parse(url)
    except ValueError:
        settings = {}
    by_smtp = urlsplit(url).scheme in _BY_SMTP
    if "EMAIL_BACKEND" not in settings or (by_smtp and not settings["EMAIL_HOST"]):
        likes = "submission://user:password@host:587, smtp://host:25, file:///path, console:"
        raise _bad(f"EMAIL_URL — одно из: {likes}", f"EMAIL_URL must be one of: {likes}")
    return settings


def _redis(given: str, kept: Path) -> str:
    """Return the given address, that of the server ``manage.py play`` has started, or the usual."""
    url = given or (kept.read_text().strip() if os.access(kept, os.R_OK) else "") or _REDIS_BY_HAND
    if urlsplit(url).scheme not in ("redis", "rediss"):
        raise _bad(
            "REDIS_URL начинается с redis:// или rediss://",
            "REDIS_URL must begin with redis:// or rediss://",
        )
    return url


def _pause(seconds: float) -> float:
    if not 0 <= seconds <= 60:
        raise _bad("BOT_PAUSE — от 0 до 60 секунд", "BOT_PAUSE must be from 0 to 60 seconds")
    return seconds


def _proxies(count: int) -> int:
    if not 0 <= count <= 9:
        raise _bad("TRUSTED_PROXIES — от 0 до 9", "TRUSTED_PROXIES must be from 0 to 9")
    return count


def _shared_folder(given: str) -> Path | None:
    """Return the folder in which processes share their figures, made if it is missing."""
    if not given:
        return None
    folder = Path(given).resolve()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _bad(
            f"METRICS_DIR {folder} не годится: {error.strerror}",
            f"METRICS_DIR {folder} cannot be used: {error.strerror}",
        ) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise _bad(
            f"в METRICS_DIR {folder} нельзя писать", f"METRICS_DIR {folder} cannot be written"
        )
    return folder


def _token(text: str) -> str:
    if text and len(text) < 16:
        raise _bad(
            "METRICS_TOKEN — не короче 16 знаков", "METRICS_TOKEN must have 16 characters or more"
        )
    return text


def _one_of(name: str, given: str, known: tuple[str, ...]) -> str:
    """Return what was given, if anything was and it is known."""
    if given and given not in known:
        names = ", ".join(known)
        raise _bad(f"{name} — одно из {names}", f"{name} must be one of {names}")
    return given


def _vapid_key(given: str, kept: Path) -> str:
    """Return the key that our calls to browsers are signed with: 32 bytes in URL-safe base64."""
    key = given or _kept_key(kept, _new_vapid_key)
    try:
        size = len(urlsafe_b64decode(key + "=" * (-len(key) % 4)))
    except ValueError:
        size = 0
    if size != 32:
        raise _bad(
            "VAPID_PRIVATE_KEY — 32 байта в base64 для адресов (43 знака)",
            "VAPID_PRIVATE_KEY must be 32 bytes in URL-safe base64 (43 letters)",
        )
    return key


def _contact(given: str, site: str) -> str:
    """Return whom push services may turn to about our calls."""
    if given and not _CONTACT.fullmatch(given):
        likes = "mailto:name@example.org, https://example.org"
        raise _bad(f"VAPID_SUBJECT — одно из: {likes}", f"VAPID_SUBJECT must be one of: {likes}")
    return given or (site if _CONTACT.fullmatch(site) else "mailto:noreply@localhost")


def _new_secret() -> str:
    return secrets.token_urlsafe(50)


def _new_vapid_key() -> str:
    """Return a private key of P-256: any 32 bytes are one, but for one case in four billion."""
    return secrets.token_urlsafe(32)


def _kept_key(path: Path, new: Callable[[], str]) -> str:
    """Return the key of this data folder, made the first time."""
    try:
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)
            path.write_text(new())
        return path.read_text()
    except OSError as error:
        raise data_folder.unwritable(path.parent, error) from error
