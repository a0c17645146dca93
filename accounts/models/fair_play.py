"""What speaks for two accounts being one person: marks of devices and networks, and flags."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Sighting(models.Model):
    """An account was seen on a device or in a network, both known by a keyed hash only."""

    class Kind(models.TextChoices):
        """What was recognized."""

        DEVICE = "device", _("device")
        NETWORK = "network", _("network")

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="sightings")
    kind = models.CharField(max_length=7, choices=Kind.choices)
    mark = models.CharField(max_length=32)
    last_seen = models.DateTimeField()

    class Meta:
        """One row for each account and mark."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["user", "kind", "mark"], name="one_sighting_per_mark")
        ]
        indexes: ClassVar = [models.Index(fields=["last_seen"], name="old_sightings")]

    def __str__(self) -> str:
        return f"{self.user_id} on {self.kind} {self.mark}"


class Suspicion(models.Model):
    """Two accounts of one rated match share a device or a network: an operator may look."""

    match = models.ForeignKey("accounts.Match", models.CASCADE, related_name="suspicions")
    first = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    second = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    kind = models.CharField(_("what they share"), max_length=7, choices=Sighting.Kind.choices)
    at = models.DateTimeField(_("when"), auto_now_add=True)

    class Meta:
        """Once per match, pair and kind; the latest first."""

        verbose_name = _("suspicion")
        verbose_name_plural = _("suspicions")
        ordering: ClassVar = ["-at"]
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["match", "first", "second", "kind"], name="one_suspicion_per_pair"
            )
        ]

    def __str__(self) -> str:
        return f"{self.first_id} and {self.second_id} in {self.match_id}: {self.kind}"
