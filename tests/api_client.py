"""A program that speaks to the API by its token."""

from rest_framework.test import APIClient

from accounts.models import User
from accounts.services import tokens


def key_for(user: User) -> str:
    """Return a new key of this account's."""
    return tokens.make(user=user, name="a test").key


def client_of(user: User) -> APIClient:
    """Return a client of this account's."""
    client = APIClient()
    client.credentials(HTTP_AUTHORIZATION=f"Token {key_for(user)}")
    return client
