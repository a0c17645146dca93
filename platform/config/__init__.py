"""The top floor: settings, addresses, processes. It knows everybody; nobody knows it."""

from config.celery import app as celery_app

__all__ = ["celery_app"]
