"""Ship IT! as a Django app."""

from django.apps import AppConfig


class ShipItConfig(AppConfig):
    """Brings the game's pages and catalogues to the site."""

    name = "games.shipit"
    label = "shipit"
    verbose_name = "Ship IT!"
