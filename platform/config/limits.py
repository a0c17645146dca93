"""How much of everything one request, one person or one address may ask of the house."""

from collections.abc import Mapping
from typing import NamedTuple

from environs import Env

MIB = 1024 * 1024


class Limits(NamedTuple):
    """What the environment may set; counted in each web process for itself."""

    body_bytes: int = MIB
    record_bytes: int = 8 * MIB
    request_seconds: int = 30
    moves_per_second: int = 20
    moves_at_once: int = 60
    nameless_per_second: int = 100
    nameless_at_once: int = 1000
    sockets_per_person: int = 20
    sockets_per_address: int = 2000


BOUNDS: Mapping[str, tuple[int, int]] = {
    "BODY_BYTES": (65_536, 64 * MIB),
    "RECORD_BYTES": (65_536, 32 * MIB),
    "REQUEST_SECONDS": (1, 600),
    "MOVES_PER_SECOND": (1, 100_000),
    "MOVES_AT_ONCE": (1, 100_000),
    "NAMELESS_PER_SECOND": (1, 100_000),
    "NAMELESS_AT_ONCE": (1, 1_000_000),
    "SOCKETS_PER_PERSON": (1, 100_000),
    "SOCKETS_PER_ADDRESS": (1, 1_000_000),
}
"""The variables, each with the least and the most that it may say."""


class OutOfBounds(Exception):  # noqa: N818 - a variable that is, not an error of ours
    """A variable that says too little or too much."""

    def __init__(self, name: str, least: int, most: int) -> None:
        super().__init__(name)
        self.name, self.least, self.most = name, least, most


def read(env: Env) -> Limits:
    """Return the limits, or raise ``OutOfBounds``."""
    return Limits(*(_bounded(env, name) for name in BOUNDS))


def _bounded(env: Env, name: str) -> int:
    default: int = Limits._field_defaults[name.lower()]
    given = env.int(name, default)
    least, most = BOUNDS[name]
    if not least <= given <= most:
        raise OutOfBounds(name, least, most)
    return given
