"""A web process in which nothing is freed that Python would have to look for.

On SIGUSR1 it writes into ``$COUNTS`` how many there still are of what is one request's or socket's.
"""

import gc
import json
import os
import runpy
import signal
from collections import Counter
from pathlib import Path
from typing import Any

COUNTS = Path(os.environ["COUNTS"])


def _tell(*_: Any) -> None:
    from django.core.handlers.asgi import ASGIRequest  # noqa: PLC0415 - Django is set up by now
    from rest_framework.views import APIView  # noqa: PLC0415

    from config.server.requests import Channel, Request  # noqa: PLC0415
    from config.server.websocket import WebSocketProtocol  # noqa: PLC0415
    from tables.live.outbox import Outbox  # noqa: PLC0415
    from tables.live.sockets import Socket  # noqa: PLC0415

    kinds = (Channel, Request, WebSocketProtocol, ASGIRequest, APIView, Outbox, Socket)
    there = Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, kinds))
    written = COUNTS.with_suffix(".new")
    written.write_text(json.dumps(there))
    written.replace(COUNTS)


if __name__ == "__main__":
    gc.disable()
    signal.signal(signal.SIGUSR1, _tell)
    runpy.run_module("config.server", run_name="__main__")
