"""Keeping house time: real time less all that was lost while a part of the house was away.

Clocks are kept in it, so that to give time back is to let ``lost`` grow: one row, one commit, for
all tables at once, before anything else runs. A second is either known to be whole, once every part
has been heard of after it, or lost; only in time that is known to be whole does a clock run out.
"""

import time

from django.db import transaction
from django.utils import timezone
from redis import RedisError

from tables.live import webs
from tables.live.publishing import HOUSE, publish, server
from tables.models import HouseTime
from tables.models.house_time import LATE
from tables.wire.notes import Reading
from tables.work import roll_call

RETURN = 3.0, 14.0
"""Seconds for pages to come back, at least and at most.

They try again after longer and longer pauses, as long as the absence was, up to 13 s.
"""

GLIMPSE_SECONDS = 0.25
"""For so long the clock is not read anew."""


def current() -> HouseTime:
    """Return the row as it is; a house that was never swept has lost nothing, and is never sure."""
    kept = HouseTime.objects.filter(pk=1).first()
    return kept or HouseTime(pk=1, ran_at=timezone.now(), sure=float("-inf"))


def now() -> float:
    """Return what the house's clock shows."""
    return current().reading(time.time())


class Glimpse:
    """The house's clock, not read anew by each who looks in the same moment."""

    def __init__(self) -> None:
        self._row: HouseTime | None = None
        self._read_at = 0.0

    def current(self) -> HouseTime:
        """Return the row as it was a moment ago at most."""
        moment = time.monotonic()
        if self._row is None or moment - self._read_at > GLIMPSE_SECONDS:
            self._row, self._read_at = current(), moment
        return self._row

    def now(self) -> float:
        """Return what the clock shows."""
        return self.current().reading(time.time())


def account() -> HouseTime:
    """Settle the time since the last sweep, whole or lost, and tell the pages if some was lost."""
    signs = _signs()
    with transaction.atomic():
        house, _made = HouseTime.objects.select_for_update().get_or_create(
            pk=1, defaults={"ran_at": timezone.now(), "sure": time.time()}
        )
        lost, moment = house.lost, timezone.now()
        reckon(house, signs, moment.timestamp())
        house.ran_at = moment
        house.save()
    _forget(signs.keys() - house.webs.keys())
    if house.lost != lost:
        publish(HOUSE, Reading(now=house.reading(time.time())))
    return house


def reckon(house: HouseTime, signs: dict[str, float], moment: float) -> None:
    """Count the time since the last sweep as whole, up to where that is known, or as lost."""
    before = house.ran_at.timestamp()
    house.webs = roll_call.call(house.webs, signs, before, moment)
    if 0.0 <= moment - before <= LATE and not roll_call.silent(house.webs, moment):
        _go_on(house, moment)
    else:
        _stand_still(house, moment)


def _stand_still(house: HouseTime, moment: float) -> None:
    if house.away_since is None:
        house.away_since = house.moment(house.sure)
    house.lost = moment - house.sure


def _go_on(house: HouseTime, moment: float) -> None:
    if house.away_since is not None:
        least, most = RETURN
        house.lost = moment - house.sure + min(most, max(least, moment - house.away_since))
        house.away_since = None
    house.sure = roll_call.surely_there_until(house.webs, moment) - house.lost


def _signs() -> dict[str, float]:
    try:
        return webs.signs()
    except RedisError:
        return {}


def _forget(names: set[str]) -> None:
    """Strike out who is gone for good; whoever is there after all shows again."""
    try:
        if names:
            server().zrem(webs.KEY, *names)
    except RedisError:
        return
