"""Deals after which a game is soon over: it need not be long to be whole."""

from collections.abc import Callable
from typing import Any

from games.bots.host import position_for
from games.bots.levels import bot
from games.bots.protocol import Budget
from games.chance import Chance
from games.contract import AnyEngine, Move, fill
from games.registry import engine
from tests.browser.chosen_deal import choose_deal
from tests.config.running_house import House

ME = 0
TRIES = 3
"""How often a deal is played out: the bots in the house may choose otherwise."""

Chooses = Callable[[str], object]


def short_deal(
    house: House, slug: str, *, most: int, wish: tuple[str, ...], level: str = "easy"
) -> Chooses:
    """Return what chooses a deal for a table: after so many moves of all its game should be over.

    In the first seat sits somebody who makes any move of the first kind that is wished and can be.
    """
    game = engine(slug)

    def ends(dealt: Any) -> bool:
        tries = (Chance(b"try %d" % number) for number in range(TRIES))
        return all(_is_over(game, dealt, level, most, wish, chance) for chance in tries)

    return lambda uid: choose_deal(house, uid, ends)


def _is_over(
    game: AnyEngine, dealt: Any, level: str, most: int, wish: tuple[str, ...], chance: Chance
) -> bool:
    """Tell whether a game ends within so many moves, as it might be played."""
    state = game.copy(dealt)
    for _ in range(most):
        if not (actors := game.actors(state)):
            return True
        seat = min(actors)
        wanted = _mine(game, state, wish) if seat == ME else [_of_bot(game, state, seat, level)]
        game.apply(state, seat, fill(chance.pick(wanted), chance))
    return not game.actors(state)


def _mine(game: AnyEngine, state: Any, wish: tuple[str, ...]) -> list[Move]:
    legal = game.legal(state, ME)
    found = [[move for move in legal if move["type"] == kind] for kind in wish]
    return next(filter(None, found), legal)


def _of_bot(game: AnyEngine, state: Any, seat: int, level: str) -> Move:
    position = position_for(
        *(game, state, seat),
        events=[],
        chance=Chance(b"bot"),
        budget=Budget(),
        with_worlds=False,
    )
    return bot(game.info.slug, level).choose(position) or game.on_timeout(state, seat)
