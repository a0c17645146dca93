"""Who may come in by a socket: origin, host, session or token."""

from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.db import DatabaseError
from django.http import parse_cookie
from django.http.request import validate_host
from django.utils import translation

from accounts.addresses import address_of
from accounts.services import sessions, tokens
from accounts.session_store import SessionStore
from tables.live.departures import TRY_AGAIN, away
from tables.live.gathering import Gathering
from tables.live.threads import care_soon
from tables.wire.frames import Error, encode

_tokens = Gathering(tokens.find_all)
_sessions = Gathering(sessions.find_all)
_uses = Gathering(tokens.note_uses, care_soon)


def guarded(app: Any) -> Any:
    """Return the sockets behind their checks."""
    return _Origin(_Books(_ByToken(app, _BySession(app))))


def header(scope: Any, name: bytes) -> str:
    """Return a header of the request, or nothing."""
    return next((value.decode("latin1") for key, value in scope["headers"] if key == name), "")


def address(scope: Any) -> str:
    """Return whence a socket comes, as far as it can be believed, or nothing."""
    peer = (scope.get("client") or ("",))[0]
    return address_of(header(scope, b"x-forwarded-for"), peer)


class _Origin:
    """Lets in pages of this site, and programs, which send a token instead of an origin."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        origin, host = header(scope, b"origin"), header(scope, b"host")
        if self._welcome(origin, host, header(scope, b"authorization")):
            await self.app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 4403})

    def _welcome(self, origin: str, host: str, token: str) -> bool:
        if not validate_host(_name(f"//{host}"), settings.ALLOWED_HOSTS):
            return False
        if not origin:
            return bool(token)
        trusted = origin in settings.CSRF_TRUSTED_ORIGINS
        return trusted or urlsplit(origin).netloc == host


def _name(place: str) -> str:
    try:
        name = urlsplit(place).hostname or ""
    except ValueError:
        return ""
    return f"[{name}]" if ":" in name else name


class _Books:
    """Tells whoever comes while nobody can be looked up that they may try again."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        accepted = False

        async def watched(message: dict[str, Any]) -> None:
            nonlocal accepted
            accepted |= message["type"] == "websocket.accept"
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except DatabaseError:
            if accepted:
                raise
            await self._refuse(scope, send)

    async def _refuse(self, scope: Any, send: Any) -> None:
        english = b"language=en" in scope["query_string"]
        with translation.override("en" if english else "ru"):
            told = encode(Error(id="", **away().to_json()))
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": told.decode()})
        await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "away"})


class _ByToken:
    """Knows the account of a program by its token, as the API does; a wrong one is nobody's.

    Whoever has none is known by their session.
    """

    def __init__(self, app: Any, by_session: Any) -> None:
        self.app, self.by_session = app, by_session

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        word, _, key = header(scope, b"authorization").partition(" ")
        if word.lower() != "token":
            await self.by_session(scope, receive, send)
            return
        token = await _tokens.ask(key.strip())
        if token is not None and tokens.is_unnoted(token):
            await _uses.ask(token)
        scope["token"], scope["user"] = token, token.user if token else AnonymousUser()
        await self.app(scope, receive, send)


class _BySession:
    """Knows the account of a page by its browser's session."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        key = parse_cookie(header(scope, b"cookie")).get(settings.SESSION_COOKIE_NAME)
        found = await _sessions.ask(key) if key else sessions.Found(SessionStore(), None)
        scope["session"], scope["user"] = found.session, found.user or AnonymousUser()
        await self.app(scope, receive, send)
