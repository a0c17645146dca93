"""``make growth``: the same visits to a small and to a big site by turns, and what they cost.

Each site is a process with a database of its own, filled by ``bench.growth.seeding``. What is
compared are the medians of one run; a ratio above the limit is told with the statements' plans.
"""

import sys
from statistics import median

from bench.growth.options import Plan, read
from bench.growth.sites import Site, filled, sites
from bench.growth.verdicts import Taken, rows


def measure(kind: str, plan: Plan) -> bool:
    """Print each visit's medians and their ratio; tell whether nobody waits above the limit."""
    both = filled(plan.filled) if plan.filled else sites(kind, plan.small, plan.big)
    with both as (small, large):
        found = rows(_taken(small, large, plan))
        print(f"\n{kind:36}{'small':>10}{'big':>12}{'ratio':>8}")
        print(*(row.line for row in found), sep="\n")
        for row in found:
            if row.is_above:
                print(f"\n{row.heading}", *large.explain(row.visit), sep="\n")
    return not any(row.is_missed for row in found)


def _taken(small: Site, large: Site, plan: Plan) -> Taken:
    """Return the medians of each visit, after a first one that counts for nothing."""
    pairs: dict[str, list[tuple[float, float]]] = {visit: [] for visit in plan.visits}
    for number in range(plan.rounds + 1):
        for visit in plan.visits:
            pair = small.seconds(visit), large.seconds(visit)
            if number:
                pairs[visit].append(pair)
    return {
        visit: (median(one for one, _ in those), median(one for _, one in those))
        for visit, those in pairs.items()
    }


def main() -> int:
    """Measure on each kind of database; the exit code says whether all is flat."""
    plan = read()
    kept = [measure(kind, plan) for kind in plan.kinds]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
