"""Addresses to listen on: is one free, and by which names will browsers call it?"""

import errno
import socket
from contextlib import closing, suppress

from config.trouble import Exit, PlayError

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - recognised, not bound here
LOCAL = ["localhost", "127.0.0.1", "[::1]"]


def read(text: str) -> int:
    """Return the port that a text names."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 65535):
        raise PlayError(
            Exit.BAD_PORT,
            f"PORT={text}: нужно число от 1 до 65535.",
            f"PORT={text}: a number from 1 to 65535 is needed.",
        )
    return int(text)


def ensure_free(host: str, port: int) -> None:
    """Raise ``PlayError`` unless a server could listen there now."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with closing(socket.socket(family, socket.SOCK_STREAM)) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            probe.listen(1)
    except OSError as error:
        raise _refusal(host, port, error) from error
    except UnicodeError as error:  # a name such as a..b cannot even be asked for
        raise _unopenable(host, port, "not a name") from error


def _refusal(host: str, port: int, error: OSError) -> PlayError:
    if error.errno == errno.EADDRINUSE:
        other = f"make play PORT={port + 1}"
        return PlayError(
            Exit.PORT_TAKEN,
            f"Порт {port} занят другой программой. Выберите другой: {other}",
            f"Port {port} is taken by another program. Choose another: {other}",
        )
    return _unopenable(host, port, str(error.strerror))


def _unopenable(host: str, port: int, why: str) -> PlayError:
    return PlayError(
        Exit.PORT_TAKEN,
        f"Адрес {host}:{port} открыть нельзя: {why}.",
        f"The address {host}:{port} cannot be opened: {why}.",
    )


def free() -> int:
    """Return a port of the loopback that nobody listens on."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def reachable(host: str) -> str:
    """Return the address by which this machine itself reaches a server on ``host``."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104


def names(host: str) -> list[str]:
    """Return the names by which a browser may call a server on ``host``."""
    if host not in EVERYWHERE:
        own = f"[{host}]" if ":" in host else host
        return LOCAL if own in LOCAL else [own, *LOCAL]
    name = socket.gethostname().lower()
    return [*LOCAL, *dict.fromkeys([*_addresses(name), name, f"{name}.local"])]


def _addresses(name: str) -> list[str]:
    """Return this machine's IPv4 addresses, the one towards the network first."""
    found = [_outward()]
    with suppress(OSError):  # a machine need not know its own name
        found += socket.gethostbyname_ex(name)[2]
    return [address for address in found if address and not address.startswith("127.")]


def _outward() -> str:
    """Return the address this machine would speak from; nothing is sent to find out."""
    with closing(socket.socket(type=socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
    return address
