"""One process under the supervisor: how it starts, speaks, comes back and ends."""

import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from config import lifeline

_FIRST_PAUSE, _LONGEST_PAUSE = 0.2, 5.0
_SETTLED = 10.0
"""Who lived for so many seconds is started anew without a growing pause."""


class Child:
    """A process in a session of its own, so that Ctrl-C reaches the supervisor alone.

    ``feed`` goes to its standard input, for what must stand neither in its arguments nor in a file.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        *,
        folder: Path,
        environment: Mapping[str, str],
        feed: bytes = b"",
        niceness: int = 0,
    ) -> None:
        self.name = name
        self.command = list(command)
        self.folder = folder
        self.environment = dict(environment)
        self.feed = feed
        self.niceness = niceness
        self.process: subprocess.Popen[bytes] | None = None
        self.started = 0.0
        self.failures = 0
        self._rest = b""

    def start(self) -> None:
        """Start the process; only the supervisor's main thread may, its death is the signal."""
        parent = os.getpid()

        def prepare() -> None:
            lifeline.tie(parent)
            os.nice(self.niceness)

        self.process = subprocess.Popen(  # noqa: S603 - our own commands
            self.command,
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.PIPE if self.feed else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            preexec_fn=prepare,  # noqa: PLW1509 - the supervisor has one thread
        )
        self.started = time.monotonic()
        if self.process.stdin:
            self.process.stdin.write(self.feed)
            self.process.stdin.close()
        os.set_blocking(self.output, False)

    @property
    def output(self) -> int:
        """The descriptor of what the process says."""
        if self.process is None or self.process.stdout is None:
            raise LookupError(f"{self.name} was never started")
        return self.process.stdout.fileno()

    @property
    def runs(self) -> bool:
        """Whether the process is there."""
        return self.process is not None and self.process.poll() is None

    def lines(self) -> list[str] | None:
        """Return the whole lines said since the last call; None when it will say no more."""
        try:
            piece = os.read(self.output, 65536)
        except BlockingIOError:
            return []
        if not piece and not self._rest:
            return None
        whole, _, self._rest = (self._rest + (piece or b"\n")).rpartition(b"\n")
        return [line.decode(errors="replace").rstrip() for line in whole.split(b"\n")]

    def bury(self) -> tuple[int, float]:
        """Take leave of the dead process; return its exit code and the pause before the next."""
        if self.process is None or self.process.stdout is None:
            raise LookupError(f"{self.name} was never started")
        code = self.process.wait()
        self.kill()  # what it started itself
        self.process.stdout.close()
        self.process, self._rest = None, b""
        self.failures = 0 if time.monotonic() - self.started > _SETTLED else self.failures + 1
        return code, min(_LONGEST_PAUSE, _FIRST_PAUSE * 2**self.failures)

    def ask_to_stop(self) -> None:
        """Send the signal for an orderly end."""
        if self.process is not None and self.runs:
            self.process.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End the process and all that it has started, at once."""
        if self.process is None:
            return
        with suppress(ProcessLookupError, PermissionError):  # macOS says the latter of the dead
            os.killpg(self.process.pid, signal.SIGKILL)
