"""Python's own pauses, in which a web process tells nobody anything: short, and rare."""

import gc
import sys

SWITCH_SECONDS = 0.001
"""For so long a thread goes on while others wait. A move changes threads several times on its way:
Python's own five milliseconds each time are most of what it takes beside requests."""

THRESHOLDS = (700, 10, 200)
"""When cycles that nobody needs any more are looked for, by how many objects are new. A look at all
there are takes a quarter of a second with a thousand sockets: so not after ten looks at the younger
ones, but after two hundred, a minute and more in a busy house."""


def shorten_pauses() -> None:
    """Let threads take turns sooner, and never look again at what has been here from the start."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*THRESHOLDS)
    gc.collect()
    gc.freeze()
