"""Programs are known by their token: ``Authorization: Token …``."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from rest_framework.authentication import TokenAuthentication
from rest_framework.exceptions import AuthenticationFailed

from accounts.models import Token, User
from accounts.services import tokens


class ByToken(TokenAuthentication):
    """Knows an account by any of its tokens, of which nothing but a hash is kept."""

    def authenticate_credentials(self, key: str) -> tuple[User, Token]:
        """Return whose token this is; one that opens nothing (any more) is refused."""
        found = tokens.find(key)
        if found is None:
            raise AuthenticationFailed(_("This token is nobody’s (any more)."))
        tokens.note_use(found)
        return found.user, found

    def get_model(self) -> Any:
        """Return the model of this house."""
        return Token
