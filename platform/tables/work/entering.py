"""Entering what a bot has chosen: its word to the table, then its move, by everybody's door."""

import time

from redis import RedisError

from games.bots.protocol import Phrase
from tables import clocks, faults
from tables.models import Table
from tables.refusals import Refused
from tables.services.chatting import say_for_bot
from tables.services.playing import play_bot
from tables.work import choices
from tables.work.choices import Choice


def enter_if_due(uid: str, number: int, asked: int) -> bool:
    """Make a bot's move if its moment has come and it has chosen; tell whether it has."""
    table = Table.objects.filter(uid=uid, status=Table.Status.PLAYING).first()
    if table is None or table.asked[number] != asked:
        return False
    due = clocks.read(table.clocks)[number].bot_at
    choice = _chosen(uid, number, asked) if due is not None and due <= time.time() else None
    if choice is None:
        return False
    enter(table, number, asked, choice)
    return True


def _chosen(uid: str, number: int, asked: int) -> Choice | None:
    """Return what was chosen; while Redis is away nothing is known to be."""
    try:
        return choices.take(uid, number, asked)
    except RedisError:
        return None


def enter(table: Table, number: int, asked: int, choice: Choice) -> None:
    """Say what the bot says, and make its move, unless its question is gone."""
    if choice.phrase is not None:
        _say(table, choice.phrase)
    play_bot(uid=table.uid, number=number, asked=asked, move=choice.move)


def _say(table: Table, phrase: Phrase) -> None:
    """Let the bot speak; a phrase that cannot be said holds up no move."""
    try:
        say_for_bot(table=table, phrase=phrase)
    except Refused as error:
        faults.note(f"a bot's phrase at table {table.uid}", error)
