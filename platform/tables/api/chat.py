"""Chat, reports, and whom one does not wish to hear."""

from django.shortcuts import get_object_or_404
from drf_spectacular.utils import OpenApiParameter, extend_schema
from msgspec import to_builtins
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import User
from accounts.services.aversions import unheard_by
from tables.api import answers, bodies
from tables.api.people import as_problem
from tables.api.tables import Members, checked, invite_of, me
from tables.live.asides import aside_lines, check_out
from tables.live.lines import last_told, line_told, lines_of
from tables.live.looking import check_may_look, find
from tables.services.avoiding import avoid
from tables.services.chatting import report, say, say_aside
from tables.services.wording import report_words
from tables.wire.frames import ChatLine

_ASIDE = OpenApiParameter("aside", int, description="1: what those say who are out, as I am.")


class Chat(Members):
    """What is said at a table."""

    @extend_schema(parameters=[_ASIDE], responses=answers.told_list(ChatLine))
    def get(self, request: Request, uid: str) -> Response:
        """List the last lines."""
        table = find(uid)
        check_may_look(table, request.user, invite_of(request, uid))
        if request.query_params.get("aside") == "1":
            check_out(table, me(request))
            return Response(to_builtins(aside_lines(table, me(request))))
        lines = lines_of(table).exclude(user_id__in=unheard_by(me(request)))
        return Response(to_builtins(last_told(lines)))

    @extend_schema(request=bodies.Line, responses=answers.told(ChatLine))
    def post(self, request: Request, uid: str) -> Response:
        """Say something."""
        check_may_look(find(uid), request.user, invite_of(request, uid))
        body = checked(bodies.Line, request)
        speak = say_aside if body.pop("aside") else say
        return Response(to_builtins(line_told(speak(uid=uid, user=me(request), **body))))


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
            aside=body["aside"],
        )
        return Response({})


class WordsReports(Members):
    """Words in moves that an operator should look at."""

    @extend_schema(request=bodies.WordsReportBody, responses=answers.Done)
    def post(self, request: Request, uid: str) -> Response:
        """Report what somebody wrote into a move."""
        body = checked(bodies.WordsReportBody, request)
        report_words(
            uid=uid,
            seat=body["seat"],
            text=body["text"],
            reporter=me(request),
            invite_to=lambda table: invite_of(request, table),
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
