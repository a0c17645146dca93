"""Who may come in by a socket: origin, host, session or token."""

from typing import Any
from urllib.parse import urlsplit

from channels.auth import AuthMiddlewareStack
from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.http.request import validate_host
from rest_framework.authtoken.models import Token

from accounts.models import User
from tables.threads import read


def guarded(app: Any) -> Any:
    """Return the sockets behind their checks."""
    return _Origin(AuthMiddlewareStack(_ByToken(app)))


def header(scope: Any, name: bytes) -> str:
    """Return a header of the request, or nothing."""
    return next((value.decode("latin1") for key, value in scope["headers"] if key == name), "")


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


def _name(address: str) -> str:
    try:
        name = urlsplit(address).hostname or ""
    except ValueError:
        return ""
    return f"[{name}]" if ":" in name else name


class _ByToken:
    """Knows the account of a program by its token, as the API does; a wrong one is nobody's."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        word, _, key = header(scope, b"authorization").partition(" ")
        if word.lower() == "token":
            scope["token"] = key.strip()
            scope["user"] = await read(_owner, scope["token"]) or AnonymousUser()
        await self.app(scope, receive, send)


def _owner(key: str) -> User | None:
    token = Token.objects.select_related("user").filter(key=key, user__is_active=True).first()
    return token.user if token else None
