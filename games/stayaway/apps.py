"""Нечто as a Django app."""

from django.apps import AppConfig


class StayAwayConfig(AppConfig):
    """Brings the game's pages and catalogues to the site."""

    name = "games.stayaway"
    label = "stayaway"
    verbose_name = "Нечто"
