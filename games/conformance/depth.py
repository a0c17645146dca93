"""How closely a game is looked at."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Depth:
    """Numbers that trade time for certainty; the defaults take a fraction of a second per game."""

    max_moves: int = 50_000
    """A game longer than this counts as one that never ends."""
    looks: int = 12
    """Positions of a game, spread over the whole of it, that are checked in full."""
    applied: int = 12
    """Legal moves per seat that are carried out at a look."""
    foreign: int = 10
    """Moves outside the legal list that each seat tries at a look."""
    redeals: int = 3
    """Redeals at a look; the first look of a game redeals for every viewer."""
    lawful: int = 3
    """Seats per redeal the events of whose moves are compared."""
    playouts: int = 2
    """Redealt positions of a game that are played to their end."""
    worlds: int = 24
    """Redeals of a game that are made anew from one another, and compared."""
    kept: int = 2
    """Positions of a game from which it and a world are both played on, and compared."""
    view_bytes: int = 65_536
    """A view longer than this does not count as bounded."""
