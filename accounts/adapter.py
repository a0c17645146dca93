"""How allauth makes our accounts."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.http import HttpRequest
from django.utils.translation import get_language

from accounts.models import User


class Adapter(DefaultAccountAdapter):  # type: ignore[misc]
    """A new account speaks the language of the page it was made on."""

    def save_user(self, request: HttpRequest, user: User, form: Any, commit: bool = True) -> User:
        """Save the account."""
        user.language = get_language() or "ru"
        saved: User = super().save_user(request, user, form, commit)
        return saved
