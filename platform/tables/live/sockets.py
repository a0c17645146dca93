"""What the sockets share: who comes in, what is told to them, and how they part."""

import asyncio
import secrets
from collections import deque
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from channels.generic.websocket import AsyncWebsocketConsumer
from django.utils import translation

from accounts.models import Token
from tables import limits, measuring
from tables.buckets import Bucket
from tables.live import crowding, presence
from tables.live.commands import command
from tables.live.departures import Departure, departure
from tables.live.doors import address
from tables.live.farewells import EVERYWHERE, is_welcome, session_mark, token_mark
from tables.live.hub import hub
from tables.live.outbox import Outbox
from tables.live.publishing import user_topic
from tables.live.threads import read
from tables.live.writing import writer_of
from tables.pages.builds import build
from tables.refusals import Refused
from tables.wire import frames
from tables.wire.commands import Command, MoveSent
from tables.wire.frames import encode
from tables.wire.notes import Asked, Bidden, Farewell, Note

PATIENCE = 1.0
"""Seconds within which whoever is sent away must take the reason."""
GONE = "websocket.disconnect"
REST_SECONDS = 0.25
"""How long whoever was too fast is not read: saying no costs everybody's time, too."""
_CLOSED_BY = {401: 4401, 404: 4404, 429: 4429}
"""The code a socket is closed with, by the refusal's status; 4403 for any other."""


