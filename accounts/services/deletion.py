"""Deleting an account: what is of the person goes, what is of the games stays without the name.

A row of the account is left as a tombstone, for other people's games to point at.
"""

from collections.abc import Iterator
from itertools import chain, count
from typing import Any

import msgspec
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db import OperationalError, transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from accounts import name_book
from accounts.models import Act, Aversion, Friendship, Session, Suspicion, User
from accounts.services.settings import settings_of
from accounts.signals import departing

_TRIES = 3
_AT_ONCE = 1000


def delete_account(*, user: User) -> None:
    """Let an account leave all tables, forget all that is kept of it, and leave a tombstone.

    All of it happens, or nothing. Leaving several games takes the locks of several tables and
    pools; if somebody else took the same ones the other way round, it is simply tried again.
    """
    for left in reversed(range(_TRIES)):
        try:
            with transaction.atomic():
                _delete(user.pk)
        except OperationalError:
            if not left:
                raise
        else:
            return


def _delete(pk: int) -> None:
    user = User.objects.get(pk=pk)
    if user.deleted_at is not None:
        return
    departing.send(sender=User, user=user)
    user = User.objects.select_for_update().get(pk=pk)
    _forget_sessions(user)
    for rows in _rows_of(user):
        delete_with_log(rows)
    Act.objects.filter(user=user).update(reason="", details={})
    for entries in _log_of(User.objects.filter(pk=pk)):
        entries.update(object_repr=tomb(user), change_message="")
    _bury(user)


def _rows_of(user: User) -> list[QuerySet[Any]]:
    """Return all rows of this floor that are the person's alone."""
    return [
        EmailAddress.objects.filter(user=user),
        Authenticator.objects.filter(user=user),
        user.tokens.all(),
        user.pushes.all(),
        user.sightings.all(),
        Friendship.objects.filter(Q(asker=user) | Q(asked=user)),
        Aversion.objects.filter(Q(owner=user) | Q(other=user)),
        Suspicion.objects.filter(Q(first=user) | Q(second=user)),
        user.skills.all(),
        user.prizes.all(),
        user.prize_entries.all(),
        user.tallies.all(),
        user.titles.all(),
    ]


def delete_with_log(rows: QuerySet[Any]) -> None:
    """Delete rows, and what the operators' log tells of them: it calls them by name."""
    for entries in _log_of(rows):
        entries.update(object_id=None, object_repr="", change_message="")
    rows.delete()


def _log_of(rows: QuerySet[Any]) -> Iterator[QuerySet[LogEntry]]:
    kind = ContentType.objects.get_for_model(rows.model)
    ids = [str(pk) for pk in rows.values_list("pk", flat=True)]
    for start in range(0, len(ids), _AT_ONCE):
        part = ids[start : start + _AT_ONCE]
        yield LogEntry.objects.filter(content_type=kind, object_id__in=part)


def _forget_sessions(user: User) -> None:
    """End the sessions that are signed in as this account, or wait at a door with its address."""
    user.sessions.all().delete()
    found = EmailAddress.objects.filter(user=user).values_list("email", flat=True)
    addresses = {address.casefold() for address in (user.email, *found) if address}
    ended = [
        session.pk
        for session in Session.objects.filter(user=None).iterator(_AT_ONCE)
        if _tells(session.get_decoded(), addresses)
    ]
    for start in range(0, len(ended), _AT_ONCE):
        Session.objects.filter(pk__in=ended[start : start + _AT_ONCE]).delete()


def _tells(kept: dict[str, Any], addresses: set[str]) -> bool:
    text = msgspec.json.encode(kept).decode().casefold()
    return any(address in text for address in addresses)


def tomb(user: User) -> str:
    """Return what is written where the name was; if somebody has that name, a longer one."""
    plain = f"deleted-{user.pk}"
    names = chain([plain], (f"{plain}-{number}" for number in count(2)))
    return next(name for name in names if name_book.is_free(name, besides=user))


def _bury(user: User) -> None:
    """Leave of the account what games point at; saving it inactive closes its sockets."""
    user.groups.clear()
    user.user_permissions.clear()
    user.username = tomb(user)
    user.first_name = user.last_name = user.email = ""
    user.set_unusable_password()
    user.is_active = user.is_staff = user.is_superuser = user.is_program = False
    user.last_login = user.muted_until = user.banned_until = None
    user.shown_titles = []
    for name, usual in settings_of(User()).items():
        setattr(user, name, usual)
    user.deleted_at = timezone.now()
    user.save()
