"""Bans: why a move is refused, as data, so that listing lawful moves raises nothing.

Those that every game has stand here; a game names its own ruling for them by ``by``.
"""

from typing import Any, Final, NamedTuple

from games.contract import IllegalMove
from games.words import gettext_noop as _


class Ban(NamedTuple):
    """A refusal's code, its sentence and the ruling behind it."""

    code: str
    message: str
    rule: str = ""

    def by(self, rule: str) -> "Ban":
        """Return the same ban under a ruling of a game's own."""
        return self._replace(rule=rule)

    def refusal(self, **params: Any) -> IllegalMove:
        """Return the exception that tells the player."""
        return IllegalMove(self.code, self.message, self.rule, **params)


UNKNOWN_MOVE: Final = Ban("unknown_move", _("There is no such move."))
BAD_FIELDS: Final = Ban("bad_fields", _("The move has missing, wrong or unknown fields."))
GAME_OVER: Final = Ban("game_over", _("The game is over."))
NOT_ASKED: Final = Ban("not_asked", _("The table does not wait for you."))
NO_SUCH_SEAT: Final = Ban("no_such_seat", _("There is no such seat."))
WRONG_PHASE: Final = Ban("wrong_phase", _("This is not what you are asked for now."))
UNKNOWN_CARD: Final = Ban("unknown_card", _("There is no such card."))
NOT_IN_HAND: Final = Ban("not_in_hand", _("You do not hold {card}."))
