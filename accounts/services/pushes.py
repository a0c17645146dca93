"""Browsers that an account wishes to be called in: taken up, forgotten."""

from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils.translation import gettext_lazy as _

from accounts.endpoints import is_endpoint, key_of
from accounts.models import PushSubscription, User

MOST = 10
"""Browsers of one account."""


def subscribe(*, user: User, endpoint: str, p256dh: str, auth: str) -> PushSubscription:
    """Call this person in one more browser; one that was somebody else's is theirs now."""
    if not is_endpoint(endpoint):
        raise ValidationError(_("We do not call addresses like this one."), code="bad_endpoint")
    keys = {"p256dh": _point(p256dh), "auth": _plain(_key(auth, size=16))}
    found = PushSubscription.objects.filter(endpoint_key=key_of(endpoint))
    with transaction.atomic():
        User.objects.select_for_update().get(pk=user.pk)
        if user.pushes.exclude(pk__in=found).count() >= MOST:
            raise ValidationError(
                _("%(most)s browsers are called already: forget them first."),
                code="too_many",
                params={"most": MOST},
            )
        made, _made = PushSubscription.objects.update_or_create(
            endpoint_key=key_of(endpoint), defaults={"user": user, "endpoint": endpoint, **keys}
        )
    return made


def forget(*, user: User, endpoint: str) -> None:
    """Do not call this person in this browser any more."""
    user.pushes.filter(endpoint_key=key_of(endpoint)).delete()


def forget_all(*, user: User) -> None:
    """Do not call this person in any browser any more."""
    user.pushes.all().delete()


def _point(text: str) -> str:
    """Return a browser's public key in its plain form, or refuse what is none."""
    point = _key(text, size=65)
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        raise _bad_keys() from None
    return _plain(point)


def _key(text: str, size: int) -> bytes:
    bare = text.rstrip("=")
    try:
        key = urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    except ValueError:
        raise _bad_keys() from None
    if len(key) != size:
        raise _bad_keys()
    return key


def _plain(key: bytes) -> str:
    return urlsafe_b64encode(key).rstrip(b"=").decode()


def _bad_keys() -> ValidationError:
    return ValidationError(_("The browser’s keys are not what they should be."), code="bad_keys")
