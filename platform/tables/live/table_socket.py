"""A table's socket: it decodes, calls a service, and forwards frames.

They go out untouched, but for words of whom this reader does not wish to hear.
"""

import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, ClassVar

from django.db import DatabaseError
from django.utils import translation

from accounts.services.aversions import unheard_by
from tables import faults
from tables.live import presence
from tables.live.arriving import Coming, arrive
from tables.live.asides import asides_told
from tables.live.departures import away, our_fault
from tables.live.frames import topic
from tables.live.gathering import Gathering
from tables.live.hub import hub
from tables.live.hushing import hushed
from tables.live.lines import last_told, lines_of
from tables.live.looking import Snapshot, find, since_of, snapshot
from tables.live.notebooks import notebook_told
from tables.live.previewing import preview
from tables.live.publishing import HOUSE, table_topic
from tables.live.sockets import Socket
from tables.live.threads import read, write
from tables.log_context import about
from tables.moving.desk import desk
from tables.refusals import Refused
from tables.replay.leading import hand_over, lead, led
from tables.services.chatting import say, say_aside
from tables.services.noting import guess, mark
from tables.wire import commands, frames
from tables.wire.commands import Command
from tables.wire.frames import ChatLine, Viewer
from tables.wire.notes import (
    Asked,
    Averse,
    Changed,
    Gone,
    Led,
    Note,
    Noted,
    Reading,
    Spoken,
    Whispered,
)

arrivals = Gathering(arrive)


