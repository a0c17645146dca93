"""What the environment says: each variable is read here, once, and checked."""

import os
import re
import secrets
from base64 import urlsafe_b64decode
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from django.core.exceptions import ImproperlyConfigured
from environs import Env, EnvError

from config.logs.configuration import FORMATS, LEVELS

ROOT = Path(__file__).resolve().parents[2]

_REDIS_BY_HAND = "redis://127.0.0.1:6379/0"
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
    """Return the settings, or raise ``ImproperlyConfigured`` that names the bad variable."""
    env = Env()
    try:
        return _read(env)
    except EnvError as error:
        raise ImproperlyConfigured(f"environment: {error}") from error


def _read(env: Env) -> Environment:
    production = env.bool("PRODUCTION", False)
    data = env.path("DATA_DIR", ROOT / "data").resolve()
    required = ("SECRET_KEY", "ALLOWED_HOSTS", "DATABASE_URL", "REDIS_URL") if production else ()
    missing = [name for name in required if not env.str(name, "")]
    if missing:
        raise ImproperlyConfigured(f"environment: PRODUCTION needs {', '.join(missing)}")
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
        email_url=env.dj_email_url("EMAIL_URL", "console:"),
        site_address=site,
        vapid_key=_vapid_key(env.str("VAPID_PRIVATE_KEY", ""), data / "vapid-key"),
        vapid_subject=_contact(env.str("VAPID_SUBJECT", ""), site),
        trusted_proxies=_proxies(env.int("TRUSTED_PROXIES", 0)),
        bot_pause=_pause(env.float("BOT_PAUSE", 0.9)),
        fast_hashes=env.bool("FAST_HASHES", False),
        metrics=_shared_folder(env.str("METRICS_DIR", "")),
        metrics_token=_token(env.str("METRICS_TOKEN", "")),
        log_format=_one_of("LOG_FORMAT", env.str("LOG_FORMAT", "").lower(), tuple(FORMATS))
        or ("json" if production else "plain"),
        log_level=_one_of("LOG_LEVEL", env.str("LOG_LEVEL", "").upper(), LEVELS) or "INFO",
    )


def _database(env: Env, data: Path) -> dict[str, Any]:
    url = env.str("DATABASE_URL", "") or f"sqlite:///{data / 'zastolye.sqlite3'}"
    settings: dict[str, Any] = dict(Env().dj_db_url("DATABASE_URL_AS_READ", url))
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
        raise ImproperlyConfigured("environment: DATABASE_URL must be sqlite: or postgresql:")
    return settings


def _redis(given: str, kept: Path) -> str:
    """Return the given address, that of the server ``manage.py play`` has started, or the usual."""
    url = given or (kept.read_text().strip() if kept.exists() else "") or _REDIS_BY_HAND
    if urlsplit(url).scheme not in ("redis", "rediss"):
        raise ImproperlyConfigured("environment: REDIS_URL must begin with redis:// or rediss://")
    return url


def _pause(seconds: float) -> float:
    if not 0 <= seconds <= 60:
        raise ImproperlyConfigured("environment: BOT_PAUSE must be from 0 to 60 seconds")
    return seconds


def _proxies(count: int) -> int:
    if not 0 <= count <= 9:
        raise ImproperlyConfigured("environment: TRUSTED_PROXIES must be from 0 to 9")
    return count


def _shared_folder(given: str) -> Path | None:
    """Return the folder in which processes share their figures, made if it is missing."""
    if not given:
        return None
    folder = Path(given).resolve()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ImproperlyConfigured(
            f"environment: METRICS_DIR {folder} cannot be used: {error.strerror}"
        ) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise ImproperlyConfigured(f"environment: METRICS_DIR {folder} cannot be written")
    return folder


def _token(text: str) -> str:
    if text and len(text) < 16:
        raise ImproperlyConfigured("environment: METRICS_TOKEN must have 16 characters or more")
    return text


def _one_of(name: str, given: str, known: tuple[str, ...]) -> str:
    """Return what was given, if anything was and it is known."""
    if given and given not in known:
        raise ImproperlyConfigured(f"environment: {name} must be one of {', '.join(known)}")
    return given


def _vapid_key(given: str, kept: Path) -> str:
    """Return the key that our calls to browsers are signed with: 32 bytes in URL-safe base64."""
    key = given or _kept_key(kept, _new_vapid_key)
    try:
        size = len(urlsafe_b64decode(key + "=" * (-len(key) % 4)))
    except ValueError:
        size = 0
    if size != 32:
        raise ImproperlyConfigured(
            "environment: VAPID_PRIVATE_KEY must be 32 bytes in URL-safe base64 (43 letters)"
        )
    return key


def _contact(given: str, site: str) -> str:
    """Return whom push services may turn to about our calls."""
    if given and not _CONTACT.fullmatch(given):
        raise ImproperlyConfigured(
            "environment: VAPID_SUBJECT must be like mailto:name@example.org or https://example.org"
        )
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
        raise ImproperlyConfigured(
            f"environment: DATA_DIR {path.parent} cannot be used: {error.strerror}"
        ) from error
