"""Whom the table waits for, what a seat may do by what it knows alone, and may be tempted to."""

from collections.abc import Callable
from typing import Any, Final

from games.contract import Move
from games.stayaway.aiming import hindrance
from games.stayaway.cards import (
    DEFENCES,
    INFECTED,
    INTO_GAPS,
    NO_TARGET,
    PLAYABLE,
    THING,
    defences_for,
)
from games.stayaway.moves import ACCEPT, ANNOUNCE, DROPPED, SHOW, WITH_CARD, aimed, target_move
from games.stayaway.places import neighbours, next_seat
from games.stayaway.roles import may_give, may_part
from games.stayaway.state import State
from games.stayaway.targets import gaps_for, seats_for


def actors_of(state: State) -> frozenset[int]:
    """Return whom the table waits for; in a chain all who have not laid a card."""
    if state.phase == "give":
        return frozenset(seat for seat in state.living() if not state.given[seat])
    return frozenset() if state.phase == "over" else frozenset((state.asked,))


def free_moves(state: State, seat: int) -> list[Move]:
    """Return the announcement, which is always the living Thing's to make (S15)."""
    return [ANNOUNCE] if may_announce(state, seat) else []


def may_announce(state: State, seat: int) -> bool:
    """Tell whether a seat may announce: not while a flamethrower aimed at it waits (S15)."""
    if state.roles[seat] != "thing" or state.dropped_at[seat] or state.phase == "over":
        return False
    return state.phase != "burn" or state.asked != seat


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every move this seat may make now."""
    moves = free_moves(state, seat)
    if seat == state.asked or (state.phase == "give" and seat in actors_of(state)):
        return _ASKED[state.phase](state, seat) + moves
    return moves


def _of_cards(kind: str, cards: list[str]) -> list[Move]:
    table = WITH_CARD[kind]
    return [table[card] for card in dict.fromkeys(cards)]


def _act(state: State, seat: int) -> list[Move]:
    moves = _of_cards("discard", may_part(state, seat))
    for card in dict.fromkeys(state.hands[seat]):
        if card in PLAYABLE:
            moves += _plays(state, seat, card)
    return moves


def _plays(state: State, seat: int, card: str) -> list[Move]:
    if card in NO_TARGET:
        return [WITH_CARD["play"][card]]
    moves = [aimed(card, "seat", target) for target in seats_for(state, seat, card)]
    if card in INTO_GAPS:
        moves += [aimed(card, "gap", gap) for gap in gaps_for(state, seat, card)]
    return moves


def _pick(state: State, _: int) -> list[Move]:
    return _of_cards("pick", state.picks)


def _swap(state: State, seat: int) -> list[Move]:
    return _of_cards("swap", may_part(state, seat))


def _drop(state: State, seat: int) -> list[Move]:
    cards = may_part(state, seat)
    count = min(DROPPED, len(cards))
    free: dict[str, Any] = {"$cards": {"from": cards, "min": count, "max": count}}
    return [{"type": "drop", "cards": free}]


def _target(state: State, seat: int) -> list[Move]:
    return [target_move(target) for target in seats_for(state, seat, state.aside[0])]


def _offer(state: State, seat: int) -> list[Move]:
    assert state.exchange is not None  # noqa: S101 - the phase says so
    return _of_cards("offer", may_give(state, seat, state.exchange.target))


def _answer(state: State, seat: int) -> list[Move]:
    assert state.exchange is not None  # noqa: S101 - the phase says so
    moves = _of_cards("answer", may_give(state, seat, state.exchange.offerer))
    return moves + _defences(state, seat)


def _accept_or_defend(state: State, seat: int) -> list[Move]:
    return [ACCEPT, *_defences(state, seat)]


def _defences(state: State, seat: int) -> list[Move]:
    known = defences_for(state.phase)
    return _of_cards("defend", [card for card in state.hands[seat] if card in known])


def _confess(state: State, seat: int) -> list[Move]:
    return [
        move for what, move in SHOW.items() if what != "infected" or INFECTED in state.hands[seat]
    ]


def _give(state: State, seat: int) -> list[Move]:
    return _of_cards("give", may_give(state, seat, next_seat(state, seat)))


_ASKED: Final[dict[str, Callable[[State, int], list[Move]]]] = {
    "act": _act,
    "pick": _pick,
    "swap": _swap,
    "drop": _drop,
    "target": _target,
    "offer": _offer,
    "answer": _answer,
    "burn": _accept_or_defend,
    "move": _accept_or_defend,
    "confess": _confess,
    "give": _give,
}


def tempting_moves(state: State, seat: int) -> list[Move]:
    """Return what the seat asked may think of: with each kind in its hand, or with its defences."""
    if seat not in actors_of(state):
        return []
    kinds = list(dict.fromkeys(state.hands[seat]))
    bound = [card for card in kinds if card in (THING, INFECTED)]
    match state.phase:
        case "act":
            plays = [move for card in kinds for move in _try(state, seat, card)]
            return plays + _of_cards("discard", bound)
        case "answer":
            return _of_cards("answer", bound) + _try_defences(kinds)
        case "burn" | "move":
            return _try_defences(kinds)
        case "offer" | "give" | "swap" as kind:
            return _of_cards(kind, bound)
        case _:
            return []


def _try(state: State, seat: int, card: str) -> list[Move]:
    """Return a play as it may be made; at each neighbour, or without a target, if it may not."""
    if card not in PLAYABLE or hindrance(state, seat, card) is not None:
        return [WITH_CARD["play"][card]]
    ways = _plays(state, seat, card)
    return ways[:1] or [aimed(card, "seat", other) for other in neighbours(state, seat)]


def _try_defences(kinds: list[str]) -> list[Move]:
    return _of_cards("defend", [card for card in kinds if card in DEFENCES])
