"""A table: one game of some people and bots, from its opening to its end."""

from typing import Any, ClassVar

from django.conf import settings
from django.db import models
from django.utils.crypto import get_random_string
from django.utils.translation import gettext_lazy as _

from games import fair
from games.contract import AnyEngine
from games.registry import engine

_UID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_uid() -> str:
    """Return a short name for an address: 31¹⁰ of them, none to be guessed."""
    return get_random_string(10, _UID_LETTERS)


def new_invite() -> str:
    """Return the secret part of an invite link."""
    return get_random_string(20)


class Table(models.Model):
    """One game and where it stands."""

    class Status(models.TextChoices):
        """Where a table is on its way."""

        OPEN = "open", _("waiting for players")
        PLAYING = "playing", _("playing")
        FINISHED = "finished", _("finished")
        CANCELLED = "cancelled", _("cancelled")

    class Access(models.TextChoices):
        """Who may come."""

        PUBLIC = "public", _("everybody")
        PRIVATE = "private", _("by invitation")

    class Pace(models.TextChoices):
        """How long the bots of a practice game seem to think."""

        QUICK = "quick", _("quick")
        USUAL = "usual", _("as people play")
        CALM = "calm", _("calm")

    uid = models.CharField(_("table"), max_length=16, unique=True, default=new_uid, editable=False)
    game = models.CharField(max_length=30)
    ruleset = models.PositiveIntegerField(_("ruleset"))
    options = models.JSONField(default=dict)
    seat_count = models.PositiveSmallIntegerField()
    status = models.CharField(
        _("status"), max_length=9, choices=Status.choices, default=Status.OPEN
    )
    access = models.CharField(
        _("who may come"), max_length=7, choices=Access.choices, default=Access.PUBLIC
    )
    rated = models.BooleanField(_("rated"), default=True)
    """Whether the game is to count, if two accounts or more play it; else it is a friendly one."""
    practice = models.BooleanField(_("practice"), default=False)
    """One person against bots: unrated, booked nowhere, in no list but their own."""
    pace = models.CharField(max_length=5, choices=Pace.choices, default=Pace.USUAL)
    """Of its bots."""
    invite = models.CharField(max_length=20, default=new_invite, editable=False)
    host = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="hosted_tables"
    )

    removed = models.JSONField(default=list)
    """Accounts that were sent away while players were waited for: they do not sit down again."""

    server_seed = models.BinaryField(default=fair.new_server_seed, editable=False)
    commitment = models.CharField(_("commitment"), max_length=64, editable=False)
    entropy = models.JSONField(default=list)
    """Frozen at the start: one per chair, in hexadecimal digits."""
    seats_kept = models.BooleanField(default=True)
    """Whether everybody plays where they sat down; else seats are drawn by lot at the start."""
    seat_of_chair = models.JSONField(default=list)
    """Settled at the start: per chair, as people sat down, its seat."""

    state = models.BinaryField(null=True, editable=False)
    version = models.PositiveIntegerField(_("version"), default=0)
    """Counts every change that is told: a seat taken, a move made, a bot stepping in."""
    revision = models.PositiveIntegerField(default=0, editable=False)
    """Counts every change that is kept, those that nobody is told of too."""
    public_number = models.PositiveIntegerField(default=0)
    """The version at which what is public of the table, the game apart, last changed."""
    public_digest = models.CharField(max_length=32, default="", editable=False)
    """What it is known by: see ``tables.live.frames.publish_part``."""
    asked = models.JSONField(default=list)
    """Per seat the version at which its own question last changed."""
    questions = models.JSONField(default=list)
    """Per seat a digest of its question and its legal moves, to tell whether they changed."""
    clock = models.JSONField(default=dict)
    """What the players agreed on: kind, seconds, increment."""
    clocks = models.JSONField(default=list)
    """Per seat what its clock shows; see ``tables.clocks``."""
    wake_at = models.DateTimeField(_("wakes"), null=True)
    """The earliest moment, in house time, at which a clock runs out."""
    bots_at = models.DateTimeField(null=True)
    """The earliest moment at which a bot is to move."""
    moved = models.BooleanField(default=False)
    """The first move is made: nobody can call the game off any more."""
    outcome = models.JSONField(null=True)

    created_at = models.DateTimeField(_("opened"), auto_now_add=True)
    changed_at = models.DateTimeField(_("last change"), auto_now=True)
    started_at = models.DateTimeField(_("begun"), null=True)
    ended_at = models.DateTimeField(_("ended"), null=True)
    deserted_at = models.DateTimeField(null=True)
    """Since when nobody who sits here has been on the site; kept while players are waited for."""
    voided_at = models.DateTimeField(_("voided"), null=True)
    """An operator has declared that the game counts for nothing."""
    rematch = models.OneToOneField("self", models.SET_NULL, null=True, related_name="previous")
    origin = models.ForeignKey("self", models.PROTECT, null=True, related_name="branches")
    """A finished game from which this one is played on: then nothing of it is booked."""
    branched = models.JSONField(default=dict)
    """Where from: the origin's ``version`` and ``move``, what was ``dealt``, for which ``seat``."""

    class Meta:
        """Indexes for the sweep, the lobby and the operators."""

        verbose_name = _("table")
        verbose_name_plural = _("tables")
        permissions: ClassVar = [
            ("see_state", _("May see hands and decks")),
            ("void_table", _("May void games and give seats to bots")),
        ]
        indexes: ClassVar = [
            models.Index(fields=["wake_at"], condition=models.Q(status="playing"), name="to_wake"),
            models.Index(
                fields=["bots_at"], condition=models.Q(status="playing"), name="bots_to_move"
            ),
            models.Index(fields=["status", "access", "-created_at"], name="lobby"),
            models.Index(
                fields=["game", "created_at"],
                condition=models.Q(status="open"),
                name="waiting_tables",
            ),
            models.Index(fields=["-created_at"], name="latest_tables"),
            models.Index(
                fields=["host", "status", "game"],
                condition=models.Q(ended_at__isnull=True),
                name="live_tables",
            ),
            models.Index(
                fields=["voided_at"],
                condition=models.Q(voided_at__isnull=False),
                name="voided_tables",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.uid}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Bind the server to its seed when the table opens."""
        if not self.commitment:
            self.commitment = fair.commitment(bytes(self.server_seed))
        super().save(*args, **kwargs)

    @property
    def engine(self) -> AnyEngine:
        """The rules this table began with."""
        return engine(self.game, self.ruleset)

    @property
    def booked(self) -> bool:
        """Whether its result is entered into anybody's books."""
        return not self.practice and self.origin_id is None

    @property
    def over(self) -> bool:
        """Whether nothing more will be played here."""
        return self.status in (self.Status.FINISHED, self.Status.CANCELLED)
