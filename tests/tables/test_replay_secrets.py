"""What a seat's replay shows hangs on what the seat knew alone, whatever the rest may be."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, NamedTuple

import pytest

from accounts.models import User
from games.chance import Chance
from games.contract import IllegalMove
from games.registry import engine, engines
from games.vocabulary import vocabulary
from tables.models import Table
from tables.replay.eyes import WATCH, viewer_behind
from tables.replay.heads import tick_of
from tables.replay.pieces import frame_at
from tables.replay.reel import run
from tables.replay.steps import Step
from tables.services.playing import encode_events
from tables.wire.frames import encode
from tests.tables.recorded_tables import played

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[..., User]
HIDDEN = [one.info.slug for one in engines() if one.info.hidden]
MOST_STEPS = 50


class Truth(NamedTuple):
    """A step of a game and where it led, in one of the worlds that somebody holds possible."""

    step: Step
    state: Any


@pytest.fixture(params=HIDDEN)
def table(request: pytest.FixtureRequest, person: Maker) -> Table:
    """Return a table whose game was long enough to look back at."""
    game: str = request.param
    info = engine(game).info
    people = [person(f"p{number}") for number in range(min(info.min_seats + 1, info.max_seats))]
    for number in count():
        made = played(people, game, Chance(f"worlds {number}".encode())).table
        if made.version > MOST_STEPS:
            break
    return made


def steps_before_the_end(table: Table) -> Iterator[tuple[Any, Truth]]:
    """Yield the first steps, each with the state that it was made in."""
    before: Any = None
    for step, state in run(table, 0, MOST_STEPS):
        if not table.engine.actors(state):
            break
        yield before, Truth(step, state)
        before = table.engine.copy(state)


def all_eyes(table: Table) -> list[str]:
    return [WATCH, *(str(seat) for seat in range(table.seat_count))]


def shown(table: Table, truth: Truth, eyes: str, before: int) -> tuple[bytes, bytes]:
    """Return a step's frame, in words too, and its tick in the head."""
    told = frame_at(table, truth.step, truth.state, eyes, before, in_words=True)
    return encode(told), encode(tick_of(truth.step, eyes, vocabulary(table.game)))


def test_a_replay_is_the_same_whatever_its_eyes_cannot_know(table: Table) -> None:
    rules, chance, others = table.engine, Chance(b"others"), 0
    for _, truth in steps_before_the_end(table):
        for eyes in all_eyes(table):
            world = rules.redeal(truth.state, viewer_behind(eyes), chance)
            one, other = (
                shown(table, Truth(truth.step, at), eyes, 0) for at in (truth.state, world)
            )
            assert one == other
            others += rules.opened(world) != rules.opened(truth.state)
    assert others > 20  # worlds did differ


def test_events_marks_and_movers_are_the_same_where_the_eyes_see_no_difference(
    table: Table,
) -> None:
    """The same move is made in another world too: each world tells what happened in it."""
    chance, compared = Chance(b"moved"), 0
    for before, truth in steps_before_the_end(table):
        for eyes in all_eyes(table) if before is not None else ():
            other = _made_elsewhere(table, before, truth, eyes, chance)
            if other is not None:
                assert shown(table, truth, eyes, 0) == shown(table, other, eyes, 0)
                compared += other.step.told != truth.step.told
    assert compared > 2  # what was told to others did differ


def _made_elsewhere(
    table: Table, before: Any, truth: Truth, eyes: str, chance: Chance
) -> Truth | None:
    """Return the step as another world tells it, if it is lawful there and the eyes cannot tell."""
    rules, step, viewer = table.engine, truth.step, viewer_behind(eyes)
    world = rules.redeal(before, viewer, chance)
    try:
        events = rules.apply(world, step.seat or 0, step.body)
    except IllegalMove:
        return None
    if encode(rules.view(world, viewer)) != encode(rules.view(truth.state, viewer)):
        return None
    return Truth(step._replace(told=encode_events(events)), world)
