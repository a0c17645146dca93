"""Skill ratings: what is kept per player and pool, and the entries they came about by."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class SkillRating(models.Model):
    """How strong a player seems to be in one pool: for all time, or within one season."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="skills")
    pool = models.ForeignKey("accounts.Pool", models.CASCADE, related_name="ratings")
    season = models.CharField(max_length=6, blank=True)
    """Empty for all time."""
    mu = models.FloatField()
    sigma = models.FloatField()
    """As they stood after the last game."""
    games = models.PositiveIntegerField(default=0)
    played_at = models.DateTimeField()
    shown = models.IntegerField()
    """The careful number that people see, with the uncertainty of idle days in it."""
    provisional = models.BooleanField(default=True)
    listed = models.BooleanField(default=True)
    """Whether it stands on the boards; ``services.listing`` tells who does not."""

    class Meta:
        """One for each player, pool and season; the boards read along the index."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["user", "pool", "season"], name="one_skill_per_pool")
        ]
        indexes: ClassVar = [
            models.Index(
                fields=["pool", "season", "-shown", "user"],
                condition=models.Q(listed=True),
                name="skill_board",
            )
        ]

    def __str__(self) -> str:
        return f"{self.user_id} in {self.pool_id} {self.season}: {self.shown}"


class SkillEntry(models.Model):
    """What one match, or its void, did to one rating."""

    rating = models.ForeignKey(SkillRating, models.CASCADE, related_name="entries")
    match = models.ForeignKey("accounts.Match", models.CASCADE, related_name="skill_entries")
    number = models.PositiveIntegerField(_("number in the pool"))
    """The pool's number of the match or of its void."""
    is_void = models.BooleanField(_("a void"), default=False)
    mu_change = models.FloatField(_("change of the mean"))
    sigma_factor = models.FloatField(_("factor of the uncertainty"))
    shown = models.IntegerField(_("shown afterwards"))
    """The number that people saw afterwards."""
    at = models.DateTimeField(_("when"))

    class Meta:
        """In the order of the pool; each match counts once, and is voided once."""

        verbose_name = _("entry of a skill rating")
        verbose_name_plural = _("entries of skill ratings")
        ordering: ClassVar = ["number"]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["rating", "number"], name="one_entry_per_number")
        ]

    def __str__(self) -> str:
        return f"{self.rating_id} #{self.number}: {self.mu_change:+.2f}"
