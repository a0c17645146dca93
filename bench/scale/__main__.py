"""``python -m bench.scale``: a house with so many players at once, part by part.

    python -m bench.scale --players 100000 --webs 20 --redis 2 --databases 2
    python -m bench.scale --players 100000 --plan
    python -m bench.scale --set move_ms=1.0 --set row_ms=0.2
    python -m bench.scale --players 100000 --favourite 0.8 --ends 0.03

It simulates the queues of a house (``bench.scale.simulation``) with the costs in
``bench.scale.costs``, and prints how busy each part is and how long one waits for it.
``--plan`` looks for few web processes, databases and Redis that keep the limit, and ends with a
sentence where there are none.
"""

import sys
from argparse import ArgumentParser

from bench.arguments import amount, count, number, positive, share
from bench.scale.costs import Costs, Habits, House
from bench.scale.planning import NoHouse, is_good, loads, plan, simulated
from bench.scale.queues import percentile
from bench.scale.simulation import WARM, Simulation

LEAST_SECONDS = WARM + 1


def main(arguments: list[str] | None = None) -> int:
    """Simulate one house, or look for one that is big enough."""
    parser = _parser()
    given = parser.parse_args(arguments)
    if given.seconds < LEAST_SECONDS:
        parser.error(
            f"--seconds must be {LEAST_SECONDS:g} or more: the first {WARM:g} do not count"
        )
    try:
        costs = Costs().set(given.set)
    except ValueError as error:
        parser.error(str(error))
    habits = Habits(
        players=given.players,
        seats=given.seats,
        think=given.think,
        pages=given.pages,
        ends=given.ends,
        pools=given.pools,
        favourite=given.favourite,
    )
    house = House(
        webs=given.webs,
        page_webs=given.page_webs,
        redis=given.redis,
        databases=given.databases,
        cores=given.cores,
        together=not given.scattered,
    )
    print(told(habits))
    try:
        house = plan(costs, habits, house, given.seconds) if given.plan else house
    except NoHouse as error:
        print(error)
        return 1
    seen = simulated(costs, habits, house, given.seconds)
    print(table(seen, costs))
    return 0 if is_good(seen) else 1


def told(habits: Habits) -> str:
    """Return what people do, a second."""
    return (
        f"{habits.players:,} players; a second: {habits.moves:,.0f} moves,"
        f" {habits.moves * habits.ends:,.1f} ends of games, {habits.beats:,.0f} beats,"
        f" {habits.pings:,.0f} pings, {habits.players * habits.pages / 60:,.0f} pages"
    )


def table(seen: Simulation, costs: Costs) -> str:
    """Return how each part does, and what people see of it."""
    rows = [f"{'part':12}{'number':>8}{'busy':>8}{'wait p50':>12}{'wait p99':>12}"]
    for name, load, parts in loads(seen):
        waits = [wait for part in parts for wait in part.waits]
        p50, p99 = (percentile(waits, part) * 1000 for part in (0.5, 0.99))
        rows.append(f"{name:12}{len(parts):>8}{load:>8.0%}{p50:>9.1f} ms{p99:>9.1f} ms")
    p50, p99 = (percentile(seen.seen, part) * 1000 for part in (0.5, 0.99))
    memory = seen.habits.players * costs.socket_kib / 1024 / 1024
    pool = max(seen.pools, key=lambda one: one.utilisation(seen.seconds))
    locked, wait = pool.utilisation(seen.seconds), percentile(pool.waits, 0.99) * 1000
    rows += [
        f"from the hand to all screens: p50 {p50:.1f} ms, p99 {p99:.1f} ms;"
        f" {seen.carried:.0%} of the moves carried",
        f"the busiest of {len(seen.pools)} pools is locked {locked:.0%} of the time;"
        f" wait p99 {wait:.1f} ms",
        f"to the screens: {megabits(seen.habits, costs):,.0f} Mbit/s;"
        f" sockets hold {memory:.1f} GiB,"
        f" {seen.habits.players // len(seen.webs):,} on each web process",
    ]
    return "\n".join(rows)


def megabits(habits: Habits, costs: Costs) -> float:
    """Return what goes to the screens in a second: frames, and answers to signs of life."""
    frames = habits.moves * habits.seats * (costs.frame_bytes + costs.head_bytes)
    answers = (habits.beats + habits.pings) * (costs.pong_bytes + costs.head_bytes)
    return (frames + answers) * 8 / 1e6


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("--players", type=count, default=Habits.players)
    parser.add_argument("--seats", type=count, default=Habits.seats)
    parser.add_argument(
        "--think", type=positive, default=Habits.think, help="seconds between moves"
    )
    parser.add_argument("--pages", type=amount, default=Habits.pages, help="a minute and player")
    parser.add_argument("--ends", type=share, default=Habits.ends, help="of the moves, end a game")
    parser.add_argument("--pools", type=count, default=Habits.pools, help="of ratings")
    parser.add_argument(
        "--favourite", type=share, default=Habits.favourite, help="pool's part of the games"
    )
    parser.add_argument("--webs", type=count, default=2)
    parser.add_argument("--page-webs", type=number, default=0, help="processes for pages alone")
    parser.add_argument("--redis", type=count, default=1)
    parser.add_argument("--databases", type=count, default=1)
    parser.add_argument("--cores", type=count, default=House.cores, help="of each database")
    parser.add_argument("--scattered", action="store_true", help="a table's screens anywhere")
    parser.add_argument("--seconds", type=positive, default=10.0)
    parser.add_argument("--plan", action="store_true")
    parser.add_argument("--set", action="append", default=[], metavar="COST=MS")
    return parser


if __name__ == "__main__":
    sys.exit(main())
