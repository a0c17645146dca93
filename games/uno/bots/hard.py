"""The hard level: tries its moves in the worlds it holds possible."""

from typing import Final

from games.bots.protocol import Bot, Position
from games.bots.trials import Care, Trials
from games.contract import Move
from games.uno.bots.normal import NormalBot
from games.uno.bots.trials import candidates, played_on

_CARE: Final = Care(behind=2.0, sure=0.0, doubt=0.1)
"""Weighed hands differ by little: what looks best is made, what falls behind is dropped early."""


class HardBot(Bot):
    """Plays on after every move that it might make, in the same worlds, and makes the best."""

    needs_worlds = True

    def __init__(self) -> None:
        self.fallback = NormalBot()
        """Decides where there are no worlds, or nothing but free moves."""

    def choose(self, position: Position) -> Move | None:
        """Return the move that came out best."""
        seat, worlds, chance = position.seat, position.worlds, position.chance
        if worlds is None or not position.asked:
            return self.fallback.choose(position)
        moves = candidates(worlds(chance), seat)
        if len(moves) == 1:
            return moves[0]
        trials = Trials(moves, lambda world, move: played_on(world, seat, move), _CARE)
        return trials.run(lambda: worlds(chance), position.budget)
