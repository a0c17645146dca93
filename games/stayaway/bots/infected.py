"""How the infected play: burn humans, feed the Thing, and hide."""

from typing import Final

from games.contract import Move
from games.stayaway.bots.outlook import Outlook
from games.stayaway.bots.worth import INFECTED as WORTHS
from games.stayaway.bots.worth import keeping
from games.stayaway.cards import INFECTED


def act(outlook: Outlook, move: Move) -> float:
    """Return what a move of phase 2 is worth to an infected player."""
    card = move["card"]
    if move["type"] == "discard":
        return -keeping(WORTHS, card)
    return _play(outlook, card, move) - keeping(WORTHS, card)


def _play(outlook: Outlook, card: str, move: Move) -> float:
    seat = move.get("seat", outlook.seat)
    if card == "flamethrower":
        return 5.5 + 4 * (outlook.human[seat] - 0.5) - 40 * outlook.thing[seat]
    if card == "quarantine":
        return 0.6 * outlook.human[seat] - 5 * outlook.thing[seat]
    return _IDLE.get(card, 0.4)


def gift(outlook: Outlook, card: str, to: int) -> float:
    """Return what it is worth to give a card: the Thing is fed, humans get the worst."""
    if not outlook.thing[to] or outlook.exposed():
        return -keeping(WORTHS, card)
    return {INFECTED: 5.0, "no_barbecue": 4.0, "seduction": 3.0}.get(card, 0.0)


def refuse(outlook: Outlook, card: str, offerer: int) -> float:
    """Return what it is worth to defend against an exchange: nothing."""
    del outlook, card, offerer
    return -1.0


def stay(outlook: Outlook, mover: int) -> float:
    """Return what it is worth not to change places: little."""
    del outlook, mover
    return -0.5


def show(outlook: Outlook) -> str:
    """An ``infected`` that is shown ends it, before the Thing is asked if that is still to be."""
    ring = outlook.ring[:: outlook.direction]
    start = ring.index(outlook.view["turn"])
    order = ring[start:] + ring[:start]
    later = order[order.index(outlook.seat) :]
    return "infected" if any(outlook.thing[seat] for seat in later) else "none"


def target(outlook: Outlook, card: str, seat: int) -> float:
    """Return what a panic's target is worth."""
    if card == "between_us":
        return outlook.thing[seat] + outlook.infected[seat]
    return outlook.human[seat]


_IDLE: Final = {"resolute": 2.5, "whiskey": -30.0, "door": -1.0, "axe": 1.5}
"""What other cards are worth to play."""
