"""What the supervisor and its children say, each line under the name of its speaker."""

import os
import sys
from io import TextIOWrapper

from config import room

_COLOURS = {"play": 37, "redis": 31, "web": 32, "clocks": 36, "bots": 35, "beat": 33}
_WIDTH = max(map(len, _COLOURS))


class Console:
    """Writes to the terminal; when that is gone, to nobody."""

    def __init__(self) -> None:
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # not every terminal knows every letter
        self.coloured = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        self.gone = False

    def say(self, name: str, line: str) -> None:
        """Write one line of a speaker."""
        mark = f"{name:<{_WIDTH}} |"
        if self.coloured:
            mark = f"\x1b[{_COLOURS.get(name, 37)}m{mark}\x1b[0m"
        self.write(f"{mark} {line}\n")

    def write(self, text: str) -> None:
        """Write as it is."""
        if self.gone:
            return
        try:
            sys.stdout.write(text)
            sys.stdout.flush()
        except OSError as error:
            self.gone = not room.is_lacking(error)  # a log on a full disk goes on later
