"""``python -m bench.crowd --onlookers 5000 --tables 400``: see docs/performance.md.

Onlookers come to the tables of one web process and do nothing: what do they cost, and how soon is a
sign of life answered beside them? What does such a sign cost, of which pages give many? Then four
players at each table, and the web process is asked to end: it sends them away, another takes its
place, and they come back.
"""

import asyncio
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from bench.arguments import count
from bench.crowd.visitors import Visitor, all_come
from bench.load.orders import Group
from bench.load.our_house import LIMITS
from bench.load.usage import Meter
from tests.config.running_house import House, environment, house, until
from tests.servers import PostgreSQL

WEB = "config.server"
BEATS, BEAT_SECONDS = 200, 0.05
"""Slower than what is too fast for one socket."""
QUIET_SECONDS = 10.0
SIGN_SECONDS = 0.01
"""Between two signs of life of different sockets: slower than what is too fast for one address."""
MOST_SIGNS = 1000
MOST_SECONDS = 5.0
"""Within which all who were sent away have their table again."""


def main() -> int:
    """Open a house, let them come, and report."""
    parser = ArgumentParser(prog="python -m bench.crowd", description=__doc__)
    parser.add_argument("--onlookers", type=count, default=5000)
    parser.add_argument("--tables", type=count, default=400)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="postgresql")
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="crowd-")))
        folder.chmod(0o711)  # PostgreSQL runs as nobody when we are root
        more = dict(LIMITS)
        if wanted.database == "postgresql":
            server = PostgreSQL(folder, durable=True)
            stack.callback(server.stop)
            more["DATABASE_URL"] = server.url
        running = stack.enter_context(house(folder / "data", **more))
        groups = _seeded(running, wanted.tables, more)
        return asyncio.run(_measured(running, groups, wanted.onlookers))


def _seeded(running: House, tables: int, more: dict[str, str]) -> list[Group]:
    settings = {"DJANGO_SETTINGS_MODULE": "config.settings", "LOG_LEVEL": "WARNING"}
    done = subprocess.run(
        [sys.executable, "-m", "bench.crowd.seed"],
        env={**environment(running.folder, **more), **settings},
        input=str(tables).encode(),
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=list[Group])


async def _measured(running: House, groups: list[Group], onlookers: int) -> int:
    uids = [group.tables[0] for group in groups]
    witness = Visitor(running.port, uids[0])
    await witness.come()
    print(f"a sign of life, alone: {await _beats(witness)}")
    crowd = [Visitor(running.port, uids[one % len(uids)]) for one in range(onlookers)]
    print(f"{onlookers:,} onlookers came in {await all_come(crowd, 100):.1f} s")
    idle, mebibytes = await _used(running, asyncio.sleep(QUIET_SECONDS))
    print(f"doing nothing they cost {idle:.1%} of a core; {mebibytes:.0f} MiB in all")
    print(f"a sign of life, among them: {await _beats(witness)}")
    busy, _ = await _used(running, _all_beat(crowd[:MOST_SIGNS]))
    print(f"a sign of life costs {(busy - idle) * SIGN_SECONDS * 1000:.2f} ms of a core")
    print(f"closed meanwhile: {sum(one.closings for one in crowd)}")
    for one in (witness, *crowd):
        one.leave()
    players = [
        Visitor(running.port, group.tables[0], key) for group in groups for key in group.people
    ]
    print(f"{len(players):,} players came in {await all_come(players, 100):.1f} s")
    away = await _restart(running, players)
    back = f"{away:.1f} s after the next web process was ready"
    print(f"after a restart all {len(players):,} had their tables again {back}")
    for one in players:
        one.leave()
    return 0 if away <= MOST_SECONDS else 1


async def _used(running: House, meanwhile: Coroutine[Any, Any, object]) -> tuple[float, float]:
    """Return what the web process used meanwhile: the share of a core, and mebibytes."""
    meter, begun = Meter(lambda: {"web": running.children(WEB)}), time.perf_counter()
    await meanwhile
    used = meter.read()["web"]
    return used.seconds / (time.perf_counter() - begun), used.mebibytes


async def _all_beat(crowd: list[Visitor]) -> None:
    """Let everybody give a sign of life, one after another."""

    async def beat(one: Visitor, after: float) -> None:
        await asyncio.sleep(after)
        await one.beat(0)

    await asyncio.gather(*(beat(one, SIGN_SECONDS * number) for number, one in enumerate(crowd)))


async def _restart(running: House, players: list[Visitor]) -> float:
    """Ask the web process to end; return how long after the next was ready all are back."""
    (old,) = running.children(WEB)
    os.kill(old, signal.SIGTERM)

    def is_another_ready() -> bool:
        return running.children(WEB) not in ([], [old]) and running.status() == 200

    await asyncio.to_thread(until, is_another_ready, 60)
    begun = time.perf_counter()
    await asyncio.gather(*(one.shown.wait() for one in players))
    return time.perf_counter() - begun


async def _beats(witness: Visitor) -> str:
    times = []
    for number in range(BEATS):
        times.append(await witness.beat(number) * 1000)
        await asyncio.sleep(BEAT_SECONDS)
    times.sort()
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms"


if __name__ == "__main__":
    sys.exit(main())
