"""A browser's session that says whose it is, so that nobody need read them all to end one's own."""

from importlib import import_module
from typing import Any, ClassVar

from django.conf import settings
from django.contrib.sessions.base_session import AbstractBaseSession
from django.db import models


class Session(AbstractBaseSession):
    """What is kept for a browser, and the account that is signed in there."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, null=True, related_name="sessions"
    )

    class Meta(AbstractBaseSession.Meta):
        """Not abstract."""

        abstract = False
        default_permissions: ClassVar = ()

    @classmethod
    def get_session_store_class(cls) -> Any:
        """Return what reads and writes them."""
        return import_module(settings.SESSION_ENGINE).SessionStore
