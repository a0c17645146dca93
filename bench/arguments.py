"""Kinds of numbers and words on a command line: what is out of bounds is refused."""

from argparse import ArgumentTypeError


def count(text: str) -> int:
    """Return a number of things, one at least."""
    given = int(text)
    if given < 1:
        raise ArgumentTypeError("it must be 1 or more")
    return given


def number(text: str) -> int:
    """Return a number of things, or none."""
    given = int(text)
    if given < 0:
        raise ArgumentTypeError("it must be 0 or more")
    return given


def amount(text: str) -> float:
    """Return how much of something, an hour of seconds at most."""
    given = float(text)
    if not 0 <= given < 3600:
        raise ArgumentTypeError("it must be from 0 to 3600")
    return given


def positive(text: str) -> float:
    """Return how much of something, and more than nothing."""
    given = amount(text)
    if not given:
        raise ArgumentTypeError("it must be more than 0")
    return given


def share(text: str) -> float:
    """Return a part of the whole."""
    given = float(text)
    if not 0 <= given <= 1:
        raise ArgumentTypeError("it must be from 0 to 1")
    return given


class words:  # noqa: N801 - argparse names it in its errors
    """A list of words, a comma between them, each one of those known; or ``none``."""

    def __init__(self, *known: str, repeated: bool = False) -> None:
        self.known, self.repeated = known, repeated

    def __call__(self, text: str) -> tuple[str, ...]:
        """Return the words."""
        words = tuple(text.split(",")) if text != "none" else ()
        for word in words:
            if word not in self.known:
                raise ArgumentTypeError(f"choose from {', '.join(self.known)}, or none")
        if len(set(words)) < len(words) and not self.repeated:
            raise ArgumentTypeError("each may be named once")
        return words
