"""Whom the table waits for, and the list of what a seat may do (the order is the rules page's)."""

from collections.abc import Callable, Sequence
from typing import Final

from games.contract import Move
from games.shipit import blows, exchange
from games.shipit.cards import COMPONENTS, ORDER
from games.shipit.deploying import deploys
from games.shipit.effects.defence import defences, lone_sudos
from games.shipit.effects.draw import takeable
from games.shipit.moves import DRAW, END, KEEP, Refusal, Ways, with_card
from games.shipit.playing import plays
from games.shipit.state import State
from games.words import gettext_noop as _

_FULL_TURN = Refusal("full_turn", _("After a full turn there is no second draw."), "I2")
_NOTHING_DONE = Refusal("nothing_done", _("Draw a second card, or do something first."), "I2")


def actors_of(state: State) -> tuple[int, ...]:
    """Return the seats the table waits for."""
    match state.phase:
        case "over":
            return ()
        case "answer":
            return (blows.current(state).victim,)
        case "offer":
            return exchange.current(state).seats
        case "lay":
            return tuple(exchange.layers(state))
        case _:
            return (state.turn,)


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every move of this seat; none unless the table waits for it."""
    if seat not in actors_of(state):
        return []
    if state.phase == "turn":
        return _turn_moves(state, seat)
    return [move for ways in LISTS[state.phase] for move in _listed(ways(state, seat))]


def _listed(ways: Ways) -> Sequence[Move]:
    return () if isinstance(ways, Refusal) else ways


def _turn_moves(state: State, seat: int) -> list[Move]:
    moves: list[Move] = []
    for card in dict.fromkeys(state.hands[seat]):
        ways = deploys if card in COMPONENTS else plays
        moves += _listed(ways(state, seat, card))
    moves += _listed(exchange.offer_ways(state, seat))
    moves.append(END if state.full else DRAW)
    return moves


def draws(state: State, seat: int) -> Ways:
    """Return the second draw, before anything else was done (I2)."""
    del seat
    return _FULL_TURN if state.full else (DRAW,)


def ends(state: State, seat: int) -> Ways:
    """Return the end of a full turn (I2)."""
    del seat
    return (END,) if state.full else _NOTHING_DONE


def takes(state: State, seat: int) -> Ways:
    """Return what research may take, or nothing (I12)."""
    del seat
    return [with_card("take", card) for card in (*takeable(state), None)]


def keeps(state: State, seat: int) -> Ways:
    """Return taking and leaving the deck's top."""
    del state, seat
    return KEEP


def orders(state: State, seat: int) -> Ways:
    """Return the cards looked at, to be named one by one."""
    del seat
    return [with_card("order", card) for card in sorted(set(state.looked), key=ORDER.__getitem__)]


def discards(state: State, seat: int) -> Ways:
    """Return what the paws may make a seat discard."""
    return [with_card("discard", card) for card in dict.fromkeys(state.hands[seat])]


LISTS: Final[dict[str, tuple[Callable[[State, int], Ways], ...]]] = {
    "answer": (defences, lone_sudos, blows.yields),
    "take": (takes,),
    "keep": (keeps,),
    "order": (orders,),
    "discard": (discards,),
    "offer": (exchange.accepts, exchange.declines),
    "lay": (exchange.lays,),
}
