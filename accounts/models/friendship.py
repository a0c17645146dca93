"""Friends: one asks, the other accepts."""

from typing import ClassVar

from django.conf import settings
from django.db import models


class Friendship(models.Model):
    """A wish to be friends, or, once accepted, a friendship."""

    asker = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="asked_for")
    asked = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="asked_by")
    at = models.DateTimeField(auto_now_add=True)
    accepted_at = models.DateTimeField(null=True)

    class Meta:
        """One wish for each pair, and nobody is their own friend."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["asker", "asked"], name="one_friendship_per_pair"),
            models.CheckConstraint(
                condition=~models.Q(asker=models.F("asked")), name="no_friend_of_oneself"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.asker_id} + {self.asked_id}"
