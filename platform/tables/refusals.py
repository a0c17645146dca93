"""How the live floor says no: one exception, one sentence, for pages, sockets and the API alike."""

from typing import Any

from django.utils.translation import gettext
from django.utils.translation import gettext_noop as _

from games.contract import IllegalMove
from games.options import BadOptions
from games.words import translate


class Refused(Exception):  # noqa: N818 - named like IllegalMove and BadOptions
    """Something that cannot be done: a code, a sentence, and the status an API answers with."""

    def __init__(
        self, code: str, message: str, *, status: int = 409, rule: str = "", **params: Any
    ) -> None:
        super().__init__(message.format_map(params))
        self.code = code
        self.message = message
        self.status = status
        self.rule = rule
        self.params = params

    def sentence(self) -> str:
        """Return the sentence in the language of whoever is being answered."""
        return gettext(self.message).format_map(self.params)

    def to_json(self) -> dict[str, Any]:
        """Return the refusal as it is sent."""
        return {
            "code": self.code,
            "message": self.sentence(),
            "rule": self.rule,
            "params": self.params,
        }


class RefusedByRules(Refused):
    """A move or options that the game itself refuses; the game has the words for it."""

    def __init__(self, refusal: IllegalMove | BadOptions, language: str) -> None:
        rule = refusal.rule if isinstance(refusal, IllegalMove) else ""
        super().__init__(refusal.code, refusal.message, status=422, rule=rule, **refusal.params)
        self.language = language

    def sentence(self) -> str:
        """Return the game's sentence in the reader's language."""
        return translate(self.message, self.language, self.params)

    def to_json(self) -> dict[str, Any]:
        """Return the refusal with its template, so that a page can name cards and players."""
        return super().to_json() | {"template": self.message}


def no_table() -> Refused:
    """Return the refusal of a table that there is not."""
    return Refused("no_table", _("There is no such table (any more)."), status=404)


def busy() -> Refused:
    """Return the answer to a move that came, or waited, when there was too much to do."""
    sentence = _("The house is very busy: your move was not made. Try again in a moment.")
    return Refused("busy", sentence, status=503, retry_after=1.0)
