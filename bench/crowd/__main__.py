"""``python -m bench.crowd --onlookers 5000 --tables 400``: see docs/performance.md.

Onlookers come to the tables of one web process and do nothing: what do they cost, and how soon is a
sign of life answered beside them? And what do they cost if they are pages, that give such a sign
after every two seconds of silence? Then four players at each table, and the web process is asked to
end: it sends them away, another takes its place, and they come back.
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
from bench.crowd.visitors import PATIENCE, Visitor, all_come
from bench.load.orders import Group
from bench.load.our_house import LIMITS
from bench.load.usage import Meter
from tests.config.running_house import House, environment, house, until
from tests.servers import PostgreSQL

WEB = "config.server"
BEATS, BEAT_SECONDS = 200, 0.05
"""Slower than what is too fast for one socket."""
QUIET_SECONDS = 10.0
MOST_SECONDS = 5.0
"""Within which all have their table again, from when the next process lets the first of them in."""
MOST_ONLOOKERS = 25_000
"""To one port from one address there are not many more sockets."""
NAMELESS = {"NAMELESS_PER_SECOND": "100000", "NAMELESS_AT_ONCE": "1000000"}
"""All onlookers come from one address here."""


def main() -> int:
    """Open a house, let them come, and report."""
    parser = ArgumentParser(prog="python -m bench.crowd", description=__doc__)
    parser.add_argument("--onlookers", type=count, default=5000)
    parser.add_argument("--tables", type=count, default=400)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="postgresql")
    wanted = parser.parse_args()
    if wanted.onlookers > MOST_ONLOOKERS:
        parser.error(f"no more than {MOST_ONLOOKERS:,} onlookers can come from one machine")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="crowd-")))
        folder.chmod(0o711)  # PostgreSQL runs as nobody when we are root
        more = LIMITS | NAMELESS
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
    signs, (busy, _), told = await _as_pages(running, crowd, witness)
    print(f"as pages, {signs:,.0f} signs of life a second, they cost {busy:.1%} of a core,")
    print(f"{(busy - idle) / signs * 1000:.2f} ms each; among them: {told}")
    print(f"closed meanwhile: {sum(len(one.closings) for one in crowd)}")
    for one in (witness, *crowd):
        one.leave()
    players = [
        Visitor(running.port, group.tables[0], key) for group in groups for key in group.people
    ]
    print(f"{len(players):,} players came in {await all_come(players, 100):.1f} s")
    away, back = await _restart(running, players)
    everybody, politely = f"all {len(players):,}", sum(one.was_sent_away for one in players)
    print(f"a restart: {away:.1f} s without a web process, {politely:,} were sent away politely;")
    print(f"{back:.1f} s later {everybody} had their tables again")
    for one in players:
        one.leave()
    return 0 if back <= MOST_SECONDS else 1


async def _used(running: House, meanwhile: Coroutine[Any, Any, object]) -> tuple[float, float]:
    """Return what the web process used meanwhile: the share of a core, and mebibytes."""
    meter, begun = Meter(lambda: {"web": running.children(WEB)}), time.perf_counter()
    await meanwhile
    used = meter.read()["web"]
    return used.seconds / (time.perf_counter() - begun), used.mebibytes


async def _as_pages(
    running: House, crowd: list[Visitor], witness: Visitor
) -> tuple[float, tuple[float, float], str]:
    """Return the signs of life a second, what they cost, and how soon one is answered."""
    given = sum(one.given for one in crowd)
    begun = time.perf_counter()

    async def stay() -> None:
        await asyncio.gather(*(one.stay(QUIET_SECONDS) for one in crowd))

    told = asyncio.ensure_future(_beats(witness))
    used = await _used(running, stay())
    signs = (sum(one.given for one in crowd) - given) / (time.perf_counter() - begun)
    return signs, used, await told


async def _restart(running: House, players: list[Visitor]) -> tuple[float, float]:
    """Ask the web process to end; return after how long the next let somebody in, and then all."""
    (old,) = running.children(WEB)
    asked = time.perf_counter()
    os.kill(old, signal.SIGTERM)
    await asyncio.to_thread(until, lambda: running.children(WEB) not in ([], [old]), PATIENCE)
    await asyncio.gather(*(one.shown.wait() for one in players))
    opened = min(one.connected_at for one in players)
    return opened - asked, time.perf_counter() - opened


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
