"""The bare echo as a contender: it says what the load client could drive, if nothing held it up."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from bench.load.contender import Contender
from bench.load.crew import Crew, dealt
from bench.load.options import Plan
from bench.load.orders import Group, Task
from config.environment import ROOT
from tests.servers import die_with_parent

ECHO = "bare echo"


@contextmanager
def echo_house(plan: Plan) -> Iterator[Contender]:
    """Start the echo and its clients, and end them."""
    process = subprocess.Popen(  # noqa: S603 - our own server
        [sys.executable, "-m", "bench.load.echo", str(plan.seats)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=die_with_parent,  # noqa: PLW1509 - one plain system call
    )
    crew = None
    try:
        port = int(process.stdout.readline()) if process.stdout else 0
        crew = Crew(dealt(_task(plan, port), plan.clients))
        yield Contender(ECHO, crew, lambda: {"echo": [process.pid]})
    finally:
        if crew is not None:
            crew.quit()
        process.kill()
        process.wait()


def _task(plan: Plan, port: int) -> Task:
    groups = [Group([""] * plan.seats, [f"echo{number}"]) for number in range(plan.tables)]
    task = plan.task([port], groups, shape="echo")
    return msgspec.structs.replace(task, think=0.0, api_share=0.0)
