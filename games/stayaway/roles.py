"""Roles: what may be given and discarded (S6), and how one is infected (S7)."""

from games.contract import Event
from games.stayaway.cards import INFECTED, THING, plain
from games.stayaway.facts import Contact
from games.stayaway.state import NOBODY, State


def may_give(state: State, giver: int, receiver: int) -> list[str]:
    """Return the kinds that one may give to another, as they come in its hand (S6)."""
    kinds = list(dict.fromkeys(plain(state.hands[giver])))
    if may_give_infected(state, giver, receiver):
        kinds.append(INFECTED)
    return kinds


def can_give(state: State, giver: int, receiver: int) -> bool:
    """Tell whether one has anything that it may give to another (S8)."""
    hand = state.hands[giver]
    return bool(plain(hand)) or may_give_infected(state, giver, receiver)


def may_give_infected(state: State, giver: int, receiver: int) -> bool:
    """Tell whether one may give ``infected`` to another (S6)."""
    hand = state.hands[giver]
    if INFECTED not in hand or state.burnt_thing != NOBODY:
        return False
    match state.roles[giver]:
        case "thing":
            return state.roles[receiver] == "human" or not plain(hand)
        case "infected":
            return state.roles[receiver] == "thing" and hand.count(INFECTED) > 1
        case _:
            return False


def may_part(state: State, seat: int) -> list[str]:
    """Return the cards, each copy once, any number of which may be discarded together (S6)."""
    cards = [card for card in state.hands[seat] if card != THING]
    if state.roles[seat] == "infected":
        cards.remove(INFECTED)
    return cards


def hand_over(
    state: State, giver: int, receiver: int, card: str, direct: bool, stamp: int, human: bool
) -> Event | None:
    """Note a passing of cards that may infect, and infect if it does (S7).

    ``direct`` is false for an offer that ``missed`` passed on; ``human`` is the receiver's role
    before the exchange.
    """
    if not direct or state.burnt_thing != NOBODY:
        return None
    state.contacts.append(Contact(stamp, giver, receiver))
    if card != INFECTED or not human or state.roles[giver] != "thing":
        return None
    state.roles[receiver] = "infected"
    state.infected_at[receiver] = stamp
    state.known_thing[receiver] = giver
    told = {"type": "infected", "seat": receiver, "by": giver}
    return Event(None, {giver: told, receiver: told})


def humans_alive(state: State) -> list[int]:
    """Return the living humans."""
    return [seat for seat in state.living() if state.roles[seat] == "human"]
