"""How often each card is used: many games of each level of bots against itself.

python -m bench.studies.shipit_cards --games 300 --seed 1 --seats 2 --levels easy,normal

A card counts each time all can see it used: a component deployed, a ``ci`` or ``certificate`` laid
under one, a card played on turn, ``excuse`` or ``patch`` as an answer, a ``sudo`` with any of
these or alone, an event carried out, an architecture shown in victory. Two more rows count the
offers made and the exchanges carried out. Figures are per game; a blank means never.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from games.bot_game import BotGame
from games.bots import LEVELS, Budget, bot
from games.chance import Chance
from games.contract import Move
from games.shipit.cards import CARDS
from games.shipit.engine import ShipItEngine

TRADES = ("offer", "exchange")
_ENGINE = ShipItEngine()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = _parser()
    given = parser.parse_args(arguments)
    levels = given.levels.split(",")
    if not set(levels) <= set(LEVELS):
        parser.error(f"there are the levels {', '.join(LEVELS)}")
    budget = Budget(iterations=given.iterations)
    counts = {level: tally(level, given.games, given.seats, given.seed, budget) for level in levels}
    Console().print(table(counts, given.games, given.seats))
    return 0


def tally(level: str, games: int, seats: int, seed: int, budget: Budget) -> Counter[str]:
    """Count the cards used over so many games of this level."""
    counts: Counter[str] = Counter()
    for game in range(games):
        start = Chance(seed.to_bytes(8, "big")).fork(f"game {game}").seed
        bots = [bot(_ENGINE.info.slug, level) for _ in range(seats)]
        match = BotGame(_ENGINE, bots, {}, start, budget)
        match.play()
        for event in public_events(seats, start, match.moves):
            counts.update(used(event))
    return counts


def public_events(
    seats: int, seed: bytes, moves: Sequence[tuple[int, Move]]
) -> Iterator[Mapping[str, Any]]:
    """Play the moves again and yield what everybody saw."""
    state, events = _ENGINE.new_game(seats=seats, options={}, chance=Chance(seed))
    for seat, move in (*moves, (None, None)):
        for event in events:
            seen = event.seen_by(None)
            if seen is not None:
                yield seen
        if seat is not None and move is not None:
            events = _ENGINE.apply(state, seat, move)


def used(event: Mapping[str, Any]) -> list[str]:
    """Return the cards that this event shows in use, and the trades."""
    match event["type"]:
        case "deploy":
            return [event["card"], *event["under"]]
        case "play":
            return _with_sudo(event["card"], sudo="sudo" in event)
        case "blow_over":
            return _answered(event["answer"])
        case "victory":
            return [event["architecture"]]
        case "event":
            return [event["card"]]
        case kind:
            return [kind] if kind in TRADES else []


def _with_sudo(card: str, *, sudo: bool) -> list[str]:
    return [card, "sudo"] if sudo else [card]


def _answered(answer: Move) -> list[str]:
    """Return what the victim spent from its hand (I10)."""
    if answer["type"] == "sudo":
        return ["sudo"]
    if answer["type"] == "defend":
        return _with_sudo(answer["card"], sudo=answer["sudo"])
    return []


def table(counts: Mapping[str, Counter[str]], games: int, seats: int) -> Table:
    """Return a row per kind of card, in the order of the rules page, and the trades."""
    shown = Table(title=f"used per game: {seats} seats, {games} games of each level")
    for heading in ("kin", "card"):
        shown.add_column(heading)
    for level in counts:
        shown.add_column(level, justify="right")
    for card in CARDS.values():
        shown.add_row(card.kin, card.id, *(_rate(c[card.id], games) for c in counts.values()))
    shown.add_section()
    for trade in TRADES:
        shown.add_row("trade", trade, *(_rate(c[trade], games) for c in counts.values()))
    return shown


def _rate(count: int, games: int) -> str:
    return f"{count / games:.3f}" if count else ""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.studies.shipit_cards",
        description="Count how often each card is used.",
    )
    parser.add_argument("--games", type=int, default=300, help="games of each level (300)")
    parser.add_argument("--seats", type=int, choices=range(2, 5), default=2, help="seats (2)")
    parser.add_argument("--levels", default="easy,normal", help="who plays (easy,normal)")
    parser.add_argument("--iterations", type=int, default=50, help="a search's rounds (50)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same games (1)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
