"""What the environment says: each variable is read here, once, and checked."""

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from django.core.exceptions import ImproperlyConfigured
from environs import Env, EnvError

ROOT = Path(__file__).resolve().parents[2]

_REDIS_BY_HAND = "redis://127.0.0.1:6379/0"


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
    bot_pause: float
    fast_hashes: bool


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
    return Environment(
        production=production,
        data=data,
        secret_key=env.str("SECRET_KEY", "") or _kept_key(data / "secret-key"),
        hosts=hosts,
        origins=env.list("TRUSTED_ORIGINS", [f"https://{host}" for host in hosts]),
        database=_database(env, data),
        redis_url=_redis(env.str("REDIS_URL", ""), data / "redis-url"),
        email_url=env.dj_email_url("EMAIL_URL", "console:"),
        site_address=env.str("SITE_ADDRESS", "http://localhost:8000").rstrip("/"),
        bot_pause=_pause(env.float("BOT_PAUSE", 0.9)),
        fast_hashes=env.bool("FAST_HASHES", False),
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


def _kept_key(path: Path) -> str:
    """Return the key of this data folder, made the first time."""
    try:
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)
            path.write_text(secrets.token_urlsafe(50))
        return path.read_text()
    except OSError as error:
        raise ImproperlyConfigured(
            f"environment: DATA_DIR {path.parent} cannot be used: {error.strerror}"
        ) from error
