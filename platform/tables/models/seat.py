"""A seat at a table, and who sits in it."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

STAND_IN = "normal"
"""The level of the bot that plays for an absent person."""


class Seat(models.Model):
    """A taken seat: by a person, or by a bot of some level."""

    class Absence(models.TextChoices):
        """Why a bot plays for a person."""

        NONE = "", _("present")
        AWAY = "away", _("away: a bot plays until they are back")
        GONE = "gone", _("left: a bot plays for good")

    table = models.ForeignKey("tables.Table", models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="seats"
    )
    level = models.CharField(max_length=10, blank=True)
    """Of the bot that sits here; empty for a person."""
    ready = models.BooleanField(default=False)
    counts = models.BooleanField(default=False)
    """Settled when the game begins: the seat belongs to an account whose games are rated."""
    absence = models.CharField(max_length=4, choices=Absence.choices, blank=True, default="")
    free_to_go = models.BooleanField(default=False)
    """The person left after their part in the game was over: it costs nothing."""
    left_at = models.DateTimeField(null=True)
    """When the person left a game under way."""
    left_in_deal = models.PositiveSmallIntegerField(null=True)
    """In which deal they left: what was won in those before it stays theirs."""
    won = models.BooleanField(null=True)
    """Whether its owner has won, once the game is over: not who left, nor whose stand-in did."""
    entropy = models.BinaryField(default=bytes)
    joined_at = models.DateTimeField(auto_now_add=True)
    ended_at = models.DateTimeField(null=True)
    """When its table was over: by it a person's own tables are found, however many there were."""

    class Meta:
        """One sitter per seat, one seat per person; indexes for a person's own tables."""

        ordering: ClassVar = ["number"]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "number"], name="one_sitter_per_seat"),
            models.UniqueConstraint(fields=["table", "user"], name="one_seat_per_person"),
        ]
        indexes: ClassVar = [
            models.Index(
                fields=["user"], condition=models.Q(ended_at__isnull=True), name="seats_in_play"
            ),
            models.Index(
                fields=["user", "-ended_at"],
                condition=models.Q(ended_at__isnull=False),
                name="seats_played",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.table_id}/{self.number}"

    @property
    def bot_level(self) -> str:
        """The level of the bot that moves for this seat now, or nothing."""
        return self.level or (STAND_IN if self.absence else "")

    @property
    def present(self) -> bool:
        """Whether a person plays this seat now."""
        return not self.bot_level
