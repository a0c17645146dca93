"""Making a move: the one door for people, bots and clocks."""

from typing import Any, NamedTuple

import msgspec
from django.db.models import OuterRef, Subquery
from django.utils.translation import get_language
from django.utils.translation import gettext_noop as _

from games.contract import IllegalMove
from tables import chronicle, clocks
from tables.limits import check_moves
from tables.live.house_events import clock_move_id, events_before
from tables.measuring import counting_refusals
from tables.models import Move, Seat, Table
from tables.refusals import Refused, RefusedByRules, no_table
from tables.services.arming import arm
from tables.services.changing import Change, changing, no_seat
from tables.services.finishing import finish_if_over
from tables.services.wording import same_but_for_words, worded

encode_events = msgspec.msgpack.Encoder().encode

MOST_ID_LETTERS = 64


class Accepted(NamedTuple):
    """An accepted move: the version it led to."""

    version: int


class _Known(NamedTuple):
    """What is known of a move before the table is locked."""

    seated: bool
    made: Move | None


@counting_refusals()
def play(
    *, uid: str, user_id: int, move: Any, version: int, move_id: str, counted: bool = False
) -> Accepted:
    """Make a person's move, exactly once however often it is sent.

    Repeats, moves too many and strangers are answered before the table is locked: whoever plays
    does not wait for them. One that is ``counted`` already is a player's, and looked new.
    """
    check_shape(move, version, move_id)
    known = _Known(seated=True, made=None) if counted else _known(uid, user_id, move_id)
    if known.made is not None:
        return _first_answer(known.made, move)
    if not counted:
        check_moves(user_id)
    if not known.seated:
        raise no_seat() if Table.objects.filter(uid=uid).exists() else no_table()
    with changing(uid) as change:
        seat = change.own_seat(user_id)
        if seat.user is None or not seat.user.is_active:
            raise Refused("banned", _("This account may not play."), status=403)
        repeated = _answered(change, seat, move, move_id)
        if repeated is not None:
            return repeated
        change.require(Table.Status.PLAYING)
        if seat.absence == Seat.Absence.GONE:
            raise Refused("gone", _("You have left this game."), status=403)
        if not seat.present:
            raise Refused("absent", _("A bot plays your seat. Take it back first."))
        _check_fresh(change, seat, version)
        said = worded(author=seat.user, game=change.table.game, move=move)
        return make_move(change, seat, said, Move.By.PERSON, move_id)


def play_bot(*, uid: str, number: int, asked: int, move: Any) -> Accepted | None:
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


def time_out(*, uid: str, number: int, asked: int) -> Accepted | None:
    """Make the move of a seat whose clock has run out; twice in a row, and a bot takes over."""
    with changing(uid) as change:
        seat = still_asked(change, number, asked)
        clock = change.clocks[number] if seat else None
        if seat is None or clock is None or not seat.present:
            return None
        if clock.deadline is None or clock.deadline > change.house.sure:
            return None
        steps_in = clock.strike()
        if steps_in:
            seat.absence = Seat.Absence.AWAY
            seat.save(update_fields=["absence"])
        move = change.table.engine.on_timeout(change.state, number)
        move_id = clock_move_id(asked, steps_in=steps_in)
        return make_move(change, seat, move, Move.By.CLOCK, move_id)


def still_asked(change: Change, number: int, asked: int) -> Seat | None:
    """Return the seat if the game goes on and its question is the one that was meant."""
    table = change.table
    if table.status != Table.Status.PLAYING or table.asked[number] != asked:
        return None
    return change.seat(number)


def make_move(change: Change, seat: Seat, move: Any, by: Move.By, move_id: str) -> Accepted:
    """Apply, log, and ask anew; a refusal leaves no trace."""
    table = change.table
    advance(change, seat, move, by, move_id)
    Move.objects.create(
        table=table,
        number=table.version,
        seat=seat.number,
        by=by,
        body=move,
        move_id=move_id,
        events=encode_events(change.events),
    )
    if not finish_if_over(change):
        arm(change)
    chronicle.move_made(change, by)
    return Accepted(table.version)


def advance(change: Change, seat: Seat, move: Any, by: Move.By, move_id: str) -> None:
    """Apply a move to the table in hand, turn its clocks and ask anew; nothing is kept yet."""
    engine = change.table.engine
    before = engine.actors(change.state)
    try:
        change.events = engine.apply(change.state, seat.number, move)
    except IllegalMove as refusal:
        raise RefusedByRules(refusal, get_language() or "en") from refusal
    change.house_events = events_before(by, move_id, seat.number)
    change.touch()
    change.table.moved = True
    _turn_clocks(change, seat, before, by)
    change.ask_anew(seat.number)


def _turn_clocks(change: Change, seat: Seat, before: frozenset[int], by: Move.By) -> None:
    after, now = change.table.engine.actors(change.state), change.clock_now
    clocks.turn_over(change.clocks, change.agreement, before, after, seat.number, now)
    change.clocks[seat.number].bot_at = None
    if by == Move.By.CLOCK:
        return
    for number, clock in enumerate(change.clocks):
        if number == seat.number:
            clock.forgive()
        else:
            clock.struck = False


def check_shape(move: Any, version: Any, move_id: Any) -> None:
    """Refuse what is no move, whatever the game."""
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


def _known(uid: str, user_id: int, move_id: str) -> _Known:
    """Look, without any lock, whether this person sits there and has sent this id before."""
    mine = Seat.objects.filter(table__uid=uid, user_id=user_id)
    made = Move.objects.filter(table=OuterRef("table"), seat=OuterRef("number"), move_id=move_id)
    found = mine.values_list("number", Subquery(made.values("pk"))).first()
    if found is None:
        return _Known(seated=False, made=None)
    return _Known(seated=True, made=Move.objects.filter(pk=found[1]).first() if found[1] else None)


def _answered(change: Change, seat: Seat, move: Any, move_id: str) -> Accepted | None:
    """Return the first answer to this id, if there was one."""
    made = Move.objects.filter(table=change.table, seat=seat.number, move_id=move_id).first()
    return None if made is None else _first_answer(made, move)


def _first_answer(made: Move, move: Any) -> Accepted:
    if not same_but_for_words(made.table.game, made.body, move):
        raise Refused("id_reused", _("Another move was sent with this id."))
    return Accepted(made.number)


def _check_fresh(change: Change, seat: Seat, version: int) -> None:
    if version < change.table.asked[seat.number]:
        raise Refused("stale", _("The table has changed meanwhile: look again."))
