"""Prize points: a ledger, and the sums of it."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class PrizeRating(models.Model):
    """The sum of a player's entries in one game: of all time, or of one season."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="prizes")
    game = models.CharField(max_length=30)
    season = models.CharField(max_length=6, blank=True)
    """Empty for all time."""
    points = models.IntegerField(default=0)
    listed = models.BooleanField(default=True)
    """Whether it stands on the boards; ``services.listing`` tells who does not."""

    class Meta:
        """One for each player, game and season; the boards read along the index."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["user", "game", "season"], name="one_sum_per_game")
        ]
        indexes: ClassVar = [
            models.Index(
                fields=["game", "season", "-points", "user"],
                condition=models.Q(listed=True),
                name="prize_board",
            )
        ]

    def __str__(self) -> str:
        return f"{self.user_id} in {self.game} {self.season}: {self.points}"


class PrizeEntry(models.Model):
    """Points that the winner of a deal took for one hand, or gave back when it was voided."""

    class Kind(models.TextChoices):
        """What was booked."""

        PRIZE = "prize", _("prize")
        VOID = "void", _("taken back")

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="prize_entries")
    match = models.ForeignKey("accounts.Match", models.CASCADE, related_name="prize_entries")
    game = models.CharField(max_length=30)
    season = models.CharField(_("season"), max_length=6)
    """Of the match, for a prize and its return alike."""
    deal = models.PositiveSmallIntegerField(_("deal"))
    from_seat = models.PositiveSmallIntegerField(_("seat that paid"))
    points = models.IntegerField(_("points"))
    kind = models.CharField(_("what was booked"), max_length=5, choices=Kind.choices)
    at = models.DateTimeField(_("when"))

    class Meta:
        """A hand is paid for once, and given back once."""

        verbose_name = _("entry of prize points")
        verbose_name_plural = _("entries of prize points")
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["match", "deal", "from_seat", "kind"], name="one_entry_per_hand"
            )
        ]
        indexes: ClassVar = [models.Index(fields=["user", "-at", "-id"], name="own_ledger")]

    def __str__(self) -> str:
        return f"{self.user_id} {self.points:+} in {self.match_id}"
