"""Our own house as a contender: started as it is in production, on a data folder of its own."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from bench.load.contender import Contender
from bench.load.crew import Crew, dealt
from bench.load.options import Plan
from bench.load.orders import Group
from bench.load.usage import Parts, family
from tests.config.running_house import House, environment, house
from tests.live.second_web import another_web
from tests.servers import PostgreSQL

OURS = "ours"
LIMITS = {
    "MOVES_PER_SECOND": "100000",
    "MOVES_AT_ONCE": "100000",
    "SOCKETS_PER_ADDRESS": "1000000",
}
"""What an operator would set wider for a load that comes from one address."""
_SEEDING = {"DJANGO_SETTINGS_MODULE": "config.settings", "LOG_LEVEL": "WARNING"}
_MARKS = {
    "web": "config.server",
    "clocks": "-Q clocks",
    "bots": "-Q bots",
    "beat": " beat ",
    "redis": "valkey-server",
    "supervisor": "manage.py play",
}


@contextmanager
def our_house(plan: Plan, database: str, folder: Path) -> Iterator[Contender]:
    """Open the house, seat everybody, and close it all again."""
    webs = plan.webs if database == "postgresql" else 1
    with ExitStack() as stack:
        folder.mkdir()
        server = PostgreSQL(folder, durable=True) if database == "postgresql" else None
        more = {**LIMITS, **({"DATABASE_URL": server.url} if server else {})}
        if server is not None:
            stack.callback(server.stop)
        running = stack.enter_context(house(folder / "data", **more))
        shared = {**more, "METRICS_DIR": str(running.folder / "metrics")}
        others = [
            stack.enter_context(another_web(running.folder, **shared)) for _ in range(webs - 1)
        ]
        ports = [running.port, *(one.port for one in others)]
        crew = Crew(dealt(plan.task(ports, _seeded(plan, running, more)), plan.clients))
        stack.callback(crew.quit)
        name = f"{OURS}, {_TITLES[database]}, {webs} web process{'es' if webs > 1 else ''}"
        yield Contender(name, crew, lambda: _parts(running, server))


_TITLES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}


def _seeded(plan: Plan, running: House, more: dict[str, str]) -> list[Group]:
    wanted = {
        "tables": plan.tables,
        "kinds": plan.kinds,
        "each": plan.spares,
    }
    done = subprocess.run(
        [sys.executable, "-m", "bench.load.seed"],
        env={**environment(running.folder, **more), **_SEEDING},
        input=msgspec.json.encode(wanted),
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=list[Group])


def _parts(running: House, server: PostgreSQL | None) -> Parts:
    """Return the processes of the house; each web process is a part of its own."""
    parts: dict[str, list[int]] = {}
    lines = running.processes()
    for part, mark in _MARKS.items():
        found = sorted(pid for pid, line in lines.items() if mark in line)
        if part == "web":
            parts |= {f"web {number}": [pid] for number, pid in enumerate(found, start=1)}
        else:
            parts[part] = found
    if server is not None:
        parts["postgres"] = family(server.server.pid)
    return parts
