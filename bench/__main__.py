"""``make bench``: how fast the engines and the leaderboards are, as ratios within one run."""

import sys
from argparse import ArgumentParser

from bench import boards, engines, rlcard_peer
from bench.rounds import rates
from games.registry import engine
from games.registry import engines as registered

PEER_SLUG = "uno"


def main() -> int:
    """Print every ratio with its limit; the exit code says whether all are kept."""
    ArgumentParser(prog="python -m bench", description=__doc__).parse_args()
    uno = engine(PEER_SLUG)
    states = engines.mid_game_states(uno, 4)
    speed = rates(
        {
            "moves": engines.random_game(uno, 2),
            "rlcard env.run": rlcard_peer.whole_run(),
            "rlcard UnoGame.step": rlcard_peer.bare_step(),
            "copies": engines.copying(uno, states),
            "encoded views": engines.viewing(uno, states),
        }
    )
    for name, rate in speed.items():
        print(f"{name:24}{rate:12,.0f} /s")
    print()
    kept = [
        _at_least("moves against rlcard env.run", speed["moves"] / speed["rlcard env.run"], 6),
        _at_least("moves against UnoGame.step", speed["moves"] / speed["rlcard UnoGame.step"], 1.3),
        _at_most("a copy, in random moves", speed["moves"] / speed["copies"], 1),
        _at_most("an encoded view, in random moves", speed["moves"] / speed["encoded views"], 3),
    ]
    print()
    _print_all_games()
    print()
    kept.append(boards.measure_all())
    return 0 if all(kept) else 1


def _print_all_games() -> None:
    games = {
        one.info.slug: engines.any_random_game(one, one.info.min_seats) for one in registered()
    }
    speed = rates(games, rounds=5)
    print("random moves per second, and beside UNO's")
    for slug, rate in speed.items():
        print(f"{slug:24}{rate:12,.0f} /s{rate / speed[PEER_SLUG]:8.2f}×")


def _at_least(what: str, ratio: float, limit: float) -> bool:
    kept = ratio >= limit
    print(f"{what:36}{ratio:8.2f}×  at least {limit:>4}×  {'kept' if kept else 'MISSED'}")
    return kept


def _at_most(what: str, ratio: float, limit: float) -> bool:
    kept = ratio <= limit
    print(f"{what:36}{ratio:8.2f}   at most  {limit:>4}   {'kept' if kept else 'MISSED'}")
    return kept


if __name__ == "__main__":
    sys.exit(main())
