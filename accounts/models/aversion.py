"""Whom one does not wish to hear or to meet."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Aversion(models.Model):
    """Somebody one does not wish to hear (mute), or to meet at all (block)."""

    class Kind(models.TextChoices):
        """How far it goes."""

        MUTE = "mute", _("mute")
        BLOCK = "block", _("block")

    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="aversions")
    other = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="averse")
    kind = models.CharField(max_length=5, choices=Kind.choices)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """One entry for each pair, and nobody avoids themselves."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["owner", "other"], name="one_aversion_per_pair"),
            models.CheckConstraint(
                condition=~models.Q(owner=models.F("other")), name="no_aversion_to_oneself"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.owner_id} {self.kind} {self.other_id}"
