"""Who goes by a name, and whether one is free: nobody is to pass for another.

Accounts that were twins before names were compared by their looks have both kept theirs; nobody
new may look like either.
"""

from django.db.models import Q

from accounts.lookalikes import alike, keys_of
from accounts.models import User


def find(name: str) -> User | None:
    """Return who goes by this name; without such a one, by one that looks like it."""
    keys = keys_of(name)
    found = User.objects.filter(
        Q(username=name) | Q(name_key=keys.name_key) | Q(capital_key=keys.capital_key)
    )
    return min(
        found,
        key=lambda one: (one.username != name, one.name_key != keys.name_key),
        default=None,
    )


def is_free(name: str, *, besides: User | None = None) -> bool:
    """Tell whether nobody (else) bears a name that looks like this one."""
    others = User.objects.exclude(pk=besides.pk) if besides else User.objects.all()
    return not others.filter(alike(name)).exists()
