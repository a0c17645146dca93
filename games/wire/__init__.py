"""The wire: what crosses it, as types that each game declares once, in its module ``wire``.

A view, an event, a move, a preview and a board are plain dicts; their types are ``TypedDict``s,
which cost nothing at run time and are checked where a dict is built. From the same types come the
checks of ``games.conformance``, the schema of the API, the pages for authors of bots and the
declarations for the browser (``python -m games.wire``).
"""

from typing import Any, NamedTuple


class Wire(NamedTuple):
    """The types of one game. Unions are told apart by ``type``, questions by ``code``."""

    view: Any
    moves: Any
    events: Any
    preview: Any
    board: Any
    """What stays as it is through a whole game: sent once with the table."""

    def parts(self) -> dict[str, Any]:
        """Return each type by the name under which it is written down."""
        return {
            "Move": self.moves,
            "View": self.view,
            "Event": self.events,
            "Preview": self.preview,
            "Board": self.board,
        }
