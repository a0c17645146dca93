"""The home page: the games, what waits for me, tables to join, and who plays best."""

from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.gzip import gzip_page

from accounts import boards, seasons, standings
from accounts.models import Title
from accounts.services import titles
from accounts.standings import Ranked
from games.bots.levels import has_bots
from games.contract import Info
from games.registry import engines, on_offer
from tables.models import Table
from tables.pages import lobby
from tables.pages.filters import TableFilter
from tables.pages.table_words import game_words, language, row_words

MOST_WAITING = 30
"""Tables one may join that the page shows, the newest: of more, one chooses by the filter."""
MOST_RUNNING = 6
"""Games under way that the page offers to watch."""
MOST_PLAYED = 5
"""Games just over that the page offers to look back at."""

MOST_TITLES = 3


class Tile(NamedTuple):
    """A game as the home page shows it."""

    info: Info
    name: str
    full_name: str
    sentence: str
    bots: bool
    people: int


@gzip_page
def home(request: HttpRequest) -> HttpResponse:
    """Show the games, the shortest first, who is here, and the tables one may join."""
    people = lobby.playing_now()
    tiles = [
        Tile(
            one.info,
            game_words(one.info),
            one.info.name.in_language(language()),
            one.info.sentence.in_language(language()),
            has_bots(one.info.slug),
            people[one.info.slug],
        )
        for one in on_offer()
    ]
    return render(request, "lobby/home.html", {"tiles": tiles, "best": _best()} | _live(request))


@gzip_page
def live_parts(request: HttpRequest) -> HttpResponse:
    """Return the parts of the page that change while one looks."""
    people = lobby.playing_now()
    counts = {one.info.slug: people[one.info.slug] for one in engines()}
    return render(request, "lobby/_live.html", _live(request) | {"counts": counts})


def _live(request: HttpRequest) -> dict[str, Any]:
    chosen = TableFilter(request.GET)
    wanted = chosen.wanted()
    waiting = lobby.public_tables(
        request.user, status=Table.Status.OPEN, most=MOST_WAITING + 1, **wanted
    )
    running = lobby.public_tables(
        request.user, status=Table.Status.PLAYING, most=MOST_RUNNING, **wanted
    )
    return {
        "now": lobby.now_here(),
        "filter": chosen,
        "tables": [row_words(row) for row in waiting[:MOST_WAITING]],
        "more_tables": len(waiting) > MOST_WAITING,
        "running": [row_words(row) for row in running],
        "played": [_played_words(row) for row in lobby.played_lately(request.user, MOST_PLAYED)],
        **_mine(request.user),
    }


def _played_words(row: dict[str, Any]) -> dict[str, Any]:
    """Return a game that is over, in words, with the people who have won it."""
    winners = [seat["user"] for seat in row["seats"] if seat["number"] in row["winners"]]
    return row_words(row) | {"won_by": [user for user in winners if user]}


def _mine(user: Any) -> dict[str, Any]:
    """Return the game that waits for me, or else one that I am in, and how many more wait."""
    if not user.is_authenticated:
        return {}
    mine = lobby.my_tables(user)
    waiting = sum(row["waits_for_me"] for row in mine)
    return {"my_game": row_words(mine[0]) if mine else None, "waiting_more": max(0, waiting - 1)}


class Best(NamedTuple):
    """The first few of the season, in the game that has prizes."""

    game: str
    board: str
    rows: list[tuple[Ranked, int]]
    """Each with what the last seven days have brought."""
    titles: list[Title]
    """Whoever got a title lately and bears it until the end of their next game."""


def _best() -> Best | None:
    now = timezone.now()
    season = seasons.season_of(now)
    found = next(
        (
            (info, board)
            for info, those in boards.every(season)
            for board in those
            if board.kind == boards.PRIZES
        ),
        None,
    )
    if found is None:
        return None
    info, board = found
    rows = standings.first_few(board)
    gains = standings.lately(board, rows, now)
    return Best(
        game=game_words(info),
        board=info.slug,
        rows=[(row, gains[row.user.pk]) for row in rows],
        titles=list(titles.earned_now()[:MOST_TITLES]),
    )
