"""Making a move: the one door for people, bots and clocks."""

from typing import Any, NamedTuple

import msgspec
from django.utils.translation import get_language
from django.utils.translation import gettext_noop as _

from games.contract import IllegalMove
from tables import chronicle, clocks
from tables.measuring import counting_refusals
from tables.models import Move, Seat, Table
from tables.refusals import Refused, RefusedByRules
from tables.services.arming import arm
from tables.services.changing import Change, changing
from tables.services.finishing import finish_if_over

_events = msgspec.msgpack.Encoder()

MOST_ID_LETTERS = 64


class Answer(NamedTuple):
    """An accepted move: the version it led to."""

    version: int


@counting_refusals()
def play(*, uid: str, user_id: int, move: Any, version: int, move_id: str) -> Answer:
    """Make a person's move, exactly once however often it is sent."""
    _check_shape(move, version, move_id)
    with changing(uid) as change:
        seat = change.own_seat(user_id)
        if seat.user is None or not seat.user.is_active:
            raise Refused("banned", _("This account may not play."), status=403)
        repeated = _answered(change, seat, move, move_id)
        if repeated is not None:
            return repeated
        change.require(Table.Status.PLAYING)
        if not seat.present:
            raise Refused("absent", _("A bot plays your seat. Take it back first."))
        _check_fresh(change, seat, version)
        return make_move(change, seat, move, Move.By.PERSON, move_id)


def play_bot(*, uid: str, number: int, asked: int, move: Any) -> Answer | None:
    """Make the move a bot has chosen (None: no free move), unless its question is gone."""
    with changing(uid) as change:
        seat = still_asked(change, number, asked)
        if seat is None or not seat.bot_level:
            return None
        if move is None:
            change.clocks[number].declined = asked
            change.clocks[number].bot_at = None
            arm(change)
            change.save_quietly()
            return None
        return make_move(change, seat, move, Move.By.BOT, f"bot-{asked}")


def time_out(*, uid: str, number: int, asked: int) -> Answer | None:
    """Make the move of a seat whose clock has run out; twice in a row, and a bot takes over."""
    with changing(uid) as change:
        seat = still_asked(change, number, asked)
        clock = change.clocks[number] if seat else None
        if seat is None or clock is None or not seat.present:
            return None
        if clock.deadline is None or clock.deadline > change.now.timestamp():
            return None
        if clock.strike():
            seat.absence = Seat.Absence.AWAY
            seat.save(update_fields=["absence"])
        move = change.table.engine.on_timeout(change.state, number)
        return make_move(change, seat, move, Move.By.CLOCK, f"clock-{asked}")


def still_asked(change: Change, number: int, asked: int) -> Seat | None:
    """Return the seat if the game goes on and its question is the one that was meant."""
    table = change.table
    if table.status != Table.Status.PLAYING or table.asked[number] != asked:
        return None
    return change.seat(number)


def make_move(change: Change, seat: Seat, move: Any, by: Move.By, move_id: str) -> Answer:
    """Apply, log, and ask anew; a refusal leaves no trace."""
    table, engine = change.table, change.table.engine
    before = engine.actors(change.state)
    try:
        change.events = engine.apply(change.state, seat.number, move)
    except IllegalMove as refusal:
        raise RefusedByRules(refusal, get_language() or "en") from refusal
    change.touch()
    table.moved = True
    Move.objects.create(
        table=table,
        number=table.version,
        seat=seat.number,
        by=by,
        body=move,
        move_id=move_id,
        events=_events.encode(change.events),
    )
    _settle_clocks(change, seat, before, by)
    change.ask_anew(seat.number)
    if not finish_if_over(change):
        arm(change)
    chronicle.move_made(change, by)
    return Answer(table.version)


def _settle_clocks(change: Change, seat: Seat, before: frozenset[int], by: Move.By) -> None:
    after, now = change.table.engine.actors(change.state), change.now.timestamp()
    clocks.turn_over(change.clocks, change.agreement, before, after, seat.number, now)
    change.clocks[seat.number].bot_at = None
    if by == Move.By.CLOCK:
        return
    for number, clock in enumerate(change.clocks):
        if number == seat.number:
            clock.forgive()
        else:
            clock.struck = False


def _check_shape(move: Any, version: Any, move_id: Any) -> None:
    if not isinstance(move, dict) or not _can_be_kept(move):
        raise Refused("bad_move", _("A move is a JSON object."), status=422)
    if type(version) is not int or version < 0:
        raise Refused("bad_version", _("A version is a whole number from 0."), status=422)
    is_text = isinstance(move_id, str) and move_id.isprintable()
    if not is_text or not 0 < len(move_id) <= MOST_ID_LETTERS:
        raise Refused(
            "bad_id",
            _("A move’s id is a text of 1 to {most} letters."),
            status=422,
            most=MOST_ID_LETTERS,
        )


def _can_be_kept(move: dict[str, Any]) -> bool:
    """Tell whether any database can keep it: no half characters, no zero bytes."""
    try:
        return b"\\u0000" not in msgspec.json.encode(move)
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError):
        return False


def _answered(change: Change, seat: Seat, move: Any, move_id: str) -> Answer | None:
    """Return the first answer to this id, if there was one."""
    made = Move.objects.filter(table=change.table, seat=seat.number, move_id=move_id).first()
    if made is None:
        return None
    if made.body != move:
        raise Refused("id_reused", _("Another move was sent with this id."))
    return Answer(made.number)


def _check_fresh(change: Change, seat: Seat, version: int) -> None:
    if version < change.table.asked[seat.number]:
        raise Refused("stale", _("The table has changed meanwhile: look again."))
