"""Python's own pauses, in which a web process tells nobody anything: short, and rare."""

import gc
import sys

SWITCH_SECONDS = 0.001
"""For so long a thread goes on while others wait. A move changes threads several times on its way:
Python's own five milliseconds each time are most of what it takes beside requests."""

THRESHOLDS = (700, 10, 2000)
"""When what points at each other, and nobody needs any more, is looked for, by how much is new. A
look at all there is takes a fifth of a second with sixteen hundred sockets: so not after ten looks
at what is younger, but after two thousand, ten minutes of a busy house. Until then it stays: what
is made often is parted when it is over (``pages.py``, ``requests.py``, ``websocket.py``,
``outbox.py``), or never put together (``looking.py``)."""


def shorten_pauses() -> None:
    """Let threads take turns sooner, and never look again at what has been here from the start."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*THRESHOLDS)
    gc.collect()
    gc.freeze()
