"""How far a run is: one line that changes on a terminal, else a line every few seconds."""

import sys
import time

EVERY = 5.0
"""Seconds between two lines where nobody sees a line change."""


class Progress:
    """Tells on the standard error, so that the report can be kept by itself."""

    def __init__(self) -> None:
        self._told = 0.0
        self._is_open = False

    def say(self, line: str) -> None:
        """Print a line that stays."""
        self._end()
        print(f"{time.strftime('%H:%M:%S')} {line}", file=sys.stderr, flush=True)

    def tell(self, line: str) -> None:
        """Print how far it is."""
        if sys.stderr.isatty():
            print(f"\r\033[K         {line}", end="", file=sys.stderr, flush=True)
            self._is_open = True
        elif time.monotonic() - self._told >= EVERY:
            self._told = time.monotonic()
            self.say(line)

    def _end(self) -> None:
        if self._is_open:
            print("\r\033[K", end="", file=sys.stderr)
            self._is_open = False
