"""How a push service knows that a call comes from this house: its key pair (RFC 8292)."""

from base64 import urlsafe_b64encode
from functools import cache
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.conf import settings
from py_vapid import Vapid02


@cache
def _pair(private_key: str) -> Vapid02:
    return Vapid02.from_string(private_key)


def public_key() -> str:
    """Return the key that a browser gives to its push service when it agrees to be called."""
    key = _pair(settings.VAPID_PRIVATE_KEY).public_key
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode()


def signature(endpoint: str) -> dict[str, str]:
    """Return the header that signs a call to this address; it holds for its push service alone."""
    place = urlsplit(endpoint)
    claims = {"aud": f"{place.scheme}://{place.netloc}", "sub": settings.VAPID_SUBJECT}
    signed: dict[str, str] = _pair(settings.VAPID_PRIVATE_KEY).sign(claims)
    return signed
