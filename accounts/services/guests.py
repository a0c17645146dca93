"""Guests: a name at once, and an account later if they like."""

from allauth.account.models import EmailAddress
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.utils.crypto import get_random_string
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from accounts.signals import renamed

_TRIES = 20


def create_guest(*, language: str) -> User:
    """Return a new guest with a given name, which nobody can sign in to."""
    word = "Гость" if language == "ru" else "Guest"
    for _try in range(_TRIES):
        name = f"{word}-{get_random_string(5, '23456789')}"
        try:
            with transaction.atomic():
                return User.objects.create_user(name, is_guest=True, language=language)
        except IntegrityError:
            continue
    raise RuntimeError("no free name for a guest was found")


@transaction.atomic
def keep_guest(*, guest: User, name: str, password: str, email: str = "") -> User:
    """Make an account of a guest: the same row, so that all its games stay; none becomes rated."""
    user = User.objects.select_for_update().get(pk=guest.pk)
    if not user.is_guest or user.deleted_at:
        raise ValidationError(_("This is not a guest any more: reload the page."))
    user.username, user.email, user.is_guest = name, email, False
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
