"""Bots at work: a seat's position is made from the log, the bot thinks, its choice is kept.

It thinks as soon as it is asked; its move is entered when it is due (``tables.work.entering``), or
as soon as it is ready. No worker waits for that moment.
"""

import secrets
import time

import msgspec

from games.bots import Budget, bot
from games.bots.host import position_for
from games.bots.protocol import Bot, Phrase, Position
from games.chance import Chance
from games.contract import Event, fill
from tables import clocks, faults, measuring
from tables.live.frames import seen
from tables.models import ChatLine, Move, Seat, Table
from tables.services.rebuilding import state_of
from tables.work import choices, names, waking
from tables.work.choices import Choice
from tables.work.entering import enter, enter_if_due

_decode = msgspec.msgpack.Decoder(list[Event]).decode

AT_A_STRETCH = 0.25
"""Seconds for which one task goes on with a game that no person plays any more."""


LEAST_SHARE = 1 / 6
"""However many wait, a bot thinks for this part of its time."""


def think(uid: str, number: int, asked: int) -> None:
    """Let a bot choose its move, unless its question is gone or answered already."""
    seat = _questioned(uid, number, asked)
    if seat is None or choices.is_kept(uid, number, asked):
        return
    waking.note_thinker(uid, number, asked)
    due = clocks.read(seat.table.clocks)[number].bot_at or time.time()
    choices.keep(uid, number, asked, choose(seat, _share(waking.people_waiting())), due)
    enter_if_due(uid, number, asked)


def play_out(uid: str, token: str) -> None:
    """Go on for a while with a game that no person plays; wherever people wait, they come first."""
    end = time.monotonic() + AT_A_STRETCH
    while waking.is_at_it(uid, token):
        if time.monotonic() >= end or waking.people_waiting():
            waking.send(names.PLAY_OUT, uid, token)
            return
        seat = _next_without_people(uid)
        if seat is None:
            return
        enter(seat.table, seat.number, seat.table.asked[seat.number], choose(seat, Budget()))


def choose(seat: Seat, budget: Budget) -> Choice:
    """Let the seat's bot think; one that fails moves as a clock would."""
    table, player = seat.table, bot(seat.table.game, seat.bot_level)
    position = position_of(table, seat.number, player, budget)
    begun = time.monotonic()
    phrase = move = None
    try:
        phrase = player.say(position)
        move = player.choose(position)
    except Exception as error:
        faults.note(f"the bot in seat {seat.number} at table {table.uid}", error)
    thought = measuring.THINKING_SECONDS.labels(table.game, seat.bot_level)
    thought.observe(time.monotonic() - begun)
    if move is None and position.asked:
        move = table.engine.on_timeout(state_of(table), seat.number)
    return Choice(None if move is None else fill(move, position.chance), phrase)


def _share(waiting: int) -> Budget:
    """Return how long a bot may think while so many others wait: it shares its time with them."""
    whole = Budget().seconds
    return Budget(max(LEAST_SHARE * whole, whole / (1 + waiting)))


def _questioned(uid: str, number: int, asked: int) -> Seat | None:
    """Return the bot's seat if it is still asked this very question."""
    seats = Seat.objects.filter(table__uid=uid, table__status=Table.Status.PLAYING, number=number)
    seat = seats.select_related("table").first()
    if seat is None or not seat.bot_level or seat.table.asked[number] != asked:
        return None
    return seat


def position_of(table: Table, number: int, player: Bot, budget: Budget) -> Position:
    """Return all that the seat may know, as its bot is told it."""
    log = Move.objects.filter(table=table).values_list("events", flat=True)
    return position_for(
        table.engine,
        state_of(table),
        number,
        events=[one for events in log for one in seen(_decode(bytes(events)), number)],
        phrases=_phrases(table),
        chance=Chance(secrets.token_bytes(32)),
        budget=budget,
        with_worlds=player.needs_worlds,
    )


def _phrases(table: Table) -> list[Phrase]:
    lines = ChatLine.objects.filter(table=table, phrase__isnull=False, seat__isnull=False)
    return [
        Phrase(seat, said["code"], {name: said[name] for name in said if name != "code"}, turn)
        for seat, said, turn in lines.values_list("seat", "phrase", "turn")
        if seat is not None and said
    ]


def _next_without_people(uid: str) -> Seat | None:
    """Return the seat of the next bot that is due, if nobody but bots plays here."""
    seats = Seat.objects.filter(table__uid=uid, table__status=Table.Status.PLAYING)
    found = list(seats.select_related("table"))
    if not found or waking.is_watched(found):
        return None
    shown, now = clocks.read(found[0].table.clocks), time.time()
    for seat in found:
        due = shown[seat.number].bot_at
        if due is not None and due <= now:
            return seat
    return None
