"""The live floor as a Django app."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _

_OPERATORS_MAY = (
    *("view_table", "change_table", "void_table", "view_report", "change_report"),
    *("view_playerreport", "change_playerreport"),
)
"""Look, wake (change_table), void and take over, settle; ``see_state`` is given apart."""


class TablesConfig(AppConfig):
    """Tables and all that happens at them."""

    name = "tables"
    verbose_name = _("Tables")

    def ready(self) -> None:
        """Hear of people who are invited, sign out, are banned, are renamed, or leave for good."""
        from accounts.services.operators import welcome_operators  # noqa: PLC0415 - needs the models
        from tables.calls import noticing  # noqa: F401, PLC0415 - connects signals
        from tables.live import farewells  # noqa: F401, PLC0415 - connects signals
        from tables.services import personal_data, renaming  # noqa: F401, PLC0415 - connects signals

        welcome_operators(self, *_OPERATORS_MAY)
