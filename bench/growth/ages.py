"""Tables of which ages are visited, and what is done there."""

from typing import Any

AGES = (10, 500)
"""Moves that a table has behind it."""
LONG_GAMES: dict[str, dict[str, Any]] = {"uno": {"match_to": 500}, "shipit": {}}
"""Games, with their options, that last for more than five hundred moves."""
NAMES = [f"{game}: {what} after {{age}}" for game in LONG_GAMES for what in ("move", "look")]
"""What is timed there."""
