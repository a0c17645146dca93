"""Sockets: they decode, call a service, and forward frames untouched."""

import asyncio
import secrets
import time
from typing import Any

from channels.generic.websocket import AsyncWebsocketConsumer
from django.utils import translation

from accounts.services.aversions import unheard_by
from tables import faults, measuring, presence
from tables.commands import Command, command
from tables.farewells import EVERYWHERE, session_mark, token_mark
from tables.frames import Viewer, encode, topic
from tables.hub import Message, hub
from tables.log_context import about
from tables.looking import check_may_look, find, since_of, snapshot
from tables.previewing import preview
from tables.publishing import LOBBY, table_topic, user_topic
from tables.refusals import Refused
from tables.services.chatting import LINES_KEPT_IN_SIGHT, line_json, lines_of, say
from tables.services.playing import play
from tables.threads import read, write

FRAMES_PER_SECOND = 10.0
BURST = 120.0
ALIVE_SECONDS = 20.0
_CLOSED_BY = {401: 4401, 404: 4404}
"""The code a socket is closed with, by the refusal's status; 4403 for any other."""


class Bucket:
    """Lets so many through at once and so many per second."""

    def __init__(self) -> None:
        self.left = BURST
        self.at = time.monotonic()

    def allows(self) -> bool:
        """Take one; tell whether there was any."""
        now = time.monotonic()
        self.left = min(BURST, self.left + (now - self.at) * FRAMES_PER_SECOND)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Socket(AsyncWebsocketConsumer):
    """What the sockets of tables and of the lobby share: topics, presence, farewell."""

    room = presence.SITE

    def setup(self) -> None:
        """Read who comes, and in which language."""
        self.user: Any = self.scope["user"]
        self.topics: list[str] = []
        self.bucket = Bucket()
        self.own_name = secrets.token_hex(8)
        self.alive: asyncio.Task[None] | None = None
        self.query = _query(self.scope)
        self.language = _language(self.scope, self.query)
        self.mark = _mark(self.scope)
        self.who = self._name()

    async def connect(self) -> None:
        """Let in whoever may come; whoever may not is told why, in their own language."""
        self.setup()
        await self.accept()
        with translation.override(self.language):
            try:
                if "token" in self.scope and not self.user.is_authenticated:
                    raise bad_token()
                await self.enter()
            except Refused as refusal:
                await self.refuse(refusal)
                await self.close(_CLOSED_BY.get(refusal.status, 4403))

    async def enter(self) -> None:
        """Listen, and show what there is to see."""
        raise NotImplementedError

    def _name(self) -> str:
        return str(self.user.pk) if self.user.is_authenticated else f"anonymous {self.mark}"

    def _places(self) -> set[str]:
        """Return where whoever sits here is seen."""
        return {presence.SITE, self.room}

    async def listen(self, *topics: str) -> None:
        """Join the topics, and show that somebody is here."""
        own = [user_topic(self.user.pk)] if self.user.is_authenticated else []
        for one in (*topics, *own):
            self.topics.append(one)
            await hub.join(one, self)
        self.alive = asyncio.create_task(self._stay_alive())

    async def _stay_alive(self) -> None:
        while True:
            for place in self._places():
                await read(presence.show, place, self.who, self.own_name)
            await asyncio.sleep(ALIVE_SECONDS)

    async def disconnect(self, code: int) -> None:
        """Leave everything."""
        del code
        if not hasattr(self, "topics"):
            return
        if self.alive is not None:
            self.alive.cancel()
        for one in self.topics:
            await hub.leave(one, self)
        for place in self._places():
            await read(presence.hide, place, self.who, self.own_name)

    async def send(self, *args: Any, **kwargs: Any) -> None:
        """Send a frame, and count it."""
        measuring.FRAMES_SENT.inc()
        await super().send(*args, **kwargs)

    async def tell(self, kind: str, **body: Any) -> None:
        """Send a frame."""
        await self.send(text_data=encode({"type": kind, **body}).decode())

    async def refuse(self, refusal: Refused, frame_id: str = "") -> None:
        """Say no, to a frame if it has a name."""
        kind = "refused" if frame_id else "error"
        await self.tell(kind, id=frame_id, **refusal.to_json())

    async def heal(self) -> None:
        """Nothing to read anew."""

    async def hear(self, topic: str, message: Message) -> None:
        """Hear what is for this person alone."""
        del topic
        goodbye = message.get("goodbye")
        if goodbye is not None and goodbye in (EVERYWHERE, self.mark):
            await self.tell("closed", code=message["code"])
            await self.close(4401)
        elif "turn" in message:
            await self.tell("turn", table=message["turn"])
        elif "invited" in message:
            await self.tell("invited", **message["invited"])


