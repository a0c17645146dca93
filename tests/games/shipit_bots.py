"""Bots of Ship IT! that are asked, and whole games of theirs."""

from typing import Any

from games.bot_game import BotGame
from games.bots import Budget, Position, bot, position_for
from games.chance import Chance
from games.contract import Move
from games.shipit.bots.outlook import Outlook, outlook_of_view
from games.shipit.state import State
from tests.games.shipit_positions import ENGINE

BUDGET = Budget(iterations=4)


def asked(state: State, seat: int, *, worlds: bool = True, iterations: int = 4) -> Position:
    return position_for(
        ENGINE,
        state,
        seat,
        events=[],
        chance=Chance(b"bots"),
        budget=Budget(iterations=iterations),
        with_worlds=worlds,
    )


def chosen(level: str, state: State, seat: int = 0, *, iterations: int = 4) -> Move:
    move = bot("shipit", level).choose(asked(state, seat, iterations=iterations))
    assert move is not None
    return move


def played(level: str, seats: int, options: dict[str, Any], seed: bytes) -> BotGame:
    bots = [bot("shipit", level) for _ in range(seats)]
    match = BotGame(ENGINE, bots, options, seed, BUDGET)
    match.play()
    return match


def seen_by(state: State, seat: int) -> Outlook:
    return outlook_of_view(ENGINE.view(state, seat))
