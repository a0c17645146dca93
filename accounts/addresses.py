"""Where a request comes from, as far as it can be believed."""

from ipaddress import IPv6Address, ip_address

from django.conf import settings
from django.http import HttpRequest


def client_address(request: HttpRequest) -> str:
    """Return the client's IP address in its plain form, or nothing if there is none to believe.

    Each of our own proxies (``TRUSTED_PROXIES``) adds whom it heard to the header's end; whatever
    stands before is the client's own word. A shorter list came past a proxy and is not believed.
    """
    count = settings.TRUSTED_PROXIES
    told = request.headers.get("x-forwarded-for", "").split(",")
    believed = count > 0 and len(told) >= count and told[-count].strip()
    return _plain(believed or request.META.get("REMOTE_ADDR", ""))


def _plain(text: str) -> str:
    try:
        address = ip_address(text)
    except ValueError:
        return ""
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)
