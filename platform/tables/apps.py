"""The live floor as a Django app."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class TablesConfig(AppConfig):
    """Tables and all that happens at them."""

    name = "tables"
    verbose_name = _("Tables")

    def ready(self) -> None:
        """Close a person's sockets when they sign out or are banned."""
        from tables import farewells  # noqa: F401, PLC0415 - connects signals, needs the models
