"""What the house itself tells among a game's events."""

from typing import Literal, TypedDict


class HouseEvent(TypedDict):
    """Told before the events of a move that a clock made."""

    type: Literal["house_timed_out", "house_stood_in"]
    """Time ran out; or it did so twice in a row, and a bot plays until they are back."""
    seat: int
    """Whose time it was."""
