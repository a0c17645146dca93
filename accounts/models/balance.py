"""The balance book: how the parts of a game have fared where seats play by different rules."""

from typing import ClassVar

from django.db import models
from django.utils.translation import gettext_lazy as _


class BalanceLine(models.Model):
    """What came of one part (a class, say) in the rated games of a pool."""

    pool = models.ForeignKey("accounts.Pool", models.CASCADE, related_name="balance")
    ruleset = models.PositiveSmallIntegerField()
    """Other rules make other parts strong."""
    part = models.CharField(_("part"), max_length=30)
    games = models.PositiveIntegerField(default=0)
    points = models.PositiveIntegerField(default=0)
    """Two for each other player it came out ahead of, one for each it drew with."""
    possible = models.PositiveIntegerField(default=0)
    """Two for each other player it was compared with."""

    class Meta:
        """One for each part, by pool and rules."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["pool", "ruleset", "part"], name="one_line_per_part")
        ]

    def __str__(self) -> str:
        return f"{self.part} in {self.pool_id}: {self.points} of {self.possible}"
