"""Dropping out: burnt (S12) or super-infected (S8), and what it ends (S15 to S17)."""

from games.contract import Event
from games.stayaway.cards import THING, ordered
from games.stayaway.endings import end_alone, end_for_humans, end_revenge
from games.stayaway.facts import Fiasco
from games.stayaway.knowledge import hand_discarded, note
from games.stayaway.piles import put_away
from games.stayaway.places import leave_place
from games.stayaway.state import NOBODY, State


def burn(state: State, seat: int, events: list[Event]) -> None:
    """A flamethrower takes a seat out of the game; its hand is discarded unseen (S12)."""
    was_thing = state.roles[seat] == "thing"
    if was_thing and not state.rules.revenge:
        events.append(Event({"type": "burnt", "seat": seat}))
        state.dropped_at[seat] = state.tick()
        end_for_humans(state, "thing_burnt", events)
        return
    events.append(Event({"type": "burnt", "seat": seat, "thing": was_thing}))
    if was_thing:
        state.hands[seat].remove(THING)
        state.removed.append(THING)
        state.burnt_thing = seat
        state.known_thing = [seat] * (state.seats + 1)
    _leave(state, seat, hand_discarded(state, seat), events)


def super_infect(state: State, seat: int, partner: int, events: list[Event]) -> None:
    """A seat that has nothing it may give shows its hand and drops out (S8)."""
    cards = ordered(state.hands[seat])
    note(state, state.seats, type="hand", seat=seat, cards=cards)
    events.append(Event({"type": "super_infection", "seat": seat, "cards": cards}))
    state.fiascos.append(Fiasco(seat, partner))
    state.not_thing = [mask | 1 << seat for mask in state.not_thing]
    hand_discarded(state, seat)
    _leave(state, seat, [state.everybody()] * len(cards), events)


def _leave(state: State, seat: int, seers: list[int], events: list[Event]) -> None:
    state.dropped_at[seat] = state.tick()
    for card, mask in zip(state.hands[seat], seers, strict=True):
        put_away(state, card, mask)
    state.hands[seat] = []
    state.drew[seat] = []
    state.fresh[seat] = 0
    if state.quarantine[seat]:
        state.quarantine[seat] = 0
        put_away(state, "quarantine", state.everybody())
    if leave_place(state, seat):
        put_away(state, "door", state.everybody())
    _look_for_an_end(state, events)


def _look_for_an_end(state: State, events: list[Event]) -> None:
    if state.burnt_thing != NOBODY:
        end_revenge(state, events)
    elif len(state.living()) == 1:
        end_alone(state, events)
