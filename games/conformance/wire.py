"""What crosses the wire is what the game's types say: no field is missing, and none is unnamed."""

from collections.abc import Iterable
from typing import Any

from games.conformance.breach import Case
from games.conformance.look import Look
from games.conformance.plain import fault
from games.contract import Event, Move
from games.wire.checking import fault as misfit
from games.wire.shapes import shape_of


def check_board(case: Case) -> None:
    """Hold the static data of a table to its type; it is plain JSON."""
    engine = case.engine
    board = engine.board(engine.checked_options(case.seats, case.options), case.seats)
    if found := fault(board):
        raise case.breach("not_json", f"the board: {found}")
    if wire := engine.wire:
        _check(case, "the board", board, wire.board)


def check_views_typed(look: Look) -> None:
    """Hold every viewer's view and every entry of a legal list to its type."""
    wire = look.engine.wire
    if wire is None:
        return
    for viewer in look.viewers:
        _check(look.case, f"the view of {viewer}", look.engine.view(look.state, viewer), wire.view)
    entries = shape_of(wire.moves, forms=True)
    for seat, legal in look.legal.items():
        for entry in legal:
            if found := misfit(entry, entries):
                raise look.breach("wire", f"seat {seat}'s entry {entry}: {found}")


def check_move_typed(case: Case, move: Move) -> None:
    """Hold a whole move to its type."""
    if wire := case.engine.wire:
        _check(case, f"the move {move}", move, wire.moves)


def check_preview_typed(case: Case, preview: Any) -> None:
    """Hold a preview to its type."""
    if wire := case.engine.wire:
        _check(case, f"the preview {preview}", preview, wire.preview)


def check_events_typed(case: Case, events: Iterable[Event]) -> None:
    """Hold events to their types, as each viewer sees them."""
    wire = case.engine.wire
    if wire is None:
        return
    for event in events:
        for viewer in (None, *(event.private or ())):
            seen = event.seen_by(viewer)
            if seen is not None:
                _check(case, f"the event {seen} for {viewer}", seen, wire.events)
        opened = event.opened()
        if opened is not None:
            _check(case, f"the event {opened}, laid open,", opened, wire.events)


def check_last_views_typed(case: Case, state: Any) -> None:
    """Hold the views of a game that is over to their type."""
    if wire := case.engine.wire:
        for viewer in (None, *range(case.seats)):
            _check(case, f"the last view of {viewer}", case.engine.view(state, viewer), wire.view)


def _check(case: Case, what: str, value: Any, declared: Any) -> None:
    if found := misfit(value, shape_of(declared)):
        raise case.breach("wire", f"{what:.300} is not of its type: {found}")
