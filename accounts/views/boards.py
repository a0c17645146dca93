"""Pages of the leaderboards, and the parts of them that change while one looks."""

from typing import Any, NamedTuple

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.utils.translation import get_language, gettext

from accounts import boards, seasons, standings
from accounts.boards import ALL_TIME, PRIZES, Board, NoBoard
from accounts.services import champions
from accounts.standings import Page, Row
from games.contract import Info
from games.registry import engine


class Door(NamedTuple):
    """A link to another board, and whether one is there already."""

    words: str
    address: str
    here: bool


class Line(NamedTuple):
    """A row as it is drawn; the reader's own is pinned above or below if it is on another page."""

    row: Row
    mine: bool
    pinned: str = ""


def overview(request: HttpRequest) -> HttpResponse:
    """Show the first few of every board."""
    return render(request, "people/boards.html", _all_games(request))


def overview_part(request: HttpRequest) -> HttpResponse:
    """Return the boards themselves, for a live page."""
    return render(request, "people/boards_games.html", _all_games(request))


def one_board(request: HttpRequest, slug: str) -> HttpResponse:
    """Show a board of a game, page by page."""
    return render(request, "people/board.html", _board(request, slug))


def one_board_part(request: HttpRequest, slug: str) -> HttpResponse:
    """Return the table itself, for a live page."""
    return render(request, "people/board_rows.html", _board(request, slug))


def _all_games(request: HttpRequest) -> dict[str, Any]:
    now = seasons.season_of(timezone.now())
    season = "" if request.GET.get("season") == ALL_TIME else now
    here = reverse("leaderboards")
    return {
        "this_season": Door(seasons.words(now), here, bool(season)),
        "all_time": Door("", f"{here}?season={ALL_TIME}", not season),
        "source": f"{reverse('leaderboards-part')}?{request.GET.urlencode()}",
        "games": [
            {
                "slug": info.slug,
                "name": _name(info),
                "boards": [_first_few(board) for board in those],
            }
            for info, those in boards.every(season)
        ],
    }


def _first_few(board: Board) -> dict[str, Any]:
    return {
        "words": boards.kind_words(board.kind),
        "number_words": _number_words(board),
        "address": _address(board),
        "rows": standings.first_few(board),
    }


def _board(request: HttpRequest, slug: str) -> dict[str, Any]:
    asked = request.GET
    try:
        board = boards.find(slug, kind=asked.get("board", ""), season=asked.get("season", ""))
        number = boards.page_number(asked.get("page", ""))
    except NoBoard:
        raise Http404 from None
    sheet = standings.page_of(board, number=number, reader_id=request.user.pk)
    return {
        "board": board,
        "name": _name(engine(slug).info),
        "words": boards.kind_words(board.kind),
        "number_words": _number_words(board),
        "season_words": seasons.words(board.season) if board.season else gettext("All time"),
        "sheet": sheet,
        "lines": _lines(sheet),
        "source": f"{reverse('leaderboard-part', args=[slug])}?{asked.urlencode()}",
        "champion": champions.of(board.game, board.season),
        **_other_boards(board),
        **_other_pages(board, sheet),
    }


def _lines(sheet: Page) -> list[Line]:
    mine = sheet.mine
    lines = [Line(row, mine is not None and row.user == mine.user) for row in sheet.rows]
    if mine is not None and sheet.my_page < sheet.number:
        return [Line(mine, True, "above"), *lines]
    if mine is not None and sheet.my_page > sheet.number:
        return [*lines, Line(mine, True, "below")]
    return lines


def _other_boards(board: Board) -> dict[str, Any]:
    current, *earlier = boards.seasons_of(board.game)
    return {
        "kinds": [
            Door(boards.kind_words(kind), _address(board, kind=kind), kind == board.kind)
            for kind in boards.kinds(engine(board.game).info)
        ],
        "this_season": _season(board, current),
        "season_ends": seasons.last_moment(current).date() if board.season == current else None,
        "all_time": Door("", _address(board, season=ALL_TIME), not board.season),
        "earlier": [_season(board, season) for season in earlier],
        "earlier_words": seasons.words(board.season) if board.season in earlier else "",
    }


def _season(board: Board, season: str) -> Door:
    return Door(seasons.words(season), _address(board, season=season), season == board.season)


def _other_pages(board: Board, sheet: Page) -> dict[str, str]:
    number, pages = sheet.number, sheet.pages
    return {
        "first": _address(board) if number > 2 else "",
        "previous": _address(board, page=number - 1) if number > 1 else "",
        "next": _address(board, page=number + 1) if number < pages else "",
        "last": _address(board, page=pages) if number < pages - 1 else "",
        "my_page": _address(board, page=sheet.my_page),
    }


def _address(board: Board, *, kind: str = "", season: str = "", page: int = 1) -> str:
    query = {"board": kind or board.kind, "season": season or board.season or ALL_TIME}
    paged = query | {"page": str(page)} if page > 1 else query
    return f"{reverse('leaderboard', args=[board.game])}?{urlencode(paged)}"


def _number_words(board: Board) -> str:
    return gettext("Points") if board.kind == PRIZES else gettext("Rating")


def _name(info: Info) -> str:
    return info.name.in_language("ru" if get_language() == "ru" else "en")
