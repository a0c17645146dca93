"""A token for a program, for the account's name and password."""

from allauth.account.adapter import get_adapter
from allauth.mfa.utils import is_mfa_enabled
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_noop as _
from drf_spectacular.utils import extend_schema
from rest_framework import permissions
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.models import User
from accounts.services import tokens
from tables.api import answers, bodies
from tables.api.people import as_problem
from tables.api.tables import checked
from tables.refusals import Refused


class Tokens(APIView):
    """The way in for programs; it counts wrong passwords together with the sign-in page."""

    authentication_classes = ()
    permission_classes = (permissions.AllowAny,)

    @extend_schema(request=bodies.Credentials, responses=answers.TokenGiven)
    def post(self, request: Request) -> Response:
        """Return a new token; of those with the same name the five used last stay."""
        body = checked(bodies.Credentials, request)
        user = _owner(request, body["username"], body["password"])
        if is_mfa_enabled(user):
            raise Refused(
                "two_factors",
                _("This account signs in with two factors: make its token in the settings."),
                status=403,
            )
        with as_problem():
            made = tokens.make_for_password(user=user, name=body["name"], days=body["days"])
        return Response({"token": made.key, "expires_at": made.token.expires_at.timestamp()})


def _owner(request: Request, username: str, password: str) -> User:
    """Return whose name and password these are; tries are limited, right or wrong."""
    adapter = get_adapter(request._request)
    try:
        user = adapter.authenticate(request._request, username=username, password=password)
    except ValidationError:
        raise Refused("too_many_tries", _("Too many tries: wait a while."), status=429) from None
    if not isinstance(user, User) or not user.is_active:
        raise Refused("wrong_password", _("The name or the password is wrong."), status=400)
    return user