class TableSocket(Socket):
    """A table's socket."""

    def setup(self) -> None:
        """Read who comes, and to which table."""
        super().setup()
        self.uid: str = self.scope["url_route"]["kwargs"]["uid"]
        self.room = presence.room(self.uid)
        self.version = self.promised = 0
        self.viewer: Viewer = None
        self.unheard: set[int] = set()
        self.standing: tuple[bool, bool] | None = None
        self.has_notebook = False
        self.notebook: frames.Notebook | None = None
        self.texts: frozenset[str] = frozenset()
        self.in_words = self.query.get("words") == "1"

    async def enter(self) -> None:
        """Show the table to whoever may look; what changes meanwhile waits in the outbox."""
        invite = _invite(self.scope, self.query, self.uid)
        since = since_of(self.query.get("since", ""))
        await self.listen(table_topic(self.uid), HOUSE)
        coming = Coming(self.uid, self.user, invite, since, self.in_words, self.language)
        arrival = await arrivals.ask(coming)
        self.be_seen()
        self.texts, self.has_notebook = arrival.texts, arrival.has_notebook
        self.unheard = arrival.unheard
        await self._show_snapshot(arrival.shown)
        self._tell_chat(arrival.lines)
        await self._show_lead()

    async def _stand(self, *, is_out: bool, is_over: bool) -> None:
        """Show what one may see from now on who has come, dropped out, or stayed to the end."""
        if self.standing != (is_out, is_over):
            self.standing = (is_out, is_over)
            await self._show_own()

    async def _show_own(self) -> None:
        """Tell what is this person's alone: the notebook and, once out, what is said aside."""
        await self._show_notebook(is_asked=False)
        is_out, _ = self.standing or (False, False)
        asides = await read(asides_told, self.uid, self.user) if is_out else None
        if asides is not None:
            self.tell(asides)

    async def _show_notebook(self, *, is_asked: bool = True) -> None:
        """Tell what is noted; if nobody asked, only what was not told before."""
        told = await read(notebook_told, self.uid, self.user) if self.has_notebook else None
        if told is not None and (is_asked or told != self.notebook):
            self.tell(told)
        self.notebook = told

    async def _show(self, since: int | None) -> None:
        await self._show_snapshot(
            await read(snapshot, self.uid, self.user, since, in_words=self.in_words)
        )

    async def _show_snapshot(self, shown: Snapshot) -> None:
        self.version, self.viewer = shown.version, shown.viewer
        self.promised = max(self.promised, self.version)
        await self.send_frame(shown.body)
        await self._stand(is_out=shown.is_out, is_over=shown.is_over)

    async def _show_chat(self) -> None:
        await self._learn_whom_not_to_hear()
        self._tell_chat(await read(_last_lines, self.uid))

    def _tell_chat(self, lines: list[ChatLine]) -> None:
        heard = [line for line in lines if not line.user or line.user.id not in self.unheard]
        self.tell(frames.Chat(lines=heard))

    async def _show_lead(self) -> None:
        """Tell where whoever leads is, if somebody does."""
        told = await read(led, self.uid) if self.standing and self.standing[1] else None
        if told is not None:
            self.tell(told)

    def take(self, topic_: str, note: Note) -> None:
        """Take what the hub hands on, and note which version is on its way."""
        if isinstance(note, Changed):
            self.promised = max(self.promised, note.version)
            if self._forward_now(note):
                return
        super().take(topic_, note)

    def _forward_now(self, change: Changed) -> bool:
        """Send the frame that follows by this very call, if there is nothing more to it."""
        viewer = change.seats.get(self.user.pk)
        if (
            change.version != self.version + 1
            or self.in_words
            or self.standing != (viewer in change.out, change.over)
            or (self.texts and self.unheard)
            or not self.say(change.frames[topic(viewer)])
        ):
            return False
        self.version, self.viewer = change.version, viewer
        return True

    def lacks(self, version: int) -> bool:
        """Tell whether a version of this table was not heard of."""
        return version > self.promised

    def size_of(self, note: Note) -> int:
        """Return how many bytes the viewer's frame has; lines of chat are short."""
        return len(note.frames.get(topic(self.viewer), b"")) if isinstance(note, Changed) else 0

    async def make_up(self, topic_: str) -> None:
        """Read the table anew, with all that was missed, or whom not to hear."""
        if topic_ == table_topic(self.uid):
            await self._show(self.version)
            await self._show_own()
            await self._show_chat()
            await self._show_lead()
        else:
            await super().make_up(topic_)
            await self._learn_whom_not_to_hear()
            await self._show_own()

    async def _learn_whom_not_to_hear(self) -> None:
        if self.user.is_authenticated:
            self.unheard = await read(unheard_by, self.user)

    async def hear(self, note: Note) -> None:
        """Forward this viewer's frame, a line of chat, or a farewell."""
        match note:
            case Changed():
                await self._forward(note)
            case Reading(now=now):
                self.tell(frames.Time(now=now))
            case Gone():
                self.tell(frames.Closed(code="no_table"))
                await self.close(4404)
            case Spoken(line=line, author=author):
                if author not in self.unheard:
                    self.tell(frames.Chat(lines=[line]))
            case Led(lead=told) if told.by is None or told.by.id not in self.unheard:
                self.tell(told)
            case Whispered(table=table, line=line, author=author) if table == self.uid:
                if author not in self.unheard:
                    self.tell(frames.Asides(lines=[line]))
            case Noted(table=table) if table == self.uid:
                await self._show_notebook()
            case Averse():
                await self._learn_whom_not_to_hear()
            case Asked(table=table) if table == self.uid:
                pass  # that it waits is seen in its own frame
            case _:
                await super().hear(note)

    async def _forward(self, change: Changed) -> None:
        """Send the frame that follows what was sent; over a gap the table is read anew.

        Words are nobody's but who asks for them: they are made here, from the table as it is.
        """
        if change.version <= self.version:
            return
        if change.version > self.version + 1 or self.in_words:
            await self._show(self.version)
            return
        self.version = change.version
        self.viewer = change.seats.get(self.user.pk)
        unheard = {seat for user, seat in change.seats.items() if user in self.unheard}
        body = hushed(change.frames[topic(self.viewer)], texts=self.texts, seats=unheard)
        await self.send_frame(body)
        await self._stand(is_out=self.viewer in change.out, is_over=change.over)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Answer a client's frame; a bad one gets an error, and the socket lives."""
        if not self.topics:
            return  # not let in: whatever was sent before the door closed is not read
        sent: Command = Command()
        trouble: Exception | None = None
        try:
            sent = self.heed(text_data, bytes_data)
        except Exception as error:
            trouble = error
        if isinstance(sent, commands.BeatSent):
            self._answer(sent)  # the most frequent of all by far, and nothing to be named or said
            return
        facts = about(table=self.uid, user=self.user.pk, request=secrets.token_hex(8))
        with facts, translation.override(self.language):
            try:
                if trouble is not None:
                    raise trouble
                await self._answers[type(sent)](self, sent)
            except Refused as refusal:
                await self.refuse(refusal, sent.id)
            except DatabaseError:
                await self.refuse(away(), sent.id)
            except Exception as error:
                faults.note(f"a frame at table {self.uid}", error)
                await self.refuse(our_fault(), sent.id)

    async def refuse(self, refusal: Refused, frame_id: str = "") -> None:
        """Say no; whoever moved too late is shown the table as it is now."""
        await super().refuse(refusal, frame_id)
        if refusal.code == "stale":
            self.outbox.put(self._show_again)

    async def _show_again(self) -> None:
        await self._show(self.version)

    async def _on_move(self, sent: commands.MoveSent) -> None:
        self._check_signed_in()
        answer = await desk.play(
            uid=self.uid,
            user_id=self.user.pk,
            move=sent.move,
            version=sent.version,
            move_id=sent.id,
        )
        self.tell(frames.Accepted(id=sent.id, version=answer.version))

    async def _on_try(self, sent: commands.TrySent) -> None:
        self._check_signed_in()
        found = await read(preview, uid=self.uid, user_id=self.user.pk, move=sent.try_)
        self.tell(frames.Preview(id=sent.id, preview=dict(found)))

    async def _on_chat(self, sent: commands.ChatSent) -> None:
        self._check_signed_in()
        speak = say_aside if sent.aside else say
        await write(speak, uid=self.uid, user=self.user, text=sent.chat)

    async def _on_phrase(self, sent: commands.PhraseSent) -> None:
        self._check_signed_in()
        speak = say_aside if sent.aside else say
        await write(speak, uid=self.uid, user=self.user, phrase=sent.phrase)

    async def _on_mark(self, sent: commands.MarkSent) -> None:
        self._check_signed_in()
        await write(mark, uid=self.uid, user=self.user, seat=sent.on, code=sent.mark)

    async def _on_guess(self, sent: commands.GuessSent) -> None:
        self._check_signed_in()
        await write(guess, uid=self.uid, user=self.user, seat=sent.on, code=sent.guess)

    async def _on_lead(self, sent: commands.LeadSent) -> None:
        self._check_signed_in()
        await read(lead, uid=self.uid, user=self.user, sent=sent)

    async def _on_hand(self, sent: commands.HandSent) -> None:
        self._check_signed_in()
        await read(hand_over, uid=self.uid, user=self.user, to=sent.hand)

    async def _on_ping(self, sent: commands.PingSent) -> None:
        here = await hub.attendance.here(self.room)
        watching = sum(1 for one in here if one.startswith("anonymous"))
        people = [int(one) for one in here if not one.startswith("anonymous")]
        self.tell(frames.Pong(ping=sent.ping, now=time.time(), here=people, anonymous=watching))

    def _answer(self, sent: commands.BeatSent) -> None:
        self.tell(frames.Pong(ping=sent.beat, now=time.time()))

    async def _on_words(self, sent: commands.WordsSent) -> None:
        """Show the table once more, with words or without; what follows is like it."""
        self.in_words = sent.words
        self.outbox.put(self._show_again)

    def _check_signed_in(self) -> None:
        if not self.user.is_authenticated:
            raise signed_out()

    _answers: ClassVar[Mapping[type[Command], Callable[[Any, Any], Awaitable[None]]]] = {
        commands.MoveSent: _on_move,
        commands.TrySent: _on_try,
        commands.ChatSent: _on_chat,
        commands.PhraseSent: _on_phrase,
        commands.MarkSent: _on_mark,
        commands.GuessSent: _on_guess,
        commands.PingSent: _on_ping,
        commands.WordsSent: _on_words,
        commands.LeadSent: _on_lead,
        commands.HandSent: _on_hand,
    }
    """What is done with each command but a beat."""


def signed_out() -> Refused:
    """Return the refusal of somebody who only looks."""
    return Refused("signed_out", translation.gettext_noop("Sign in to take part."), status=401)


def _last_lines(uid: str) -> list[ChatLine]:
    return last_told(lines_of(find(uid)))


def _invite(scope: Any, query: dict[str, str], uid: str) -> str:
    session = scope.get("session")
    kept = session.get("invites", {}).get(uid, "") if session is not None else ""
    return query.get("invite", "") or kept
