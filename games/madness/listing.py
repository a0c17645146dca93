"""Whom the table waits for, what a seat may do now, and what it may be tempted to."""

from itertools import product
from typing import Final

from games.contract import Move
from games.madness.cards import BEATEN_BY, CARDS
from games.madness.moves import (
    ATTACK,
    BOSS,
    CLOSE,
    COYOTE,
    DECLINE,
    DROP,
    DROP_NOTHING,
    FIELDS,
    PASS,
    PULL,
    PUSH,
)
from games.madness.state import State

_ACTORS: Final = {None: frozenset[int](), 0: frozenset({0}), 1: frozenset({1})}
_CLOSED, _BUSY, _EMPTY = range(3)


def _plays(pattern: tuple[int, ...]) -> dict[str, tuple[Move, ...]]:
    open_fields = [field for field in FIELDS if pattern[field] != _CLOSED]
    empty_fields = [field for field in FIELDS if pattern[field] == _EMPTY]
    return {
        card: (
            *(ATTACK[card][field] for field in open_fields),
            *(CLOSE[card][field] for field in empty_fields),
        )
        for card in CARDS
    }


_PLAYS: Final = [_plays(pattern) for pattern in product((_CLOSED, _BUSY, _EMPTY), repeat=3)]
"""What each card may do on the fields, by the fields read as a number in base three."""


def actors_of(state: State) -> frozenset[int]:
    """Return the seat on turn, or the one that has the Coyote's Chance (M7)."""
    return _ACTORS[state.actor()]


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every move this seat may make now; none unless the table waits for it."""
    if seat != state.actor():
        return []
    hand = state.hands[seat]
    if state.phase == "main":
        return _main_moves(state, hand)
    if state.phase == "tut":
        return [PULL, PUSH, *([DROP[card] for card in hand] or [DROP_NOTHING])]
    beaters = BEATEN_BY[state.card_to_beat()]
    return [DECLINE, *[COYOTE[card] for card in hand if card in beaters]]


def tempting_moves(state: State, seat: int) -> list[Move]:
    """Return each card of the seat asked against the Boss, or as the Coyote's Chance.

    Any card may attack on any open field and be dropped: only strength leaves something to tell.
    """
    if seat != state.actor() or state.phase == "tut":
        return []
    moves = BOSS if state.phase == "main" else COYOTE
    return [moves[card] for card in state.hands[seat]]


def _main_moves(state: State, hand: list[str]) -> list[Move]:
    pattern = 0
    for field in state.fields:
        here = _CLOSED if field.closed is not None else _EMPTY if field.attack is None else _BUSY
        pattern = 3 * pattern + here
    plays = _PLAYS[pattern]
    beaters = BEATEN_BY[state.bosses[-1]]
    moves = [PASS]
    for card in hand:
        moves += plays[card]
        if card in beaters:
            moves.append(BOSS[card])
    return moves
