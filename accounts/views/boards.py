"""Pages of the leaderboards, and the parts of them that change while one looks."""

from typing import Any, NamedTuple

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.utils.translation import get_language, gettext

from accounts import balance_sheet, boards, seasons, standings
from accounts.boards import ALL_TIME, PRIZES, Leaderboard, NoBoard
from accounts.models import Title
from accounts.services import champions, titles
from accounts.standings import Page, Ranked
from games.contract import Info
from games.registry import engine
from games.vocabulary import vocabulary
from games.words import Bilingual

MOST_TITLED = 12


class Door(NamedTuple):
    """A link to another board, and whether one is there already."""

    words: str
    address: str
    here: bool


class DrawnRow(NamedTuple):
    """A row as it is drawn; the reader's own is pinned above or below if it is on another page."""

    row: Ranked
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


def balance_book(request: HttpRequest, slug: str) -> HttpResponse:
    """Show how strong each part of a game has proved, where seats play by different rules."""
    try:
        info = engine(slug).info
    except LookupError:
        raise Http404 from None
    if not info.parts_weighed:
        raise Http404
    names = vocabulary(slug).names
    sheets = [
        (boards.pool_words(one.board, info), [(_said(names[w.part]), w) for w in one.weights])
        for one in balance_sheet.sheets(slug)
    ]
    context = {"name": _name(info), "slug": slug, "sheets": sheets}
    return render(request, "people/balance.html", context)


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
                "titled": _titled(info),
            }
            for info, those in boards.every(season)
        ],
    }


def _titled(info: Info) -> list[Title]:
    """Return those who bear a title of this game now; a game that has none costs no query."""
    return list(titles.earned_now(info.slug)[:MOST_TITLED]) if info.titles else []


def _words(board: Leaderboard) -> str:
    return boards.kind_words(board.kind, engine(board.game).info)


def _first_few(board: Leaderboard) -> dict[str, Any]:
    return {
        "words": _words(board),
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
        "words": _words(board),
        "number_words": _number_words(board),
        "season_words": seasons.words(board.season) if board.season else gettext("All time"),
        "sheet": sheet,
        "lines": _lines(sheet),
        "source": f"{reverse('leaderboard-part', args=[slug])}?{asked.urlencode()}",
        "parts_weighed": engine(slug).info.parts_weighed,
        "champion": champions.of(board.game, board.season),
        "titled": _titled(engine(slug).info),
        **_other_boards(board),
        **_other_pages(board, sheet),
    }


def _lines(sheet: Page) -> list[DrawnRow]:
    mine = sheet.mine
    lines = [DrawnRow(row, mine is not None and row.user == mine.user) for row in sheet.rows]
    if mine is not None and sheet.my_page < sheet.number:
        return [DrawnRow(mine, True, "above"), *lines]
    if mine is not None and sheet.my_page > sheet.number:
        return [*lines, DrawnRow(mine, True, "below")]
    return lines


def _other_boards(board: Leaderboard) -> dict[str, Any]:
    current, *earlier = boards.seasons_of(board.game)
    info = engine(board.game).info
    return {
        "kinds": [
            Door(boards.kind_words(kind, info), _address(board, kind=kind), kind == board.kind)
            for kind in boards.kinds(info)
        ],
        "this_season": _season(board, current),
        "season_ends": seasons.last_moment(current).date() if board.season == current else None,
        "all_time": Door("", _address(board, season=ALL_TIME), not board.season),
        "earlier": [_season(board, season) for season in earlier],
        "earlier_words": seasons.words(board.season) if board.season in earlier else "",
    }


def _season(board: Leaderboard, season: str) -> Door:
    return Door(seasons.words(season), _address(board, season=season), season == board.season)


def _other_pages(board: Leaderboard, sheet: Page) -> dict[str, str]:
    number, pages = sheet.number, sheet.pages
    return {
        "first": _address(board) if number > 2 else "",
        "previous": _address(board, page=number - 1) if number > 1 else "",
        "next": _address(board, page=number + 1) if number < pages else "",
        "last": _address(board, page=pages) if number < pages - 1 else "",
        "my_page": _address(board, page=sheet.my_page),
    }


def _address(board: Leaderboard, *, kind: str = "", season: str = "", page: int = 1) -> str:
    query = {"board": kind or board.kind, "season": season or board.season or ALL_TIME}
    paged = query | {"page": str(page)} if page > 1 else query
    return f"{reverse('leaderboard', args=[board.game])}?{urlencode(paged)}"


def _number_words(board: Leaderboard) -> str:
    return gettext("Points") if board.kind == PRIZES else gettext("Rating")


def _name(info: Info) -> str:
    return _said(info.name)


def _said(words: Bilingual) -> str:
    return words.in_language("ru" if get_language() == "ru" else "en")