class TableSocket(Socket):
    """A table's socket."""

    def setup(self) -> None:
        """Read who comes, and to which table."""
        super().setup()
        self.uid: str = self.scope["url_route"]["kwargs"]["uid"]
        self.room = presence.room(self.uid)
        self.version = 0
        self.viewer: Viewer = None
        self.unheard: set[int] = set()

    async def enter(self) -> None:
        """Let in whoever may look, and show them the table."""
        table = await read(find, self.uid)
        await read(check_may_look, table, self.user, _invite(self.scope, self.query, self.uid))
        await self.listen(table_topic(self.uid))
        await self._show(since_of(self.query.get("since", "")))
        await self._show_chat()

    async def _show(self, since: int | None) -> None:
        version, viewer, body = await read(snapshot, self.uid, self.user, since)
        hub.reached(table_topic(self.uid), version)
        if version >= self.version:
            self.version, self.viewer = version, viewer
            await self.send(text_data=body.decode())

    async def _show_chat(self) -> None:
        if self.user.is_authenticated:
            self.unheard = await read(unheard_by, self.user)
        lines = await read(_last_lines, self.uid)
        heard = [line for line in lines if (line["user"] or {}).get("id") not in self.unheard]
        await self.tell("chat", lines=heard)

    async def heal(self) -> None:
        """Read the table anew, with what was missed."""
        await self._show(self.version)

    async def hear(self, topic_: str, message: Message) -> None:
        """Forward this viewer's frame, a line of chat, or a farewell."""
        if "frames" in message:
            await self._forward(message)
        elif "gone" in message:
            await self.tell("closed", code="no_table")
            await self.close(4404)
        elif "chat" in message:
            if message["author"] not in self.unheard:
                await self.tell("chat", lines=[message["chat"]])
        elif message.get("turn") != self.uid:  # that it waits is seen in its own frame
            if "aversions" in message:
                self.unheard = await read(unheard_by, self.user)
            await super().hear(topic_, message)

    async def _forward(self, message: Message) -> None:
        if message["version"] <= self.version:
            return
        self.version = message["version"]
        self.viewer = self._seat_in(message)
        body = message["frames"][topic(self.viewer)]
        await self.send(text_data=body.decode())

    def _seat_in(self, message: Message) -> Viewer:
        seat: Viewer = message["seats"].get(str(self.user.pk))
        return seat

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Answer a client's frame; a bad one gets an error, and the socket lives."""
        if not self.topics:
            return  # not let in: whatever was sent before the door closed is not read
        facts = about(table=self.uid, user=self.user.pk, request=secrets.token_hex(8))
        with facts, translation.override(self.language):
            sent = Command()
            try:
                if not self.bucket.allows():
                    raise too_fast()
                sent = command(text_data, bytes_data)
                await getattr(self, f"_on_{sent.kind}")(sent)
            except Refused as refusal:
                await self.refuse(refusal, sent.id)
            except Exception as error:
                faults.note(f"a frame at table {self.uid}", error)
                await self.refuse(our_fault(), sent.id)

    async def refuse(self, refusal: Refused, frame_id: str = "") -> None:
        """Say no; whoever moved too late is shown the table as it is now."""
        await super().refuse(refusal, frame_id)
        if refusal.code == "stale":
            await self._show(self.version)

    async def _on_move(self, sent: Command) -> None:
        self._check_signed_in()
        answer = await write(
            play,
            uid=self.uid,
            user_id=self.user.pk,
            move=sent.move,
            version=sent.version,
            move_id=sent.id,
        )
        await self.tell("accepted", id=sent.id, version=answer.version)

    async def _on_try_(self, sent: Command) -> None:
        self._check_signed_in()
        found = await read(preview, uid=self.uid, user_id=self.user.pk, move=sent.try_)
        await self.tell("preview", id=sent.id, preview=found)

    async def _on_chat(self, sent: Command) -> None:
        self._check_signed_in()
        await write(say, uid=self.uid, user=self.user, text=sent.chat or "")

    async def _on_phrase(self, sent: Command) -> None:
        self._check_signed_in()
        await write(say, uid=self.uid, user=self.user, phrase=sent.phrase)

    async def _on_ping(self, sent: Command) -> None:
        here = await read(presence.here, self.room)
        watching = sum(1 for one in here if one.startswith("anonymous"))
        people = [int(one) for one in here if not one.startswith("anonymous")]
        await self.tell("pong", ping=sent.ping, now=time.time(), here=people, anonymous=watching)

    def _check_signed_in(self) -> None:
        if not self.user.is_authenticated:
            raise signed_out()


