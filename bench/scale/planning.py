"""Looking for the least house that keeps the limit; and saying so where there is none."""

from dataclasses import replace
from math import ceil

from bench.scale.costs import Costs, Habits, House
from bench.scale.queues import Part, percentile
from bench.scale.simulation import Simulation

LIMIT = 0.05
"""Seconds within which 99 of 100 moves are on all other screens."""
CARRIED = 0.95
"""Which part of the moves must be on all screens when the time is over."""
BUSIEST = 0.7
"""How busy a part may be: beyond that a wave of moves is felt."""
IDLE = 0.1
"""How busy processes are that are enough, whatever is wrong."""
MOST = 1000
"""Of each part: beyond that nobody looks for a house."""
QUIET = House(webs=20, page_webs=20, redis=4, databases=4)
QUIET_MOVES, QUIET_SECONDS = 400, 10.0
"""So few a second that nobody waits in such a house, and for how long it is looked at."""


class NoHouse(Exception):  # noqa: N818 - what it is
    """Why no number of processes keeps the limit."""


def simulated(costs: Costs, habits: Habits, house: House, seconds: float) -> Simulation:
    """Return a house as so many seconds have left it."""
    one = Simulation(costs, habits, house)
    one.run(seconds)
    return one


def plan(costs: Costs, habits: Habits, house: House, seconds: float) -> House:
    """Return a house that keeps the limit: what is too busy grows, or else what serves tables."""
    _check_quiet(costs, habits)
    while not is_good(seen := simulated(costs, habits, house, seconds)):
        busy = {name: load for name, load, _parts in loads(seen)}
        busiest = max(busy, key=lambda name: busy[name])
        worst = busiest if busy[busiest] > BUSIEST else "webs"
        number = vars(house)[worst]
        if busy[worst] < IDLE and has_room(seen):
            raise NoHouse(f"More {worst} do not help: {number} are {busy[worst]:.0%} busy.")
        print(f"  {_told(house)}: {worst} {busy[worst]:.0%} busy")
        grown = max(number + 1, ceil(number * max(1.1, busy[worst] / BUSIEST)))
        if grown > MOST:
            raise NoHouse(f"More than {MOST:,} {worst} would be needed.")
        house = replace(house, **{worst: grown})
    return house


def _check_quiet(costs: Costs, habits: Habits) -> None:
    """Refuse what would be too slow, or locked for too long, where nobody waits."""
    calm = replace(habits, players=QUIET_MOVES * habits.seats, think=1.0, pages=0.0)
    seen = simulated(costs, calm, QUIET, QUIET_SECONDS)
    p99 = percentile(seen.seen, 0.99)
    if p99 > LIMIT or seen.carried <= CARRIED:
        told = f"99 of 100 moves take {p99 * 1000:.0f} ms where nobody waits"
        raise NoHouse(f"No number of processes keeps {LIMIT * 1000:.0f} ms: {told}.")
    held = sum(pool.utilisation(seen.seconds) * seen.seconds for pool in seen.pools)
    locked = habits.busiest_pool * held / max(1, sum(len(pool.waits) for pool in seen.pools))
    if locked > BUSIEST:
        raise NoHouse(f"No number of processes helps one pool: it would be locked {locked:.0%}.")


def _told(house: House) -> str:
    names = ("webs", "page_webs", "redis", "databases")
    return ", ".join(f"{vars(house)[name]} {name}" for name in names)


def is_good(seen: Simulation) -> bool:
    """Tell whether moves are seen in time, and no part is too busy."""
    in_time = seen.carried > CARRIED and percentile(seen.seen, 0.99) <= LIMIT
    shares = [load for _name, load, _parts in loads(seen)]
    shares += [pool.utilisation(seen.seconds) for pool in seen.pools]
    return in_time and has_room(seen) and max(shares) <= BUSIEST


def has_room(seen: Simulation) -> bool:
    """Tell whether the web processes can hold all sockets."""
    return seen.habits.players <= seen.costs.most_sockets * len(seen.webs)


def loads(seen: Simulation) -> list[tuple[str, float, list[Part]]]:
    """Return how busy each part of the house is, on average over its processes."""
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
