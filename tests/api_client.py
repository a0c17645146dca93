"""A program that speaks to the API by its token."""

from rest_framework.authtoken.models import Token
from rest_framework.test import APIClient

from accounts.models import User


def client_of(user: User) -> APIClient:
    """Return a client of this account's."""
    client = APIClient()
    token, _ = Token.objects.get_or_create(user=user)
    client.credentials(HTTP_AUTHORIZATION=f"Token {token.key}")
    return client
