"""Leaks: what a viewer is shown is the same, whatever lies where that viewer cannot look.

For d = redeal(s, p), p's view, legal list, previews and refusals are equal in s and d.
"""

from typing import Any

from games.conformance.choice_leaks import check_choices_told
from games.conformance.event_leaks import check_events_told
from games.conformance.foreign import foreign_moves
from games.conformance.look import Look
from games.conformance.moves import refusal_of, shown, some
from games.conformance.plain import exact
from games.conformance.redeals import Tally, Viewer, check_playable, redeal
from games.contract import Move, fill, fits


def check_leaks(look: Look, tally: Tally, *, playout: bool) -> None:
    """Redeal for some viewers, at the start of a game for all, and compare."""
    count = look.depth.redeals if look.earlier else len(look.viewers)
    viewers = tally.next_viewers(look.viewers, count)
    for viewer in viewers:
        redealt = redeal(look, viewer)
        tally.add(look, viewer, redealt)
        _check_view(look, viewer, redealt)
        if viewer is not None:
            _check_lists(look, viewer, redealt)
            _check_answers(look, viewer, redealt)
        check_events_told(look, viewer, redealt)
        check_choices_told(look, viewer)
        if playout and viewer == viewers[-1]:
            check_playable(look, viewer, redealt)


def _check_view(look: Look, viewer: Viewer, redealt: Any) -> None:
    before, after = (exact(look.engine.view(state, viewer)) for state in (look.state, redealt))
    if before != after:
        raise look.leak("leak_view", f"the view of {viewer}", before, after)


def _check_lists(look: Look, seat: int, redealt: Any) -> None:
    lists = {
        "leak_legal": look.engine.legal,
        "leak_free": look.engine.free,
        "leak_tempting": look.engine.tempting,
    }
    for code, moves in lists.items():
        before, after = exact(moves(look.state, seat)), exact(moves(redealt, seat))
        if before != after:
            raise look.leak(code, f"seat {seat}'s list", before, after)


def _check_answers(look: Look, seat: int, redealt: Any) -> None:
    foreign = [*foreign_moves(look, seat, look.depth.foreign), *_tempting(look, seat)]
    states = look.fresh(), look.engine.copy(redealt)
    for move in foreign:
        before, after = (exact(refusal_of(look, state, seat, move)) for state in states)
        if before != after:
            raise look.leak("leak_refusal", f"the refusal of {shown(move)}", before, after)
    legal = some(look.legal[seat], look.depth.lawful, look.chance)
    for move in (*foreign, *(fill(entry, look.chance) for entry in legal)):
        before, after = (
            exact(look.engine.preview(state, seat, move)) for state in (look.state, redealt)
        )
        if before != after:
            raise look.leak("leak_preview", f"the preview of {shown(move)}", before, after)


def _tempting(look: Look, seat: int) -> list[Move]:
    """Return some of the moves whose refusals a page tells."""
    moves = [
        move
        for move in look.engine.tempting(look.state, seat)
        if not any(fits(move, entry) for entry in look.legal[seat])
    ]
    return some(moves, look.depth.lawful, look.chance)
