"""The people's floor as a Django app."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class AccountsConfig(AppConfig):
    """Accounts and what is kept of people."""

    name = "accounts"
    verbose_name = _("People")

    def ready(self) -> None:
        """Make the group of operators with every migration; hear of new passwords and factors."""
        from accounts import known_browsers, revoking  # noqa: F401, PLC0415 - connect signals
        from accounts.services import operators  # noqa: PLC0415 - needs the models

        operators.welcome_operators(self, *operators.PERMISSIONS)
