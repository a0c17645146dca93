"""What operators did, to whom, and why: kept for good."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Act(models.Model):
    """One act of an operator."""

    class Kind(models.TextChoices):
        """What was done."""

        BAN = "ban", _("banned")
        UNBAN = "unban", _("let in again")
        MUTE = "mute", _("muted")
        UNMUTE = "unmute", _("may chat again")
        RENAME = "rename", _("renamed")
        GRANT = "grant", _("granted a title")
        TAKE = "take", _("took a title away")
        VOID = "void", _("voided a finished game")
        CALL_OFF = "call_off", _("called a game off")
        TAKE_OVER = "take_over", _("gave a seat to a bot")
        SETTLE = "settle", _("settled a report")
        REVOKE = "revoke", _("ended a key for programs")
        PASSWORD = "password", _("reset a password")
        FACTOR = "factor", _("switched a second factor off")
        LOOK = "look", _("looked at a hidden state")

    operator = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        related_name="acts",
        verbose_name=_("operator"),
    )
    kind = models.CharField(_("act"), max_length=9, choices=Kind.choices)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        related_name="suffered_acts",
        verbose_name=_("player"),
    )
    table = models.CharField(_("table"), max_length=16, blank=True)
    reason = models.CharField(_("reason"), max_length=300)
    details = models.JSONField(_("details"), default=dict)
    at = models.DateTimeField(_("when"), auto_now_add=True)

    class Meta:
        """The latest first."""

        verbose_name = _("operator's act")
        verbose_name_plural = _("operators' acts")
        ordering: ClassVar = ["-at"]
        indexes: ClassVar = [models.Index(fields=["-at"], name="latest_acts")]

    def __str__(self) -> str:
        return f"{self.get_kind_display()}: {self.user_id or self.table}"
