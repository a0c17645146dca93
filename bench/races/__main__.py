"""``python -m bench.races --races 10000``: two processes race for as many moves as it takes.

Both judge a move of the same seat at the same table, by what each remembers, and send it at the
same moment under ids of their own. Exit code 0 if every log is without a gap and what was accepted
is in it exactly once, and nothing else is.
"""

import json
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from typing import Any

from bench.arguments import count
from tests.config.running_house import environment
from tests.servers import PostgreSQL, die_with_parent, start_redis

TABLES = 100

_AUDIT = """
import django, json
django.setup()
from tables.models import Move
log = Move.objects.exclude(seat=None).values_list("table__uid", "number", "move_id")
print(json.dumps(list(log.order_by("table_id", "number"))))
"""


def main() -> int:
    """Let them race, then read the logs."""
    parser = ArgumentParser(prog="python -m bench.races", description=__doc__)
    parser.add_argument("--races", type=count, default=10_000)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="postgresql")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="races-") as name:
        environment = _environment(Path(name), wanted.database)
        racers = [_racer(one, environment) for one in "ab"]
        accepted: list[list[Any]] = []
        raced = plain = 0
        while raced < wanted.races:
            _tell(racers[0], f"open {TABLES}")
            _answer(racers[0])
            sent = TABLES
            while sent and raced < wanted.races:
                answers = _race(racers)
                sent = min(one["sent"] for one in answers)
                raced += sent
                plain += sum(one["plain"] for one in answers)
                accepted += [found for one in answers for found in one["accepted"]]
                print(f"\r{raced:,} of {wanted.races:,} races", end="", file=sys.stderr)
        log = _log(environment)
    return _judge(raced, plain, accepted, log)


def _environment(folder: Path, database: str) -> dict[str, str]:
    more = {"DATABASE_URL": PostgreSQL(folder).url} if database == "postgresql" else {}
    return {
        **environment(folder, REDIS_URL=start_redis(folder), **more),
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "LOG_LEVEL": "ERROR",
    }


def _racer(name: str, environment: dict[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "bench.races.racer", name],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        preexec_fn=die_with_parent,  # noqa: PLW1509 - one plain system call
    )


def _tell(racer: subprocess.Popen[str], line: str) -> None:
    if racer.stdin is not None:
        racer.stdin.write(f"{line}\n")
        racer.stdin.flush()


def _answer(racer: subprocess.Popen[str]) -> Any:
    return json.loads(racer.stdout.readline() if racer.stdout is not None else "")


def _race(racers: list[subprocess.Popen[str]]) -> list[dict[str, Any]]:
    for racer in racers:
        _tell(racer, "race")
    return [_answer(racer) for racer in racers]


def _log(environment: dict[str, str]) -> list[list[Any]]:
    command = [sys.executable, "-c", _AUDIT]
    told = subprocess.run(command, env=environment, capture_output=True, check=True)  # noqa: S603
    found: list[list[Any]] = json.loads(told.stdout)
    return found


def _judge(raced: int, plain: int, accepted: list[list[Any]], log: list[list[Any]]) -> int:
    numbers: dict[str, list[int]] = {}
    for uid, number, _ in log:
        numbers.setdefault(uid, []).append(number)
    gaps = sum(found != list(range(found[0], found[0] + len(found))) for found in numbers.values())
    told, kept = Counter(map(tuple, accepted)), Counter(map(tuple, log))
    lost, unheard = told - kept, kept - told
    print(f"\n{raced:,} races at {len(numbers):,} tables: {len(accepted):,} moves accepted,")
    print(
        f"{plain:,} of them by memory; {gaps} logs with a gap, {lost.total()} accepted moves not in"
    )
    print(f"the log once, {unheard.total()} in it that nobody was told of")
    return 1 if gaps or lost or unheard or not plain else 0


if __name__ == "__main__":
    sys.exit(main())
