"""A ban: why the rules refuse something, as data, so that listing lawful moves raises nothing."""

from typing import Any, NamedTuple

from games.contract import IllegalMove


class Ban(NamedTuple):
    """A refusal's code, its sentence and the ruling behind it."""

    code: str
    message: str
    rule: str

    def refusal(self, **params: Any) -> IllegalMove:
        """Return the exception that tells the player."""
        return IllegalMove(self.code, self.message, self.rule, **params)
