"""The head of a replay: whose eyes there are, and a tick for each step with what turned there."""

from typing import Any

from django.urls import reverse

from games.vocabulary import Vocabulary, code_of, parameters, vocabulary
from tables.models import Table
from tables.replay.eyes import ALL, chosen_eyes, eyes_for, viewer_behind
from tables.replay.pieces import told_to
from tables.replay.reel import PIECE
from tables.replay.steps import Step, steps_of
from tables.wire.replay import Replay, Tick
from tables.wire.table import public_table


def head_of(table: Table, user: Any, wanted: str = "") -> Replay:
    """Return all there is to a replay but its frames, through the eyes that are wanted."""
    eyes = chosen_eyes(table, user, wanted)
    words = vocabulary(table.game)
    return Replay(
        uid=table.uid,
        eyes=eyes_for(table, user),
        seen_by=eyes,
        table=public_table(table, list(table.seats.select_related("user"))),
        table_number=table.public_number,
        over=table.over,
        piece=PIECE,
        ticks=[tick_of(step, eyes, words) for step in steps_of(table)],
        proof=reverse("verify", args=[table.uid]) if table.over else None,
        branches=table.over and user.is_authenticated,
    )


def tick_of(step: Step, eyes: str, words: Vocabulary) -> Tick:
    """Return a step as those eyes knew it: who moved, and what turned there."""
    events = told_to(eyes, step.events())
    turns = [event for event in events if words.is_turning_point(event)]
    return Tick(
        version=step.number,
        seat=step.seat if _is_known(step, eyes, events, words) else None,
        at=round(step.at.timestamp(), 3),
        marks=[_mark(event, words) for event in turns],
    )


def _is_known(step: Step, eyes: str, events: list[dict[str, Any]], words: Vocabulary) -> bool:
    """Tell whether those eyes know who moved: they did, or something they saw names the mover."""
    if eyes == ALL or step.seat == viewer_behind(eyes):
        return True
    named = (event.get(name) for event in events for name in words.seats)
    return any(type(seat) is int and seat == step.seat for seat in named)


def _mark(event: dict[str, Any], words: Vocabulary) -> dict[str, Any]:
    """Return of an event whom it befell and what its short word needs; no words of anybody's."""
    code = code_of(event)
    templates = words.templates("turning_points", event)
    needed = {"type", "code", *words.choose_by.get(code, "").split(), *words.seats}
    needed |= {name for one in templates for name in parameters(one.en)}
    return {name: value for name, value in event.items() if name in needed}
