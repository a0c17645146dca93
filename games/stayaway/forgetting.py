"""What an observer knows, and nothing else: the rest is taken out before anything is drawn anew.

A world that is drawn for an observer may depend on no more than this. So the others' knowledge is
cut down to what is common to all, and secrets that a number or an order would tell are blotted out:
roles, who knows a discarded card, and stamps, for the clock also ticks where few are looking.
"""

from collections import Counter
from functools import partial

from games.stayaway.cards import back, ordered
from games.stayaway.facts import Clause, Contact, Sight
from games.stayaway.state import STAMPS_PER_TURN, State


def forget(state: State, eye: int) -> None:
    """Take out all that the observer does not know, but for the hidden cards themselves."""
    state.clauses = [clause for clause in state.clauses if clause.seers >> eye & 1]
    _forget_roles(state, eye)
    _forget_knowledge(state, eye)
    _forget_who_saw_discards(state, eye)
    _restamp(state, eye)


def forget_orders(state: State, eye: int) -> None:
    """Put in order what the observer saw of hands and the discard: how it lies there is hidden."""
    state.sights = [
        sight and Sight(tuple(ordered(sight.sure)), tuple(ordered(sight.maybe)), sight.lost)
        for sight in state.sights
    ]
    lying = sorted(zip(state.discard, state.discard_seen, strict=True), key=partial(_seen_by, eye))
    state.discard, state.discard_seen = [card for card, _ in lying], [seen for _, seen in lying]


def _seen_by(eye: int, lying: tuple[str, int]) -> tuple[int, int, str]:
    """Return what the observer knows of a card in the discard: of an unseen one, its back."""
    card, seen = lying
    return seen >> eye & 1, seen, card if seen >> eye & 1 else back(card)


def knows_roles(state: State, eye: int) -> bool:
    """Tell whether the observer is the Thing, which knows all roles."""
    return eye < state.seats and state.roles[eye] == "thing"


def _forget_roles(state: State, eye: int) -> None:
    if knows_roles(state, eye):
        return
    own = state.roles[eye : eye + 1], state.infected_at[eye : eye + 1]
    state.roles, state.infected_at = ["human"] * state.seats, [0] * state.seats
    state.roles[eye : eye + 1], state.infected_at[eye : eye + 1] = own


def _forget_knowledge(state: State, eye: int) -> None:
    """Let every other seat know what the public knows."""
    seats, width = state.seats, state.seats + 1
    sights, cleared = state.sights[seats * width :], state.cleared[seats * seats :]
    for seat in range(seats):
        if seat != eye:
            state.known_thing[seat] = state.known_thing[seats]
            state.not_thing[seat] = state.not_thing[seats] & ~(1 << seat)
            state.sights[seat * width : (seat + 1) * width] = sights
            state.sights[seat * width + seat] = None
            state.cleared[seat * seats : (seat + 1) * seats] = cleared
            state.cleared[seat * seats + seat] = 0


def _forget_who_saw_discards(state: State, eye: int) -> None:
    own, public, everybody = 1 << eye, 1 << state.seats, state.everybody()
    state.discard_seen = [
        (everybody & ~own if mask & public else 0) | mask & own for mask in state.discard_seen
    ]


def _restamp(state: State, eye: int) -> None:
    """Number the moments the observer knows of anew, in their order and each in its turn."""
    seats = state.seats
    cleared = {*state.cleared[eye * seats : (eye + 1) * seats], *state.cleared[seats * seats :]}
    known = {contact.stamp for contact in state.contacts} | {one.stamp for one in state.clauses}
    known |= {*state.dropped_at, *state.infected_at, *cleared}
    ticks: Counter[int] = Counter()
    anew = {0: 0}
    for stamp in sorted(known - {0}):
        turn = stamp // STAMPS_PER_TURN
        anew[stamp] = turn * STAMPS_PER_TURN + ticks[turn]
        ticks[turn] += 1
    state.stamp = max(anew.values())
    if all(stamp == now for stamp, now in anew.items()):
        return
    state.contacts = [Contact(anew[one.stamp], one.giver, one.receiver) for one in state.contacts]
    state.clauses = [
        Clause(one.seers, one.giver, one.target, anew[one.stamp], one.received)
        for one in state.clauses
    ]
    state.dropped_at = [anew[stamp] for stamp in state.dropped_at]
    state.infected_at = [anew[stamp] for stamp in state.infected_at]
    state.cleared = [anew[stamp] for stamp in state.cleared]
