"""What everybody may know of a player, as it crosses the wire."""

from typing import Literal, TypedDict

import msgspec


class Title(msgspec.Struct):
    """A title that a player bears."""

    code: str
    game: str
    season: str
    """The season it was won in, or nothing."""
    name: dict[str, str]
    """By language."""


class Player(msgspec.Struct):
    """What everybody may know of a player."""

    id: int
    name: str
    guest: bool
    titles: list[Title]
    deleted: bool


class Shift(TypedDict):
    """A number that a game has moved."""

    before: int
    after: int


class Gain(TypedDict):
    """What a finished game brought somebody, and why it brought no more."""

    seat: int
    unrated: Literal["", "practice", "friendly", "alone", "guest", "program", "one_side"]
    """Why it does not count for them; empty if it does."""
    prize: int
    """Prize points that were booked, which may be fewer than were won: guests and bots pay none."""
    points: Shift | None
    """Their prize points of all time in this game, if it moved them."""
    skill: Shift | None
    """Their skill rating of all time at tables of about as many seats."""
    titles_won: list[Title]
    titles_lost: list[Title]
