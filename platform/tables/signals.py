"""What others may wish to hear of; sent once it is saved."""

from django.dispatch import Signal

invited = Signal()
"""Somebody was asked to a table by name: ``invitation`` is what was saved."""
