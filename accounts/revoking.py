"""A key for programs does not outlive the door it was made behind.

Whoever sets a new password or switches the second factor on means to shut others out.
"""

from typing import Any

from allauth.account.signals import password_changed, password_reset, password_set
from allauth.mfa.signals import authenticator_added
from django.dispatch import receiver

from accounts.models import User
from accounts.services.settings import take_token


@receiver([password_changed, password_reset, password_set, authenticator_added])
def take_key(user: User, **kwargs: Any) -> None:
    """Leave programs without a key."""
    del kwargs
    take_token(user=user)
