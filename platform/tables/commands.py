"""What a client may send over a table's socket, and how it is read."""

from typing import Any

import msgspec
from django.utils.translation import gettext_noop as _

from tables.refusals import Refused

MOST_BYTES = 16_384


class Command(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One frame from a client: exactly one of its five kinds."""

    id: str = ""
    version: int = 0
    move: dict[str, Any] | None = None
    try_: dict[str, Any] | None = msgspec.field(name="try", default=None)
    chat: str | None = None
    phrase: dict[str, Any] | None = None
    ping: float | int | None = None

    @property
    def kind(self) -> str:
        """Which of the kinds it is."""
        return next(name for name in _KINDS if getattr(self, name) is not None)


_KINDS = ("move", "try_", "chat", "phrase", "ping")
_decoder = msgspec.json.Decoder(Command)


def command(text: str | None, data: bytes | None) -> Command:
    """Return what was sent, or refuse it with a sentence that says why."""
    if text is None:
        raise Refused("not_text", _("Frames are JSON texts."), status=422)
    if len(text.encode(errors="surrogatepass")) > MOST_BYTES or data is not None:
        raise Refused(
            "too_long", _("A frame has at most {most} bytes."), status=413, most=MOST_BYTES
        )
    try:
        read = _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError) as error:
        raise Refused(
            "bad_frame", _("This frame cannot be read: {why}"), status=422, why=str(error)
        ) from error
    if sum(getattr(read, name) is not None for name in _KINDS) != 1:
        raise Refused(
            "bad_frame",
            _("This frame cannot be read: {why}"),
            status=422,
            why="one of move, try, chat, phrase, ping",
        )
    return read