class LobbySocket(Socket):
    """The lobby's socket: it says that something changed, and the page asks what."""

    async def enter(self) -> None:
        """Let anybody in."""
        await self.listen(LOBBY)

    async def hear(self, topic_: str, message: Message) -> None:
        """Say which table changed, or of which game the leaderboards."""
        if topic_ == LOBBY and "board" in message:
            await self.tell("board", game=message["board"])
        elif topic_ == LOBBY:
            await self.tell("lobby", table=message.get("table"))
        else:
            await super().hear(topic_, message)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Answer a ping; anything else is an error, and the socket lives."""
        if not self.topics:
            return  # not let in
        with translation.override(self.language):
            try:
                if not self.bucket.allows():
                    raise too_fast()
                sent = command(text_data, bytes_data)
                if sent.kind != "ping":
                    raise no_table_here()
                await self.tell("pong", ping=sent.ping, now=time.time())
            except Refused as refusal:
                await self.refuse(refusal)


def too_fast() -> Refused:
    """Return the refusal of a frame too many."""
    return Refused(
        "too_fast", translation.gettext_noop("Too fast: wait a few seconds."), status=429
    )


def our_fault() -> Refused:
    """Return the answer to a frame on which the server itself failed."""
    sentence = translation.gettext_noop("Something went wrong here; nothing has changed.")
    return Refused("fault", sentence, status=500)


def signed_out() -> Refused:
    """Return the refusal of somebody who only looks."""
    return Refused("signed_out", translation.gettext_noop("Sign in to take part."), status=401)


def bad_token() -> Refused:
    """Return the refusal of a program whose token opens nothing."""
    sentence = translation.gettext_noop("This token is nobody’s (any more).")
    return Refused("bad_token", sentence, status=401)


def no_table_here() -> Refused:
    """Return the refusal of what is done at tables only."""
    sentence = translation.gettext_noop("In the lobby nothing but a ping is answered.")
    return Refused("bad_frame", sentence, status=422)


def _last_lines(uid: str) -> list[dict[str, Any]]:
    lines = lines_of(find(uid)).order_by("-pk")[:LINES_KEPT_IN_SIGHT]
    return [line_json(line) for line in reversed(lines)]


def _query(scope: Any) -> dict[str, str]:
    pairs = (part.partition("=") for part in scope["query_string"].decode("latin1").split("&"))
    return {name: value for name, _, value in pairs if name}


def _mark(scope: Any) -> str:
    """Return what this socket's way in is told apart by."""
    if "token" in scope:
        return token_mark(scope["token"])
    session = scope.get("session")
    return session_mark(session.session_key if session is not None else None)


def _invite(scope: Any, query: dict[str, str], uid: str) -> str:
    session = scope.get("session")
    kept = session.get("invites", {}).get(uid, "") if session is not None else ""
    return query.get("invite", "") or kept


def _language(scope: Any, query: dict[str, str]) -> str:
    language = query.get("language") or getattr(scope["user"], "language", "ru")
    return language if language in ("ru", "en") else "ru"
