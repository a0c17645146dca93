"""What a seat or a spectator may know (page "Knows"; M10 for the discard)."""

from typing import Any

from games.madness.actions import lapsing
from games.madness.fields import DRAWN, Field
from games.madness.state import State


def view_of(state: State, viewer: int | None) -> dict[str, Any]:
    """Return the table as the viewer sees it; after the end it lies open to everybody."""
    shown: dict[str, Any] = {
        "seat": viewer,
        "phase": state.phase,
        "turn": state.turn,
        "points": state.points(),
        "idle": state.idle,
        "deck": len(state.deck),
        "hands": [len(hand) for hand in state.hands],
        "hand": None if viewer is None else state.hands[viewer][:],
        "fields": [_field(field) for field in state.fields],
        "bosses": state.bosses[:],
        "discard": state.discard[-1] if state.discard else None,
        "asks": _asks(state),
    }
    if state.result is not None:
        shown["reason"] = state.result.reason
        shown["winners"] = list(state.result.winners)
        shown["revealed"] = _revealed(state)
    return shown


def _field(field: Field) -> dict[str, Any]:
    return {
        "sides": [list(field.sides[0]), list(field.sides[1])],
        "centre": field.centre,
        "attack": field.attack,
        "repelled": field.repelled,
        "closed": "draw" if field.closed == DRAWN else field.closed,
    }


def _asks(state: State) -> dict[str, dict[str, Any]]:
    """Say whom the table waits for, and for what."""
    actor = state.actor()
    if actor is None:
        return {}
    ask: dict[str, Any] = {"code": state.phase}
    if state.phase == "main":
        ask["lapsing"] = lapsing(state, actor)
    elif state.phase == "coyote":
        ask["field"] = state.contested
        ask["card"] = state.card_to_beat()
    return {str(actor): ask}


def _revealed(state: State) -> dict[str, Any]:
    """Return what was hidden until the end; piles from the top."""
    return {
        "hands": [hand[:] for hand in state.hands],
        "deck": state.deck[::-1],
        "discard": state.discard[::-1],
    }
