"""Somebody who plays."""

from typing import Any, ClassVar, Self

import msgspec
from django.contrib.auth.models import AbstractUser
from django.core.exceptions import ValidationError
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.lookalikes import alike, keys_of
from accounts.names import LONGEST_KEPT, LONGEST_KEY, is_name
from accounts.wire import Player


class User(AbstractUser):
    """An account, a guest who has only a name, or what is left of a deleted account."""

    class Theme(models.TextChoices):
        """How pages look."""

        AUTO = "", _("as the device says")
        LIGHT = "light", _("light")
        DARK = "dark", _("dark")

    username = models.CharField(
        _("name"),
        max_length=LONGEST_KEPT,
        unique=True,
        validators=[is_name],
        error_messages={"unique": _("This name is taken.")},
    )
    name_key = models.CharField(max_length=LONGEST_KEY, unique=True, editable=False)
    capital_key = models.CharField(max_length=LONGEST_KEY, unique=True, editable=False)
    drawn_key = models.CharField(max_length=LONGEST_KEY, unique=True, editable=False)
    """How the name looks (``lookalikes.Keys``): nobody is to be mistaken for another."""
    is_guest = models.BooleanField(_("guest"), default=False)
    is_program = models.BooleanField(_("played by a program"), default=False)
    """A bot of a third party: welcome, marked, and never rated."""
    shown_titles = models.JSONField(default=list, editable=False)
    """The titles borne now, kept here so that a name costs no query; ``services.titles`` writes."""

    language = models.CharField(_("language"), max_length=2, default="ru")
    theme = models.CharField(
        _("theme"), max_length=5, choices=Theme.choices, blank=True, default=Theme.AUTO
    )
    sounds = models.BooleanField(_("sounds"), default=True)
    confirm_moves = models.BooleanField(_("ask before each move"), default=False)
    time_zone = models.CharField(_("time zone"), max_length=40, default="Europe/Moscow")
    mail_turns = models.BooleanField(_("letters when it is my turn in a slow game"), default=True)
    quiet_from = models.PositiveSmallIntegerField(_("quiet from"), null=True, blank=True)
    """The hour of the day from which nobody is called; None for never."""
    quiet_until = models.PositiveSmallIntegerField(_("quiet until"), null=True, blank=True)

    renamed_at = models.DateTimeField(null=True, editable=False)
    """When the account last chose another name itself."""
    muted_until = models.DateTimeField(_("may not chat until"), null=True, blank=True)
    banned_until = models.DateTimeField(_("may not sign in until"), null=True, blank=True)
    deleted_at = models.DateTimeField(null=True, editable=False)

    class Meta:
        """Names of the model."""

        verbose_name = _("player")
        verbose_name_plural = _("players")
        indexes: ClassVar = [
            models.Index(
                fields=["banned_until"],
                condition=models.Q(banned_until__isnull=False),
                name="bans_that_end",
            )
        ]

    _known_as: str | None = None

    @classmethod
    def from_db(cls, *args: Any, **kwargs: Any) -> Self:
        """Remember under which name the account is kept."""
        user = super().from_db(*args, **kwargs)
        user._known_as = user.__dict__.get("username")
        return user

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Keep the keys beside a new name."""
        if self.__dict__.get("username") != self._known_as:
            self._take_name()
        super().save(*args, **kwargs)
        self._known_as = self.__dict__.get("username")

    def _take_name(self) -> None:
        """Refuse what is no name or looks like another's, whoever gives it and by which way."""
        is_name(self.username)
        if User.objects.filter(alike(self.username)).exclude(pk=self.pk).exists():
            raise ValidationError(
                _("This name is taken, or looks too much like one that is: choose another.")
            )
        for column, key in keys_of(self.username)._asdict().items():
            setattr(self, column, key)

    @property
    def is_rated(self) -> bool:
        """Whether games of this account may count: guests and programs play for fun."""
        return not (self.is_guest or self.is_program or self.deleted_at)

    @property
    def is_banned_for_good(self) -> bool:
        """Whether an operator has shut this account out, and not for a term."""
        return not self.is_active and self.banned_until is None

    @property
    def is_muted(self) -> bool:
        """Whether an operator has taken the word from this account."""
        return self.muted_until is not None and self.muted_until > timezone.now()

    def told(self) -> Player:
        """Return what everybody may know of a player."""
        return Player(
            id=self.pk,
            name=self.username,
            guest=self.is_guest,
            titles=self.shown_titles,
            deleted=self.deleted_at is not None,
        )

    def to_json(self) -> dict[str, Any]:
        """Return the same as plain data."""
        plain: dict[str, Any] = msgspec.to_builtins(self.told())
        return plain
