"""Bots at work: a seat's position is made from the log, the bot thinks, its move goes in."""

import secrets
import time

import msgspec
from django.utils import timezone

from games.bots import Budget, bot
from games.bots.host import position_for
from games.bots.protocol import Bot, Phrase, Position
from games.chance import Chance
from games.contract import Event, fill
from tables import clocks, faults, measuring
from tables.frames import seen
from tables.models import ChatLine, Move, Seat, Table
from tables.services.chatting import say_for_bot
from tables.services.playing import play_bot

_decode = msgspec.msgpack.Decoder(list[Event]).decode

AT_A_STRETCH = 2.0
"""Seconds for which one task goes on with a game that no person plays any more."""


def move_bots(uid: str, number: int, asked: int) -> None:
    """Make a bot's move; where only bots are left, go on with theirs for a while."""
    end = time.monotonic() + AT_A_STRETCH
    due: tuple[int, int] | None = (number, asked)
    while due is not None:
        _move(uid, *due)
        due = _next_without_people(uid) if time.monotonic() < end else None


def _move(uid: str, number: int, asked: int) -> None:
    table = Table.objects.filter(uid=uid, status=Table.Status.PLAYING).first()
    seat = Seat.objects.filter(table=table, number=number).first() if table else None
    if table is None or seat is None or not seat.bot_level or table.asked[number] != asked:
        return
    player = bot(table.game, seat.bot_level)
    position = position_of(table, number, player)
    begun = time.monotonic()
    try:
        _speak(table, player, position)
        move = player.choose(position)
    except Exception as error:
        faults.note(f"the bot in seat {number} at table {uid}", error)
        move = None
    thought = measuring.THINKING_SECONDS.labels(table.game, seat.bot_level)
    thought.observe(time.monotonic() - begun)
    if move is None and position.asked:
        engine = table.engine
        move = engine.on_timeout(engine.load(bytes(table.state or b"")), number)
    if player.needs_worlds and _is_watched(table):
        # How long a search took would tell how much there was to choose from.
        time.sleep(max(0.0, position.budget.seconds - (time.monotonic() - begun)))
    whole = None if move is None else fill(move, position.chance)
    play_bot(uid=uid, number=number, asked=asked, move=whole)


def _speak(table: Table, player: Bot, position: Position) -> None:
    phrase = player.say(position)
    if phrase is not None:
        say_for_bot(table=table, phrase=phrase)


def _is_watched(table: Table) -> bool:
    """Tell whether a person plays here."""
    return any(seat.present for seat in table.seats.all())


def position_of(table: Table, number: int, player: Bot) -> Position:
    """Return all that the seat may know, as its bot is told it."""
    engine = table.engine
    log = Move.objects.filter(table=table).values_list("events", flat=True)
    return position_for(
        engine,
        engine.load(bytes(table.state or b"")),
        number,
        events=[one for events in log for one in seen(_decode(bytes(events)), number)],
        phrases=_phrases(table),
        chance=Chance(secrets.token_bytes(32)),
        budget=Budget(),
        with_worlds=player.needs_worlds,
    )


def _phrases(table: Table) -> list[Phrase]:
    lines = ChatLine.objects.filter(table=table, phrase__isnull=False, seat__isnull=False)
    return [
        Phrase(seat, said["code"], {name: value for name, value in said.items() if name != "code"})
        for seat, said in lines.values_list("seat", "phrase")
        if seat is not None and said
    ]


def _next_without_people(uid: str) -> tuple[int, int] | None:
    """Return the next bot that is due, if nobody but bots plays here."""
    table = Table.objects.filter(uid=uid, status=Table.Status.PLAYING).first()
    if table is None or _is_watched(table):
        return None
    now = timezone.now().timestamp()
    for number, clock in enumerate(clocks.read(table.clocks)):
        if clock.bot_at is not None and clock.bot_at <= now:
            return number, table.asked[number]
    return None
