"""Words that somebody writes into a move are talk: they obey what talk obeys."""

from collections.abc import Callable
from typing import Any

from django.db import transaction
from django.utils.translation import gettext_noop as _

from accounts.models import User
from games.vocabulary import vocabulary
from tables.live.hushing import UNSAID
from tables.live.looking import check_may_look, find
from tables.models import ChatLine, Move, Table
from tables.refusals import Refused
from tables.services.chatting import MOST_LETTERS, by_no_link, plain, report
from tables.services.silencing import words_of


def worded(*, author: User, game: str, move: Any) -> Any:
    """Return a move with its words as they may go out: in one line, and nothing of a muted player.

    Words decide nothing but by being there, so a muted player plays on as if they had been said.
    """
    words = words_of(game, move)
    if not words:
        return move
    return {**move, **{name: _heard(author, text) for name, text in words.items()}}


def _heard(author: User, text: str) -> str:
    words = plain(text)
    return UNSAID if words and author.is_muted else words


def same_but_for_words(game: str, one: Any, other: Any) -> bool:
    """Tell whether two moves are one and the same, whatever was said with them."""
    return bool(_wordless(game, one) == _wordless(game, other))


def _wordless(game: str, move: Any) -> Any:
    written = vocabulary(game).plain
    return {name: value for name, value in (move or {}).items() if name not in written}


@transaction.atomic
def report_words(
    *,
    uid: str,
    seat: int,
    text: str,
    reporter: User,
    invite_to: Callable[[str], str] = by_no_link,
    reason: str = "",
) -> None:
    """Ask an operator to look at what somebody else wrote into a move of this seat.

    From then on it is kept as a line as well: it waits among the reports, and is not told again.
    """
    table = find(uid)
    check_may_look(table, reporter, invite_to(uid))
    move = _last_with(table, seat, text)
    sitter = table.seats.filter(number=seat).select_related("user").first()
    line, _made = ChatLine.objects.get_or_create(
        table=table,
        move=move.number,
        defaults={
            "user": sitter.user if sitter else None,
            "seat": seat,
            "text": text[:MOST_LETTERS],
        },
    )
    report(line_id=line.pk, reporter=reporter, invite_to=invite_to, reason=reason)


def _last_with(table: Table, seat: int, text: str) -> Move:
    """Return the last move of a seat into which its player wrote this."""
    moves = table.moves.filter(seat=seat, by=Move.By.PERSON).order_by("-number")
    for move in moves.iterator(100):
        if text != UNSAID and text in words_of(table.game, move.body).values():
            return move
    raise Refused("no_line", _("There is no such line."), status=404)
