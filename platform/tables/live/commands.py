"""Reading what a client sends, or refusing it with a sentence that says why."""

import msgspec
from django.utils.translation import gettext_noop as _

from tables.refusals import Refused
from tables.wire.commands import Command, read_command

MOST_BYTES = 16_384


def command(text: str | None, data: bytes | None) -> Command:
    """Return what was sent."""
    if text is None:
        raise Refused("not_text", _("Frames are JSON texts."), status=422)
    if len(text.encode(errors="surrogatepass")) > MOST_BYTES or data is not None:
        raise Refused(
            "too_long", _("A frame has at most {most} bytes."), status=413, most=MOST_BYTES
        )
    try:
        return read_command(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError) as error:
        raise Refused(
            "bad_frame", _("This frame cannot be read: {why}"), status=422, why=str(error)
        ) from error
