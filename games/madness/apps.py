"""Мэднесс as a Django app."""

from django.apps import AppConfig


class MadnessConfig(AppConfig):
    """Brings the game's pages and catalogues to the site."""

    name = "games.madness"
    label = "madness"
    verbose_name = "Мэднесс"
