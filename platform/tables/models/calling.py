"""Calling people to a table: invitations by name, and word that it is somebody's turn."""

from typing import ClassVar

from django.conf import settings
from django.db import models


class Invitation(models.Model):
    """Somebody at an open table asks a player by name to come."""

    table = models.ForeignKey("tables.Table", models.CASCADE, related_name="invitations")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="invitations")
    by = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    at = models.DateTimeField(auto_now_add=True)
    declined_at = models.DateTimeField(null=True)

    class Meta:
        """Once per table and player."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "user"], name="one_invitation_per_player")
        ]

    def __str__(self) -> str:
        return f"{self.user_id} to {self.table_id}"


class TurnNotice(models.Model):
    """A word to somebody whose turn it is: sent when it is due, dropped if they have moved."""

    table = models.ForeignKey("tables.Table", models.CASCADE, related_name="notices")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    seat = models.PositiveSmallIntegerField()
    asked = models.PositiveIntegerField()
    """The question it is about: an answered one needs no word."""
    due_at = models.DateTimeField()
    """At once, or when the player's quiet hours are over."""

    class Meta:
        """One per table and player: a newer question takes the place of an older one."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "user"], name="one_notice_per_player")
        ]
        indexes: ClassVar = [models.Index(fields=["due_at"], name="notices_due")]

    def __str__(self) -> str:
        return f"{self.user_id} at {self.table_id}"
