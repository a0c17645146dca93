"""``python -m bench.chaos --database sqlite --minutes 10``: play on while everything fails in turn.

Exit code 0 if nobody was timed out, every table went on within five seconds of a part being back,
every accepted move is in the log once, every record verifies, and the ratings agree.
"""

import json
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path

from bench.arguments import count, positive
from bench.chaos.faults import Fault, faults
from bench.chaos.parties import Party
from bench.chaos.report import Blow, is_kept, print_all, say
from games.registry import engines
from tests.config.running_house import environment, house
from tests.servers import PostgreSQL

PATIENCE = 60.0
"""Seconds within which a part must be back, and a table go on, to be measured at all."""
LAST_MINUTE = 45.0
"""Seconds for games under way to come to their end, when all faults are over."""


def main() -> int:
    """Open a house, let people play and parts fail, and judge what came of it."""
    wanted = _arguments()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="chaos-")))
        server = PostgreSQL(folder) if wanted.database == "postgresql" else None
        more = {"DATABASE_URL": server.url} if server else {}
        with house(folder / "data", BOT_PAUSE="0.3", **more) as running:
            say(f"the house is open on {wanted.database}: {wanted.tables} tables")
            known = faults(running, server)
            chosen = [one for one in known if wanted.only in one.name]
            if not chosen:
                names = ", ".join(one.name for one in known)
                raise SystemExit(f"no fault has “{wanted.only}” in its name: {names}")
            parties = _parties(running.port, wanted.tables)
            blows = _suffer(chosen, parties, wanted)
            _close(parties)
        told = {game.uid: game.accepted for party in parties for game in party.games}
        found = _audit(told, environment(folder / "data", **more))
    print_all(blows, found)
    return 0 if is_kept(blows, found) else 1


def _arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m bench.chaos", description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--minutes", type=positive, default=10.0)
    parser.add_argument("--tables", type=count, default=10)
    parser.add_argument("--every", type=positive, default=20.0, help="seconds from fault to fault")
    parser.add_argument("--only", default="", help="only faults whose name has this in it")
    return parser.parse_args()


def _parties(port: int, count: int) -> list[Party]:
    games = cycle(engines())
    parties = [Party(port, next(games), number) for number in range(count)]
    for party in parties:
        party.start()
    return parties


def _suffer(chosen: list[Fault], parties: list[Party], wanted: Namespace) -> list[Blow]:
    """Let one thing fail after another, and note how long each table took to go on."""
    blows: list[Blow] = []
    end = time.monotonic() + 60 * wanted.minutes
    for fault in cycle(chosen):
        due = time.monotonic() + (_rest(blows[-1], wanted.every) if blows else wanted.every / 2)
        if due > end:
            break
        time.sleep(due - time.monotonic())
        blows.append(_strike(fault, parties))
        say(f"{(end - time.monotonic()) / 60:5.1f} min left · {blows[-1]}")
    return blows


def _rest(last: Blow, every: float) -> float:
    """Return how long to wait for the next fault: the tables must have gone on for a while."""
    return max(every / 4, last.begun + every - time.time())


def _strike(fault: Fault, parties: list[Party]) -> Blow:
    begun, began = time.time(), time.monotonic()
    fault.harm()
    while not fault.is_back() and time.monotonic() - began < PATIENCE:
        time.sleep(0.05)
    back = time.monotonic()
    games = [party.playing for party in parties]
    blow = Blow(fault.name, begun, back - began, [])
    while time.monotonic() - back < PATIENCE:
        waiting = [game for game in games if game and not game.over and not game.next_after(back)]
        if not waiting:
            break
        time.sleep(0.05)
    blow.delays = [game.next_after(back) for game in games if game]
    blow.ended = time.time()
    return blow


def _close(parties: list[Party]) -> None:
    """Open nothing more, and let games come to their end; then everybody goes."""
    say("no more faults: the games under way are played to their ends")
    for party in parties:
        party.closing.set()
    end = time.monotonic() + LAST_MINUTE
    for party in parties:
        party.join(max(0.0, end - time.monotonic()))
    for party in parties:
        party.stop.set()
    for party in parties:
        party.join(30)


def _audit(told: dict[str, list[str]], machine: dict[str, str]) -> dict[str, object]:
    done = subprocess.run(
        [sys.executable, "-m", "bench.chaos.audit"],
        env={**machine, "DJANGO_SETTINGS_MODULE": "config.settings"},
        input=json.dumps(told),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(done.stderr)
    found: dict[str, object] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    sys.exit(main())
