"""The start of a game: entropies are frozen, the seed follows, seats are drawn, cards are dealt."""

import msgspec
from django.db.models import Case, When

from games import fair
from games.chance import Chance
from games.lot import seated_options
from games.record import played_on
from tables import chronicle, clocks
from tables.models import Move, Table
from tables.pages.proofs import beginning_of
from tables.services.arming import arm
from tables.services.changing import Change
from tables.services.drawing_seats import draw_seats
from tables.services.finishing import finish_if_over

_events = msgspec.msgpack.Encoder()


def start_game(change: Change) -> None:
    """Deal, and ask the first question."""
    table, engine = change.table, change.table.engine
    change.touch()
    entropy = [bytes(seat.entropy) for seat in change.seats]
    seed = fair.game_seed(
        server_seed=bytes(table.server_seed),
        table_id=table.uid,
        ruleset=table.ruleset,
        options=table.options,
        entropy=entropy,
    )
    draw_seats(change, seed)
    rules = engine.recorded_options(table.seat_count, table.options)
    rules = seated_options(engine.info.options, rules, table.seat_of_chair)
    beginning = beginning_of(table)
    change.state, change.events = (
        engine.new_game(seats=table.seat_count, options=rules, chance=Chance(seed))
        if beginning is None
        else (played_on(engine, beginning, seed), [])
    )
    change.clocks = clocks.fresh(change.agreement, table.seat_count)
    _write_who_counts(change)
    table.entropy = [one.hex() for one in entropy]
    table.asked = [table.version] * table.seat_count
    table.questions = [""] * table.seat_count
    table.status = Table.Status.PLAYING
    table.started_at = change.now
    chronicle.game_started(change)
    Move.objects.create(
        table=table,
        number=table.version,
        by=Move.By.DEAL,
        move_id="deal",
        events=_events.encode(change.events),
    )
    change.ask_anew(None)
    now = change.clock_now
    clocks.turn_over(
        change.clocks, change.agreement, frozenset(), engine.actors(change.state), None, now
    )
    if not finish_if_over(change):
        arm(change)


def _write_who_counts(change: Change) -> None:
    """Write down whose games are rated: from now on nobody changes what this one is worth (U10)."""
    for seat in change.seats:
        seat.counts = seat.user is not None and seat.user.is_rated
    counting = [seat.number for seat in change.seats if seat.counts]
    change.table.seats.update(counts=Case(When(number__in=counting, then=True), default=False))
