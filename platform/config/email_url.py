"""How letters leave: what ``EMAIL_URL`` says, as Django's settings."""

from typing import Any, NamedTuple
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

_BACKEND = "django.core.mail.backends.{}.EmailBackend"
_LIKES = (
    "submission://user:password@host:587, smtps://user:password@host:465, smtp://host:25,"
    " file:///path, console:"
)
_LONGEST_WAIT = 120


class _Protocol(NamedTuple):
    port: int
    starttls: bool = False
    tls: bool = False


_PROTOCOLS = {
    "smtp": _Protocol(25),
    "submission": _Protocol(587, starttls=True),
    "smtps": _Protocol(465, tls=True),
}


class BadAddress(ValueError):  # noqa: N818 - an address that is, not an error of ours
    """What is wrong with an address, in both languages; nothing of it is repeated."""

    def __init__(self, russian: str, english: str) -> None:
        super().__init__(english)
        self.russian, self.english = russian, english


def parse(url: str) -> dict[str, Any]:
    """Return the settings for an address, or raise ``BadAddress``."""
    try:
        parts = urlsplit(url)
    except ValueError:  # brackets that hold no address
        raise _unknown() from None
    if parts.scheme in _PROTOCOLS:
        return _by_smtp(parts, _PROTOCOLS[parts.scheme])
    if parts.scheme == "file" and parts.path.startswith("/") and not parts.netloc:
        return {"EMAIL_BACKEND": _BACKEND.format("filebased"), "EMAIL_FILE_PATH": parts.path}
    if url == "console:":
        return {"EMAIL_BACKEND": _BACKEND.format("console")}
    raise _unknown()


def _unknown() -> BadAddress:
    return BadAddress(f"— одно из: {_LIKES}", f"must be one of: {_LIKES}")


def _by_smtp(parts: SplitResult, protocol: _Protocol) -> dict[str, Any]:
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if bool(user) != bool(password):
        raise BadAddress(
            "называет имя без пароля или пароль без имени",
            "has a user without a password, or a password without a user",
        )
    return {
        "EMAIL_BACKEND": _BACKEND.format("smtp"),
        "EMAIL_HOST": _host(parts),
        "EMAIL_PORT": _port(parts) or protocol.port,
        "EMAIL_HOST_USER": user,
        "EMAIL_HOST_PASSWORD": password,
        "EMAIL_USE_TLS": protocol.starttls,
        "EMAIL_USE_SSL": protocol.tls,
        "EMAIL_TIMEOUT": _timeout(parts.query),
    }


def _host(parts: SplitResult) -> str:
    if not parts.hostname:
        raise BadAddress("не называет сервер почты", "names no mail server")
    if parts.path.strip("/") or parts.fragment:
        raise _cut()
    return parts.hostname


def _port(parts: SplitResult) -> int | None:
    try:
        port = parts.port
    except ValueError:
        raise _cut() from None
    if port == 0:
        raise _cut()
    return port


def _cut() -> BadAddress:
    """A stray mark in a password ends the address there: what follows looks like a port or path."""
    return BadAddress(
        "после имени сервера может назвать только порт от 1 до 65535;"
        " знаки / ? # @ : % в пароле пишутся как %2F %3F %23 %40 %3A %25",
        "may name only a port from 1 to 65535 after the server;"
        " / ? # @ : % in a password are written %2F %3F %23 %40 %3A %25",
    )


def _timeout(query: str) -> int:
    """Return for how many seconds the mail server is waited for."""
    given = dict(parse_qsl(query, keep_blank_values=True))
    text = given.pop("timeout", "10")
    if given or not (text.isascii() and text.isdigit() and 1 <= int(text) <= _LONGEST_WAIT):
        raise BadAddress(
            f"после ? может назвать только timeout — от 1 до {_LONGEST_WAIT} секунд",
            f"may name only a timeout after ?, from 1 to {_LONGEST_WAIT} seconds",
        )
    return int(text)
