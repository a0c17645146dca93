"""Titles: who bears which, from when until when."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Title(models.Model):
    """A title borne by an account."""

    class Kind(models.TextChoices):
        """How one comes by it."""

        EARNED = "earned", _("earned in a game, until the end of the next one")
        CHAMPION = "champion", _("champion of a season")
        PROGRAM = "program", _("an account played by a program")
        GRANTED = "granted", _("granted by an operator")

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="titles")
    kind = models.CharField(_("how it was come by"), max_length=8, choices=Kind.choices)
    code = models.CharField(max_length=20)
    game = models.CharField(max_length=30, blank=True)
    season = models.CharField(_("season"), max_length=6, blank=True)
    words = models.JSONField(default=dict)
    """What it is called, by language; for titles that no game and no code has words for."""
    since = models.DateTimeField(_("since"))
    until = models.DateTimeField(_("until"), null=True, blank=True)
    match = models.ForeignKey(
        "accounts.Match",
        models.CASCADE,
        null=True,
        blank=True,
        related_name="titles",
        verbose_name=_("brought by"),
    )
    """The match that brought it."""
    ended_by = models.ForeignKey(
        "accounts.Match",
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="ended_titles",
        verbose_name=_("ended by"),
    )
    """The match that ended it."""

    class Meta:
        """Found by whoever bears them, and by when they end."""

        verbose_name = _("title")
        verbose_name_plural = _("titles")
        indexes: ClassVar = [
            models.Index(fields=["user", "until"], name="titles_of_a_player"),
            models.Index(fields=["user", "-since", "-id"], name="titles_by_time"),
            models.Index(
                fields=["kind", "until"],
                condition=models.Q(until__isnull=False),
                name="titles_that_end",
            ),
            models.Index(
                fields=["-since", "-id"],
                condition=models.Q(kind="earned", until__isnull=True),
                name="earned_and_borne",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user_id}: {self.code}"
