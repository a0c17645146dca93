"""``make growth``: the same visits to a small and to a big site by turns, and what they cost.

Each site is a process with a database of its own, filled by ``bench.growth.seeding``. What is
compared are the medians of one run; a ratio above the limit is told with the statements' plans.
"""

import sys
from argparse import ArgumentParser, Namespace
from statistics import median

from bench.arguments import count
from bench.growth.ages import AGES, NAMES
from bench.growth.sites import SMALL, Site, filled, sites

LIMIT = 2.0
ROUNDS = 25
BY_THEMSELVES = {
    "tidying": "once a minute",
    "figures for operators": "every 3 s at most",
    "stuck tables": "when an operator asks",
    "the lobby's count": "every 2 s, once for all",
}
"""Grow with what goes on, and make nobody wait."""


def measure(kind: str, given: Namespace) -> bool:
    """Print each visit's medians and their ratio; tell whether all are within the limit."""
    big = {name: getattr(given, name) for name in SMALL}
    with filled(given.filled) if given.filled else sites(kind, big) as (small, large):
        visits = [one for one in small.visits if given.only in one]
        taken = _taken(small, large, visits, given.rounds)
        print(f"\n{kind:36}{'small':>10}{'big':>12}{'ratio':>8}")
        kept = [_told(visit, *taken[visit]) for visit in visits]
        aged = [_told_age(name, taken) for name in NAMES if name.format(age=AGES[0]) in taken]
        for visit, is_flat in zip(visits, kept, strict=True):
            if not is_flat:
                print(f"\n{visit}:", *large.explain(visit), sep="\n")
    return all((*kept, *aged))


def _taken(
    small: Site, large: Site, visits: list[str], rounds: int
) -> dict[str, tuple[float, float]]:
    """Return the medians of each visit, after a first one that counts for nothing."""
    pairs: dict[str, list[tuple[float, float]]] = {visit: [] for visit in visits}
    for number in range(rounds + 1):
        for visit in visits:
            pair = small.seconds(visit), large.seconds(visit)
            if number:
                pairs[visit].append(pair)
    return {
        visit: (median(one for one, _ in those), median(one for _, one in those))
        for visit, those in pairs.items()
    }


def _told(visit: str, small: float, big: float) -> bool:
    kept = big / small <= LIMIT
    verdict = BY_THEMSELVES.get(visit) or ("kept" if kept else "MISSED")
    print(f"{visit:36}{_ms(small)}{_ms(big)}{big / small:8.2f}  {verdict}")
    return kept or visit in BY_THEMSELVES


def _told_age(name: str, taken: dict[str, tuple[float, float]]) -> bool:
    """Print what the same costs at an old table of the big site, beside a young one."""
    young, old = (taken[name.format(age=age)][1] for age in AGES)
    return _told(name.format(age=f"{AGES[0]} and {AGES[1]}"), young, old)


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:9.1f} ms"


def main() -> int:
    """Measure on each kind of database; the exit code says whether all is flat."""
    parser = ArgumentParser(prog="python -m bench.growth", description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), action="append")
    parser.add_argument("--players", type=count, default=100_000)
    parser.add_argument("--games", type=count, default=1_000_000)
    parser.add_argument("--whole", type=count, default=20_000)
    parser.add_argument("--tables", type=count, default=2_000)
    parser.add_argument("--only", default="", help="visits with these letters in their names")
    parser.add_argument("--rounds", type=count, default=ROUNDS)
    parser.add_argument(
        "--filled", nargs=2, metavar=("SMALL", "BIG"), help="addresses of databases filled before"
    )
    given = parser.parse_args()
    kinds = ["filled before"] if given.filled else given.database or ["sqlite", "postgresql"]
    kept = [measure(kind, given) for kind in kinds]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
