"""Fair deals: a seed that nobody at the table, the server included, could choose alone.

The server binds itself first by ``commitment``; every browser then adds bytes of its own; the game
is played with ``Chance(game_seed(…))``. For players and for other programs: docs/fair-deals.md.

The game seed is ``HMAC-SHA256(server_seed, message)``. The message is, without separators:

* the length of the table id (bytes of its UTF-8), then the table id;
* the ruleset's number;
* the length of the canonical options, then the canonical options;
* the number of entropies: one per chair, as people sat down, empty where nothing was sent;
* per entropy its length, then the entropy.

Every length and number is 4 bytes, big-endian. Canonical options are JSON in UTF-8: keys sorted by
code point on every level, no white space, nothing escaped but ``"``, ``\\`` and control characters.
"""

import hmac
import json
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

SEED_BYTES = 32
ENTROPY_BYTES = range(16, 33)


def new_server_seed() -> bytes:
    """Return the secret of a table that opens."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(server_seed: bytes) -> str:
    """Return what is shown of the secret at once: its SHA-256, in hexadecimal digits."""
    return sha256(server_seed).hexdigest()


def check_entropy(entropy: bytes) -> None:
    """Refuse what is neither empty (nothing was sent, or a bot) nor 16 to 32 bytes."""
    if entropy and len(entropy) not in ENTROPY_BYTES:
        raise ValueError(f"entropy is empty or 16 to 32 bytes long, not {len(entropy)}")


def canonical_options(options: Mapping[str, Any]) -> bytes:
    """Return the one spelling of these options that is hashed."""
    _check_spelling(options)
    text = json.dumps(options, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.encode()


def game_seed(
    *,
    server_seed: bytes,
    table_id: str,
    ruleset: int,
    options: Mapping[str, Any],
    entropy: Sequence[bytes],
) -> bytes:
    """Return the seed of the whole game's chance, from the secret and the frozen list."""
    if len(server_seed) != SEED_BYTES:
        raise ValueError(f"a server seed is {SEED_BYTES} bytes long, not {len(server_seed)}")
    for one in entropy:
        check_entropy(one)
    head = _sized(table_id.encode()) + _number(ruleset) + _sized(canonical_options(options))
    message = head + _number(len(entropy)) + b"".join(map(_sized, entropy))
    return hmac.digest(server_seed, message, "sha256")


def _sized(part: bytes) -> bytes:
    return _number(len(part)) + part


def _number(number: int) -> bytes:
    if not 0 <= number < 1 << 32:
        raise ValueError(f"{number} does not fit into 4 bytes")
    return number.to_bytes(4, "big")


def _check_spelling(value: Any) -> None:
    """Refuse what languages write in several ways: fractions, and keys that are not strings."""
    match value:
        case None | bool() | int() | str():
            return
        case list() | tuple():
            parts: Sequence[Any] = value
        case Mapping() if all(isinstance(key, str) for key in value):
            parts = list(value.values())
        case _:
            raise ValueError(f"options cannot hold {value!r}")
    for part in parts:
        _check_spelling(part)
