"""A wire between browser and house that can be frozen: all stays open, nothing comes through."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class Wire:
    """Carries bytes both ways while it is not frozen."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.door.getsockname()[1]
        self.ends: list[socket.socket] = [self.door]
        self.flows = threading.Event()
        self.flows.set()

    def serve(self) -> None:
        """Join whoever comes with the house, until the door is shut."""
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self.to))
            self.ends += [near, far]
            for way in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=way, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65_536):
                self.flows.wait()
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            return

    def freeze(self) -> None:
        """Let nothing through from now on."""
        self.flows.clear()

    def thaw(self) -> None:
        """Let everything through again."""
        self.flows.set()

    def cut(self) -> None:
        """Close all ends."""
        self.thaw()
        for end in self.ends:
            end.close()


@contextmanager
def wire_to(port: int) -> Iterator[Wire]:
    """Lay a wire to a port of this machine."""
    wire = Wire(port)
    threading.Thread(target=wire.serve, daemon=True).start()
    try:
        yield wire
    finally:
        wire.cut()
