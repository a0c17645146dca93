"""What is said at a table, and aside by those who are out of its game."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Line(models.Model):
    """Words of one's own, or a phrase by its code."""

    table = models.ForeignKey("tables.Table", models.CASCADE)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True)
    seat = models.PositiveSmallIntegerField(null=True)
    text = models.CharField(max_length=300, blank=True)
    phrase = models.JSONField(null=True)
    turn = models.PositiveIntegerField(null=True)
    """In which turn of the game, where turns are counted."""
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """In the order of speaking."""

        abstract = True
        ordering: ClassVar = ["pk"]


class ChatLine(Line):
    """A line of chat: all at the table hear it, and bots understand its phrase."""

    table = models.ForeignKey("tables.Table", models.CASCADE, related_name="chat")
    move = models.PositiveIntegerField(null=True)
    """Of words written into a move that were reported: its number. They are no talk."""

    def __str__(self) -> str:
        return f"{self.table_id}: {self.text or self.phrase}"


class Aside(Line):
    """What those who are out say to each other.

    Its numbers are its own: no gap in those of the chat tells that somebody spoke aside.
    """

    table = models.ForeignKey("tables.Table", models.CASCADE, related_name="asides")

    def __str__(self) -> str:
        return f"aside at {self.table_id}"


Said = ChatLine | Aside


class Report(models.Model):
    """Somebody found a line unacceptable; an operator is to look."""

    line = models.ForeignKey(ChatLine, models.CASCADE, null=True, related_name="reports")
    aside = models.ForeignKey(Aside, models.CASCADE, null=True, related_name="reports")
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
            models.UniqueConstraint(fields=["line", "reporter"], name="one_report_per_line"),
            models.UniqueConstraint(fields=["aside", "reporter"], name="one_report_per_aside"),
            models.CheckConstraint(
                condition=models.Q(line__isnull=True) ^ models.Q(aside__isnull=True),
                name="report_of_one_line",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.reporter_id} on {self.line_id or 'an aside'}"

    @property
    def said(self) -> Said:
        """The line it is about."""
        said = self.line or self.aside
        if said is None:
            raise ValueError("a report is of one line")
        return said
