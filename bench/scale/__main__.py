"""``python -m bench.scale``: a house with so many players at once, part by part.

    python -m bench.scale --players 100000 --webs 20 --redis 2 --databases 2
    python -m bench.scale --players 100000 --plan
    python -m bench.scale --set move_ms=1.0 --set row_ms=0.2

It simulates the queues of a house (``bench.scale.simulation``) with the costs in
``bench.scale.costs``, and prints how busy each part is and how long one waits for it.
``--plan`` looks for the fewest web processes, databases and Redis that keep the limit.
"""

import sys
from argparse import ArgumentParser

from bench.arguments import amount, count, number, positive
from bench.scale.costs import Costs, Habits, House
from bench.scale.queues import Part, percentile
from bench.scale.simulation import Simulation

LIMIT = 0.05
"""Seconds within which 99 of 100 moves are on all other screens."""
CARRIED = 0.95
"""Which part of the moves must be on all screens when the time is over."""
BUSIEST = 0.7
"""How busy a part may be: beyond that a wave of moves is felt."""


def main() -> int:
    """Simulate one house, or look for one that is big enough."""
    given = _parser().parse_args()
    try:
        costs = Costs().set(given.set)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    habits = Habits(given.players, given.seats, given.think, given.pages)
    house = House(
        webs=given.webs,
        page_webs=given.page_webs,
        redis=given.redis,
        databases=given.databases,
        cores=given.cores,
        together=not given.scattered,
    )
    print(f"{habits.players:,} players, {habits.moves:,.0f} moves a second")
    if given.plan:
        house = plan(costs, habits, house, given.seconds)
    seen = simulated(costs, habits, house, given.seconds)
    print(table(seen, costs))
    return 0 if is_good(seen) else 1


def simulated(costs: Costs, habits: Habits, house: House, seconds: float) -> Simulation:
    """Return a house as so many seconds have left it."""
    one = Simulation(costs, habits, house)
    one.run(seconds)
    return one


def plan(costs: Costs, habits: Habits, house: House, seconds: float) -> House:
    """Return a house that keeps the limit: what is too busy grows, or else what serves tables."""
    while True:
        seen = simulated(costs, habits, house, min(seconds, 6.0))
        if is_good(seen):
            return house
        busy = {name: load for name, load, _parts in _loads(seen)}
        busiest = max(busy, key=lambda name: busy[name])
        worst = busiest if busy[busiest] > BUSIEST else "webs"
        grown = vars(house)[worst] + max(1, int(vars(house)[worst] * 0.15))
        print(f"  {_told(house)}: {worst} {busy[worst]:.0%} busy")
        house = House(**(vars(house) | {worst: grown}))


def _told(house: House) -> str:
    names = ("webs", "page_webs", "redis", "databases")
    return ", ".join(f"{vars(house)[name]} {name}" for name in names)


def is_good(seen: Simulation) -> bool:
    """Tell whether moves are seen in time, and no part is too busy."""
    in_time = seen.carried > CARRIED and percentile(seen.seen, 0.99) <= LIMIT
    has_room = seen.habits.players <= seen.costs.most_sockets * len(seen.webs)
    return in_time and has_room and all(load <= BUSIEST for _name, load, _parts in _loads(seen))


def _loads(seen: Simulation) -> list[tuple[str, float, list[Part]]]:
    groups = {
        "webs": [one.part for one in seen.webs],
        "page_webs": [one.part for one in seen.page_webs],
        "redis": seen.redis,
        "databases": seen.databases,
    }
    return [
        (name, sum(one.utilisation(seen.seconds) for one in parts) / len(parts), parts)
        for name, parts in groups.items()
        if parts
    ]


def table(seen: Simulation, costs: Costs) -> str:
    """Return how each part does, and what people see of it."""
    rows = [f"{'part':12}{'number':>8}{'busy':>8}{'wait p50':>12}{'wait p99':>12}"]
    for name, load, parts in _loads(seen):
        waits = [wait for part in parts for wait in part.waits]
        p50, p99 = (percentile(waits, share) * 1000 for share in (0.5, 0.99))
        rows.append(f"{name:12}{len(parts):>8}{load:>8.0%}{p50:>9.1f} ms{p99:>9.1f} ms")
    p50, p99 = (percentile(seen.seen, share) * 1000 for share in (0.5, 0.99))
    sent = seen.habits.moves * seen.habits.seats * costs.frame_bytes * 8 / 1e6
    memory = seen.habits.players * costs.socket_kib / 1024 / 1024
    rows += [
        f"from the hand to all screens: p50 {p50:.1f} ms, p99 {p99:.1f} ms;"
        f" {seen.carried:.0%} of the moves carried",
        f"to the screens: {sent:,.0f} Mbit/s; sockets hold {memory:.1f} GiB,"
        f" {seen.habits.players // len(seen.webs):,} on each web process",
    ]
    return "\n".join(rows)


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("--players", type=count, default=Habits.players)
    parser.add_argument("--seats", type=count, default=Habits.seats)
    parser.add_argument(
        "--think", type=positive, default=Habits.think, help="seconds between moves"
    )
    parser.add_argument("--pages", type=amount, default=Habits.pages, help="a minute and player")
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
