"""The start of a game: the list of entropies is frozen, the seed follows, the cards are dealt."""

import msgspec

from games import fair
from games.chance import Chance
from tables import chronicle, clocks
from tables.models import Move, Table
from tables.services.arming import arm
from tables.services.changing import Change
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
    change.state, change.events = engine.new_game(
        seats=table.seat_count, options=table.options, chance=Chance(seed)
    )
    change.clocks = clocks.fresh(change.agreement, table.seat_count)
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
    now = change.now.timestamp()
    clocks.turn_over(
        change.clocks, change.agreement, frozenset(), engine.actors(change.state), None, now
    )
    if not finish_if_over(change):
        arm(change)
