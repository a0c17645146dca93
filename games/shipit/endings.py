"""Victory, places and the end of the game (I6, I14, I15, I17)."""

from games.contract import Event, Outcome
from games.shipit import knowledge
from games.shipit.cards import ARCHITECTURES, BITS, CARDS
from games.shipit.piles import throw
from games.shipit.state import Component, State


def missing(table: list[Component], architecture: str) -> int:
    """Return how many cards of the set are missing; a cloud fills any gap (I6, I14)."""
    clouds = sum(component.card == "cloud" for component in table)
    return max(0, len(gaps(table, architecture)) - clouds)


def gaps(table: list[Component], architecture: str) -> list[str]:
    """Return the components of the set that do not lie there themselves (I14)."""
    laid = [component.card for component in table]
    needs = CARDS[architecture].needs
    return [card for card, count in needs.items() for _ in range(count - laid.count(card))]


def check_victory(state: State, seat: int, events: list[Event]) -> None:
    """At the end of its own turn a seat with its set leaves as a winner (I14)."""
    table = state.tables[seat]
    held = [name for name in ARCHITECTURES if not missing(table, name)]
    if state.architectures[seat] in held:
        _leave(state, seat, events)
    else:
        for name in held:
            state.excluded[seat] |= BITS[name]


def _leave(state: State, seat: int, events: list[Event]) -> None:
    """Show the architecture; hand and table go to the discard (I14)."""
    state.left.append(seat)
    told = {
        "type": "victory",
        "seat": seat,
        "architecture": state.architectures[seat],
        "hand": state.hands[seat][:],
    }
    events.append(Event(told))
    throw(state, state.hands[seat])
    for component in state.tables[seat]:
        throw(state, (component.card, *component.under))
    state.hands[seat] = []
    state.tables[seat] = []
    state.blocked[seat] = {}
    knowledge.laid_down(state, seat)
    if not state.rules.play_on:
        finish(state, "victory", events)
    elif len(state.seats_in()) == 1:
        finish(state, "last", events)


def finish(state: State, reason: str, events: list[Event]) -> None:
    """End the game: winners in the order in which they left, the others by what they lack."""
    behind = {
        seat: (missing(state.tables[seat], state.architectures[seat]), len(state.hands[seat]))
        for seat in state.seats_in()
    }
    places = [0] * len(state.hands)
    for place, seat in enumerate(state.left, start=1):
        places[seat] = place
    for seat, lack in behind.items():
        places[seat] = len(state.left) + 1 + sum(other < lack for other in behind.values())
    last = [seat for seat, place in enumerate(places) if place == max(places)]
    state.result = Outcome(
        places=tuple(places),
        scores=tuple(sum(other > place for other in places) for place in places),
        winners=tuple(seat for seat, place in enumerate(places) if place == 1),
        reason=reason,
        titles={"june": last[0]} if len(last) == 1 else {},
    )
    state.phase = "over"
    events.append(Event({"type": "game_over", "reason": reason, "places": places}))
