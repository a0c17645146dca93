"""Another name for an account: given by an operator, or chosen by oneself now and then."""

from datetime import datetime, timedelta

from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext_lazy as _

from accounts import name_book
from accounts.lookalikes import Keys
from accounts.models import User
from accounts.names import checked_name
from accounts.signals import renamed

PAUSE = timedelta(days=30)
"""How long one keeps a name that one has chosen anew."""

_TAKEN = _("This name is taken, or looks like one that is: choose another.")


def give_name(user: User, name: str) -> str:
    """Call a locked account by another name and return that; a taken or like one is refused."""
    new = checked_name(name)
    if new == user.username:
        raise ValidationError(_("This is the name already."))
    if not name_book.is_free(new, besides=user):
        raise ValidationError(_TAKEN)
    user.username = new
    try:
        with transaction.atomic():
            user.save(update_fields=["username", *Keys._fields])
    except IntegrityError:
        raise ValidationError(_TAKEN) from None
    tell_name(user)
    return new


def tell_name(user: User) -> None:
    """Let whoever shows the name, with its titles, show it anew."""
    transaction.on_commit(lambda: renamed.send(sender=User, user=user), robust=True)


@transaction.atomic
def rename_oneself(*, user: User, name: str) -> User:
    """Take another name, once in a while: whom one has met should know one again."""
    target = User.objects.select_for_update(no_key=True).get(pk=user.pk)
    if target.is_guest:
        raise ValidationError(_("A guest chooses a name when keeping the games."))
    ready = may_rename_from(target)
    if ready is not None:
        raise ValidationError(
            _("You have a new name already; you can take another from %(day)s on."),
            params={"day": date_format(timezone.localtime(ready), "DATE_FORMAT")},
        )
    give_name(target, name)
    target.renamed_at = timezone.now()
    target.save(update_fields=["renamed_at"])
    return target


def may_rename_from(user: User) -> datetime | None:
    """Return from when on somebody may take another name; None for now."""
    ready = user.renamed_at + PAUSE if user.renamed_at else None
    return ready if ready is not None and ready > timezone.now() else None
