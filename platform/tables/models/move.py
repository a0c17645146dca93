"""The log of a table: it alone can rebuild the state."""

from typing import ClassVar

from django.db import models
from django.utils.translation import gettext_lazy as _


class Move(models.Model):
    """A move that was made; the deal is the first entry and has no seat."""

    class By(models.TextChoices):
        """Whose hand it was."""

        PERSON = "person", _("the player")
        BOT = "bot", _("a bot")
        CLOCK = "clock", _("the clock")
        DEAL = "deal", _("the deal")

    table = models.ForeignKey("tables.Table", models.CASCADE, related_name="moves")
    number = models.PositiveIntegerField()
    """The version of the table that it led to."""
    seat = models.PositiveSmallIntegerField(null=True)
    by = models.CharField(max_length=6, choices=By.choices)
    body = models.JSONField(null=True)
    move_id = models.CharField(max_length=64)
    events = models.BinaryField()
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """A number once per table, an id once per seat."""

        ordering: ClassVar = ["number"]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "number"], name="one_move_per_number"),
            models.UniqueConstraint(fields=["table", "seat", "move_id"], name="one_move_per_id"),
        ]

    def __str__(self) -> str:
        return f"{self.table_id} #{self.number}"
