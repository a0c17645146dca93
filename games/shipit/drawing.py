"""Taking the deck's top: into a hand, or carried out at once if it is an event (I3)."""

from games.contract import Event
from games.shipit import knowledge
from games.shipit.cards import EVENTS
from games.shipit.effects.events import HAPPEN
from games.shipit.piles import refill
from games.shipit.state import State


def draw_card(state: State, seat: int, events: list[Event]) -> None:
    """Draw one card, if there is any (I4)."""
    if not refill(state, events):
        events.append(Event({"type": "nothing_to_draw", "seat": seat}))
        return
    card = state.deck.pop()
    state.drew[seat] += (card,)
    if card in EVENTS:
        knowledge.drawn_openly(state, card)
        state.in_play.append(card)
        events.append(Event({"type": "event", "seat": seat, "card": card}))
        HAPPEN[card](state, seat)
        return
    knowledge.drawn_unseen(state, seat, card)
    state.add_to_hand(seat, card)
    public = {"type": "drew", "seat": seat, "deck": len(state.deck)}
    events.append(Event(public, {seat: {"card": card}}))
