"""The top floor as a Django app."""

from django.apps import AppConfig


class HouseConfig(AppConfig):
    """The house as a whole."""

    name = "config"

    def ready(self) -> None:
        """Let the log tell of sign-ins that fail and of what operators do."""
        from config.logs import witnesses  # noqa: F401, PLC0415 - connects signals, needs the models
