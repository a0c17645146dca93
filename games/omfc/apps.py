"""Ещё одна свободная ячейка as a Django app."""

from django.apps import AppConfig


class OneMoreFreeCellConfig(AppConfig):
    """Brings the game's pages and catalogues to the site."""

    name = "games.omfc"
    label = "omfc"
    verbose_name = "Ещё одна свободная ячейка"
