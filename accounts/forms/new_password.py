"""The form by which somebody asks for a new password by letter."""

from typing import Any

from allauth.account.forms import ResetPasswordForm
from allauth.core.internal import ratelimit
from django.http import HttpRequest


class LetterForm(ResetPasswordForm):  # type: ignore[misc]
    """Sends a letter; whoever asks for many to one address is answered alike, and none is sent.

    The owner has the first ones, and they open: nobody can keep a new password from anybody.
    """

    def save(self, request: HttpRequest, **kwargs: Any) -> str:
        """Send the letter, or trust that it has come already."""
        email: str = self.cleaned_data["email"]
        if ratelimit.consume(
            request, app="allauth.account", action="reset_letter", key=email.lower()
        ):
            super().save(request, **kwargs)
        return email
