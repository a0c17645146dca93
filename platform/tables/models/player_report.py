"""What somebody writes to the operators about a player, whatever was said or not said."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class PlayerReport(models.Model):
    """Somebody finds a player's name or play unacceptable; an operator is to look."""

    about = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.CASCADE,
        related_name="reports_about",
        verbose_name=_("about"),
    )
    reporter = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, verbose_name=_("reported by")
    )
    words = models.CharField(_("their words"), max_length=300)
    at = models.DateTimeField(_("when"), auto_now_add=True)
    settled_at = models.DateTimeField(_("settled"), null=True, blank=True)
    settled_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        related_name="settled_player_reports",
        verbose_name=_("settled by"),
    )
    verdict = models.CharField(_("verdict"), max_length=300, blank=True)

    class Meta:
        """One that waits per player and person."""

        verbose_name = _("report of a player")
        verbose_name_plural = _("reports of players")
        indexes: ClassVar = [models.Index(fields=["settled_at", "-at"], name="player_report_queue")]
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["about", "reporter"],
                condition=models.Q(settled_at__isnull=True),
                name="one_report_waits_per_player",
            )
        ]

    def __str__(self) -> str:
        return f"{self.reporter_id} on player {self.about_id}"
