"""Which addresses of push services the house may call: those that browsers bring come from outside.

Whoever could make the server call any address might reach into its own network. So an address has
a host by name and HTTPS, and at the moment of the call the name must lead to a public address.
"""

import re
from hashlib import sha256
from ipaddress import ip_address
from urllib.parse import urlsplit

from django.conf import settings

LONGEST = 1000

_NAME = re.compile(r"([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]")
_OWN_MACHINE = ("localhost", "127.0.0.1")


def is_endpoint(text: str) -> bool:
    """Tell whether this may be called; in development also our own machine, by plain HTTP."""
    if len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        return False
    try:
        place = urlsplit(text)
        host, port = place.hostname or "", place.port
    except ValueError:
        return False
    if place.username is not None or place.fragment or port == 0:
        return False
    if host in _OWN_MACHINE:
        return place.scheme in ("http", "https") and not settings.PRODUCTION
    return place.scheme == "https" and _NAME.fullmatch(host) is not None


def is_reachable(address: str) -> bool:
    """Tell whether a name may lead here: to a public address, or in development to ourselves."""
    found = ip_address(address.partition("%")[0])
    if found.is_loopback:
        return not settings.PRODUCTION
    return found.is_global and not found.is_multicast


def key_of(endpoint: str) -> str:
    """Return what an endpoint is found by."""
    return sha256(endpoint.encode()).hexdigest()
