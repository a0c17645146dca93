"""Tables: to list, open, sit down at, and leave."""

from typing import Any, cast

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import permissions, serializers, status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.models import User
from tables.api import answers, bodies
from tables.limits import check_rate
from tables.live import presence
from tables.live.looking import check_may_look, find, since_of, snapshot
from tables.models import Table
from tables.pages import lobby
from tables.services import leaving, matching, opening, rematching, seating
from tables.wire.frames import State
from tables.wire.table import MyRow, Row

_INVITE = OpenApiParameter("invite", str, description="The secret of a private table's link.")
_WORDS = OpenApiParameter("words", int, description="1: with the sheet, and what is refused.")


def checked(body: type[serializers.Serializer[Any]], request: Request) -> dict[str, Any]:
    """Return the request's body, checked."""
    read = body(data=request.data)
    read.is_valid(raise_exception=True)
    return dict(read.validated_data)


def me(request: Request) -> User:
    """Return whoever asks; permissions have seen to it that it is somebody."""
    return cast(User, request.user)


def invite_of(request: Request, uid: str) -> str:
    """Return the secret of the link this person came by."""
    given = request.query_params.get("invite", "") or request.session.get("invites", {}).get(uid)
    return str(given or "")


class Members(APIView):
    """What only those who have signed in (or came as guests) may do."""

    permission_classes = (permissions.IsAuthenticated,)


class Tables(APIView):
    """The lobby."""

    @extend_schema(
        operation_id="tables_list",
        parameters=[bodies.Listing],
        responses=answers.told_list(Row),
    )
    def get(self, request: Request) -> Response:
        """List the public tables."""
        query = bodies.Listing(data=request.query_params)
        query.is_valid(raise_exception=True)
        return Response(lobby.public_tables(request.user, **query.validated_data))

    @extend_schema(request=bodies.Opening, responses={201: answers.Opened})
    def post(self, request: Request) -> Response:
        """Open a table and take its first seat."""
        body = checked(bodies.Opening, request)
        check_rate(f"open:{request.user.pk}", most=10, seconds=60)
        table = opening.open_table(
            host=me(request),
            game=body["game"],
            seat_count=body["seats"],
            options=body["options"],
            clock=body["clock"] or None,
            access=body["access"],
            rated=body["rated"],
            seats_kept=body["seats_kept"],
            entropy=body.get("entropy", b""),
            sit=body["sit"],
        )
        return Response(opened(table), status=status.HTTP_201_CREATED)


def opened(table: Table) -> dict[str, Any]:
    """Return what somebody who sits at a table needs to invite others."""
    return {"uid": table.uid, "invite": table.invite, "commitment": table.commitment}


class Mine(Members):
    """My games."""

    @extend_schema(operation_id="tables_mine", responses=answers.told_list(MyRow))
    def get(self, request: Request) -> Response:
        """List my tables, those that wait for me first."""
        return Response(lobby.my_tables(me(request)))


class QuickMatch(Members):
    """A seat at once."""

    @extend_schema(request=bodies.QuickMatch, responses=answers.Opened)
    def post(self, request: Request) -> Response:
        """Sit down at the first fitting table, or open one."""
        body = checked(bodies.QuickMatch, request)
        check_rate(f"match:{request.user.pk}", most=10, seconds=60)
        return Response(opened(matching.quick_match(user=me(request), **body)))


class OneTable(APIView):
    """A table as I see it."""

    @extend_schema(
        parameters=[OpenApiParameter("since", int), _WORDS, _INVITE],
        responses=answers.told(State),
    )
    def get(self, request: Request, uid: str) -> HttpResponse:
        """Return my frame: the same as the socket sends."""
        check_may_look(find(uid), request.user, invite_of(request, uid))
        if request.user.is_authenticated:
            presence.show(presence.SITE, str(request.user.pk))
        since = since_of(request.query_params.get("since", ""))
        in_words = request.query_params.get("words") == "1"
        shown = snapshot(uid, request.user, since, in_words=in_words)
        return HttpResponse(shown.body, content_type="application/json")


class Sit(Members):
    """A seat."""

    @extend_schema(request=bodies.Seating, responses=answers.SeatTaken)
    def post(self, request: Request, uid: str) -> Response:
        """Take a free seat."""
        body = checked(bodies.Seating, request)
        body["invite"] = body.get("invite") or invite_of(request, uid)
        return Response({"number": seating.sit(uid=uid, user=me(request), **body)})


class Action(Members):
    """Something done at a table that has no answer but whether it was done."""

    body: type[serializers.Serializer[Any]] = serializers.Serializer

    def act(self, request: Request, uid: str, body: dict[str, Any]) -> Any:
        """Do it."""
        raise NotImplementedError

    def post(self, request: Request, uid: str) -> Response:
        """Do it, and answer with what came of it, if anything."""
        told = self.act(request, uid, checked(self.body, request))
        return Response({} if told is None else told)


def action(
    name: str,
    body: type[serializers.Serializer[Any]],
    service: Any,
    sentence: str,
    answer: type[serializers.Serializer[Any]] = answers.Done,
) -> Any:
    """Return the view of a service that takes the table, the person and the body."""

    def call(self: Action, request: Request, uid: str, given: dict[str, Any]) -> Any:
        del self
        made = service(uid=uid, user=me(request), **given)
        return opened(made) if isinstance(made, Table) else None

    view = type(name, (Action,), {"__doc__": sentence, "body": body, "act": call})
    return extend_schema(request=body, responses=answer, summary=sentence)(view)


class Nothing(serializers.Serializer[Any]):
    """An empty body."""


ACTIONS = {
    "leave": action("Leave", Nothing, seating.stand_up, "Stand up before the game begins."),
    "ready": action(
        "SetReady", bodies.Ready, seating.set_ready, "Say that I am ready, or not yet."
    ),
    "start": action("Start", Nothing, seating.start, "Begin, as the host."),
    "bots": action("AddBots", bodies.Bots, seating.add_bots, "Fill seats with bots, as the host."),
    "remove": action("Remove", bodies.Removal, seating.remove, "Empty a seat, as the host."),
    "cancel": action("Cancel", Nothing, leaving.cancel_game, "Call off before the first move."),
    "resign": action("Resign", Nothing, leaving.resign, "Leave a game under way for good."),
    "back": action("Back", Nothing, leaving.come_back, "Take my seat back from the bot."),
    "rematch": action("Rematch", bodies.Rematch, rematching.rematch, "Play again.", answers.Opened),
}
