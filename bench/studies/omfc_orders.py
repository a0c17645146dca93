"""How often each seat of One More Free Cell wins by what order of turns (O1): the study behind it.

python -m bench.studies.omfc_orders --games 200 --seats 2,3,4,6
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from unittest.mock import patch

from bench.studies.omfc_open_play import played
from games.omfc import turns
from games.omfc.bots.worth import Scales
from games.omfc.endings import outcome
from games.omfc.incomes import round_income
from games.omfc.order import settle_order
from games.omfc.state import OrderedState, State

Order = Callable[[State], Sequence[int]]


def seats_of(state: State) -> list[int]:
    """Return the seats in their order."""
    return list(range(len(state.points)))


def turned(state: State, by: int) -> list[int]:
    """Return the seats from another one on."""
    seats = seats_of(state)
    return seats[by % len(seats) :] + seats[: by % len(seats)]


def snake(state: State) -> list[int]:
    """Return the seats forth in one round and back in the next."""
    return seats_of(state)[:: 1 if state.round % 2 else -1]


def by_lot(state: State) -> list[int]:
    """Return the seats shuffled by the game's own chance."""
    seats = seats_of(state)
    state.chance.shuffle(seats)
    return seats


def poorest(ties: Order) -> Order:
    """Return the order of stock and eight incomes, the least first, with this order of equals."""

    def rule(state: State) -> list[int]:
        incomes = round_income(state)
        return sorted(ties(state), key=lambda seat: state.points[seat] + 8 * incomes[seat])

    return rule


ORDERS: dict[str, Order] = {
    "seat 0 opens every round": seats_of,
    "the first seat turns by round": lambda state: turned(state, state.round - 1),
    "the first seat turns every second round": lambda state: turned(state, (state.round - 1) // 2),
    "the first seat by Thue and Morse": lambda state: turned(state, (state.round - 1).bit_count()),
    "a snake": snake,
    "by lot every round": by_lot,
    "the poorest first, equals by seat": poorest(seats_of),
    "the poorest first, equals turn by round": poorest(lambda s: turned(s, s.round - 1)),
    "the poorest first, equals turn slowly": poorest(lambda s: turned(s, (s.round - 1) // 2)),
    "the poorest first, equals in a snake": poorest(snake),
    "the rule: the poorest first, equals by lot": settle_order,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    given = _parser().parse_args(arguments)
    for name, rule in ORDERS.items():
        if given.only in name:
            shares = [_rates(rule, int(seats), given) for seats in given.seats.split(",")]
            print(f"{name}: {' | '.join(shares)}", flush=True)
    return 0


def _rates(rule: Order, seats: int, given: argparse.Namespace) -> str:
    """Return each seat's rate of wins in hundredths."""

    def settle(state: OrderedState) -> list[int]:
        order = list(rule(state))
        state.order = tuple(order)
        return order

    wins = [0.0] * seats
    with patch.object(turns, "settle_order", settle):
        for game in range(given.games):
            winners = outcome(played([Scales] * seats, {}, given.seed, game)).winners
            for seat in winners:
                wins[seat] += 1 / len(winners)
    return " ".join(f"{100 * won / given.games:.1f}" for won in wins)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.studies.omfc_orders", description="Compare orders of turns by seat."
    )
    parser.add_argument("--games", type=int, default=200, help="how many of each (200)")
    parser.add_argument("--seats", default="2,3,4,6", help="numbers of seats (2,3,4,6)")
    parser.add_argument("--only", default="", help="orders whose names hold this (all)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same games (1)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
