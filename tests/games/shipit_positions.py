"""Positions of Ship IT! for tests: cards are written as words in one string.

A component is written with what lies under it and what it copies: ``backend+ci``,
``cache=monitoring+ci+certificate``.
"""

from typing import Any

import pytest

from games.chance import Chance
from games.contract import Engine, IllegalMove
from games.shipit.cards import ARCHITECTURES, ORDER
from games.shipit.engine import ENGINES
from games.shipit.options import Rules
from games.shipit.state import Component, Mind, State

ENGINE: Engine[State] = ENGINES[0]


def component(word: str) -> Component:
    """Return a component from its word."""
    name, *under = word.split("+")
    card, _, copies = name.partition("=")
    return Component(card, tuple(under), copies)


def position(
    *hands: str,
    tables: tuple[str, ...] = (),
    deck: str = "hype hype hype hype",
    discard: str = "",
    turn: int = 0,
    architectures: tuple[str, ...] = ARCHITECTURES,
    full: bool = False,
    **options: Any,
) -> State:
    """Return a state with this seat on turn, its first card drawn; the deck's top is its last."""
    seats = len(hands)
    held = [sorted(hand.split(), key=ORDER.__getitem__) for hand in hands]
    laid_out = [[component(word) for word in table.split()] for table in tables]
    limits = [(0,) * len(hand) for hand in held]
    minds = [
        Mind([() if seat == viewer else limit for seat, limit in enumerate(limits)])
        for viewer in range(seats + 1)
    ]
    return State(
        rules=Rules(**options),
        chance=Chance(b"position"),
        architectures=list(architectures[:seats]),
        unused=list(architectures[seats:]),
        excluded=[0] * seats,
        hands=held,
        tables=laid_out + [[] for _ in range(seats - len(laid_out))],
        deck=deck.split(),
        minds=minds,
        notes=[()] * (seats + 1),
        drew=[()] * seats,
        blocked=[{} for _ in range(seats)],
        marked=[False] * seats,
        starter=0,
        turn=turn,
        laid=[[] for _ in range(seats)],
        discard=discard.split(),
        turns=1,
        phase="turn",
        full=full,
    )


def do(state: State, seat: int, kind: str, /, **fields: Any) -> list[dict[str, Any]]:
    """Make a move and return what a spectator sees of it; no card may be lost."""
    stock = ENGINE.inventory(state)
    events = ENGINE.apply(state, seat, {"type": kind, **fields})
    assert ENGINE.inventory(state) == stock
    return [seen for event in events if (seen := event.seen_by(None)) is not None]


def play(state: State, seat: int, card: str, /, **fields: Any) -> list[dict[str, Any]]:
    """Play a card; the field ``seat`` is the one it is played on."""
    return do(state, seat, "play", card=card, **fields)


def refusal(state: State, seat: int, kind: str, /, **fields: Any) -> tuple[str, str]:
    """Return code and ruling of a move that must be refused without a trace."""
    before = ENGINE.dump(state)
    with pytest.raises(IllegalMove) as refused:
        ENGINE.apply(state, seat, {"type": kind, **fields})
    assert ENGINE.dump(state) == before
    return refused.value.code, refused.value.rule


def table(state: State, seat: int) -> str:
    """Return a table in the notation of ``position``."""
    return " ".join(
        "+".join((one.card + (f"={one.copies}" if one.copies else ""), *one.under))
        for one in state.tables[seat]
    )


def hand(state: State, seat: int) -> str:
    """Return a hand as words."""
    return " ".join(state.hands[seat])


def discarded(state: State) -> list[str]:
    """Return the discard in the order of the rules page."""
    return sorted(state.discard, key=ORDER.__getitem__)


def kinds(state: State, seat: int) -> list[str]:
    """Return the types of a seat's legal moves, each once."""
    return list(dict.fromkeys(move["type"] for move in ENGINE.legal(state, seat)))


def cards_to_play(state: State, seat: int) -> set[str]:
    """Return the cards that a seat may play or deploy."""
    moves = ENGINE.legal(state, seat)
    return {move["card"] for move in moves if move["type"] in ("play", "deploy")}
