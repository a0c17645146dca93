"""Guessing roles: who may be the Thing, and whom it may have infected, by an observer's knowledge.

Only the Thing infects, and only by a card that it gave itself: so an infected player is one who
got an unseen card from it, after the last time the observer knew that player to be clean.
"""

from typing import NamedTuple

from games.chance import Chance
from games.stayaway.cards import INFECTED
from games.stayaway.hidden import Hidden
from games.stayaway.state import NOBODY, Role, State


class Guess(NamedTuple):
    """Roles that an observer holds possible, with the stamps of the infections."""

    roles: list[Role]
    infected_at: list[int]

    @property
    def thing(self) -> int:
        """The seat guessed to be the Thing."""
        return self.roles.index("thing")


def true_roles(state: State) -> Guess:
    """Return the roles as they are: the Thing knows them."""
    return Guess(state.roles[:], state.infected_at[:])


def guess_roles(hidden: Hidden, chance: Chance) -> Guess | None:
    """Return roles drawn among those the observer holds possible; None if the draw was idle."""
    state, eye = hidden.state, hidden.eye
    if eye < state.seats and state.roles[eye] == "thing":
        return true_roles(state)
    thing = state.known_thing[eye]
    if thing == NOBODY:
        thing = chance.pick([seat for seat in hidden.holders if hidden.may_be_thing(seat)])
    bounds = _bounds(hidden, thing)
    if bounds is None:
        return None
    stamps = _possible(hidden, thing, bounds)
    chosen = _choose(hidden, stamps, bounds, chance)
    return None if chosen is None else _as_guess(hidden, thing, chosen)


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
