"""What is kept of people."""

from typing import Any, ClassVar

from django.contrib.auth.models import AbstractUser
from django.db import models
from django.utils.translation import gettext_lazy as _


class User(AbstractUser):
    """Somebody who plays: an account, or a guest who has only a name."""

    is_guest = models.BooleanField(_("guest"), default=False)
    language = models.CharField(_("language"), max_length=2, default="ru")

    class Meta:
        """Names of the model."""

        verbose_name = _("player")
        verbose_name_plural = _("players")

    def to_json(self) -> dict[str, Any]:
        """Return what everybody may know of a player."""
        return {"id": self.pk, "name": self.username, "guest": self.is_guest}


class Aversion(models.Model):
    """Somebody one does not wish to hear (mute), or to meet at all (block)."""

    class Kind(models.TextChoices):
        """How far it goes."""

        MUTE = "mute", _("mute")
        BLOCK = "block", _("block")

    owner = models.ForeignKey(User, models.CASCADE, related_name="aversions")
    other = models.ForeignKey(User, models.CASCADE, related_name="averse")
    kind = models.CharField(max_length=5, choices=Kind.choices)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """One entry for each pair."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["owner", "other"], name="one_aversion_per_pair")
        ]

    def __str__(self) -> str:
        return f"{self.owner_id} {self.kind} {self.other_id}"


class Result(models.Model):
    """How a finished game ended for the account in one seat."""

    game = models.CharField(max_length=30)
    table = models.CharField(max_length=16)
    seat = models.PositiveSmallIntegerField()
    user = models.ForeignKey(User, models.SET_NULL, null=True, related_name="results")
    place = models.PositiveSmallIntegerField()
    score = models.IntegerField(default=0)
    won = models.BooleanField()
    left = models.BooleanField(default=False)
    """The account resigned or left: it has the last place, whatever its bot reached."""
    reason = models.CharField(max_length=40)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """One result for each seat of a table."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "seat"], name="one_result_per_seat")
        ]
        indexes: ClassVar = [models.Index(fields=["user", "-at"])]

    def __str__(self) -> str:
        return f"{self.game} {self.table}/{self.seat}: {self.place}"
