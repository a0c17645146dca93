"""Leaderboards: which there are, and who stands on them."""

from typing import Any

from django.utils.translation import gettext_noop as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts import balance_sheet, boards, standings
from accounts.boards import Leaderboard, NoBoard
from accounts.models import Pool
from accounts.standings import Page, Ranked
from games.registry import engines
from tables.refusals import Refused

_ASKED = [
    OpenApiParameter(
        "board",
        enum=[*Pool.Size.values, boards.PRIZES],
        description="Tables with so many seats, or prize points; else the game's first board.",
    ),
    OpenApiParameter("season", description="A quarter like 2026Q4, or all; else this one."),
    OpenApiParameter("page", int, description="From 1 on, fifty rows each; else the first."),
]


class Boards(APIView):
    """All leaderboards."""

    @extend_schema(operation_id="leaderboards_list", responses=OpenApiTypes.OBJECT)
    def get(self, request: Request) -> Response:
        """List each game with its boards and its seasons, the current one first."""
        del request
        return Response(
            [
                {
                    "game": one.info.slug,
                    "boards": boards.kinds(one.info),
                    "seasons": [*boards.seasons_of(one.info.slug), boards.ALL_TIME],
                }
                for one in engines()
            ]
        )


class OneBoard(APIView):
    """A leaderboard, page by page."""

    @extend_schema(parameters=_ASKED, responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, game: str) -> Response:
        """Return a page of a board, and my own row wherever it is."""
        asked = request.query_params
        try:
            board = boards.find(game, kind=asked.get("board", ""), season=asked.get("season", ""))
            number = boards.page_number(asked.get("page", ""))
        except NoBoard as error:
            status = 404 if error.code == "no_game" else 422
            raise Refused(error.code, error.message, status=status, **error.params) from error
        page = standings.page_of(board, number=number, reader_id=request.user.pk)
        if page.number != number:
            raise Refused("no_page", _("The last page is {pages}."), status=404, pages=page.pages)
        return Response(board_json(board, page))


class Balance(APIView):
    """The balance book of a game whose seats play by different rules."""

    @extend_schema(responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, game: str) -> Response:
        """List, for tables of each size, the parts with their games, rates and edges."""
        del request
        try:
            found = list(balance_sheet.sheets(game))
        except LookupError as error:
            raise Refused("no_game", _("There is no such game."), status=404) from error
        return Response(
            [
                {
                    "board": one.board,
                    "ruleset": one.ruleset,
                    "parts": [weight._asdict() for weight in one.weights],
                }
                for one in found
            ]
        )


def board_json(board: Leaderboard, page: Page) -> dict[str, Any]:
    """Return a page of a board as it is told."""
    return {
        "game": board.game,
        "board": board.kind,
        "season": board.season or boards.ALL_TIME,
        "total": page.total,
        "page": page.number,
        "pages": page.pages,
        "rows": [row_json(row) for row in page.rows],
        "mine": row_json(page.mine) | {"page": page.my_page} if page.mine else None,
    }


def row_json(row: Ranked) -> dict[str, Any]:
    """Return a line of a board as it is told."""
    return row._asdict() | {"user": row.user.to_json()}
