"""What is said at a table."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class ChatLine(models.Model):
    """A line of chat: words of one's own, or a phrase by its code, which bots understand too."""

    table = models.ForeignKey("tables.Table", models.CASCADE, related_name="chat")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True)
    seat = models.PositiveSmallIntegerField(null=True)
    text = models.CharField(max_length=300, blank=True)
    phrase = models.JSONField(null=True)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """In the order of speaking."""

        ordering: ClassVar = ["pk"]

    def __str__(self) -> str:
        return f"{self.table_id}: {self.text or self.phrase}"


class Report(models.Model):
    """Somebody found a line unacceptable; an operator is to look."""

    line = models.ForeignKey(ChatLine, models.CASCADE, related_name="reports")
    reporter = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE)
    reason = models.CharField(_("their words"), max_length=300, blank=True)
    at = models.DateTimeField(_("when"), auto_now_add=True)
    settled_at = models.DateTimeField(_("settled"), null=True, blank=True)
    settled_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        related_name="settled_reports",
        verbose_name=_("settled by"),
    )
    verdict = models.CharField(_("verdict"), max_length=300, blank=True)

    class Meta:
        """Once per line and person."""

        verbose_name = _("report")
        verbose_name_plural = _("reports")
        indexes: ClassVar = [models.Index(fields=["settled_at", "-at"], name="report_queue")]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["line", "reporter"], name="one_report_per_line")
        ]

    def __str__(self) -> str:
        return f"{self.reporter_id} on {self.line_id}"
