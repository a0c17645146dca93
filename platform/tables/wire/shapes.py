"""The wire of the live floor as shapes: what its schema, declarations and pages are made from."""

from games.wire.shapes import OneOf, Shape, shape_of
from tables.wire.commands import COMMANDS
from tables.wire.frames import FRAMES, Invitation
from tables.wire.replay import Replay, ReplayPiece
from tables.wire.table import MyRow, PastRow, Row


def frames() -> dict[str, Shape]:
    """Return what the server sends, by name."""
    return {kind.__name__: shape_of(kind) for kind in FRAMES}


def commands() -> dict[str, Shape]:
    """Return what a client sends, by name, and ``Sent`` for any of it."""
    found = {kind.__name__: shape_of(kind) for kind in COMMANDS.values()}
    return {**found, "Sent": OneOf(tuple(found.values()))}


def rows() -> dict[str, Shape]:
    """Return what lists are made of, by name."""
    return {
        kind.__name__: shape_of(kind)
        for kind in (Row, MyRow, PastRow, Invitation, Replay, ReplayPiece)
    }
