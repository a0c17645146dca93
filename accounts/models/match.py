"""What is kept of finished games: all that ratings and titles are computed from."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Pool(models.Model):
    """Games that are compared with each other: of one game, with about as many seats."""

    class Size(models.TextChoices):
        """How many sit at the table."""

        TWO = "2", _("2 seats")
        FEW = "3-4", _("3–4 seats")
        MANY = "5+", _("5 seats and more")

        @classmethod
        def of(cls, seats: int) -> "Pool.Size":
            """Return the size of a table with so many seats."""
            return cls.TWO if seats == 2 else cls.FEW if seats <= 4 else cls.MANY

    game = models.CharField(max_length=30)
    size = models.CharField(max_length=3, choices=Size.choices)
    sequence = models.PositiveIntegerField(default=0)
    """The number of the last result or void booked here; whoever books next locks this row."""

    class Meta:
        """One for each game and size."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["game", "size"], name="one_pool_per_size")
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.size}"


class Match(models.Model):
    """A finished game, as its outcome stood."""

    class Unrated(models.TextChoices):
        """Why a game does not count."""

        NO = "", _("rated")
        FRIENDLY = "friendly", _("a friendly table")
        ALONE = "alone", _("fewer than two accounts played")

    table = models.CharField(max_length=16, unique=True)
    game = models.CharField(max_length=30)
    pool = models.ForeignKey(
        Pool, models.PROTECT, related_name="matches", verbose_name=_("pool of ratings")
    )
    number = models.PositiveIntegerField(_("number in the pool"))
    """The pool's number of this result."""
    season = models.CharField(_("season"), max_length=6)
    seat_count = models.PositiveSmallIntegerField(_("seats"))
    outcome = models.JSONField()
    ruleset = models.PositiveSmallIntegerField(_("ruleset"), default=1)
    parts = models.JSONField(_("parts"), default=list, blank=True)
    """Per seat what it played, a class say; empty where all played alike."""
    unrated = models.CharField(
        _("rated"), max_length=8, choices=Unrated.choices, blank=True, default=Unrated.NO
    )
    ended_at = models.DateTimeField(_("ended"))
    voided_at = models.DateTimeField(_("voided"), null=True)
    void_number = models.PositiveIntegerField(_("number of the void"), null=True)
    """The pool's number of the void, if there was one."""

    class Meta:
        """A number once per pool."""

        verbose_name = _("finished game")
        verbose_name_plural = _("finished games")
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["pool", "number"], name="one_match_per_number"),
            models.UniqueConstraint(fields=["pool", "void_number"], name="one_void_per_number"),
        ]
        indexes: ClassVar = [models.Index(fields=["game", "-ended_at"], name="latest_matches")]

    def __str__(self) -> str:
        return f"{self.game} {self.table}"


class Result(models.Model):
    """How a finished game ended for one seat."""

    match = models.ForeignKey(Match, models.CASCADE, related_name="results")
    seat = models.PositiveSmallIntegerField()
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="results"
    )
    level = models.CharField(max_length=10, blank=True)
    """Of the bot that sat here; empty for a person."""
    counts = models.BooleanField(default=False)
    """The seat belonged to an account whose games were rated when the game began."""
    place = models.PositiveSmallIntegerField()
    score = models.IntegerField(default=0)
    won = models.BooleanField()
    left = models.BooleanField(default=False)
    """The account resigned or left: it has the last place, whatever its bot reached."""
    left_at = models.DateTimeField(null=True)
    left_in_deal = models.PositiveSmallIntegerField(null=True)
    away = models.BooleanField(default=False)
    """A bot had stepped in, and the account was not back when the game ended."""
    part = models.CharField(max_length=20, blank=True, default="")
    """What the seat was in the game, a class or a role; ``Info.parts`` has the words."""
    forgotten = models.BooleanField(default=False)
    """The account was deleted before the end: it gets nothing, and others met a newcomer."""
    at = models.DateTimeField()

    class Meta:
        """One result for each seat of a match."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["match", "seat"], name="one_result_per_seat")
        ]
        indexes: ClassVar = [
            models.Index(fields=["user", "-at"], name="results_of_a_player"),
        ]

    def __str__(self) -> str:
        return f"{self.match_id}/{self.seat}: {self.place}"
