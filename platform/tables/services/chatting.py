"""Talking at a table."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any
from zoneinfo import ZoneInfo

from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext_noop as _

from accounts.models import User
from accounts.services.sanctions import FOR_GOOD
from games.bots.protocol import Phrase
from tables.limits import check_rate
from tables.live.asides import check_out, is_silent, outsiders
from tables.live.lines import line_told
from tables.live.looking import check_may_look, find, viewer_of
from tables.live.publishing import publish, table_topic, user_topic
from tables.models import Aside, ChatLine, Said, Table
from tables.phrases import check_phrase
from tables.refusals import Refused
from tables.services.rebuilding import turn_of
from tables.wire.notes import Spoken, Whispered

MOST_LETTERS = 300


def say(*, uid: str, user: User, text: str = "", phrase: Any = None) -> ChatLine:
    """Say something of one's own, or a phrase by its code.

    Whoever has left the game for good speaks as any spectator does; whoever is out of it talks
    with the others who are.
    """
    check_rate(f"chat:{user.pk}", most=6, seconds=10)
    table, author = find(uid), _author(user)
    words = _checked_words(table, text, phrase)
    seat = table.seats.filter(user=author).first()
    if seat is not None and is_silent(table, seat):
        raise Refused("out", _("You are out: the table hears you when the game is over."))
    return _speak(table, author, viewer_of(table, author), words, phrase)


def say_aside(*, uid: str, user: User, text: str = "", phrase: Any = None) -> Aside:
    """Say something to those alone who are out of the game, as the speaker is."""
    check_rate(f"chat:{user.pk}", most=6, seconds=10)
    table, author = find(uid), _author(user)
    number = check_out(table, author)
    if table.over:
        raise Refused("already_over", _("The game is over."))
    words = _checked_words(table, text, phrase)
    with transaction.atomic():
        line = Aside.objects.create(
            table=table,
            user=author,
            seat=number,
            text=words,
            phrase=phrase,
            turn=turn_of(table),
        )
        note = Whispered(table=uid, line=line_told(line), author=author.pk)
        hearers = outsiders(table)
        transaction.on_commit(lambda: _whisper(hearers, note), robust=True)
    return line


def _whisper(hearers: Iterable[int], note: Whispered) -> None:
    """Tell each of them apart: no socket of anybody else hears that something was said."""
    for hearer in hearers:
        publish(user_topic(hearer), note)


def _checked_words(table: Table, text: Any, phrase: Any) -> str:
    """Return the words of a line; without any it must be a phrase."""
    words = plain(text) if isinstance(text, str) else ""
    if phrase is not None:
        check_phrase(table, phrase)
    elif not words:
        raise Refused("empty_line", _("There is nothing to say in this line."), status=422)
    if len(words) > MOST_LETTERS:
        raise Refused(
            "long_line", _("A line has at most {most} letters."), status=422, most=MOST_LETTERS
        )
    return words


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


def _speak(table: Table, user: User | None, seat: int | None, text: str, phrase: Any) -> ChatLine:
    line = ChatLine.objects.create(
        table=table, user=user, seat=seat, text=text, phrase=phrase, turn=turn_of(table)
    )
    tell_line(table, line)
    return line


def tell_line(table: Table, line: ChatLine) -> None:
    """Tell everybody at the table a line, a new one or one that became another."""
    note = Spoken(line=line_told(line), author=line.user_id)
    transaction.on_commit(lambda: publish(table_topic(table.uid), note), robust=True)


def by_no_link(uid: str) -> str:
    """Tell the secret of a link for whoever came by none."""
    del uid
    return ""


def report(
    *,
    line_id: int,
    reporter: User,
    invite_to: Callable[[str], str] = by_no_link,
    reason: str = "",
    aside: bool = False,
) -> None:
    """Ask an operator to look at a line of somebody else's, said to all or aside.

    ``invite_to`` tells the secret of the link by which the reporter came to a table, if any.
    """
    check_rate(f"report:{reporter.pk}", most=10, seconds=60)
    line: Said
    if aside:
        line = _aside_in_hearing(line_id, reporter)
    else:
        line = _line_in_sight(line_id, reporter, invite_to)
    if line.user_id == reporter.pk:
        raise Refused("own_line", _("This is your own line."), status=422)
    try:
        with transaction.atomic():
            line.reports.create(reporter=reporter, reason=plain(reason)[:MOST_LETTERS])
    except IntegrityError:
        raise Refused("reported", _("You have reported this line already.")) from None


def _line_in_sight(line_id: int, reader: User, invite_to: Callable[[str], str]) -> ChatLine:
    """Return a line; one at a table that this person may not look at is none to them."""
    line = ChatLine.objects.filter(pk=line_id).select_related("table").first()
    with suppress(Refused):
        if line is not None:
            check_may_look(line.table, reader, invite_to(line.table.uid))
            return line
    raise _no_line()


def _aside_in_hearing(line_id: int, reader: User) -> Aside:
    """Return a line that was said aside; there is none to whoever is not out of that game."""
    line = Aside.objects.filter(pk=line_id).select_related("table").first()
    if line is None or reader.pk not in outsiders(line.table):
        raise _no_line()
    return line


def _no_line() -> Refused:
    return Refused("no_line", _("There is no such line."), status=404)
