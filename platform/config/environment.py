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
from django.core.exceptions import ImproperlyConfigured
from environs import Env, EnvError

from config import data_folder, database_pool, email_url, kept_file, limits
from config.logs.configuration import FORMATS, LEVELS
from games.registry import engines
from games.words import Bilingual

ROOT = Path(__file__).resolve().parents[2]

CONNECTIONS = 24
"""To PostgreSQL, for each process: one for every thread that may ask for one at the same time. With
fewer, requests that wait for a move would hold those that the move waits for."""
LOCK_MS = 5000
"""Whoever waits longer for a row that another has locked is told so, and waits no more."""

_REDIS_BY_HAND = "redis://127.0.0.1:6379/0"
_SHORTEST_KEY = 32
_CONTACT = re.compile(r"(mailto:[^@\s]+@|https://)(localhost|[\w-]+(\.[\w-]+)+)")


@dataclass(frozen=True)
class Environment:
    """The settings that differ between machines."""

    production: bool
    debug: bool
    data: Path
    secret_key: str
    hosts: list[str]
    origins: list[str]
    database: dict[str, Any]
    redis_url: str
    email: dict[str, Any]
    site_address: str
    vapid_key: str
    vapid_subject: str
    trusted_proxies: int
    game_names: dict[str, Bilingual]
    bot_pause: float
    hub_repair: float
    limits: limits.Limits
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
    debug = env.bool("DEBUG", False)
    if production and debug:
        raise _bad(
            "DEBUG (страницы для разработчиков) не бывает вместе с PRODUCTION",
            "DEBUG (pages for developers) does not go with PRODUCTION",
        )
    hosts = env.list("ALLOWED_HOSTS", ["localhost", "127.0.0.1", "[::1]"])
    site = env.str("SITE_ADDRESS", "http://localhost:8000").rstrip("/")
    return Environment(
        production=production,
        debug=debug,
        data=data,
        secret_key=env.str("SECRET_KEY", "") or _kept_key(data / "secret-key", _new_secret),
        hosts=hosts,
        origins=env.list("TRUSTED_ORIGINS", [f"https://{host}" for host in hosts]),
        database=_database(env, data),
        redis_url=_redis(env.str("REDIS_URL", ""), data / "redis-url"),
        email=_email(env.str("EMAIL_URL", "") or "console:"),
        site_address=site,
        vapid_key=_vapid_key(env.str("VAPID_PRIVATE_KEY", ""), data / "vapid-key"),
        vapid_subject=_contact(env.str("VAPID_SUBJECT", ""), site),
        trusted_proxies=_proxies(env.int("TRUSTED_PROXIES", 0)),
        game_names=_game_names(env.str("GAME_NAMES", "")),
        bot_pause=_pause(env.float("BOT_PAUSE", 0.9)),
        hub_repair=_repair(env.float("HUB_REPAIR", 2.0)),
        limits=_limits(env),
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
        settings["ENGINE"] = "config.sqlite"
        settings["OPTIONS"] = {
            "transaction_mode": "IMMEDIATE",
            "timeout": 20,
            "init_command": "PRAGMA journal_mode=WAL;PRAGMA synchronous=FULL;",
        }
        settings["CONN_MAX_AGE"] = None
        settings["TEST"] = {"NAME": data / "test.sqlite3"}
    elif settings["ENGINE"].endswith("postgresql"):
        settings["OPTIONS"] = {
            **(given := settings.get("OPTIONS", {})),
            "pool": {"min_size": 1, "max_size": CONNECTIONS, "timeout": 4},
            "options": f"{given.get('options', '')} -c lock_timeout={LOCK_MS}".strip(),
        }
        settings["CONN_HEALTH_CHECKS"] = True  # a server that was away has forgotten its clients
        database_pool.reconnect_promptly()
    else:
        raise _bad_database()
    return settings


def _bad_database() -> ImproperlyConfigured:
    likes = "sqlite:///path, postgresql://user:password@host/name"
    return _bad(f"DATABASE_URL — одно из: {likes}", f"DATABASE_URL must be one of: {likes}")


def _email(url: str) -> dict[str, Any]:
    try:
        return email_url.parse(url)
    except email_url.BadAddress as bad:
        raise _bad(f"EMAIL_URL {bad.russian}", f"EMAIL_URL {bad.english}") from None


def _redis(given: str, kept: Path) -> str:
    """Return the given address, that of the server ``manage.py play`` has started, or the usual."""
    url = given or (kept.read_text().strip() if os.access(kept, os.R_OK) else "") or _REDIS_BY_HAND
    if urlsplit(url).scheme not in ("redis", "rediss"):
        raise _bad(
            "REDIS_URL начинается с redis:// или rediss://",
            "REDIS_URL must begin with redis:// or rediss://",
        )
    return url


def _game_names(text: str) -> dict[str, Bilingual]:
    """Return what games are to be called, as in ``slug=Последняя карта|Last Card; …``."""
    known = {engine.info.slug for engine in engines()}
    found: dict[str, Bilingual] = {}
    for entry in filter(None, map(str.strip, text.split(";"))):
        slug, _, names = (part.strip() for part in entry.partition("="))
        russian, _, english = (part.strip() for part in names.partition("|"))
        if slug not in known or not russian or not english or "|" in english:
            raise _bad(
                "GAME_NAMES — игра=по-русски|по-английски, через точку с запятой",
                "GAME_NAMES must be game=in Russian|in English, parted by semicolons",
            )
        found[slug] = Bilingual(russian, english)
    return found


def _pause(seconds: float) -> float:
    if not 0 <= seconds <= 60:
        raise _bad("BOT_PAUSE — от 0 до 60 секунд", "BOT_PAUSE must be from 0 to 60 seconds")
    return seconds


def _repair(seconds: float) -> float:
    if not 0 <= seconds <= 60:
        raise _bad("HUB_REPAIR — от 0 до 60 секунд", "HUB_REPAIR must be from 0 to 60 seconds")
    return seconds


def _limits(env: Env) -> limits.Limits:
    try:
        return limits.read(env)
    except limits.OutOfBounds as found:
        raise _bad(
            f"{found.name} — целое число от {found.least} до {found.most}",
            f"{found.name} must be a whole number from {found.least} to {found.most}",
        ) from None


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
    """Return the key of this data folder, made the first time; an empty one has signed nothing."""
    try:
        if not path.exists() or not path.read_text().strip():
            path.parent.mkdir(parents=True, exist_ok=True)
            kept_file.write(path, new())
        key = path.read_text()
    except OSError as error:
        raise data_folder.unwritable(path.parent, error) from error
    if len(key) < _SHORTEST_KEY:
        raise _bad(
            f"файл {path} обрезан: верните его из копии или удалите",
            f"the file {path} is cut off: bring it back from a backup, or delete it",
        )
    return key
