"""Guests: a name at once, and an account later if they like."""

from contextlib import suppress
from datetime import datetime, timedelta

from allauth.account.models import EmailAddress
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.db.models import Exists, ForeignObjectRel, OuterRef, QuerySet
from django.utils import timezone
from django.utils.crypto import get_random_string
from django.utils.translation import gettext_lazy as _

from accounts.models import PushSubscription, Session, User
from accounts.names import checked_name
from accounts.services.deletion import delete_with_log
from accounts.signals import renamed

KEPT = timedelta(days=30)
"""How long a guest is kept who has left nothing behind."""

_DIGITS = "23456789"
_LENGTHS = range(5, 19)
"""How long the number in a name may be: it grows with each one that is taken already."""
_OF_BROWSERS = (PushSubscription, Session)
_AT_ONCE = 500


def create_guest(*, language: str) -> User:
    """Return a new guest with a given name, which nobody can sign in to."""
    word = "Гость" if language == "ru" else "Guest"
    for length in _LENGTHS:
        name = f"{word}-{get_random_string(length, _DIGITS)}"
        with suppress(IntegrityError, ValidationError), transaction.atomic():
            return User.objects.create_user(name, is_guest=True, language=language)
    raise RuntimeError("no free name for a guest was found")


@transaction.atomic
def keep_guest(*, guest: User, name: str, password: str, email: str = "") -> User:
    """Make an account of a guest: the same row, so that all its games stay; none becomes rated."""
    user = User.objects.select_for_update().get(pk=guest.pk)
    if not user.is_guest or user.deleted_at:
        raise ValidationError(_("This is not a guest any more: reload the page."))
    user.username, user.email, user.is_guest = checked_name(name), email, False
    user.set_password(password)
    try:
        with transaction.atomic():
            user.save()
    except IntegrityError:
        raise ValidationError(_("This name has just been taken. Choose another.")) from None
    if email:
        EmailAddress.objects.create(user=user, email=email, primary=True)
    transaction.on_commit(lambda: renamed.send(sender=User, user=user), robust=True)
    return user


def forget_old(now: datetime | None = None) -> None:
    """Delete the guests of long ago who are signed in nowhere and have left nothing behind."""
    found = _forgotten(now or timezone.now()).values_list("pk", flat=True)
    while ids := list(found[:_AT_ONCE]):
        delete_with_log(User.objects.filter(pk__in=ids))


def _forgotten(now: datetime) -> QuerySet[User]:
    """Return guests at whom no row points, on whatever floor, but what is of their browser."""
    guests = User.objects.filter(is_guest=True, deleted_at=None, date_joined__lt=now - KEPT)
    here = Session.objects.filter(user=OuterRef("pk"), expire_date__gt=now)
    left = [
        relation.related_model._base_manager.filter(**{relation.field.name: OuterRef("pk")})
        for relation in User._meta.get_fields(include_hidden=True)
        if isinstance(relation, ForeignObjectRel) and relation.related_model not in _OF_BROWSERS
    ]
    return guests.filter(*(~Exists(rows) for rows in (here, *left)))
