"""Keys by which programs come in for an account; the keys themselves are kept nowhere."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

LONGEST_NAME = 40


class Token(models.Model):
    """One key for one program: what it opens, for how long, and a hash to know it by."""

    EVERYTHING = "all"

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="tokens", verbose_name=_("player")
    )
    name = models.CharField(_("what it is for"), max_length=LONGEST_NAME)
    prefix = models.CharField(_("how it begins"), max_length=10)
    """Enough to tell one's keys apart, and too little to guess one."""
    digest = models.CharField(max_length=64, unique=True, editable=False)
    """SHA-256 of the key, which is random enough to need no salt."""
    scopes = models.CharField(max_length=100, default=EVERYTHING, editable=False)
    """What it opens: so far everything that the account may."""
    created_at = models.DateTimeField(_("made"), default=timezone.now)
    used_at = models.DateTimeField(_("last used"), null=True)
    """To the hour: it is not written oftener."""
    expires_at = models.DateTimeField(_("ends"))

    class Meta:
        """The newest first."""

        verbose_name = _("key for programs")
        verbose_name_plural = _("keys for programs")
        ordering: ClassVar = ["-created_at", "-pk"]
        indexes: ClassVar = [models.Index(fields=["expires_at"], name="tokens_that_end")]

    def __str__(self) -> str:
        return f"{self.prefix}…"

    @property
    def is_over(self) -> bool:
        """Whether its time is up."""
        return self.expires_at <= timezone.now()
