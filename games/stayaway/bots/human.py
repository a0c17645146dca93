"""How a human plays: burn the likeliest Thing, keep away from suspects, look at neighbours."""

from collections.abc import Callable
from typing import Final

from games.contract import Move
from games.stayaway.bots.outlook import Outlook
from games.stayaway.bots.worth import HUMAN, keeping
from games.stayaway.cards import INFECTED

_INFECTS = 0.6
"""How often an exchange with the Thing infects."""
_LIFE = 6.0
"""What it is worth not to be infected, beside cards' worths."""


def burn_at(outlook: Outlook) -> float:
    """Return how likely a Thing must be to be burnt, by the number of the living."""
    temper = outlook.temper
    return temper.burn_few if outlook.living <= 4 else temper.burn_many


def act(outlook: Outlook, move: Move) -> float:
    """Return what a move of phase 2 is worth to a human."""
    card = move["card"]
    if move["type"] == "discard":
        return -keeping(HUMAN, card) - _danger(outlook)
    return _play(outlook, card, move) - keeping(HUMAN, card)


def _danger(outlook: Outlook, partner: int | None = None) -> float:
    """Return the worth that the coming exchange puts at risk."""
    if partner is None:
        if not outlook.meets():
            return 0.0
        partner = outlook.partner()
    elif outlook.quarantine[partner]:
        return 0.0
    return outlook.temper.leave * _LIFE * _INFECTS * outlook.thing[partner]


def _play(outlook: Outlook, card: str, move: Move) -> float:
    at = move.get("seat", outlook.seat)
    play = _PLAYS.get(card)
    if play is not None:
        return play(outlook, at)
    if card == "door":
        return _door(outlook, move["gap"])
    return (1.0 if move.get("seat") == outlook.seat else -0.5) - _danger(outlook)


def _analysis(outlook: Outlook, seat: int) -> float:
    return 3 * outlook.temper.look * _doubt(outlook, seat) - _danger(outlook)


def _suspicion(outlook: Outlook, seat: int) -> float:
    return 1.2 + outlook.temper.look * _doubt(outlook, seat) - _danger(outlook)


def _quarantine(outlook: Outlook, seat: int) -> float:
    danger = 0.0 if seat == outlook.partner() else _danger(outlook)
    return 4 * outlook.thing[seat] - danger


def _door(outlook: Outlook, gap: int) -> float:
    ahead = gap == outlook.gap(outlook.direction)
    other = outlook.partner(direction=outlook.direction if ahead else -outlook.direction)
    danger = 0.0 if ahead else _danger(outlook)
    return 6 * (outlook.thing[other] - 1 / outlook.living) - danger


def _watch_back(outlook: Outlook, _: int) -> float:
    return -_danger(outlook, outlook.partner(direction=-outlook.direction))


def _seduction(outlook: Outlook, seat: int) -> float:
    return 0.5 - _danger(outlook, seat)


def _resolute(outlook: Outlook, _: int) -> float:
    return outlook.temper.resolve - _danger(outlook)


def _whiskey(outlook: Outlook, _: int) -> float:
    return (1.0 if _presentable(outlook) else -4.0) - _danger(outlook)


def _burn(outlook: Outlook, seat: int) -> float:
    surplus = outlook.thing[seat] - burn_at(outlook)
    left = 0.0 if seat == outlook.partner() else _danger(outlook)
    return 6 + 12 * surplus - left if surplus > 0 else -20.0


def _doubt(outlook: Outlook, seat: int) -> float:
    return outlook.thing[seat] * (1 - outlook.thing[seat])


def _move(outlook: Outlook, seat: int) -> float:
    ring = outlook.swapped(seat)
    return _chase(outlook, ring) - _danger(outlook, outlook.partner(ring))


def _chase(outlook: Outlook, ring: list[int]) -> float:
    """With a flamethrower it is worth to sit beside whom one would burn."""
    if "flamethrower" not in outlook.hand:
        return 0.0
    level = burn_at(outlook)
    now = max(outlook.thing[seat] for seat in outlook.neighbours())
    then = max(outlook.thing[seat] for seat in outlook.neighbours(ring))
    return 8 * (then - now) if then > level else 0.0


def gift(outlook: Outlook, card: str, to: int) -> float:
    """Return what it is worth to give this card away; the less it is needed, the better."""
    return -keeping(HUMAN, card) * (1 - 0.3 * outlook.human[to])


def refuse(outlook: Outlook, card: str, offerer: int) -> float:
    """Return what it is worth to defend against an exchange."""
    return _danger(outlook, offerer) + (1.0 if card == "scary" else 0.0) - outlook.temper.refusal


def stay(outlook: Outlook, mover: int) -> float:
    """Return what it is worth not to change places: whom one would exchange with decides."""
    ring = outlook.swapped(mover)
    return _danger(outlook, outlook.partner(ring)) - _danger(outlook, outlook.partner())


def show(outlook: Outlook) -> str:
    """Return what to confess: a clean hand is worth showing, unless it gives too much away."""
    return "all" if _presentable(outlook) else "none"


def _presentable(outlook: Outlook) -> bool:
    """Tell whether all may see a hand: it is clean, and it holds nothing to be feared for."""
    hand, secret = outlook.hand, outlook.temper.secret
    return INFECTED not in hand and all(keeping(HUMAN, card) < secret for card in hand)


def target(outlook: Outlook, card: str, seat: int) -> float:
    """Return what a panic's target is worth."""
    if card == "friends":
        return -outlook.thing[seat]
    if card == "between_us":
        return outlook.human[seat]
    return _move(outlook, seat)


_PLAYS: Final[dict[str, Callable[[Outlook, int], float]]] = {
    "flamethrower": _burn,
    "analysis": _analysis,
    "suspicion": _suspicion,
    "quarantine": _quarantine,
    "change_places": _move,
    "run": _move,
    "watch_back": _watch_back,
    "seduction": _seduction,
    "resolute": _resolute,
    "whiskey": _whiskey,
}
