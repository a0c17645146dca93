"""Whom an account does not wish to hear or to meet."""

from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.friendships import between
from accounts.models import Aversion, User


@transaction.atomic
def set_aversion(*, owner: User, other: User, kind: str | None) -> None:
    """Mute or block somebody, or (None) take it back; a block ends a friendship."""
    if owner == other:
        raise ValidationError(_("Nobody can mute or block themselves."), code="oneself")
    if kind is None:
        Aversion.objects.filter(owner=owner, other=other).delete()
    else:
        Aversion.objects.update_or_create(owner=owner, other=other, defaults={"kind": kind})
    if kind == Aversion.Kind.BLOCK:
        between(owner, other).delete()


def aversion_to(user: User, other: User) -> str:
    """Return how far this account avoids another: mute, block, or nothing."""
    kept = Aversion.objects.filter(owner=user, other=other)
    return kept.values_list("kind", flat=True).first() or ""


def unheard_by(user: User) -> set[int]:
    """Return whose chat this account does not see."""
    return set(Aversion.objects.filter(owner=user).values_list("other_id", flat=True))


def blocked_with(user: User) -> set[int]:
    """Return whom this account is never matched with: blocked by either."""
    concern = Aversion.objects.filter(Q(owner=user) | Q(other=user), kind=Aversion.Kind.BLOCK)
    return {one for pair in concern.values_list("owner_id", "other_id") for one in pair} - {user.pk}
