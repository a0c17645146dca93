"""The supervisor: keeps the children of a house running, and ends them in order."""

import selectors
import signal
import time
from collections.abc import Sequence
from types import FrameType

from config.children import Child
from config.console import Console
from config.trouble import Exit, PlayError

GRACE = 6.0
"""Seconds a child is given for an orderly end."""

TRIES = 3
"""How often in a row a child may fail before the house is ready."""


class Supervisor:
    """Starts children, passes on what they say, starts the dead anew, and stops them all."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.children: list[Child] = []
        self.due: dict[str, float] = {}
        self.ready = False
        self.signals = 0
        self._selector = selectors.DefaultSelector()

    @property
    def stopping(self) -> bool:
        """Whether somebody asked for the end."""
        return self.signals > 0

    def obey_signals(self) -> None:
        """Take Ctrl-C, a plain kill and a closed terminal as the wish to stop."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(number) is not signal.SIG_IGN:  # nohup stays nohup
                signal.signal(number, self._on_signal)

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        self.signals += 1

    def add(self, *children: Child) -> None:
        """Start children and keep them running from now on."""
        for child in children:
            self.children.append(child)
            self._start(child)

    def _start(self, child: Child) -> None:
        self.due.pop(child.name, None)
        child.start()
        self._selector.register(child.output, selectors.EVENT_READ, child)

    def turn(self, seconds: float) -> None:
        """Listen for so long, then start anew whoever is due."""
        self._listen(seconds)
        for child in self.children:
            if child.process is not None and not child.runs:
                self._lose(child)
            elif self.due.get(child.name, float("inf")) <= time.monotonic():
                self._start(child)

    def _listen(self, seconds: float) -> None:
        for found, _ in self._selector.select(seconds):
            self._hear(found.data)

    def _hear(self, child: Child) -> bool:
        """Pass on what a child has said; whether there may be more at once."""
        lines = child.lines()
        for line in filter(None, lines or []):
            self.console.say(child.name, line)
        if lines is None and child.output in self._selector.get_map():
            self._selector.unregister(child.output)
        return bool(lines)

    def _lose(self, child: Child) -> None:
        code, pause = self._bury(child)
        if not self.ready and child.failures >= TRIES:
            raise PlayError(
                Exit.PART_FAILED,
                f"{child.name} не запускается: см. выше.",
                f"{child.name} does not start: see above.",
            )
        self.due[child.name] = time.monotonic() + pause
        self.console.say("play", f"{child.name} ended ({_cause(code)}), again in {pause:.1f} s")

    def _bury(self, child: Child) -> tuple[int, float]:
        while self._hear(child):
            pass
        if child.output in self._selector.get_map():
            self._selector.unregister(child.output)
        return child.bury()

    def replace(self, child: Child, why: str) -> None:
        """Kill a child that is of no use any more; the next turn starts another."""
        self.console.say("play", f"{child.name} {why}: it is started anew")
        child.kill()

    def stop(self, order: Sequence[Sequence[str]]) -> None:
        """End all children, stage by stage; a second signal hurries."""
        for stage in order:
            self._stop_stage([child for child in self.children if child.name in stage])
        self.children.clear()

    def _stop_stage(self, children: Sequence[Child]) -> None:
        patience = time.monotonic() + GRACE
        for child in children:
            child.ask_to_stop()
        while any(child.runs for child in children) and time.monotonic() < patience:
            self._listen(0.05)
            if self.signals > 1:
                break
        for child in children:
            if child.process is not None:
                child.kill()
                self._bury(child)


def _cause(code: int) -> str:
    return f"signal {signal.Signals(-code).name}" if code < 0 else f"code {code}"
