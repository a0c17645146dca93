"""``python -m bench.load --tables 100 --seconds 20``: see docs/performance.md."""

import os
import platform
import resource
import signal
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import msgspec

from bench.load import options
from bench.load.contender import Contender
from bench.load.echo_house import ECHO, echo_house
from bench.load.figures import Figures, figures
from bench.load.options import Plan
from bench.load.our_house import OURS, our_house
from bench.load.peer_house import peer_house
from bench.load.plot import drawn
from bench.load.progress import Progress
from bench.load.report import written
from bench.load.turns import Slice, alternated, measured, summary

MOST_SOCKETS = 65_536


def main() -> int:
    """Open everything, let each play by turns, and report."""
    plan = options.read()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that everything is closed
    _allow_many_sockets()
    progress = Progress()
    told = _told(plan)
    slices: list[Slice] = []
    if plan.echo and not plan.hold:
        slices.append(_calibrated(plan, progress))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="load-")))
        folder.chmod(0o711)  # PostgreSQL runs as nobody when we are root
        contenders = []
        for opened in _houses(plan, folder, progress):
            contenders.append(stack.enter_context(opened))
            _seat(contenders[-1], plan, progress)
            if plan.hold:
                _hold(contenders[-1], progress)
                return 0
        for one in alternated(contenders, plan.rounds):
            others = [other for other in contenders if other is not one]
            slices.append(measured(one, plan, progress.tell, others))
            progress.say(summary(slices[-1]))
    _report(plan, slices, told)
    return 0


def _allow_many_sockets() -> None:
    """Let this process, and so all that it starts, have as many sockets as the machine allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, MOST_SOCKETS)), hard))


def _calibrated(plan: Plan, progress: Progress) -> Slice:
    """Return what the clients drive where nothing holds them up."""
    with echo_house(plan) as echo:
        echo.crew.order("seat")
        piece = measured(echo, plan, progress.tell)
    progress.say(summary(piece))
    return piece


def _houses(
    plan: Plan, folder: Path, progress: Progress
) -> Iterator[AbstractContextManager[Contender]]:
    """Yield whom to measure, one after the other: ours, and the peers."""
    for database in plan.databases:
        progress.say(f"opening our house on {database}")
        yield our_house(plan, database, folder / database)
    for storage in plan.peers:
        progress.say(f"opening boardgame.io, {storage}")
        yield peer_house(plan, storage, folder / f"peer-{storage}", progress)


def _seat(contender: Contender, plan: Plan, progress: Progress) -> None:
    """Let everybody come to their tables and, if asked, play for so many moves."""
    people = contender.crew.people
    took = contender.crew.order(
        "seat", progress=lambda _, ready: progress.tell(f"seated: {ready} of {people}")
    )
    progress.say(f"{people} players at their tables after {max(one.seconds for one in took):.1f} s")
    if plan.age:
        contender.crew.order(
            "age",
            plan.age,
            lambda _, ready: progress.tell(f"aged {plan.age} moves: {ready} of {plan.tables}"),
        )
        progress.say(f"every game has {plan.age} moves behind it")


def _hold(contender: Contender, progress: Progress) -> None:
    """Play until Ctrl-C, for whoever wants to look into the processes meanwhile."""
    for part, pids in contender.parts().items():
        progress.say(f"{part}: {' '.join(map(str, pids))}")
    contender.crew.order("play")
    recent: deque[tuple[float, int]] = deque(maxlen=20)

    def tell(moves: int, _ready: int) -> None:
        recent.append((time.monotonic(), moves))
        seconds, made = (last - first for last, first in zip(recent[-1], recent[0], strict=True))
        progress.tell(f"{made / max(seconds, 0.1):,.0f} moves/s")

    try:
        contender.crew.wait(86400, tell)
    except KeyboardInterrupt:
        progress.say("stopping")


def _report(plan: Plan, slices: list[Slice], told: str) -> None:
    names = list(dict.fromkeys(one.name for one in slices))
    wanted = plan.tables / plan.think if plan.think else None
    found = {
        name: figures([one for one in slices if one.name == name], None if name == ECHO else wanted)
        for name in names
    }
    echo = found.pop(ECHO, None)
    ours = [one for one in found.values() if one.name.startswith(OURS)]
    peers = [one for one in found.values() if one not in ours]
    text = written(ours, peers, echo, told)
    print(text)
    (plan.output / "load.md").write_text(text, encoding="utf-8")
    (plan.output / "load.svg").write_text(drawn([*ours, *peers], told), encoding="utf-8")
    (plan.output / "load.json").write_bytes(_kept(plan, [*ours, *peers], echo))
    print(f"Kept in {plan.output}: load.md, load.svg, load.json")


def _told(plan: Plan) -> str:
    """Tell what was asked for, where, and how busy the machine was before."""
    loop = f"{plan.think:g} s between a table's moves" if plan.think else "closed loop"
    long = ", long matches" if plan.long else ""
    aged = f", {plan.age} moves behind each before" if plan.age else ""
    api = f", {plan.api_share:.0%} of players by the API" if plan.api_share else ""
    other = " (the peer: a game like UNO)" if plan.peers and set(plan.games) != {"uno"} else ""
    return (
        f"{time.strftime('%Y-%m-%d %H:%M')}: {plan.tables} tables × {plan.seats} players, "
        f"{' + '.join(plan.games)}{other}, {loop}{long}{aged}{api}; "
        f"{plan.rounds} × {plan.seconds:g} s each by turns; {os.cpu_count()} cores, "
        f"load average {os.getloadavg()[0]:.1f} before, "
        f"Python {platform.python_version()}."
    )


def _kept(plan: Plan, found: list[Figures], echo: Figures | None) -> bytes:
    asked = {name: str(value) for name, value in vars(plan).items()}
    kept = msgspec.json.encode({"asked": asked, "figures": found, "echo": echo})
    return msgspec.json.format(kept, indent=2)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
