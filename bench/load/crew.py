"""The client processes of one contender, as the parent leads them."""

import queue
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from threading import Thread

import msgspec

from bench.load.orders import Order, Said, Task
from bench.load.tally import Counted
from config.environment import ROOT
from tests.servers import die_with_parent

Progress = Callable[[int, int], None]
"""Told how many moves were made in all, and how many are ready."""


class Crew:
    """As many processes as there are tasks."""

    def __init__(self, tasks: Sequence[Task]) -> None:
        self.heard: queue.Queue[tuple[int, Said | None]] = queue.Queue()
        self.processes = [_start() for _ in tasks]
        self.last = [Said("now") for _ in tasks]
        self.people = sum(len(group.people) for task in tasks for group in task.groups)
        for number, (process, task) in enumerate(zip(self.processes, tasks, strict=True)):
            self._write(process, msgspec.json.encode(task))
            Thread(target=self._listen, args=(number, process), daemon=True).start()

    def _listen(self, number: int, process: subprocess.Popen[bytes]) -> None:
        for line in process.stdout or ():
            self.heard.put((number, msgspec.json.decode(line, type=Said)))
        self.heard.put((number, None))

    def _write(self, process: subprocess.Popen[bytes], line: bytes) -> None:
        if process.stdin is not None:
            process.stdin.write(line + b"\n")
            process.stdin.flush()

    def order(self, do: str, number: int = 0, progress: Progress | None = None) -> list[Said]:
        """Tell all of them to do something, and wait until they have."""
        for process in self.processes:
            self._write(process, msgspec.json.encode(Order(do, number)))
        answers: dict[int, Said] = {}
        while len(answers) < len(self.processes):
            which, said = self.heard.get()
            if said is None:
                raise SystemExit(f"client process {which + 1} has ended: see above")
            if said.what == "done":
                answers[which] = said
            else:
                self._pass_on(which, said, progress)
        return [answers[which] for which in sorted(answers)]

    def wait(self, seconds: float, progress: Progress | None = None) -> None:
        """Let them play for so long."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                which, said = self.heard.get(timeout=left)
            except queue.Empty:
                return
            if said is None:
                raise SystemExit(f"client process {which + 1} has ended: see above")
            self._pass_on(which, said, progress)

    def _pass_on(self, which: int, said: Said, progress: Progress | None) -> None:
        self.last[which] = said
        if progress is not None:
            progress(sum(one.moves for one in self.last), sum(one.ready for one in self.last))

    def halt(self) -> list[Counted]:
        """Let nobody move any more; return what was counted."""
        return [said.counted for said in self.order("halt") if said.counted is not None]

    def quit(self) -> None:
        """End all of them."""
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.wait()


def _start() -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "bench.load.client"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=die_with_parent,  # noqa: PLW1509 - one plain system call
    )


def dealt(task: Task, processes: int) -> list[Task]:
    """Return a task for each process, the groups dealt out by turns."""
    return [
        msgspec.structs.replace(task, groups=task.groups[number::processes])
        for number in range(min(processes, len(task.groups)))
    ]
