"""Chat, reports, and whom one does not wish to hear."""

from django.shortcuts import get_object_or_404
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import User
from accounts.services.aversions import unheard_by
from tables.api import answers, bodies
from tables.api.people import as_problem
from tables.api.tables import Members, checked, invite_of, me
from tables.looking import check_may_look, find
from tables.services.avoiding import avoid
from tables.services.chatting import LINES_KEPT_IN_SIGHT, line_json, lines_of, report, say


class Chat(Members):
    """What is said at a table."""

    @extend_schema(responses=answers.ChatLine(many=True))
    def get(self, request: Request, uid: str) -> Response:
        """List the last lines."""
        table = find(uid)
        check_may_look(table, request.user, invite_of(request, uid))
        lines = (
            lines_of(table)
            .exclude(user_id__in=unheard_by(me(request)))
            .order_by("-pk")[:LINES_KEPT_IN_SIGHT]
        )
        return Response([line_json(line) for line in reversed(lines)])

    @extend_schema(request=bodies.Line, responses=answers.ChatLine)
    def post(self, request: Request, uid: str) -> Response:
        """Say something."""
        check_may_look(find(uid), request.user, invite_of(request, uid))
        body = checked(bodies.Line, request)
        return Response(line_json(say(uid=uid, user=me(request), **body)))


class Reports(Members):
    """Lines that an operator should look at."""

    @extend_schema(request=bodies.ReportBody, responses=answers.Done)
    def post(self, request: Request) -> Response:
        """Report a line."""
        body = checked(bodies.ReportBody, request)
        report(
            line_id=body["line"],
            reporter=me(request),
            invite_to=lambda uid: invite_of(request, uid),
            reason=body.get("reason", ""),
        )
        return Response({})


class Aversions(Members):
    """Whom I do not wish to hear or meet."""

    @extend_schema(request=bodies.AversionBody, responses=answers.Done)
    def put(self, request: Request, user_id: int) -> Response:
        """Mute or block somebody, or take it back."""
        other = get_object_or_404(User, pk=user_id)
        body = checked(bodies.AversionBody, request)
        with as_problem():
            avoid(owner=me(request), other=other, kind=body["kind"])
        return Response({})
