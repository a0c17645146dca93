"""Moves as they are listed, built once and shared, and the refusals that stand for none."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from games.bans import Ban
from games.contract import Move

Ways = Sequence[Move] | Ban
"""Every way to make some move now, or why there is none."""

DRAW: Final[Move] = {"type": "draw"}
END: Final[Move] = {"type": "end"}
ACCEPT: Final[Move] = {"type": "accept"}
DECLINE: Final[Move] = {"type": "decline"}
KEEP: Final[Sequence[Move]] = ({"type": "keep", "take": True}, {"type": "keep", "take": False})

LONGEST_TEXT: Final = 200
_TEXT: Final = {"$text": {"max": LONGEST_TEXT, "optional": True}}


@cache
def play(card: str, **fields: Any) -> Move:
    """Return a play of this card."""
    return {"type": "play", "card": card, **fields}


@cache
def with_card(kind: str, card: str | None) -> Move:
    """Return a move of this type that names a card and nothing else."""
    return {"type": kind, "card": card}


@cache
def defend(card: str, sudo: bool) -> Move:
    """Return an answer from the hand."""
    return {"type": "defend", "card": card, "sudo": sudo}


@cache
def lone_sudo(use: str, component: int) -> Move:
    """Return an answer by a lone sudo."""
    return {"type": "sudo", "use": use, "component": component}


@cache
def give_way(component: int, seat: int | None) -> Move:
    """Return a yield, with the receiver where one is to be chosen."""
    move: Move = {"type": "yield", "component": component}
    return move if seat is None else {**move, "seat": seat}


@cache
def deploy(card: str, under: tuple[str, ...], at: int | None) -> Move:
    """Return a deploy; ``at`` is for a cache."""
    move: Move = {"type": "deploy", "card": card, "under": list(under)}
    return move if at is None else {**move, "at": at}


@cache
def rfc(seat: int, choices: tuple[str, ...]) -> Move:
    """Return a form: the card to ask this seat for is left free."""
    return {"type": "play", "card": "rfc", "seat": seat, "take": {"$choice": list(choices)}}


@cache
def offers(seats: tuple[int, ...], give: int, ask: int) -> tuple[Move, ...]:
    """Return forms of an offer: one card for some, and some for one (I13)."""
    words = {"promise": _TEXT, "want": _TEXT}
    some = {"$int": {"min": 1, "max": ask}}
    one_for_some: Move = {"type": "offer", "seats": list(seats), "give": 1, "ask": some, **words}
    if give < 2:
        return (one_for_some,)
    many = {"$int": {"min": 2, "max": give}}
    return (one_for_some, {**one_for_some, "give": many, "ask": 1})
