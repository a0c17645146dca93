"""How the Thing plays: infect whom it can, burn whoever is dangerous, announce when it is true."""

from collections.abc import Callable
from typing import Final

from games.contract import Move
from games.stayaway.bots.outlook import Outlook
from games.stayaway.bots.worth import THING, keeping
from games.stayaway.cards import INFECTED, REFUSALS


def act(outlook: Outlook, move: Move) -> float:
    """Return what a move of phase 2 is worth to the Thing."""
    card = move["card"]
    if move["type"] == "discard":
        spare = card == INFECTED and outlook.hand.count(INFECTED) > 2
        return -(1.0 if spare else _keeping(outlook, card)) + _reach(outlook)
    return _play(outlook, card, move) - _keeping(outlook, card)


def _keeping(outlook: Outlook, card: str) -> float:
    return outlook.temper.shield if card in REFUSALS else keeping(THING, card)


def _reach(outlook: Outlook, partner: int | None = None) -> float:
    """Return what the coming exchange promises: a human to be infected."""
    if INFECTED not in outlook.hand or outlook.exposed():
        return 0.0
    if partner is None:
        if not outlook.meets():
            return 0.0
        partner = outlook.partner()
    elif outlook.quarantine[partner]:
        return 0.0
    return outlook.temper.victim * outlook.human[partner]


def _play(outlook: Outlook, card: str, move: Move) -> float:
    at = move.get("seat", outlook.seat)
    play = _PLAYS.get(card)
    if play is not None:
        return play(outlook, at)
    if card == "axe" and move.get("seat") == outlook.seat:
        return 2.0
    return _IDLE.get(card, 0.6) + (_reach(outlook) if card not in _BARS else 0.0)


def _elsewhere(outlook: Outlook, partner: int) -> float:
    """Return what another partner promises; whoever does not steer sees no difference."""
    return _reach(outlook, partner if outlook.temper.steers else None)


def _move(outlook: Outlook, seat: int) -> float:
    return _elsewhere(outlook, outlook.partner(outlook.swapped(seat)))


def _watch_back(outlook: Outlook, _: int) -> float:
    return _elsewhere(outlook, outlook.partner(direction=-outlook.direction))


def _burn(outlook: Outlook, seat: int) -> float:
    """Whoever saw the Thing's cards is the first to burn."""
    if not outlook.human[seat]:
        return -20.0
    here = outlook.partner()
    after = outlook.ring[:]
    after.remove(seat)
    partner = outlook.partner(after) if seat == here else here
    known = seat in outlook.story.lookers
    return outlook.temper.thing_burns + 4.0 * known + _reach(outlook, partner)


def gift(outlook: Outlook, card: str, to: int) -> float:
    """Return what it is worth to give a card; ``infected`` to every human."""
    if card == INFECTED:
        return -50.0 if outlook.exposed() else outlook.temper.victim * outlook.human[to]
    return -_keeping(outlook, card) + 0.5 * outlook.infected[to] * (card == "flamethrower")


def refuse(outlook: Outlook, card: str, offerer: int) -> float:
    """Return what it is worth to defend against an exchange."""
    del card
    reach = _reach(outlook, offerer)
    return 1.0 if outlook.temper.thing_refuses and not reach else -1.0 - reach


def stay(outlook: Outlook, mover: int) -> float:
    """Return what it is worth not to change places."""
    ring = outlook.swapped(mover)
    return _reach(outlook, outlook.partner()) - _reach(outlook, outlook.partner(ring)) - 0.5


def show(outlook: Outlook) -> str:
    """An ``infected`` that is shown ends the confession before only the guilty are silent (S14)."""
    return "infected" if INFECTED in outlook.hand else "none"


def target(outlook: Outlook, card: str, seat: int) -> float:
    """Return what a panic's target is worth."""
    if card == "friends":
        return _reach(outlook, seat)
    if card == "between_us":
        return outlook.infected[seat]
    return _reach(outlook, outlook.partner(outlook.swapped(seat)))


_PLAYS: Final[dict[str, Callable[[Outlook, int], float]]] = {
    "flamethrower": _burn,
    "seduction": _reach,
    "change_places": _move,
    "run": _move,
    "watch_back": _watch_back,
}
_BARS: Final = frozenset(("door", "quarantine", "whiskey"))
"""What bars the Thing's own way, or gives it away."""
_IDLE: Final = {"resolute": 2.5, "axe": -1.0, "door": -1.0, "quarantine": -1.0, "whiskey": -30.0}
"""What other cards are worth to play, beside the exchange that follows."""
