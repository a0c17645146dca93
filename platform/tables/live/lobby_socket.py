"""The lobby's socket: it says that something changed, and the page asks what."""

import time

from django.utils import translation

from tables.live.publishing import LOBBY
from tables.live.sockets import Socket
from tables.refusals import Refused
from tables.wire import frames
from tables.wire.commands import BeatSent, PingSent
from tables.wire.notes import Listed, Note, Ranked


class LobbySocket(Socket):
    """The lobby's socket: it says that something changed, and the page asks what."""

    async def enter(self) -> None:
        """Let anybody in."""
        await self.listen(LOBBY)
        self.be_seen()

    async def hear(self, note: Note) -> None:
        """Say which table changed, or of which game the leaderboards."""
        match note:
            case Ranked(game=game):
                self.tell(frames.Leaderboards(game=game))
            case Listed(table=table):
                self.tell(frames.Lobby(table=table))
            case _:
                await super().hear(note)

    async def make_up(self, topic: str) -> None:
        """Let the page ask what there is now."""
        if topic == LOBBY:
            self.tell(frames.Lobby(table=None))
        else:
            await super().make_up(topic)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Answer a ping; anything else is an error, and the socket lives."""
        if not self.topics:
            return  # not let in
        with translation.override(self.language):
            try:
                sent = self.heed(text_data, bytes_data)
                match sent:
                    case PingSent(ping=ping) | BeatSent(beat=ping):
                        self.tell(frames.Pong(ping=ping, now=time.time()))
                    case _:
                        raise no_table_here()
            except Refused as refusal:
                await self.refuse(refusal)


def no_table_here() -> Refused:
    """Return the refusal of what is done at tables only."""
    sentence = translation.gettext_noop("In the lobby nothing but a ping is answered.")
    return Refused("bad_frame", sentence, status=422)
