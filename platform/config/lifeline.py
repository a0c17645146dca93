"""No orphans: a process tied to its parent is killed by the kernel when the parent dies.

Linux only; elsewhere the supervisor's orderly stop is all there is.
"""

import ctypes
import os
import signal
import sys
from typing import Any

from celery.signals import worker_process_init

_SET_PARENT_DEATH_SIGNAL = 1
_PRCTL = ctypes.CDLL(None, use_errno=True).prctl if sys.platform == "linux" else None


def tie(parent: int) -> None:
    """Tie the calling process to ``parent``, whose main thread must have started it."""
    if _PRCTL is None:
        return
    _PRCTL(_SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
    if os.getppid() != parent:
        os.kill(os.getpid(), signal.SIGKILL)  # it died before it could be watched


@worker_process_init.connect
def tie_pool_process(**_signal: Any) -> None:
    """Tie a process of a Celery pool to its worker: it would outlive a kill -9 otherwise."""
    tie(os.getppid())
