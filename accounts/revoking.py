"""Keys for programs do not outlive the door they were made behind.

Whoever sets a new password or switches the second factor on means to shut others out.
"""

from typing import Any

from allauth.account.signals import password_changed, password_reset, password_set
from allauth.mfa.signals import authenticator_added
from django.dispatch import receiver

from accounts.models import User
from accounts.services import tokens


@receiver([password_changed, password_reset, password_set, authenticator_added])
def take_keys(user: User, **kwargs: Any) -> None:
    """Leave programs without any."""
    del kwargs
    tokens.end_all(user=user)
