"""Moves, previews and proofs."""

from typing import Any, cast

from django.conf import settings
from django.http import HttpResponse
from django.utils.translation import get_language
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.parsers import BaseParser
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.addresses import client_network
from games.record import to_json
from games.verify import VERIFIED, judge
from tables.api import answers, bodies
from tables.api.parsing import too_long, unreadable
from tables.api.tables import Members, checked, invite_of, me
from tables.limits import check_rate
from tables.live.looking import check_may_look, find
from tables.live.previewing import preview
from tables.moving.desk import desk
from tables.pages.proofs import record_of


class Moves(Members):
    """My moves."""

    @extend_schema(request=bodies.MoveBody, responses=answers.Moved)
    def post(self, request: Request, uid: str) -> Response:
        """Make a move, exactly once however often it is sent."""
        body = checked(bodies.MoveBody, request)
        answer = desk.play_here(
            uid=uid,
            user_id=me(request).pk,
            move=body["move"],
            version=body["version"],
            move_id=body["id"],
        )
        return Response({"version": answer.version})


class Preview(Members):
    """What a move would do."""

    @extend_schema(request=bodies.Trial, responses=answers.Foreseen)
    def post(self, request: Request, uid: str) -> Response:
        """Return price and effect of a move, or its refusal."""
        body = checked(bodies.Trial, request)
        check_rate(f"preview:{me(request).pk}", most=120, seconds=10)
        return Response(preview(uid=uid, user_id=me(request).pk, move=body["move"]))


class Export(APIView):
    """The record of a finished game."""

    @extend_schema(responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, uid: str) -> HttpResponse:
        """Return the record that ``manage.py verify`` accepts."""
        table = find(uid)
        check_may_look(table, request.user, invite_of(request, uid))
        _count("export", request)
        answer = HttpResponse(to_json(record_of(table)), content_type="application/json")
        answer["Content-Disposition"] = f'attachment; filename="{table.game}-{uid}.json"'
        return answer


class VerifyTable(APIView):
    """The proof of a finished game."""

    @extend_schema(responses=answers.Verdict)
    def get(self, request: Request, uid: str) -> Response:
        """Replay the game from seed and moves."""
        table = find(uid)
        check_may_look(table, request.user, invite_of(request, uid))
        _count("verify", request)
        return _verdict(to_json(record_of(table)))


class _Untouched(BaseParser):
    media_type = "application/json"

    def parse(self, stream: Any, *args: Any, **kwargs: Any) -> Any:
        """Return the bytes as they came."""
        del args, kwargs
        most = settings.LIMITS.record_bytes
        body = bytes(stream.read(most + 1))
        if len(body) > most:
            raise too_long(most)
        return body


class VerifyRecord(APIView):
    """The proof of any record."""

    permission_classes = ()
    parser_classes = (_Untouched,)

    @extend_schema(request=OpenApiTypes.OBJECT, responses=answers.Verdict)
    def post(self, request: Request) -> Response:
        """Replay a record that was exported here or elsewhere."""
        _count("verify", request)
        if not request.data:  # of a request without a body no parser is asked
            raise unreadable("it is empty")
        return _verdict(cast(bytes, request.data))


def _count(what: str, request: Request) -> None:
    """Refuse what somebody, or a nameless visitor's address, does more than 20 times a minute."""
    check_rate(f"{what}:{request.user.pk or client_network(request._request)}", 20, 60)


def _verdict(record: bytes) -> Response:
    finding = judge(record, language=get_language() or "en")
    return Response({"verified": finding.code == VERIFIED, "sentence": finding.sentence})
