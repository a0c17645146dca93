"""The chain reaction: everybody gives a card to the next player at once (S14)."""

from games.contract import Event
from games.stayaway.cards import INFECTED
from games.stayaway.dropping import super_infect
from games.stayaway.knowledge import gained, left, note, saw_infected_laid
from games.stayaway.places import next_seat, seats_from
from games.stayaway.roles import can_give, hand_over
from games.stayaway.state import NOBODY, State
from games.stayaway.turns import end_turn


def chain(state: State, seat: int, _: int, events: list[Event]) -> None:
    """Let those who have nothing to give drop out, then ask all the others at once."""
    for giver in seats_from(state, seat, state.direction):
        following = next_seat(state, giver)
        if not can_give(state, giver, following):
            super_infect(state, giver, following, events)
            if state.result is not None:
                return
    state.given = [""] * state.seats
    state.phase, state.asked = "give", NOBODY


def give(state: State, seat: int, card: str, events: list[Event]) -> None:
    """Lay a card; when all have, the cards pass closed and the turn ends."""
    state.hands[seat].remove(card)
    state.given[seat] = card
    events.append(Event({"type": "gave", "seat": seat}, {seat: {"card": card}}))
    givers = state.living()
    if all(state.given[giver] for giver in givers):
        _pass_all(state, givers, events)
        state.given = []
        end_turn(state, events)


def _pass_all(state: State, givers: list[int], events: list[Event]) -> None:
    """Pass the cards; who is infected goes by the roles before it."""
    receiver = {giver: next_seat(state, giver) for giver in givers}
    giver_of = {seat: giver for giver, seat in receiver.items()}
    humans = {seat for seat in givers if state.roles[seat] == "human"}
    fresh = state.fresh[:]
    for giver in givers:
        left(state, giver, state.given[giver], 1 << giver | 1 << receiver[giver])
    private: dict[int, dict[str, str]] = {}
    for seat in givers:
        source = giver_of[seat]
        got, gave = state.given[source], state.given[seat]
        state.hands[seat].append(got)
        state.fresh[seat] += bool(fresh[source])
        gained(state, seat, got, 1 << source)
        private[seat] = {"gave": gave, "got": got}
        note(state, seat, type="chain", seat=source, to=receiver[seat], gave=gave, got=got)
    events.append(Event({"type": "chain", "direction": state.direction}, private))
    _infect_all(state, receiver, humans, events)


def _infect_all(
    state: State, receiver: dict[int, int], humans: set[int], events: list[Event]
) -> None:
    stamp = state.tick()
    for giver, seat in receiver.items():
        card = state.given[giver]
        if card == INFECTED:
            saw_infected_laid(state, giver, seat, stamp, True, 1 << seat)
        told = hand_over(state, giver, seat, card, True, stamp, seat in humans)
        if told is not None:
            events.append(told)
