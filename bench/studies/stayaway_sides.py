"""How often each side of Нечто wins: many games of bots, by the number of seats.

python -m bench.studies.stayaway_sides --seats 4,6,8,12 --games 2000 --seed 1 --jobs 1
python -m bench.studies.stayaway_sides --seats 6 --games 300 --thing hard --humans checker
"""

import argparse
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.studies.stayaway_players import PLAYERS
from games.bot_game import BotGame
from games.bots import Budget
from games.chance import Chance
from games.contract import Event, Outcome
from games.intervals import wilson
from games.stayaway.engine import StayAwayEngine
from games.stayaway.state import State
from games.tournament import in_order

SIDES = ("thing", "humans", "nobody")


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: the seats, and the player of whoever is dealt the Thing or a human."""

    seats: int
    thing: str
    humans: str
    seed: int
    budget: Budget


@dataclass(frozen=True, slots=True)
class Ended:
    """One game: which side won, why, and after how many rounds."""

    side: str
    reason: str
    rounds: int


@dataclass(slots=True)
class Tally:
    """Games so far by side and by reason."""

    games: int = 0
    rounds: int = 0
    sides: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, ended: Ended) -> None:
        """Count one game."""
        self.games += 1
        self.rounds += ended.rounds
        self.sides[ended.side] += 1
        self.reasons[ended.reason] += 1


class WatchedEngine(StayAwayEngine):
    """The engine, holding on to the state of the one game it deals."""

    state: State

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[State, list[Event]]:
        """Deal, and remember the state."""
        self.state, events = super().new_game(seats=seats, options=options, chance=chance)
        return self.state, events


def play_one(job: tuple[Setting, int]) -> Ended:
    """Play the game of this number; the same seed deals the same cards to any players."""
    setting, game = job
    engine = WatchedEngine()
    seed = Chance(setting.seed.to_bytes(8, "big")).fork(f"game {game}").seed
    dealt, _ = engine.new_game(seats=setting.seats, options={}, chance=Chance(seed))
    names = [setting.thing if role == "thing" else setting.humans for role in dealt.roles]
    bots = [PLAYERS[name]() for name in names]
    outcome = BotGame(engine, bots, {}, seed, setting.budget).play()
    return Ended(winning_side(outcome), outcome.reason, engine.state.rounds + 1)


def winning_side(outcome: Outcome) -> str:
    """Return whose win an outcome is: nobody's if the last humans burnt with the Thing (S16)."""
    if not outcome.winners:
        return "nobody"
    return "humans" if outcome.winners[0] in outcome.sides["humans"] else "thing"


def tally(setting: Setting, games: int, jobs: int) -> Tally:
    """Play the games and count them."""
    counted = Tally()
    with in_order(play_one, [(setting, game) for game in range(games)], jobs) as ended:
        for one in ended:
            counted.add(one)
    if counted.games != games:
        raise RuntimeError(f"only {counted.games} of {games} games were played")
    return counted


def sides_table(rows: Sequence[tuple[Setting, Tally]]) -> Table:
    """Return how often each side won, how long it took and what ended it."""
    shown = Table(title="wins by side, with 95% intervals")
    for heading in ("seats", "the Thing", "humans", *SIDES, "rounds", "ended by"):
        shown.add_column(heading, justify="right" if heading in (*SIDES, "rounds") else "left")
    for setting, counted in rows:
        reasons = ", ".join(f"{reason} {n}" for reason, n in counted.reasons.most_common())
        shown.add_row(
            *(str(setting.seats), setting.thing, setting.humans),
            *(_rate(counted.sides[side], counted.games) for side in SIDES),
            *(f"{counted.rounds / max(counted.games, 1):.1f}", reasons),
        )
    return shown


def _rate(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / max(games, 1):.1%} ({low:.1%} – {high:.1%})"


def settings(given: argparse.Namespace) -> list[Setting]:
    """Return what to play: every pair of players on the same deals."""
    budget = Budget(seconds=given.seconds, iterations=given.iterations)
    return [
        Setting(seats, thing, humans, given.seed, budget)
        for seats in given.seats
        for humans in given.humans
        for thing in given.thing
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    given = _parser().parse_args(arguments)
    rows = [(one, tally(one, given.games, given.jobs)) for one in settings(given)]
    Console(width=160).print(sides_table(rows))
    return 0


def _seats(text: str) -> list[int]:
    found = [int(part) for part in text.split(",")]
    if not all(4 <= seats <= 12 for seats in found):
        raise argparse.ArgumentTypeError("there are 4 to 12 seats")
    return found


def _players(text: str) -> list[str]:
    found = text.split(",")
    if not set(found) <= set(PLAYERS):
        raise argparse.ArgumentTypeError(f"there are the players {', '.join(PLAYERS)}")
    return found


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.studies.stayaway_sides", description="Count how often each side wins."
    )
    parser.add_argument("--seats", type=_seats, default=[4, 6, 8, 12], help="seats, by commas")
    parser.add_argument("--games", type=int, default=2000, help="games for each (2000)")
    parser.add_argument("--thing", type=_players, default=["normal"], help="players, by commas")
    parser.add_argument("--humans", type=_players, default=["normal"], help="players, by commas")
    parser.add_argument("--seconds", type=float, default=0.3, help="a search's CPU time (0.3)")
    parser.add_argument("--iterations", type=int, help="a search's rounds, instead of its time")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same deals (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
