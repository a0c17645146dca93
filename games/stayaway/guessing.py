"""Guessing roles: who may be the Thing, and whom it may have infected, by an observer's knowledge.

Only the Thing infects, and only by a card that it gave itself: so an infected player is one who
got an unseen card from it, after the last time the observer knew that player to be clean.
"""

from typing import NamedTuple

from games.chance import Chance
from games.stayaway.cards import INFECTED
from games.stayaway.forgetting import knows_roles
from games.stayaway.hidden import Hidden
from games.stayaway.state import NOBODY, Role


class Guess(NamedTuple):
    """Roles that an observer holds possible, with the stamps of the infections."""

    roles: list[Role]
    infected_at: list[int]

    @property
    def thing(self) -> int:
        """The seat guessed to be the Thing."""
        return self.roles.index("thing")


def possible_things(hidden: Hidden) -> list[int]:
    """Return the seats that the observer holds possible to be the Thing."""
    state, eye = hidden.state, hidden.eye
    known = eye if knows_roles(state, eye) else state.known_thing[eye]
    if known != NOBODY:
        return [known]
    return [
        seat
        for seat in hidden.holders
        if hidden.may_be_thing(seat) and _explains_infected(hidden, seat)
    ]


def guess_roles(hidden: Hidden, thing: int, chance: Chance, *, least: bool) -> Guess | None:
    """Return roles drawn among those possible with this Thing; None if the draw was idle.

    With ``least`` nobody is infected but who must be; in a game of revenge somebody has to be.
    """
    state = hidden.state
    if knows_roles(state, hidden.eye):
        return Guess(state.roles[:], state.infected_at[:])
    bounds = _bounds(hidden, thing)
    if bounds is None:
        return None
    stamps = _possible(hidden, thing, bounds)
    if least and state.burnt_thing == NOBODY:
        stamps = {seat: found for seat, found in stamps.items() if seat in bounds}
    chosen = _choose(hidden, stamps, bounds, chance)
    return None if chosen is None else _as_guess(hidden, thing, chosen)


def _explains_infected(hidden: Hidden, thing: int) -> bool:
    """Tell whether every ``infected`` that was seen laid can have been, were this the Thing."""
    bounds = _bounds(hidden, thing)
    return bounds is not None and bounds.keys() <= _possible(hidden, thing, bounds).keys()


def _bounds(hidden: Hidden, thing: int) -> dict[int, int] | None:
    """Return who must be infected and by when, by ``infected`` cards that were seen laid."""
    eye = hidden.eye
    bounds: dict[int, int] = {}
    for clause in hidden.state.clauses:
        if not clause.seers >> eye & 1:
            continue
        if clause.giver == thing:
            infected = clause.target if clause.received else eye
        elif clause.target == thing:
            infected = clause.giver
        else:
            return None
        if infected != eye:
            bounds[infected] = min(clause.stamp, bounds.get(infected, clause.stamp))
    return bounds


def _possible(hidden: Hidden, thing: int, bounds: dict[int, int]) -> dict[int, list[int]]:
    """Return, per seat that the Thing may have infected, the stamps at which it may have."""
    state, eye = hidden.state, hidden.eye
    human = {fiasco.seat for fiasco in state.fiascos if fiasco.partner == thing} | {eye}
    row = eye * state.seats
    found: dict[int, list[int]] = {}
    for contact in state.contacts:
        seat = contact.receiver
        if contact.giver != thing or seat in human or contact.stamp <= state.cleared[row + seat]:
            continue
        if seat in bounds and contact.stamp > bounds[seat]:
            continue
        if state.dropped_at[seat] or hidden.room(seat, INFECTED):
            found.setdefault(seat, []).append(contact.stamp)
    return found


def _choose(
    hidden: Hidden, stamps: dict[int, list[int]], bounds: dict[int, int], chance: Chance
) -> dict[int, int] | None:
    """Choose the infected: those who must be, and about half of those who may be."""
    state = hidden.state
    if not bounds.keys() <= stamps.keys():
        return None
    order = list(stamps)
    chance.shuffle(order)
    left = hidden.infections()
    chosen: dict[int, int] = {}
    for seat in sorted(order, key=lambda seat: seat not in bounds):
        costs = not state.dropped_at[seat] and INFECTED not in hidden.sight[seat].sure
        if seat in bounds or (chance.below(2) and (left or not costs)):
            chosen[seat] = chance.pick(stamps[seat])
            left -= costs
    return chosen if _both_sides_live(hidden, chosen) else None


def _both_sides_live(hidden: Hidden, chosen: dict[int, int]) -> bool:
    """A game of revenge goes on, so a human and an infected player live (S17)."""
    state, eye = hidden.state, hidden.eye
    if state.burnt_thing == NOBODY:
        return True
    own = state.roles[eye] if eye < state.seats else "human"
    sides = {
        own if seat == eye else "infected" if seat in chosen else "human" for seat in state.living()
    }
    return len(sides) == 2


def _as_guess(hidden: Hidden, thing: int, chosen: dict[int, int]) -> Guess:
    state, eye = hidden.state, hidden.eye
    roles: list[Role] = ["human"] * state.seats
    infected_at = [0] * state.seats
    for seat, stamp in chosen.items():
        roles[seat], infected_at[seat] = "infected", stamp
    roles[thing] = "thing"
    if eye < state.seats:
        roles[eye], infected_at[eye] = state.roles[eye], state.infected_at[eye]
    return Guess(roles, infected_at)
