"""Who stands on the boards: accounts with rated games or points.

Guests, programs, deleted accounts and those banned for good do not. It is kept with each number, so
that boards are read and counted along an index of listed ones. Whatever makes an account a program,
bans it, lets it in again or deletes it calls ``relist``; ``housekeeping`` does for all.
"""

from collections.abc import Iterable
from typing import Any

from django.db.models import Q, QuerySet

from accounts.models import PrizeRating, SkillRating

SEEN = Q(user__is_guest=False, user__is_program=False, user__deleted_at__isnull=True) & (
    Q(user__is_active=True) | Q(user__banned_until__isnull=False)
)
"""The condition of a number whose owner may be seen on a board."""


def relist(user_ids: Iterable[int] | None = None) -> None:
    """Put the numbers of these accounts, or of all, on the boards or take them off."""
    ids = None if user_ids is None else list(user_ids)
    skills, prizes = SkillRating.objects.all(), PrizeRating.objects.all()
    _relist(skills if ids is None else skills.filter(user_id__in=ids), SEEN & Q(games__gt=0))
    _relist(prizes if ids is None else prizes.filter(user_id__in=ids), SEEN & Q(points__gt=0))


def _relist(numbers: QuerySet[Any], fits: Q) -> None:
    _mark(numbers.filter(fits, listed=False), listed=True)
    _mark(numbers.filter(~fits, listed=True), listed=False)


def _mark(numbers: QuerySet[Any], *, listed: bool) -> None:
    """Mark one row at a time: whoever books a game meanwhile holds several, in another order."""
    for pk in list(numbers.values_list("pk", flat=True)):
        numbers.model.objects.filter(pk=pk).update(listed=listed)
