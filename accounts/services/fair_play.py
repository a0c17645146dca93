"""Fair play: who seems to be one person is flagged, and who keeps leaving waits a while.

Nothing here punishes by itself: a flag is for an operator to look at, a wait is short and ends.
The page ``/fair-play/`` tells players all of it.
"""

import hmac
from collections.abc import Iterable
from datetime import datetime, timedelta
from hashlib import sha256
from ipaddress import ip_address, ip_network
from itertools import combinations

from django.conf import settings
from django.db.models.functions import Coalesce
from django.utils import timezone

from accounts.models import Match, Result, Sighting, Suspicion, User

REMEMBERED = timedelta(days=14)
"""How long a device or network speaks against two accounts."""
LATELY = timedelta(hours=24)
"""Rated games left within this time count together."""
WAITS = {2: timedelta(minutes=5), 3: timedelta(minutes=15), 4: timedelta(minutes=60)}
"""How long one waits after the last of so many games left; more than four wait like four."""


def mark_of(secret: str) -> str:
    """Return what is kept of a device's or network's name: enough to compare, not to know it."""
    return hmac.new(settings.SECRET_KEY.encode(), secret.encode(), sha256).hexdigest()[:32]


def network_of(address: str) -> str:
    """Return the network of an address: its household, roughly; nothing for this machine itself."""
    try:
        host = ip_address(address)
    except ValueError:
        return ""
    if host.is_loopback:
        return ""
    return str(ip_network(f"{host}/{24 if host.version == 4 else 48}", strict=False))


def see(*, user: User, device: str, address: str, now: datetime | None = None) -> None:
    """Remember where an account was seen."""
    now = now or timezone.now()
    seen = {Sighting.Kind.DEVICE: device, Sighting.Kind.NETWORK: network_of(address)}
    for kind, secret in seen.items():
        if secret:
            Sighting.objects.update_or_create(
                user=user, kind=kind, mark=mark_of(secret), defaults={"last_seen": now}
            )


def forget_old(now: datetime | None = None) -> None:
    """Forget what was seen too long ago."""
    Sighting.objects.filter(last_seen__lt=(now or timezone.now()) - REMEMBERED).delete()


def flag(match: Match, results: list[Result]) -> None:
    """Note which accounts of a rated match share a device or a network."""
    if match.unrated:
        return
    people = {one.user_id for one in results if one.counts and one.user_id is not None}
    marks: dict[int, set[tuple[str, str]]] = {user_id: set() for user_id in people}
    recent = Sighting.objects.filter(user_id__in=people, last_seen__gte=match.ended_at - REMEMBERED)
    for user_id, kind, mark in recent.values_list("user_id", "kind", "mark"):
        marks[user_id].add((kind, mark))
    Suspicion.objects.bulk_create(
        Suspicion(match=match, first_id=first, second_id=second, kind=kind)
        for first, second in combinations(sorted(people), 2)
        for kind in sorted({kind for kind, _ in marks[first] & marks[second]})
    )


def waits_until(
    user: User, now: datetime | None = None, left_running: Iterable[datetime] = ()
) -> datetime | None:
    """Return when somebody who keeps leaving may join a rated game again; None for at once.

    Games that have ended are known here; of those that go on without them the caller tells when
    they were left.
    """
    now = now or timezone.now()
    left = Result.objects.filter(
        user=user, at__gt=now - LATELY, match__unrated="", match__voided_at__isnull=True
    ).exclude(left=False, away=False)
    ended = left.values_list(Coalesce("left_at", "at"), flat=True)
    moments: list[datetime] = sorted(one for one in (*ended, *left_running) if one > now - LATELY)
    wait = WAITS.get(min(len(moments), max(WAITS)))
    if wait is None or moments[-1] + wait <= now:
        return None
    return moments[-1] + wait
