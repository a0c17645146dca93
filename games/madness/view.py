"""What a seat or a spectator may know (page "Knows"; M10 for the discard)."""

from games.madness.fields import DRAWN, Field
from games.madness.forecast import forecast, hungry
from games.madness.rounds import lapsing
from games.madness.state import State
from games.madness.wire import BattleField, ChanceAsk, MainAsk, Revealed, TutAsk, View
from games.wire.parts import Opened


def view_of(state: State, viewer: int | None) -> View:
    """Return the table as the viewer sees it; after the end it lies open to everybody."""
    shown: View = {
        "seat": viewer,
        "phase": state.phase,
        "turn": state.turn,
        "points": state.points(),
        "idle": state.idle,
        "deck": len(state.deck),
        "hands": [len(hand) for hand in state.hands],
        "hand": None if viewer is None else state.hands[viewer][:],
        "hungry": hungry(state),
        "fields": [_field(state, field) for field in state.fields],
        "bosses": state.bosses[:],
        "discard": state.discard[-1] if state.discard else None,
        "asks": _asks(state),
    }
    if state.result is not None:
        shown["reason"] = state.result.reason
        shown["winners"] = list(state.result.winners)
        shown["revealed"] = _revealed(state)
    return shown


def opened_of(state: State) -> Opened:
    """Return both hands, and the deck from its top."""
    return {"hands": [hand[:] for hand in state.hands], "deck": state.deck[::-1]}


def _field(state: State, field: Field) -> BattleField:
    return {
        "sides": [list(field.sides[0]), list(field.sides[1])],
        "centre": field.centre,
        "attack": field.attack,
        "repelled": field.repelled,
        "closed": "draw" if field.closed == DRAWN else field.closed,
        "forecast": forecast(state, field),
    }


def _asks(state: State) -> dict[str, MainAsk | TutAsk | ChanceAsk]:
    """Say whom the table waits for."""
    actor = state.actor()
    return {} if actor is None else {str(actor): _question(state, actor)}


def _question(state: State, actor: int) -> MainAsk | TutAsk | ChanceAsk:
    if state.phase == "main":
        return {"code": "main", "lapsing": lapsing(state, actor)}
    if state.phase == "coyote":
        return {"code": "coyote", "field": state.contested, "card": state.card_to_beat()}
    return {"code": "tut"}


def _revealed(state: State) -> Revealed:
    """Return what was hidden until the end; piles from the top."""
    return {
        "hands": [hand[:] for hand in state.hands],
        "deck": state.deck[::-1],
        "discard": state.discard[::-1],
    }
