"""Leaks of choices: a card laid face down is not named to those who do not see it.

Comparing one move in two worlds cannot find this, for there the card is the same in both.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from games.conformance.event_leaks import Told, Viewer, told
from games.conformance.look import Look
from games.contract import Move, fill


def check_choices_told(look: Look, viewer: Viewer) -> None:
    """Let every other seat choose in two ways between which the viewer's view cannot tell.

    A card that only one choice names must not be told, if a redeal for the viewer holds it to be
    unknown: then it was told what it is not meant to know.
    """
    for seat, entries in look.legal.items():
        if seat == viewer or not entries:
            continue
        first = look.chance.pick(entries)
        alike = [entry for entry in entries if entry["type"] == first["type"]]
        moves = [fill(entry, look.chance) for entry in (first, look.chance.pick(alike))]
        one, other = (told(look, viewer, look.state, seat, move) for move in moves)
        if one.view == other.view and one.events != other.events:
            secret = _named(moves[0]) - _named(moves[1])
            if _takes_for_unknown(look, viewer, one, seat, secret):
                what = f"what {viewer} is told of {moves[0]} by seat {seat}"
                raise look.leak("leak_choice", what, one.events, other.events)


def _takes_for_unknown(look: Look, viewer: Viewer, one: Told, seat: int, secret: set[str]) -> bool:
    """Tell whether a secret was told that a redeal takes out of its owner's sight."""
    named = secret & set(_names(msgspec.json.decode(one.events)))
    if not named or look.engine.outcome(one.after) is not None:
        return False
    redealt = look.engine.redeal(one.after, viewer, look.chance.fork("choice"))
    before, now = (list(_names(look.engine.view(s, seat))) for s in (one.after, redealt))
    return any(now.count(name) < before.count(name) for name in named)


def _named(move: Move) -> set[str]:
    return set(_names([value for name, value in move.items() if name != "type"]))


def _names(value: Any) -> Iterator[str]:
    """Yield every text in a JSON value, but for keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, tuple, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _names(item)
