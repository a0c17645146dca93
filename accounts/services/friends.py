"""Friends: one asks by name, the other accepts; both may end it at any time.

A refusal never tells whether somebody has blocked somebody: one sentence serves for all reasons
that lie with the other player.
"""

from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from accounts.friendships import between
from accounts.models import Friendship, User
from accounts.profiles import named
from accounts.services.aversions import blocked_with

MOST_FRIENDS = 200
MOST_WISHES = 20
"""Open wishes that one account may have."""
MOST_ASKING = 100
"""Open wishes that may wait for one account's answer."""


@transaction.atomic
def ask(*, user: User, name: str) -> Friendship:
    """Ask somebody to be friends; whoever is asked by the other already accepts by it."""
    other = _possible_friend(user, name)
    _lock(user, other)
    known = between(user, other).first()
    if known is None:
        _check_room_for_wish(user, other)
        return Friendship.objects.create(asker=user, asked=other)
    if known.accepted_at is not None:
        raise _refusal("friends", _("You are friends already."))
    if known.asker_id == user.pk:
        raise _refusal("asked", _("You have asked this player already: the answer is theirs."))
    return _befriend(user, other, known)


@transaction.atomic
def accept(*, user: User, other: User) -> Friendship:
    """Accept the other's wish."""
    _lock(user, other)
    wish = _wish(asker=other, asked=user)
    if other.pk in blocked_with(user):
        raise _impossible()
    return _befriend(user, other, wish)


@transaction.atomic
def decline(*, user: User, other: User) -> None:
    """Refuse the other's wish; they are not told."""
    _lock(user, other)
    _wish(asker=other, asked=user).delete()


@transaction.atomic
def take_back(*, user: User, other: User) -> None:
    """Take one's own wish back."""
    _lock(user, other)
    _wish(asker=user, asked=other).delete()


@transaction.atomic
def remove(*, user: User, other: User) -> None:
    """End a friendship."""
    _lock(user, other)
    ended, _rows = between(user, other).filter(accepted_at__isnull=False).delete()
    if not ended:
        raise _refusal("not_friends", _("You are not friends."))


def _possible_friend(user: User, name: str) -> User:
    if user.is_guest:
        raise _refusal("guest", _("Guests have no friends: sign up first."))
    other = named(name)
    if other is None:
        raise _refusal("no_player", _("There is no player of this name."))
    if other == user:
        raise _refusal("oneself", _("That is your own name."))
    if other.is_guest or not other.is_active or other.pk in blocked_with(user):
        raise _impossible()
    return other


def _lock(user: User, other: User) -> None:
    """Let nothing else happen between the two: those who ask each other at once become friends."""
    pair = User.objects.select_for_update(no_key=True).filter(pk__in=(user.pk, other.pk))
    list(pair.order_by("pk").values_list("pk"))


def _wish(*, asker: User, asked: User) -> Friendship:
    wish = Friendship.objects.filter(asker=asker, asked=asked, accepted_at__isnull=True).first()
    if wish is None:
        raise _refusal("no_wish", _("There is no such wish (any more)."))
    return wish


def _befriend(user: User, other: User, wish: Friendship) -> Friendship:
    _check_not_full(user)
    if _friends(other) >= MOST_FRIENDS:
        raise _impossible()
    wish.accepted_at = timezone.now()
    wish.save(update_fields=["accepted_at"])
    return wish


def _check_room_for_wish(user: User, other: User) -> None:
    _check_not_full(user)
    if user.asked_for.filter(accepted_at__isnull=True).count() >= MOST_WISHES:
        raise _refusal(
            "too_many_wishes",
            _("%(most)s players have not answered you yet: wait, or take a wish back."),
            most=MOST_WISHES,
        )
    if other.asked_by.filter(accepted_at__isnull=True).count() >= MOST_ASKING:
        raise _impossible()


def _check_not_full(user: User) -> None:
    if _friends(user) >= MOST_FRIENDS:
        raise _refusal(
            "too_many_friends", _("You have %(most)s friends already."), most=MOST_FRIENDS
        )


def _friends(user: User) -> int:
    mine = user.asked_for.filter(accepted_at__isnull=False).count()
    return mine + user.asked_by.filter(accepted_at__isnull=False).count()


def _impossible() -> ValidationError:
    return _refusal("impossible", _("You cannot become friends with this player now."))


def _refusal(code: str, sentence: str | Promise, **params: object) -> ValidationError:
    return ValidationError(str(sentence), code=code, params=params)
