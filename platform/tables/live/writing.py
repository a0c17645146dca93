"""Writing a frame at once: what our server offers beyond what ASGI says."""

from collections.abc import Callable
from typing import Any

WRITE_NOW = "zastolye.write_now"
"""The extension's name in a socket's scope."""

WriteNow = Callable[[bytes], bool]
"""Sends a frame if nothing waits before it, and tells whether that was so."""


def writer_of(scope: Any) -> WriteNow:
    """Return the writer of a socket; of a server that has none, one that never can."""
    offered: WriteNow = scope.get("extensions", {}).get(WRITE_NOW, _cannot)
    return offered


def _cannot(text: bytes) -> bool:
    del text
    return False
