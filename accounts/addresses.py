"""Where a request comes from, as far as it can be believed."""

from ipaddress import IPv6Address, ip_address, ip_network

from django.conf import settings
from django.http import HttpRequest


def client_address(request: HttpRequest) -> str:
    """Return whence a request comes."""
    forwarded = request.headers.get("x-forwarded-for", "")
    return address_of(forwarded, request.META.get("REMOTE_ADDR", ""))


def client_network(request: HttpRequest) -> str:
    """Return by what a request is counted: an IPv6 household has more addresses than any limit."""
    return network_of(client_address(request))


def address_of(forwarded: str, peer: str) -> str:
    """Return the client's IP address in its plain form, or nothing if there is none to believe.

    Each of our own proxies (``TRUSTED_PROXIES``) adds whom it heard to the header's end; whatever
    stands before is the client's own word. A shorter list came past a proxy and is not believed.
    """
    count = settings.TRUSTED_PROXIES
    told = forwarded.split(",")
    believed = count > 0 and len(told) >= count and told[-count].strip()
    return _plain(believed or peer)


def network_of(address: str) -> str:
    """Return what one household has: an address, or of IPv6 the 64 bits that all of it share."""
    return str(ip_network(f"{address}/64", strict=False)) if ":" in address else address


def _plain(text: str) -> str:
    try:
        address = ip_address(text)
    except ValueError:
        return ""
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)
