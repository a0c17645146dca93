"""Looking back at a game, and playing on from it."""

import gzip
from hashlib import blake2b

from django.http import HttpResponse
from django.utils.cache import patch_vary_headers
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.addresses import client_network
from accounts.services.aversions import unheard_by
from tables.api import answers, bodies
from tables.api.tables import Members, checked, invite_of, me, opened
from tables.limits import check_rate
from tables.live.looking import check_may_look, find, since_of
from tables.models import Table
from tables.replay.eyes import chosen_eyes
from tables.replay.heads import head_of
from tables.replay.pieces import begin_of, hushed_piece, key_of, piece_of
from tables.services.branching import branch
from tables.wire.frames import encode
from tables.wire.replay import Replay, ReplayPiece

_EYES = OpenApiParameter("eyes", str, description="A seat's number, ``all`` or ``watch``.")
_INVITE = OpenApiParameter("invite", str, description="The secret of a private table's link.")


class Replays(APIView):
    """A game that is over, or my own past in one that goes on."""

    @extend_schema(parameters=[_EYES, _INVITE], responses=answers.told(Replay))
    def get(self, request: Request, uid: str) -> HttpResponse:
        """Return whose eyes there are, and a tick for each step."""
        table = _looked_at(request, uid)
        body = encode(head_of(table, request.user, request.query_params.get("eyes", "")))
        return _answer(request, gzip.compress(body, 4, mtime=0), _etag(body))


class ReplayFrames(APIView):
    """What was sent in it."""

    @extend_schema(
        parameters=[
            _EYES,
            OpenApiParameter("from", int, description="A tick; its whole piece is told."),
            OpenApiParameter("words", int, description="1: with the sheet."),
            _INVITE,
        ],
        responses=answers.told(ReplayPiece),
    )
    def get(self, request: Request, uid: str) -> HttpResponse:
        """Return a piece of frames, as those eyes saw them."""
        table = _looked_at(request, uid)
        eyes = chosen_eyes(table, request.user, request.query_params.get("eyes", ""))
        first = begin_of(since_of(request.query_params.get("from", "")) or 0)
        in_words = request.query_params.get("words") == "1"
        unheard = _unheard(request, table)
        name = f"{key_of(table, eyes, first, in_words=in_words)}:{sorted(unheard)}"
        etag = _etag(name.encode())
        if request.headers.get("If-None-Match") == etag:
            return _answer(request, b"", etag)
        piece = piece_of(table, eyes, first, in_words=in_words)
        texts = table.engine.info.free_texts
        return _answer(request, hushed_piece(piece, texts=texts, seats=unheard), etag)


class Branches(Members):
    """Games that are played on from this one."""

    @extend_schema(request=bodies.Branching, responses={201: answers.Opened})
    def post(self, request: Request, uid: str) -> Response:
        """Open an unrated table that begins where this game stood after a move."""
        body = checked(bodies.Branching, request)
        check_rate(f"open:{request.user.pk}", most=10, seconds=60)
        made = branch(uid=uid, user=me(request), invite=invite_of(request, uid), **body)
        return Response(opened(made), status=status.HTTP_201_CREATED)


def _looked_at(request: Request, uid: str) -> Table:
    """Return a table that this person may look at, unless they look back too often."""
    table = find(uid)
    check_may_look(table, request.user, invite_of(request, uid))
    who = request.user.pk or client_network(request._request)
    check_rate(f"replay:{who}", most=300, seconds=60)
    return table


def _unheard(request: Request, table: Table) -> set[int]:
    """Return the seats of whom this reader does not wish to hear."""
    if not table.engine.info.free_texts or not request.user.is_authenticated:
        return set()
    unheard = unheard_by(request.user)
    return set(table.seats.filter(user_id__in=unheard).values_list("number", flat=True))


def _etag(body: bytes) -> str:
    return f'"{blake2b(body, digest_size=16).hexdigest()}"'


def _answer(request: Request, packed: bytes, etag: str) -> HttpResponse:
    """Return compressed JSON, or that it is still the same; whoever may look is asked each time."""
    is_same = request.headers.get("If-None-Match") == etag
    unpacks = "gzip" in request.headers.get("Accept-Encoding", "")
    body = b"" if is_same else packed if unpacks else gzip.decompress(packed)
    answer = HttpResponse(body, content_type="application/json", status=304 if is_same else 200)
    if unpacks and not is_same:
        answer["Content-Encoding"] = "gzip"
    answer["ETag"], answer["Cache-Control"] = etag, "private, no-cache"
    patch_vary_headers(answer, ("Accept-Encoding", "Cookie"))
    return answer
