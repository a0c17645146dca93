"""What is shown: plain JSON, bounded, a question per awaited seat, and never a seed."""

from base64 import b64encode
from collections.abc import Iterable
from math import isfinite
from typing import Any

from games.conformance.breach import Case
from games.conformance.look import Look
from games.conformance.plain import canonical, chances, exact, fault
from games.contract import Event


def check_views(look: Look) -> None:
    """Look at the table with everybody's eyes; ``asks`` is the same for all."""
    seeds = _written_seeds(look.case, look.state)
    asks = look.engine.view(look.state, None).get("asks")
    for viewer in look.viewers:
        view = look.engine.view(look.state, viewer)
        if found := fault(view):
            raise look.breach("not_json", f"the view of {viewer}: {found}")
        text = exact(view)
        if len(text) > look.depth.view_bytes:
            raise look.breach("view_size", f"the view of {viewer} has {len(text)} bytes")
        if any(seed in text for seed in seeds):
            raise look.breach("seed_shown", f"the view of {viewer} holds a seed")
        if canonical(view.get("asks")) != canonical(asks):
            raise look.breach("asks", f"{viewer} is told other questions than a spectator")
    _check_asks(look, asks)
    _check_pause(look)
    look.check_unchanged("view_changes", "looking at it")


def _check_asks(look: Look, asks: Any) -> None:
    awaited = {str(seat) for seat in look.engine.actors(look.state)}
    if not isinstance(asks, dict) or asks.keys() != awaited:
        raise look.breach("asks", f"asks are {asks}, awaited are {sorted(awaited)}")
    for seat, question in asks.items():
        if not isinstance(question, dict) or not isinstance(question.get("code"), str):
            raise look.breach("asks", f"seat {seat} is asked {question}, without a code")


def _check_pause(look: Look) -> None:
    pause = look.engine.pause(look.state)
    if isinstance(pause, bool) or not isinstance(pause, (int, float)):
        raise look.breach("pause", f"the pause is {pause!r}")
    if not (isfinite(pause) and pause >= 0):
        raise look.breach("pause", f"the pause is {pause}")


def check_events(case: Case, state: Any, events: Iterable[Event]) -> None:
    """Hold events to plain JSON, private parts to the seats, and both to silence on seeds."""
    seeds = _written_seeds(case, state) if case.engine.outcome(state) is None else []
    for event in events:
        private = event.private or {}
        if not set(private) <= set(range(case.seats)):
            raise case.breach("events", f"{event} is private to a seat that is not there")
        for shown in (event.public, *private.values()):
            if found := fault(shown):
                raise case.breach("not_json", f"the event {event}: {found}")
            if any(seed in exact(shown) for seed in seeds):
                raise case.breach("seed_shown", f"the event {event} holds a seed")


def _written_seeds(case: Case, state: Any) -> list[bytes]:
    """Return the seeds of the game in each way in which they might be written."""
    seeds = {case.chance("game").seed, *(chance.seed for _, chance in chances(state))}
    written = [(seed.hex().encode(), b64encode(seed)) for seed in sorted(seeds) if len(seed) >= 8]
    return [text for pair in written for text in pair]
