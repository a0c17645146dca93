"""House time: time in which a part of the house was away is nobody's loss."""

from django.db import models

LATE = 2.0
"""Seconds after which a sweep was not late but away."""


class HouseTime(models.Model):
    """The one row that all clocks are read by; ``tables.work.house_time`` keeps it."""

    ran_at = models.DateTimeField()
    """When the clocks were last swept."""
    lost = models.FloatField(default=0.0)
    """Seconds by which house time is behind real time."""
    sure = models.FloatField(default=0.0)
    """The house time up to which the house is known to have been whole."""
    away_since = models.FloatField(null=True)
    """Since when (in real time) a part has been away; None while all are there."""
    webs = models.JSONField(default=dict)
    """The web processes that count; see ``tables.work.roll_call``."""

    def __str__(self) -> str:
        return str(self.ran_at)

    def reading(self, moment: float) -> float:
        """Return what the house's clock shows at a real moment, not before the last sweep.

        It stands while a part is away, and soon after the sweeps have stopped.
        """
        if self.away_since is not None:
            return self.sure
        return min(moment, self.ran_at.timestamp() + LATE) - self.lost

    def moment(self, reading: float) -> float:
        """Return the real moment at which the clock will show this, if nothing more is lost."""
        return reading + self.lost
