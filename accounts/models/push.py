"""Browsers that may be called when their owner's turn comes."""

from typing import ClassVar

from django.conf import settings
from django.db import models


class PushSubscription(models.Model):
    """A browser's address with its push service, and the keys that messages are sealed with."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="pushes")
    endpoint = models.URLField(max_length=1000)
    endpoint_key = models.CharField(max_length=64, unique=True, editable=False)
    """A hash of the endpoint: short enough for an index everywhere."""
    p256dh = models.CharField(max_length=120)
    auth = models.CharField(max_length=60)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """Found by their owner."""

        ordering: ClassVar = ["pk"]

    def __str__(self) -> str:
        return f"{self.user_id}: {self.endpoint_key[:8]}"
