"""How often somebody has played and won, counted as games end: nobody counts the games again."""

from typing import ClassVar

from django.conf import settings
from django.db import models


class TallyLine(models.Model):
    """A player's games of one kind; voided ones are none."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="tallies")
    game = models.CharField(max_length=30)
    seats = models.PositiveSmallIntegerField()
    """How many sat at the table."""
    part = models.CharField(max_length=20, blank=True)
    """What the player was in the game, as ``Result.part`` has it."""
    met = models.BooleanField()
    """At least one other person sat there."""
    played = models.PositiveIntegerField(default=0)
    won = models.PositiveIntegerField(default=0)
    """Games that a stand-in played to their end are no wins."""

    class Meta:
        """One for each player and kind of game; found by the player."""

        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["user", "game", "seats", "part", "met"], name="one_tally_per_kind"
            )
        ]

    def __str__(self) -> str:
        return f"{self.user_id} in {self.game}: {self.won} of {self.played}"
