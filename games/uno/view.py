"""What a seat may know of the table, as JSON."""

from typing import Any

from games.uno.cards import COLOURS, IDS
from games.uno.state import NO_CARD, NO_COLOUR, NOBODY, State


def view_of(state: State, viewer: int | None) -> dict[str, Any]:
    """Return the table as this seat sees it; None is a spectator, who sees no hand."""
    last = state.last_deal
    seen: dict[str, Any] = {
        "deal": state.deal,
        "dealer": state.dealer,
        "turn": _seat(state.turn),
        "direction": state.direction,
        "top": IDS[state.discard[-1]],
        "color": None if state.colour == NO_COLOUR else COLOURS[state.colour],
        "deck": len(state.deck),
        "discard": len(state.discard),
        "hands": [len(hand) for hand in state.hands],
        "sum": state.sum_due,
        "call_due": _seat(state.call_due),
        "jump_open": state.jump_open and state.rules.jump_in,
        "turns": state.turns,
        "scores": state.scores[:],
        "last_deal": None,
        "over": state.reason or None,
        "asks": {} if state.turn == NOBODY else {str(state.turn): _question(state)},
    }
    if last is not None:
        seen["last_deal"] = {
            "deal": last.deal,
            "winner": _seat(last.winner),
            "reason": last.reason,
            "hands": [[IDS[card] for card in hand] for hand in last.hands],
            "points": last.points[:],
        }
    if viewer is not None:
        seen.update(_own(state, viewer))
    return seen


def _own(state: State, seat: int) -> dict[str, Any]:
    waiting = state.drawn != NO_CARD and state.turn == seat
    return {
        "hand": [IDS[card] for card in sorted(state.hands[seat])],
        "drew": [IDS[card] for card in state.drew[seat]],
        "drawn": IDS[state.drawn] if waiting else None,
        "notes": [
            {
                "seat": memory.holder,
                "cards": [IDS[card] for card in sorted(memory.cards)],
                "turn": memory.turn,
            }
            for memory in state.memories
            if memory.viewer == seat
        ],
    }


def _question(state: State) -> dict[str, Any]:
    """Say what the seat on turn is asked, by what everybody sees."""
    if state.colour == NO_COLOUR:
        return {"code": "color"}
    if state.drawn != NO_CARD:
        return {"code": "play_drawn"}
    if state.sum_due:
        return {"code": "sum", "sum": state.sum_due}
    return {"code": "play_or_draw"}


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
