"""Two people who agree on how a game of Нечто ends, whatever the bots at their table do.

One of them is the Thing, by a deal that was chosen. Either they let it be burnt, or they let nobody
be human; each chooses by what was sent to their own seat. Of 300 games of each kind that were
played without a page none went the other way, and none was longer than 50 moves of all.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from games.contract import Move
from games.stayaway.cards import IDS

PEOPLE = (0, 1)
THING, FIRE, INFECTED = "thing", "flamethrower", "infected"
LAID = ("discard", "offer", "answer", "give", "swap")
BOTS_FIRST = 2
"""Whoever sits here begins: all four bots move before the people do."""
PATIENCE = 12
"""If nobody has burnt the Thing by this turn, it says what is not true."""
FIERY: dict[str, Any] = {
    "thing_no_flamethrower": False,
    "deck": {
        **dict.fromkeys(IDS, 0),
        **{THING: 1, INFECTED: 10, FIRE: 4, "suspicion": 9, "whiskey": 5, "analysis": 5},
    },
}
"""A game without a defence, whose deck is nothing but infection: all fires are dealt."""

Told = dict[str, Any]
"""A frame, as the house sends it to one seat."""


class Pair(NamedTuple):
    """Who of the two is the Thing, and who is with it."""

    thing: int
    mate: int


Choice = Callable[[Told, Pair], Move | None]


def pair_in(dealt: Any) -> Pair | None:
    """Return who is who, if one of the two is the Thing."""
    thing = dealt.roles.index(THING)
    return Pair(thing, 1 - thing) if thing in PEOPLE else None


def one_can_burn_the_other(dealt: Any) -> Pair | None:
    pair = pair_in(dealt)
    return pair if pair and dealt.turn == BOTS_FIRST and FIRE in dealt.hands[pair.mate] else None


def both_can_burn(dealt: Any) -> Pair | None:
    """Return who is who, if all fires are theirs, two each: neither must ever give one away."""
    pair = pair_in(dealt)
    return pair if pair and all(dealt.hands[seat].count(FIRE) == 2 for seat in PEOPLE) else None


def burn_the_thing(told: Told, pair: Pair) -> Move | None:
    """Return what leads to the Thing's end: it waits to be burnt by the other, and infects nobody.

    A bot may come between them; then the Thing announces, though humans live.
    """
    view = told["view"]
    if told["seat"] == pair.thing and view["turns"] > PATIENCE:
        return _announcement(told)

    def liking(move: Move) -> int:
        if move.get("card") == FIRE:
            return 0 if move.get("seat") == pair.thing or move["type"] == "pick" else 9
        return _quietly(move)

    return min(_honest(told), key=liking, default=None)


def leave_no_human(told: Told, pair: Pair) -> Move | None:
    """Return what leads to the end of all humans: by fire and by infection, and then it is said."""
    view, is_thing = told["view"], told["seat"] == pair.thing
    humans = _humans(view) if is_thing else set(view["living"]) - {*pair}
    if is_thing and not humans:
        return _announcement(told)

    def liking(move: Move) -> int:
        if move.get("card") == FIRE:
            return 0 if move.get("seat") in humans - {pair.mate} else 9
        if move.get("card") == INFECTED and move["type"] in ("offer", "answer"):
            return 0 if not is_thing or _partner(told) in humans else 8
        return _quietly(move)

    return min(_honest(told), key=liking, default=None)


def _honest(told: Told) -> list[Move]:
    """Return what may be done but for an announcement."""
    return [move for move in told["legal"] if move["type"] != "announce"]


def _announcement(told: Told) -> Move | None:
    """Return it, or what else must be done first."""
    found = [move for move in told["legal"] if move["type"] == "announce"]
    return next(iter([*found, *told["legal"]]), None)


def _quietly(move: Move) -> int:
    """Return how much a move changes: the less the better."""
    if move["type"] == "accept":
        return 1
    if move["type"] in LAID:
        return 5 if move["card"] == INFECTED else 2
    return 7 if move["type"] == "defend" else 6


def _humans(view: Any) -> set[int]:
    """Return who lives and is human, as the Thing knows."""
    return {seat for seat in view["living"] if view["roles"][seat]["role"] == "human"}


def _partner(told: Told) -> int:
    """Return with whom a seat exchanges that is to lay a card."""
    deal = told["view"]["exchange"]
    partner: int = deal["from"] if deal["to"] == told["seat"] else deal["to"]
    return partner
