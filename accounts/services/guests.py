"""Guests: a name at once, and an account later if they like."""

from django.db import IntegrityError, transaction
from django.utils.crypto import get_random_string

from accounts.models import User

_TRIES = 20


def create_guest(*, language: str) -> User:
    """Return a new guest with a given name, which nobody can sign in to."""
    word = "Гость" if language == "ru" else "Guest"
    for _ in range(_TRIES):
        name = f"{word}-{get_random_string(5, '23456789')}"
        try:
            with transaction.atomic():
                return User.objects.create_user(name, is_guest=True, language=language)
        except IntegrityError:
            continue
    raise RuntimeError("no free name for a guest was found")
