"""Table options: what a game lets its players set, and how a setting is checked."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from games.words import Bilingual, gettext_noop


class BadOptions(ValueError):  # noqa: N818 - the contract's name
    """Options or a number of seats that this game does not allow."""

    def __init__(self, code: str, message: str, **params: Any) -> None:
        super().__init__(message.format_map(params))
        self.code = code
        self.message = message
        self.params = params


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One setting of a table: its type, bounds, default and label.

    ``flag`` is on or off; ``int`` lies within ``min`` and ``max``; ``choice`` is one of
    ``choices``; ``seat`` is a seat's number or nothing; ``counts`` maps card ids (``choices``)
    to numbers within ``min`` and ``max``, or is nothing.
    """

    type: Literal["flag", "int", "choice", "seat", "counts"]
    default: Any
    label: Bilingual
    min: int = 0
    max: int = 0
    choices: tuple[Any, ...] = ()
    before: Any = msgspec.UNSET
    """What games did before there was this option, where that is not its default."""

    def accepts(self, value: Any) -> bool:
        """Tell whether this is a possible value."""
        match self.type:
            case "flag":
                return isinstance(value, bool)
            case "int":
                return type(value) is int and self.min <= value <= self.max
            case "choice":
                return any(type(value) is type(item) and value == item for item in self.choices)
            case "seat":
                return value is None or (type(value) is int and 0 <= value <= self.max)
            case "counts":
                return value is None or self._accepts_counts(value)

    def _accepts_counts(self, value: Any) -> bool:
        return isinstance(value, Mapping) and all(
            name in self.choices and type(count) is int and self.min <= count <= self.max
            for name, count in value.items()
        )


def as_before(declared: Mapping[str, Option]) -> dict[str, Any]:
    """Return every option as games were played before it existed."""
    return {
        name: option.default if option.before is msgspec.UNSET else option.before
        for name, option in declared.items()
    }


def carried(declared: Mapping[str, Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return those settings of an older ruleset that these options know and take."""
    return {
        name: value
        for name, value in given.items()
        if name in declared and declared[name].accepts(value)
    }


def complete(declared: Mapping[str, Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return every declared option with its given or default value, or raise ``BadOptions``."""
    for name in given:
        if name not in declared:
            raise BadOptions(
                "unknown_option", gettext_noop("There is no option “{option}”."), option=name
            )
    full = {name: given.get(name, option.default) for name, option in declared.items()}
    for name, value in full.items():
        if not declared[name].accepts(value):
            raise BadOptions(
                "bad_option", gettext_noop("This value of “{option}” is not allowed."), option=name
            )
    return full
