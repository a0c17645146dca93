"""UNO as a Django app."""

from django.apps import AppConfig


class UnoConfig(AppConfig):
    """Brings the game's pages and catalogues to the site."""

    name = "games.uno"
    label = "uno"
    verbose_name = "UNO"
