"""Talking at a table."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any
from zoneinfo import ZoneInfo

from django.db import IntegrityError, transaction
from django.db.models import QuerySet
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext_noop as _

from accounts.models import User
from accounts.services.sanctions import FOR_GOOD
from games.bots.protocol import Phrase
from games.vocabulary import vocabulary
from tables.limits import check_rate
from tables.looking import check_may_look
from tables.models import ChatLine, Report, Seat, Table
from tables.phrases import QUICK_PHRASES
from tables.publishing import publish, table_topic
from tables.refusals import Refused

MOST_LETTERS = 300
LINES_KEPT_IN_SIGHT = 100


def say(*, uid: str, user: User, text: str = "", phrase: Any = None) -> ChatLine:
    """Say something of one's own, or a phrase by its code."""
    check_rate(f"chat:{user.pk}", most=6, seconds=10)
    table = Table.objects.filter(uid=uid).first()
    if table is None:
        raise Refused("no_table", _("There is no such table (any more)."), status=404)
    author = _author(user)
    seat = Seat.objects.filter(table=table, user=author).first()
    words = plain(text) if isinstance(text, str) else ""
    if phrase is not None:
        check_phrase(table, phrase)
    elif not words:
        raise Refused("empty_line", _("There is nothing to say in this line."), status=422)
    if len(words) > MOST_LETTERS:
        raise Refused(
            "long_line", _("A line has at most {most} letters."), status=422, most=MOST_LETTERS
        )
    return _speak(table, author, seat.number if seat else None, words, phrase)


def _author(user: User) -> User:
    """Return the account as it is now, if it may speak: a socket's own copy may be hours old."""
    author = User.objects.get(pk=user.pk)
    if not author.is_active:
        raise Refused("banned", _("This account may not play."), status=403)
    if author.muted_until is None or not author.is_muted:
        return author
    if author.muted_until >= FOR_GOOD:
        raise Refused("muted", _("You may not chat any more."), status=403)
    until = timezone.localtime(author.muted_until, ZoneInfo(author.time_zone))
    raise Refused(
        "muted",
        _("You may not chat until {until}."),
        status=403,
        until=date_format(until, "j E Y, H:i"),
    )


def plain(text: str) -> str:
    """Return a text in one line, without what cannot be seen."""
    words = "".join(letter if letter.isprintable() else " " for letter in text).split()
    return " ".join(words)


def say_for_bot(*, table: Table, phrase: Phrase) -> None:
    """Let a bot speak: it has phrases only."""
    said = {"code": phrase.code, **phrase.params}
    check_phrase(table, said)
    _speak(table, None, phrase.seat, "", said)


def check_phrase(table: Table, phrase: Any) -> None:
    """Refuse a phrase that neither the site nor the game knows, or with odd parameters."""
    bad = Refused("bad_phrase", _("There is no such phrase."), status=422)
    if not isinstance(phrase, dict) or not isinstance(phrase.get("code"), str):
        raise bad
    if phrase["code"] in QUICK_PHRASES:
        if len(phrase) > 1:
            raise bad
        return
    words = vocabulary(table.game)
    if phrase["code"] not in words.phrases:
        raise bad
    for name, value in phrase.items():
        is_seat = type(value) is int and name in words.seats and 0 <= value < table.seat_count
        is_token = isinstance(value, str) and value in words.names
        if name != "code" and not (is_seat or is_token):
            raise bad


def _speak(table: Table, user: User | None, seat: int | None, text: str, phrase: Any) -> ChatLine:
    line = ChatLine.objects.create(table=table, user=user, seat=seat, text=text, phrase=phrase)
    message = {"chat": line_json(line), "author": user.pk if user else None}
    transaction.on_commit(lambda: publish(table_topic(table.uid), message), robust=True)
    return line


def lines_of(table: Table) -> QuerySet[ChatLine]:
    """Return what was said at a table; nothing is left of what deleted accounts wrote."""
    return table.chat.exclude(text="", phrase__isnull=True).select_related("user")


def line_json(line: ChatLine) -> dict[str, Any]:
    """Return a line as it is sent."""
    return {
        "id": line.pk,
        "user": line.user.to_json() if line.user else None,
        "seat": line.seat,
        "text": line.text,
        "phrase": line.phrase,
        "at": line.at.timestamp(),
    }


def _by_no_link(uid: str) -> str:
    del uid
    return ""


def report(
    *, line_id: int, reporter: User, invite_to: Callable[[str], str] = _by_no_link, reason: str = ""
) -> None:
    """Ask an operator to look at a line of somebody else's.

    ``invite_to`` tells the secret of the link by which the reporter came to a table, if any.
    """
    check_rate(f"report:{reporter.pk}", most=10, seconds=60)
    line = _line_in_sight(line_id, reporter, invite_to)
    if line.user_id == reporter.pk:
        raise Refused("own_line", _("This is your own line."), status=422)
    try:
        with transaction.atomic():
            told = plain(reason)[:MOST_LETTERS]
            Report.objects.create(line=line, reporter=reporter, reason=told)
    except IntegrityError:
        raise Refused("reported", _("You have reported this line already.")) from None


def _line_in_sight(line_id: int, reader: User, invite_to: Callable[[str], str]) -> ChatLine:
    """Return a line; one at a table that this person may not look at is none to them."""
    line = ChatLine.objects.filter(pk=line_id).select_related("table").first()
    with suppress(Refused):
        if line is not None:
            check_may_look(line.table, reader, invite_to(line.table.uid))
            return line
    raise Refused("no_line", _("There is no such line."), status=404)
