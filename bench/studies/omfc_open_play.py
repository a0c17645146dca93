"""Games of One More Free Cell among normal bots, played on the table itself.

Nothing is hidden there, so no view need be made and read again: the same games as by ``BotGame``,
several times quicker. For studies that want thousands.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from games.chance import Chance
from games.contract import Move
from games.omfc import moves, setup
from games.omfc.bots.groundwork import capital, set_up
from games.omfc.bots.worth import Scales, worth_of
from games.omfc.state import State
from games.registry import engine


def played(
    weighing: Sequence[type[Scales]], options: Mapping[str, Any], seed: int, game: int
) -> State:
    """Return the end of a game: each seat weighs its actions in its own way."""
    rules, chance = engine("omfc"), Chance(seed.to_bytes(8, "big")).fork(f"game {game}")
    state: State
    state, _ = rules.new_game(seats=len(weighing), options=options, chance=chance.fork("table"))
    while state.stage != "over":
        rules.apply(state, state.turn, _choice(state, weighing[state.turn], chance))
    return state


def _choice(state: State, scales: type[Scales], chance: Chance) -> Move:
    """Return what ``NormalBot`` would choose."""
    if state.stage != "play":
        return chance.pick(set_up(state, setup.choices(state)))
    named = capital(state)
    if named is not None:
        return named
    actions = scales(state).wise_actions()
    if not actions:
        return moves.END
    best = max(map(worth_of, actions))
    return chance.pick([one.move for one in actions if one.worth == best])
