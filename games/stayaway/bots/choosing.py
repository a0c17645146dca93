"""A choice for every question of the table, by the role that answers it."""

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, Final

from games.contract import Move
from games.stayaway.bots import human, infected, thing
from games.stayaway.bots.outlook import Outlook
from games.stayaway.bots.worth import HUMAN, INFECTED, THING, keeping
from games.stayaway.moves import DROPPED

_ROLES: Final[dict[str, Any]] = {"human": human, "infected": infected, "thing": thing}
_WORTHS: Final = {"human": HUMAN, "infected": INFECTED, "thing": THING}
_OVERRIDES: Final = 100.0
"""A defence that is worth anything comes before every card to give."""


def announces(view: Mapping[str, Any]) -> bool:
    """Tell whether it is true that no human is left: the Thing knows (S15)."""
    roles = view["roles"]
    return all(roles[seat]["role"] != "human" for seat in view["living"])


def scored(outlook: Outlook) -> list[tuple[float, Move]]:
    """Return every move asked for with its worth, the best first; chance breaks ties."""
    chance = outlook.position.chance
    score = _SCORES[outlook.view["phase"]]
    role = _ROLES[outlook.role]
    found = [(score(role, outlook, move), chance.below(1 << 16), move) for move in outlook.asked]
    found.sort(key=lambda one: (-one[0], one[1]))
    return [(worth, move) for worth, _, move in found]


def best(outlook: Outlook) -> Move:
    """Return the best move; a form is filled in."""
    if outlook.view["phase"] == "drop":
        return {"type": "drop", "cards": dropped(outlook)}
    return scored(outlook)[0][1]


def dropped(outlook: Outlook) -> list[str]:
    """Return the three cards worth least (S14)."""
    cards = outlook.asked[0]["cards"]["$cards"]["from"]
    worths = _WORTHS[outlook.role]
    return sorted(cards, key=lambda card: keeping(worths, card))[:DROPPED]


def _act(role: ModuleType, outlook: Outlook, move: Move) -> float:
    worth: float = role.act(outlook, move)
    return worth


def _keep(_: ModuleType, outlook: Outlook, move: Move) -> float:
    return keeping(_WORTHS[outlook.role], move["card"])


def _part(_: ModuleType, outlook: Outlook, move: Move) -> float:
    return -keeping(_WORTHS[outlook.role], move["card"])


def _target(role: ModuleType, outlook: Outlook, move: Move) -> float:
    worth: float = role.target(outlook, outlook.view["aside"][0], move["seat"])
    return worth


def _offer(role: ModuleType, outlook: Outlook, move: Move) -> float:
    worth: float = role.gift(outlook, move["card"], outlook.view["exchange"]["to"])
    return worth


def _answer(role: ModuleType, outlook: Outlook, move: Move) -> float:
    offerer = outlook.view["exchange"]["from"]
    worth: float
    if move["type"] == "defend":
        worth = role.refuse(outlook, move["card"], offerer)
        return _OVERRIDES + worth if worth > 0 else worth - _OVERRIDES
    worth = role.gift(outlook, move["card"], offerer)
    return worth


def _give(role: ModuleType, outlook: Outlook, move: Move) -> float:
    worth: float = role.gift(outlook, move["card"], outlook.partner())
    return worth


def _burn(_: ModuleType, outlook: Outlook, move: Move) -> float:
    del outlook
    return float(move["type"] == "defend")


def _move(role: ModuleType, outlook: Outlook, move: Move) -> float:
    if move["type"] == "accept":
        return 0.0
    worth: float = role.stay(outlook, outlook.view["turn"])
    return worth


def _confess(role: ModuleType, outlook: Outlook, move: Move) -> float:
    return float(move["what"] == role.show(outlook))


_SCORES: Final[dict[str, Callable[[ModuleType, Outlook, Move], float]]] = {
    "act": _act,
    "pick": _keep,
    "swap": _part,
    "target": _target,
    "offer": _offer,
    "answer": _answer,
    "give": _give,
    "burn": _burn,
    "move": _move,
    "confess": _confess,
}
