"""Every move there is, built once, and the list of those a seat may make now."""

from itertools import product
from typing import Final

from games.contract import Move
from games.madness.cards import BEATEN_BY, CARDS
from games.madness.state import State

PASS: Final[Move] = {"type": "pass"}
PULL: Final[Move] = {"type": "pull"}
PUSH: Final[Move] = {"type": "push"}
DECLINE: Final[Move] = {"type": "decline"}

_FIELDS: Final = range(3)
_CLOSED, _BUSY, _EMPTY = range(3)


def _with_card(kind: str) -> dict[str, Move]:
    return {card: {"type": kind, "card": card} for card in CARDS}


def _on_field(kind: str) -> dict[str, list[Move]]:
    return {
        card: [{"type": kind, "card": card, "field": field} for field in _FIELDS] for card in CARDS
    }


BOSS: Final = _with_card("boss")
DROP: Final = _with_card("drop")
COYOTE: Final = _with_card("coyote")
ATTACK: Final = _on_field("attack")
CLOSE: Final = _on_field("close")


def _plays(pattern: tuple[int, ...]) -> dict[str, tuple[Move, ...]]:
    open_fields = [field for field in _FIELDS if pattern[field] != _CLOSED]
    empty_fields = [field for field in _FIELDS if pattern[field] == _EMPTY]
    return {
        card: (
            *(ATTACK[card][field] for field in open_fields),
            *(CLOSE[card][field] for field in empty_fields),
        )
        for card in CARDS
    }


_PLAYS: Final = [_plays(pattern) for pattern in product((_CLOSED, _BUSY, _EMPTY), repeat=3)]
"""What each card may do on the fields, by the fields read as a number in base three."""

TIMEOUT_MOVES: Final[dict[str, Move]] = {"main": PASS, "tut": PULL, "coyote": DECLINE}


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every move this seat may make now; none unless the table waits for it."""
    if seat != state.actor():
        return []
    hand = state.hands[seat]
    if state.phase == "main":
        return _main_moves(state, hand)
    if state.phase == "tut":
        return [PULL, PUSH, *[DROP[card] for card in hand]]
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
