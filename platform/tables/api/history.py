"""My games that are over: found, and taken along."""

from collections.abc import AsyncIterator, Iterator

from asgiref.sync import sync_to_async
from django.core.paginator import Paginator
from django.http import StreamingHttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from tables.api import answers, bodies
from tables.api.tables import Members, me
from tables.limits import check_rate
from tables.pages.history import Wanted, games_of, lines_of, past_json

ON_A_PAGE = 50
_RECORDS = OpenApiParameter("records", int, description="1: with the record of each.")


def _wanted(request: Request) -> Wanted:
    query = bodies.PastGames(data=request.query_params)
    query.is_valid(raise_exception=True)
    return Wanted.of(query.validated_data)


class History(Members):
    """My games that are over."""

    @extend_schema(
        parameters=[bodies.PastGames, OpenApiParameter("page", int)], responses=answers.PastPage
    )
    def get(self, request: Request) -> Response:
        """List those that are sought, the latest first."""
        user = me(request)
        pages = Paginator(games_of(user, _wanted(request), own=True), ON_A_PAGE)
        page = pages.get_page(request.query_params.get("page"))
        games = [past_json(table, user) for table in page]
        told = {"count": pages.count, "page": page.number, "pages": pages.num_pages}
        return Response(told | {"games": games})


class HistoryExport(Members):
    """The same, all at once."""

    @extend_schema(
        parameters=[bodies.PastGames, _RECORDS],
        responses={(200, "application/x-ndjson"): OpenApiTypes.STR},
    )
    def get(self, request: Request) -> StreamingHttpResponse:
        """Send them as lines of JSON, one after another."""
        user, wanted = me(request), _wanted(request)
        check_rate(f"history:{user.pk}", most=6, seconds=60)
        with_records = request.query_params.get("records") == "1"
        lines = lines_of(games_of(user, wanted, own=True), user, with_records=with_records)
        served = _awaited(lines) if hasattr(request._request, "scope") else lines
        answer = StreamingHttpResponse(served, content_type="application/x-ndjson")
        answer["Content-Disposition"] = 'attachment; filename="zastolye-games.ndjson"'
        return answer


async def _awaited(lines: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Yield line after line, each made in the request's own thread."""
    following = sync_to_async(lambda: next(lines, b""))
    while line := await following():
        yield line
