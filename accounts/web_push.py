"""Web push: a message is sealed for one browser (RFC 8291) and handed to its push service."""

import asyncio
import socket
from collections.abc import Sequence
from enum import Enum, auto
from hashlib import blake2b
from typing import Any, NamedTuple

from aiohttp import ClientError, ClientSession, ClientTimeout, DummyCookieJar, TCPConnector
from aiohttp.abc import ResolveResult
from aiohttp.resolver import ThreadedResolver
from pywebpush import WebPusher
from yarl import URL

from accounts import vapid
from accounts.endpoints import is_endpoint, is_reachable
from accounts.push_message import Parcel

PATIENCE = 6.0
"""Seconds within which a push service must have answered, however slowly it speaks."""
AT_ONCE = 40


class Fate(Enum):
    """What became of a parcel."""

    TAKEN = auto()
    GONE = auto()
    """The browser has withdrawn its consent, or is no more."""
    FAILED = auto()


class Receipt(NamedTuple):
    """How a push service answered: the status, or the kind of failure."""

    fate: Fate
    why: str


def post_all(parcels: Sequence[Parcel]) -> list[Receipt]:
    """Hand all parcels to their push services at the same time; return each one's answer."""
    return asyncio.run(_post_all(parcels))


async def _post_all(parcels: Sequence[Parcel]) -> list[Receipt]:
    async with ClientSession(
        connector=TCPConnector(resolver=PublicOnly(), limit=AT_ONCE),
        timeout=ClientTimeout(total=PATIENCE),
        cookie_jar=DummyCookieJar(),
    ) as session:
        return await asyncio.gather(*(_post(session, parcel) for parcel in parcels))


async def _post(session: ClientSession, parcel: Parcel) -> Receipt:
    """Post one parcel. Redirects are not followed, and nothing but the status is read."""
    endpoint = parcel.to.endpoint
    if not is_endpoint(endpoint):
        return Receipt(Fate.GONE, "address")
    try:
        body, headers = sealed(parcel)
        address = URL(endpoint, encoded=True)
        async with session.post(
            address, data=body, headers=headers, allow_redirects=False
        ) as answer:
            return Receipt(_fate(answer.status), str(answer.status))
    except (ClientError, OSError, TimeoutError) as error:
        return Receipt(Fate.FAILED, type(error).__name__)
    except ValueError:
        return Receipt(Fate.GONE, "keys")


def _fate(status: int) -> Fate:
    if status in (404, 410):
        return Fate.GONE
    return Fate.TAKEN if 200 <= status < 300 else Fate.FAILED


def sealed(parcel: Parcel) -> tuple[bytes, dict[str, str]]:
    """Return the body that only this browser can open, and the headers its push service reads."""
    to, message = parcel
    keys = {"p256dh": to.p256dh, "auth": to.auth}
    sealing: Any = WebPusher({"endpoint": to.endpoint, "keys": keys})
    return sealing.encode(message.shown())["body"], {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(message.ttl),
        "Urgency": "high" if message.urgent else "normal",
        "Topic": blake2b(message.tag.encode(), digest_size=16).hexdigest(),
        **vapid.signature(to.endpoint),
    }


class PublicOnly(ThreadedResolver):
    """Finds no host whose name leads into a network of our own."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the addresses that may be called."""
        found = await super().resolve(host, port, family)
        public = [one for one in found if is_reachable(one["host"])]
        if not public:
            raise OSError("the name leads to no public address")
        return public
