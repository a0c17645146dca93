"""Reading friendships: who is whose friend, and who wishes to be."""

from typing import NamedTuple

from django.db.models import Q, QuerySet

from accounts.models import Friendship, User


class Circle(NamedTuple):
    """Those around an account, each list by name."""

    friends: list[User]
    asking: list[User]
    """They wish to be friends of this account."""
    asked: list[User]
    """This account wishes to be a friend of theirs."""


def circle_of(user: User) -> Circle:
    """Return everybody around an account, by one query."""
    found: dict[str, list[User]] = {kind: [] for kind in Circle._fields}
    for one in _of(user).select_related("asker", "asked"):
        found[_relation(one, user)].append(one.asked if one.asker_id == user.pk else one.asker)
    return Circle(
        *(sorted(people, key=lambda one: one.username.casefold()) for people in found.values())
    )


def relation(user: User, other: User) -> str:
    """Return what two accounts are to each other: friends, asking, asked, or nothing."""
    one = between(user, other).first()
    return _relation(one, user) if one else ""


def between(user: User, other: User) -> QuerySet[Friendship]:
    """Return the friendship of two accounts, or the wish for it, whoever asked."""
    return Friendship.objects.filter(
        Q(asker=user, asked=other) | Q(asker=other, asked=user)
    ).order_by("pk")


def askers_of(user: User) -> list[User]:
    """Return those who wait for this account's answer, the latest first."""
    wishes = _of(user).filter(asked=user, accepted_at__isnull=True)
    return [one.asker for one in wishes.select_related("asker").order_by("-at")]


def _of(user: User) -> QuerySet[Friendship]:
    return Friendship.objects.filter(
        Q(asker=user) | Q(asked=user),
        asker__deleted_at__isnull=True,
        asked__deleted_at__isnull=True,
    )


def _relation(one: Friendship, user: User) -> str:
    if one.accepted_at is not None:
        return "friends"
    return "asked" if one.asker_id == user.pk else "asking"
