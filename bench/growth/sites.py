"""Sites to compare: a small and a big one, each a process with a database of its own."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.servers import die_with_parent, start_postgresql, start_redis


class Site:
    """A process that visits its own database."""

    process: "subprocess.Popen[str] | None" = None

    def __init__(self, name: str, folder: Path, database: str) -> None:
        home = folder / name
        (home / "static").mkdir(parents=True)
        self.name = name
        self.environment = os.environ | {
            "DATA_DIR": str(home),
            "DATABASE_URL": database,
            "REDIS_URL": start_redis(home),
        }

    def fill(self, size: dict[str, int]) -> None:
        """Fill the database; progress is told."""
        print(f"{self.name}: " + ", ".join(f"{number:,} {name}" for name, number in size.items()))
        given = [word for name, number in size.items() for word in (f"--{name}", str(number))]
        command = [sys.executable, "-m", "bench.growth.seeding", *given]
        subprocess.run(command, env=self.environment, check=True)  # noqa: S603 - our own program

    def open(self) -> None:
        """Begin to answer."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.growth.visits"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=self.environment,
            preexec_fn=die_with_parent,  # noqa: PLW1509 - one plain system call
        )
        self._line()

    def seconds(self, visit: str) -> float:
        """Return how long a visit took."""
        self._ask(visit)
        return float(self._line())

    def explain(self, visit: str) -> Iterator[str]:
        """Yield the plans of what a visit asks."""
        self._ask(f"explain {visit}")
        yield from iter(self._line, "explained")

    def _ask(self, question: str) -> None:
        if self.process is not None:
            print(question, file=self.process.stdin, flush=True)

    def _line(self) -> str:
        line = self.process.stdout.readline() if self.process and self.process.stdout else ""
        if not line:
            raise RuntimeError(f"the {self.name} site has ended")
        return line.rstrip("\n")

    def close(self) -> None:
        """End the process."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@contextmanager
def sites(kind: str, small: dict[str, int], big: dict[str, int]) -> Iterator[tuple[Site, Site]]:
    """Yield a small and a big site on databases of this kind, filled and open."""
    with tempfile.TemporaryDirectory(prefix="zastolye-growth-") as name:
        folder = Path(name)
        server = start_postgresql(folder) if kind == "postgresql" else ""
        both = [Site(one, folder, _database(server, folder, one)) for one in ("small", "big")]
        for site, size in zip(both, (small, big), strict=True):
            site.fill(size)
        with _opened(both):
            yield both[0], both[1]


@contextmanager
def filled(urls: list[str]) -> Iterator[tuple[Site, Site]]:
    """Yield sites on databases that are filled already, and stay."""
    with tempfile.TemporaryDirectory(prefix="zastolye-growth-") as name:
        both = [Site(*one) for one in zip(("small", "big"), [Path(name)] * 2, urls, strict=True)]
        with _opened(both):
            yield both[0], both[1]


@contextmanager
def _opened(both: list[Site]) -> Iterator[None]:
    try:
        for site in both:
            site.open()
        yield
    finally:
        for site in both:
            site.close()


def _database(server: str, folder: Path, name: str) -> str:
    if not server:
        return f"sqlite:///{folder / f'{name}.sqlite3'}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return server.replace("/postgres", f"/{name}")
