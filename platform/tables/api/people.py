"""People: what everybody may know of a player, friends, and invitations by name."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.core.exceptions import ValidationError
from django.utils.translation import gettext_noop as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from msgspec import to_builtins
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts import profiles
from accounts.friendships import circle_of, relation
from accounts.models import User
from accounts.services import friends
from tables.api import answers, bodies
from tables.api.tables import Members, Nothing, action, checked, me
from tables.invitations import invitation_of, open_invitations
from tables.limits import check_rate
from tables.pages.friends_here import with_presence
from tables.refusals import Refused
from tables.services import inviting
from tables.wire.frames import Invitation

_ENDS = {"friends": friends.remove, "asking": friends.decline, "asked": friends.take_back}

_STATUSES = {"no_player": 404, "no_wish": 404, "not_friends": 404, "oneself": 422}


def find(name: str) -> User:
    """Return the player of this name, or refuse it."""
    who = profiles.named(name)
    if who is None:
        raise Refused("no_player", _("There is no player of this name."), status=404)
    return who


@contextmanager
def as_problem() -> Iterator[None]:
    """Tell the refusals of the people's floor as all others are told."""
    try:
        yield
    except ValidationError as refusal:
        code = str(refusal.code)
        raise Refused(code, refusal.messages[0], status=_STATUSES.get(code, 409)) from refusal


class Profile(APIView):
    """A player."""

    @extend_schema(responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, name: str) -> Response:
        """Return titles, ratings, prize points and how many games were played and won."""
        del request
        return Response(profiles.to_json(find(name)))


class Friends(Members):
    """My friends, and wishes to be friends."""

    @extend_schema(responses=OpenApiTypes.OBJECT)
    def get(self, request: Request) -> Response:
        """List my friends, those who are here now first, who asks me, and whom I have asked."""
        circle = circle_of(me(request))
        return Response(
            {
                "friends": [
                    {"user": friend.user.to_json(), "here": friend.here}
                    for friend in with_presence(circle.friends)
                ],
                "asking": [user.to_json() for user in circle.asking],
                "asked": [user.to_json() for user in circle.asked],
            }
        )

    @extend_schema(request=bodies.Naming, responses={201: OpenApiTypes.OBJECT})
    def post(self, request: Request) -> Response:
        """Ask somebody to be friends; if they have asked me, this accepts."""
        body = checked(bodies.Naming, request)
        check_rate(f"befriend:{request.user.pk}", most=20, seconds=60)
        with as_problem():
            made = friends.ask(user=me(request), name=body["name"])
        return Response({"friends": made.accepted_at is not None}, status=status.HTTP_201_CREATED)


class Accept(Members):
    """A wish to be my friend."""

    @extend_schema(request=Nothing, responses=OpenApiTypes.OBJECT)
    def post(self, request: Request, name: str) -> Response:
        """Accept it."""
        with as_problem():
            friends.accept(user=me(request), other=find(name))
        return Response({"friends": True})


class Friend(Members):
    """A friend of mine, or somebody who is asked or asks to be one."""

    @extend_schema(responses={204: None})
    def delete(self, request: Request, name: str) -> Response:
        """End the friendship, decline the wish, or take my own wish back."""
        other = find(name)
        end = _ENDS.get(relation(me(request), other), friends.remove)
        with as_problem():
            end(user=me(request), other=other)
        return Response(status=status.HTTP_204_NO_CONTENT)


class Invitations(Members):
    """Tables to which I was asked by name."""

    @extend_schema(responses=answers.told_list(Invitation))
    def get(self, request: Request) -> Response:
        """List those that still wait, the latest first."""
        waiting = open_invitations(me(request))
        return Response(to_builtins([invitation_of(one, Invitation) for one in waiting]))


class Invite(Members):
    """Players whom I ask to my table."""

    @extend_schema(request=bodies.Naming, responses={201: OpenApiTypes.OBJECT})
    def post(self, request: Request, uid: str) -> Response:
        """Ask a player by name."""
        body = checked(bodies.Naming, request)
        made = inviting.invite(uid=uid, user=me(request), name=body["name"])
        return Response({"user": made.user.to_json()}, status=status.HTTP_201_CREATED)


Decline: Any = action("Decline", Nothing, inviting.decline, "Say no to an invitation.")