class Socket(AsyncWebsocketConsumer):
    """What the sockets of tables and of the lobby share: topics, outbox, presence, farewell."""

    room = presence.SITE
    counted: tuple[str, ...] = ()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.topics: list[str] = []
        self.bucket = Bucket(limits.FRAMES)
        self.own_name = secrets.token_hex(8)
        self.here = False
        self.outbox = Outbox(self._give_up)
        self._early: deque[Any] = deque()
        """What was sent and is not dealt with yet."""
        self._entering: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a socket; however it ends, half way in or cancelled, nothing of it stays behind.

        Channels would hop to a thread with every frame, to close connections that we do not use.
        """
        self.scope, self.base_send, self.write_now = scope, send, writer_of(scope)
        self._receive = receive
        try:
            await self._serve()
        finally:
            crowding.leave(self.counted)
            self._leave()

    async def _serve(self) -> None:
        await self._receive()  # that somebody connects
        await self._let_in(asyncio.create_task(self.connect()))
        while (sent := await self._next())["type"] != GONE:
            await self.receive(sent.get("text"), sent.get("bytes"))
            await asyncio.sleep(0)  # whoever has sent a lot does not keep others waiting

    async def _next(self) -> Any:
        return self._early.popleft() if self._early else await self._receive()

    async def _let_in(self, entering: asyncio.Task[None]) -> None:
        """Read ahead while somebody is let in: who leaves meanwhile is let in no further."""
        self._entering = entering
        ahead = asyncio.create_task(self._read_ahead())
        try:
            await asyncio.wait({entering, ahead}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (entering, ahead):
                task.cancel()
        await asyncio.wait({entering, ahead})

    async def _read_ahead(self) -> None:
        """Keep what comes for later, until they go: then there is nothing but that."""
        while (sent := await self._receive())["type"] != GONE:
            self._early.append(sent)
        self._early.clear()
        self._early.append(sent)

    def setup(self) -> None:
        """Read who comes, and in which language."""
        self.user: Any = self.scope["user"]
        self.address = address(self.scope)
        self.query = _query(self.scope)
        self.language = _language(self.scope, self.query)
        self.mark = _mark(self.scope)
        self.who = self._name()

    async def connect(self) -> None:
        """Let in whoever may come; whoever may not is told why, in their own language.

        What is heard meanwhile waits in the outbox, which opens when all there is to see was shown.
        """
        self.setup()
        await self.accept()
        await self._come_in()
        self.outbox.start()

    async def _come_in(self) -> None:
        with translation.override(self.language):
            try:
                await self.send_frame(encode(frames.Hello(build=build())))
                if "token" in self.scope and not self.user.is_authenticated:
                    raise bad_token()
                self.counted = crowding.enter(self.user.pk, self.address)
                await self.enter()
            except Refused as refusal:
                self._leave_topics()
                self.outbox.empty()  # of what was heard meanwhile nothing is for them
                await self.refuse(refusal)
                await self.close(_CLOSED_BY.get(refusal.status, 4403))
            except Exception as error:
                self._give_up(error)

    async def enter(self) -> None:
        """Listen, and show what there is to see."""
        raise NotImplementedError

    def _name(self) -> str:
        return str(self.user.pk) if self.user.is_authenticated else f"anonymous {self.mark}"

    def places(self) -> set[str]:
        """Return where whoever sits here is seen."""
        return {presence.SITE, self.room}

    async def listen(self, *topics: str) -> None:
        """Hear some topics from now on, and what is this person's own."""
        self.topics = [one for one in (*topics, self._own_topic()) if one]
        await hub.join(self, *self.topics)

    def be_seen(self) -> None:
        """Show that somebody is here."""
        self.here = True
        hub.attendance.enter(self)

    def _own_topic(self) -> str:
        return user_topic(self.user.pk) if self.user.is_authenticated else ""

    def is_over(self) -> bool:
        """Tell whether the time of the token is up by which this socket came."""
        token: Token | None = self.scope.get("token")  # type: ignore[assignment]
        return token is not None and token.is_over

    def see_out(self) -> None:
        """Say goodbye to somebody whose time is up."""
        self.outbox.put(partial(self._say_goodbye, "signed_out"))

    async def _say_goodbye(self, code: str) -> None:
        self.tell(frames.Closed(code=code))
        await self.close(4401)

    def _leave(self) -> None:
        """Leave everything."""
        if self._entering is not None:
            self._entering.cancel()
            self._entering = None
        self.outbox.close()
        self._leave_topics()
        if self.here:
            hub.attendance.leave(self)

    def _leave_topics(self) -> None:
        while self.topics:
            hub.leave(self.topics.pop(), self)

    def _give_up(self, error: Exception) -> None:
        """Close a socket that cannot go on; its page comes back and is told what it missed."""
        self.outbox.close()
        self._leave_topics()
        parting = departure(error)
        if parting is not None and self._closing is None:
            measuring.SOCKETS_DROPPED.labels(parting.why).inc()
            self._closing = asyncio.create_task(self._part(parting))

    async def _part(self, parting: Departure) -> None:
        """Say why, to whoever listens, and close; what fails now was noted when it failed first."""
        with suppress(Exception), translation.override(self.language):
            if parting.refusal is not None:
                told = frames.Error(id="", **parting.refusal.to_json())
                await asyncio.wait_for(self.send_frame(encode(told)), PATIENCE)
        with suppress(Exception):
            await super().close(parting.code, parting.why)

    async def send_frame(self, body: bytes) -> None:
        """Send a frame, and count it. Only the outbox sends once it is open: nothing overtakes."""
        measuring.FRAMES_SENT.inc()
        if not self.write_now(body):
            await self.send(body.decode())

    def tell(self, frame: msgspec.Struct) -> None:
        """Send a frame when it is its turn."""
        body = encode(frame)
        if not self.say(body):
            self.outbox.put(partial(self.send_frame, body), len(body))

    def say(self, body: bytes) -> bool:
        """Send a frame at once, if nothing is to be said before it; tell whether that was so."""
        if not self.outbox.is_idle or not self.write_now(body):
            return False
        measuring.FRAMES_SENT.inc()
        return True

    async def close(self, code: int | bool | None = None, reason: str | None = None) -> None:
        """Close when everything told before is sent."""
        self.outbox.put(partial(super().close, code, reason))

    async def refuse(self, refusal: Refused, frame_id: str = "") -> None:
        """Say no, to a frame if it has a name; who is too fast is heard again after a rest."""
        kind = frames.Refused if frame_id else frames.Error
        self.tell(kind(id=frame_id, **refusal.to_json()))
        if refusal.code == "too_fast":
            await self._rest()

    async def _rest(self) -> None:
        """Read nothing for a while; of whoever goes meanwhile, nothing but that."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._read_ahead(), REST_SECONDS)

    def take(self, topic: str, note: Note) -> None:
        """Take what the hub hands on; it is dealt with when it is its turn."""
        del topic
        self.outbox.put(partial(self.hear, note), self.size_of(note))

    def miss(self, topic: str) -> None:
        """Take note that something of a topic may have gone unheard."""
        self.outbox.put(partial(self.make_up, topic))

    def lacks(self, version: int) -> bool:
        """Tell whether a version of a table was not heard of."""
        del version
        return False

    def send_away(self, why: Exception) -> None:
        """Close, for the page to come back by another process."""
        self._give_up(why)

    def size_of(self, note: Note) -> int:
        """Return about how many bytes a note will say."""
        del note
        return 0

    async def make_up(self, topic: str) -> None:
        """Make up for what was missed: a farewell, if there was one."""
        if topic == self._own_topic() and not await read(is_welcome, self.user, self.mark):
            await self._say_goodbye("signed_out")

    def heed(self, text: str | None, data: bytes | None) -> Command:
        """Return what was sent, unless too much was: of this socket, or of a nameless address.

        A person's moves are not counted here: they have a limit over all doors, in ``play``.
        """
        sent = None
        try:
            sent = command(text, data)
        finally:
            named = self.user.is_authenticated
            if not (named and isinstance(sent, MoveSent)):
                limits.check_frames(self.bucket)
            if not named:
                limits.check_nameless(self.address)
        return sent

    async def hear(self, note: Note) -> None:
        """Hear what is for this person alone."""
        match note:
            case Farewell(mark=mark, code=code) if mark in (EVERYWHERE, self.mark):
                await self._say_goodbye(code)
            case Asked(table=table):
                self.tell(frames.Turn(table=table))
            case Bidden(invited=invited):
                self.tell(invited)


def bad_token() -> Refused:
    """Return the refusal of a program whose token opens nothing."""
    sentence = translation.gettext_noop("This token is nobody’s (any more).")
    return Refused("bad_token", sentence, status=401)


def _query(scope: Any) -> dict[str, str]:
    pairs = (part.partition("=") for part in scope["query_string"].decode("latin1").split("&"))
    return {name: value for name, _, value in pairs if name}


def _mark(scope: Any) -> str:
    """Return what this socket's way in is told apart by."""
    if scope.get("token"):
        return token_mark(scope["token"])
    session = scope.get("session")
    return session_mark(session.session_key if session is not None else None)


def _language(scope: Any, query: dict[str, str]) -> str:
    language = query.get("language") or getattr(scope["user"], "language", "ru")
    return language if language in ("ru", "en") else "ru"
