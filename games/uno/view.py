"""What a seat may know of the table, as JSON."""

from games.uno.cards import COLOURS, IDS
from games.uno.state import NO_CARD, NO_COLOUR, NOBODY, State
from games.uno.state import LastDeal as EndedDeal
from games.uno.wire import Ask, LastDeal, SumAsk, View
from games.wire.parts import Opened


def view_of(state: State, viewer: int | None) -> View:
    """Return the table as this seat sees it; None is a spectator, who sees no hand."""
    seen: View = {
        "deal": state.deal,
        "dealer": state.dealer,
        "turn": _seat(state.turn),
        "next": None if state.turn == NOBODY else state.next_seat(state.turn),
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
        "last_deal": _last_deal(state.last_deal),
        "over": state.reason or None,
        "asks": {} if state.turn == NOBODY else {str(state.turn): _question(state)},
    }
    if viewer is not None:
        _show_own(seen, state, viewer)
    return seen


def opened_of(state: State) -> Opened:
    """Return every hand, and the deck from its top."""
    return {
        "hands": [[IDS[card] for card in sorted(hand)] for hand in state.hands],
        "deck": [IDS[card] for card in reversed(state.deck)],
    }


def _last_deal(last: EndedDeal | None) -> LastDeal | None:
    if last is None:
        return None
    return {
        "deal": last.deal,
        "winner": _seat(last.winner),
        "reason": last.reason,
        "hands": [[IDS[card] for card in hand] for hand in last.hands],
        "points": last.points[:],
    }


def _show_own(seen: View, state: State, seat: int) -> None:
    waiting = state.drawn != NO_CARD and state.turn == seat
    if state.turn != NOBODY:
        seen["until"] = (seat - state.turn) * state.direction % len(state.hands)
    seen["hand"] = [IDS[card] for card in sorted(state.hands[seat])]
    seen["drew"] = [IDS[card] for card in state.drew[seat]]
    seen["drawn"] = IDS[state.drawn] if waiting else None
    seen["notes"] = [
        {
            "seat": memory.holder,
            "cards": [IDS[card] for card in sorted(memory.cards)],
            "turn": memory.turn,
        }
        for memory in state.memories
        if memory.viewer == seat
    ]


def _question(state: State) -> Ask | SumAsk:
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
