"""Telling of a table in the reader's words: its log, its sheet and its chat."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from django.utils.translation import gettext

from games.contract import Event
from games.vocabulary import Kind, Sheet, sheet, vocabulary
from tables.live.frames import seen
from tables.models import Move, Said, Seat, Table
from tables.pages.table_words import language
from tables.phrases import QUICK_PHRASES
from tables.wire.frames import Viewer, encode

_decode = msgspec.msgpack.Decoder(list[Event]).decode


class Narrator:
    """Knows the words of one table's game and the names of those who sit at it."""

    def __init__(self, table: Table, seats: Sequence[Seat]) -> None:
        self.table = table
        self.words = vocabulary(table.game)
        self.names = {seat.number: seat.user.username for seat in seats if seat.user}

    def name(self, number: int) -> str:
        """Return how a seat's sitter is called."""
        return self.names.get(number) or gettext("Bot {number}").format(number=number + 1)

    def say(self, kind: Kind, saying: Mapping[str, Any]) -> str:
        """Return the sentence of a saying; nothing for what the game has no words for."""
        try:
            return self.words.say(kind, saying, language(), self.name)
        except LookupError:
            return ""

    def happened(self, move: Move, viewer: Viewer = None) -> str:
        """Return what came of a move, as a viewer may know it."""
        events = seen(_decode(bytes(move.events)), viewer)
        return "; ".join(filter(None, (self.say("events", event) for event in events)))

    def sheet(self, state: Any, viewer: Viewer) -> Sheet:
        """Return the table in lines, as a viewer may know it."""
        view = msgspec.json.decode(encode(self.table.engine.view(state, viewer)))
        return sheet(self.table.game, view, viewer)

    def lines(self, lines: Iterable[Mapping[str, Any]]) -> list[str]:
        """Return the sentences of a sheet's lines."""
        return list(filter(None, (self.say("lines", line) for line in lines)))

    def spoken(self, line: Said) -> str:
        """Return what was said in a line of chat."""
        if line.phrase is None:
            return line.text
        quick = QUICK_PHRASES.get(line.phrase["code"])
        return quick.in_language(language()) if quick else self.say("phrases", line.phrase)
