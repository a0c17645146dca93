"""The hard level: tries its ideas in the worlds it holds possible."""

import random

from games.bots.protocol import Bot, Position
from games.contract import Move
from games.shipit.bots.haggling import agree, haggle, lay
from games.shipit.bots.options import options
from games.shipit.bots.phrases import with_words
from games.shipit.bots.reading import sight_of_view
from games.shipit.bots.scales import FITTED
from games.shipit.bots.sight import Sight
from games.shipit.bots.trials import Trials
from games.shipit.bots.trust import past_of
from games.shipit.bots.worlds import likely_world
from games.shipit.state import State


class HardBot(Bot):
    """Tries what to do; how it trades is a matter of its own, and words bind nobody."""

    needs_worlds = True

    def choose(self, position: Position) -> Move | None:
        """Return the move that came out best; before its turn is over it haggles."""
        if not position.asked:
            return None
        sight = sight_of_view(position.view)
        sight.scale = FITTED
        move = self._move(sight, position)
        return with_words(move, position.chance) if sight.social else move

    def _move(self, sight: Sight, position: Position) -> Move:
        past = past_of(position.events, position.seat)
        if sight.phase == "lay":
            return lay(sight, position.chance)
        if sight.phase == "offer":
            sight.liars = past.liars
            return agree(sight, position.chance, past)
        move = _best(sight, position)
        return haggle(sight, move, past) or move


def _best(sight: Sight, position: Position) -> Move:
    """Return the best option by trial, or the first where there are no worlds to try it in."""
    moves, worlds, chance = options(sight), position.worlds, position.chance
    if worlds is None or len(moves) == 1:
        return moves[0]
    dice = random.Random(chance.below(1 << 32))  # noqa: S311 - not for deals

    def world() -> State:
        return likely_world(worlds, position.seat, chance, dice)

    return Trials(position.seat, moves).run(world, position.budget)
