"""What somebody notes of a game for themselves: marks on players, and guesses at their roles."""

from typing import ClassVar

from django.conf import settings
from django.db import models


class Jotting(models.Model):
    """A word of the game's beside a seat; nobody but its writer is told of it while one plays."""

    table = models.ForeignKey("tables.Table", models.CASCADE, related_name="+")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    seat = models.PositiveSmallIntegerField()
    """About whom."""
    code = models.CharField(max_length=30)

    class Meta:
        """In the order of writing."""

        abstract = True
        ordering: ClassVar = ["pk"]

    def __str__(self) -> str:
        return f"{self.user_id} at {self.table_id}"


class Mark(Jotting):
    """What a player notes of another; never shown to anybody else."""

    class Meta(Jotting.Meta):
        """One per player and seat."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "user", "seat"], name="one_mark_per_seat")
        ]


class Guess(Jotting):
    """What a spectator takes a player for; shown to all when the game is over."""

    class Meta(Jotting.Meta):
        """One per spectator and seat."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "user", "seat"], name="one_guess_per_seat")
        ]
