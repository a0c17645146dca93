"""Many games between bots, and how they went: the work behind ``games.simulate``."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any, TypeVar

from games.bot_game import BotGame
from games.bots import Bot, Budget, Position, bot
from games.chance import Chance
from games.contract import Move
from games.intervals import anytime, wilson
from games.registry import engine

Job = TypeVar("Job")
Made = TypeVar("Made")


RANDOM = "random"


class RandomBot(Bot):
    """Makes any move it is asked for: the floor that every level must clear."""

    def choose(self, position: Position) -> Move | None:
        """Return a move at random; free moves are never made."""
        return position.chance.pick(position.asked) if position.asked else None


def player(slug: str, name: str) -> Bot:
    """Return a bot of a level, or the one that plays at random."""
    return RandomBot() if name == RANDOM else bot(slug, name)


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: a game, its seats and options, and the bots by name."""

    slug: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    budget: Budget

    def names(self, game: int) -> list[str]:
        """Return which bot sits where in this game."""
        return [self.bots[(seat + game) % len(self.bots)] for seat in range(self.seats)]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game: who sat where, who won, and how."""

    game: int
    names: list[str]
    winners: tuple[int, ...]
    reason: str
    moves: int


@dataclass(slots=True)
class Tally:
    """Wins so far, per bot; a win shared by several seats counts in parts."""

    wins: dict[str, float]
    fair: dict[str, float]
    """The wins each bot would have if all seats were equal."""
    by_seat: list[float] = field(default_factory=list)
    """Wins per seat, whoever sat there."""
    games: int = 0
    moves: int = 0
    reasons: dict[str, int] = field(default_factory=dict)

    def add(self, result: PlayedGame) -> None:
        """Count one game; one without a winner is shared by all."""
        self.games += 1
        self.moves += result.moves
        self.reasons[result.reason] = self.reasons.get(result.reason, 0) + 1
        winners = result.winners or range(len(result.names))
        self.by_seat = self.by_seat or [0.0] * len(result.names)
        for seat in winners:
            self.wins[result.names[seat]] += 1 / len(winners)
            self.by_seat[seat] += 1 / len(winners)
        for name in result.names:
            self.fair[name] += 1 / len(result.names)

    def is_clear(self) -> bool:
        """Tell whether the first bot's rate is surely not its fair share."""
        name = next(iter(self.wins))
        low, high = anytime(self.wins[name], self.games)
        return not low <= self.fair[name] / self.games <= high


def play_one(job: tuple[Setting, int]) -> PlayedGame:
    """Play the game of this number."""
    setting, game = job
    names = setting.names(game)
    seed = Chance(setting.seed.to_bytes(8, "big")).fork(f"game {game}").seed
    match = BotGame(
        engine(setting.slug),
        [player(setting.slug, name) for name in names],
        setting.options,
        seed,
        setting.budget,
    )
    outcome = match.play()
    return PlayedGame(game, names, outcome.winners, outcome.reason, len(match.moves))


def results(
    setting: Setting, games: int, jobs: int
) -> AbstractContextManager[Iterator[PlayedGame]]:
    """Return the results in the order of the games, whatever the number of processes."""
    return in_order(play_one, [(setting, game) for game in range(games)], jobs)


@contextmanager
def in_order(
    play: Callable[[Job], Made], work: Sequence[Job], jobs: int
) -> Iterator[Iterator[Made]]:
    """Yield what comes of each piece of work, in its order, done by so many processes."""
    if jobs == 1:
        yield map(play, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield pool.imap(play, work)


def report(setting: Setting, tally: Tally) -> dict[str, Any]:
    """Return the results as plain data."""
    return {
        "game": setting.slug,
        "seats": setting.seats,
        "options": setting.options,
        "seed": setting.seed,
        "games": tally.games,
        "moves": tally.moves,
        "reasons": dict(sorted(tally.reasons.items())),
        "bots": [
            {
                "bot": name,
                "wins": round(wins, 3),
                "rate": wins / tally.games,
                "interval": wilson(wins, tally.games),
                "anytime": anytime(wins, tally.games),
                "fair": tally.fair[name] / tally.games,
            }
            for name, wins in tally.wins.items()
        ],
        "by_seat": [
            {"wins": round(wins, 3), "rate": wins / tally.games}
            | {"interval": wilson(wins, tally.games)}
            for wins in tally.by_seat
        ],
    }
