"""How quick the leaderboards are with a hundred thousand players, beside a thousand.

``python -m bench.boards`` opens the same pages of a small and of a big site in turns, on SQLite and
on PostgreSQL, through Django's test client; what is compared are the medians.
"""

import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import psycopg

from tests.servers import die_with_parent, start_postgresql, start_redis

SMALL, BIG = 1_000, 100_000
LIMIT = 2.0
ROUNDS = 40
VISITS = (
    "anybody, first page",
    "my line far away",
    "a page in the middle",
    "the last page",
    "prize points",
    "prize points, the middle",
    "all games",
)


class Site:
    """A process with a database of so many players."""

    def __init__(self, players: int, folder: Path, database: str, redis: str) -> None:
        (folder / "static").mkdir(parents=True)
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "bench.visits", str(players)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ
            | {
                "DJANGO_SETTINGS_MODULE": "config.settings",
                "DATA_DIR": str(folder),
                "DATABASE_URL": database,
                "REDIS_URL": redis,
            },
            preexec_fn=die_with_parent,  # noqa: PLW1509 - one plain system call
        )

    def wait(self) -> None:
        """Wait until it is filled."""
        if self._line() != "ready":
            raise RuntimeError("a site could not be filled")

    def seconds(self, visit: str) -> float:
        """Let a page be opened; return how long it took."""
        print(visit, file=self.process.stdin, flush=True)
        return float(self._line())

    def _line(self) -> str:
        return self.process.stdout.readline().strip() if self.process.stdout else ""

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()


@contextmanager
def sites(kind: str) -> Iterator[tuple[Site, Site]]:
    """Yield a small and a big site on databases of this kind."""
    with tempfile.TemporaryDirectory(prefix="zastolye-bench-") as name:
        folder = Path(name)
        redis = start_redis(folder)
        server = start_postgresql(folder) if kind == "postgresql" else ""
        both = [
            Site(players, folder / str(players), _database(server, folder, players), redis)
            for players in (SMALL, BIG)
        ]
        try:
            for site in both:
                site.wait()
            yield both[0], both[1]
        finally:
            for site in both:
                site.close()


def _database(server: str, folder: Path, players: int) -> str:
    if not server:
        return f"sqlite:///{folder / f'{players}.sqlite3'}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE players{int(players)}")
    return server.replace("/postgres", f"/players{players}")


def measure(kind: str) -> bool:
    """Print each visit's medians and their ratio; tell whether all are within the limit."""
    with sites(kind) as (small, big):
        for site in (small, big):
            for visit in VISITS:
                site.seconds(visit)
        taken: dict[str, list[tuple[float, float]]] = {visit: [] for visit in VISITS}
        for _ in range(ROUNDS):
            for visit in VISITS:
                taken[visit].append((small.seconds(visit), big.seconds(visit)))
    kept = [_told(kind, visit, pairs) for visit, pairs in taken.items()]
    return all(kept)


def _told(kind: str, visit: str, pairs: list[tuple[float, float]]) -> bool:
    small, big = (float(median(column)) for column in zip(*pairs, strict=True))
    kept = big / small <= LIMIT
    print(
        f"{kind:12}{visit:28}{small * 1000:8.1f} ms{big * 1000:8.1f} ms{big / small:8.2f}   "
        f"at most  {LIMIT:>4}   {'kept' if kept else 'MISSED'}"
    )
    return kept


def measure_all() -> bool:
    """Print the table; tell whether the limit is kept everywhere."""
    print(f"{'leaderboards, with so many players':40}{SMALL:>8,}   {BIG:>8,}   {'ratio':>5}")
    kept = [measure(kind) for kind in ("sqlite", "postgresql")]
    return all(kept)


if __name__ == "__main__":
    ArgumentParser(prog="python -m bench.boards", description=__doc__).parse_args()
    sys.exit(0 if measure_all() else 1)
