"""Whom the table waits for, what a seat may do (in the rules page's order) and try in vain."""

from collections.abc import Callable, Sequence
from typing import Final

from games.bans import Ban
from games.contract import Move
from games.shipit import blows, exchange
from games.shipit.cards import COMPONENTS, ORDER
from games.shipit.deploying import deploys
from games.shipit.effects.defence import defences, lone_sudos
from games.shipit.effects.draw import takeable
from games.shipit.moves import (
    ACCEPT,
    DRAW,
    END,
    KEEP,
    Ways,
    defend,
    deploy,
    lone_sudo,
    play,
    with_card,
)
from games.shipit.playing import plays
from games.shipit.state import State
from games.words import gettext_noop as _

_FULL_TURN = Ban("full_turn", _("After a full turn there is no second draw."), "I2")
_NOTHING_DONE = Ban("nothing_done", _("Draw a second card, or do something first."), "I2")


def actors_of(state: State) -> frozenset[int]:
    """Return the seat on turn, the victim, those an offer is open to, or those who lay."""
    match state.phase:
        case "over":
            return frozenset()
        case "answer":
            return frozenset((blows.current(state).victim,))
        case "offer":
            return frozenset(exchange.current(state).seats)
        case "lay":
            return frozenset(exchange.layers(state))
        case _:
            return frozenset((state.turn,))


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every move of this seat; none unless the table waits for it."""
    if seat not in actors_of(state):
        return []
    if state.phase == "turn":
        return _turn_moves(state, seat)
    return [move for ways in LISTS[state.phase] for move in _listed(ways(state, seat))]


def _listed(ways: Ways) -> Sequence[Move]:
    return () if isinstance(ways, Ban) else ways


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


def tempting_moves(state: State, seat: int) -> list[Move]:
    """Return what this seat could try in vain: its cards, an offer, a draw or end, an answer."""
    if seat not in actors_of(state):
        return []
    match state.phase:
        case "turn":
            return [*_vain_cards(state, seat), *_vain_rest(state, seat)]
        case "answer":
            return _vain_answers(state, seat)
        case "offer":
            return [ACCEPT]
        case _:
            return []


def _vain_cards(state: State, seat: int) -> list[Move]:
    """Return a deploy or play of each kind in hand for which there is no way."""
    moves = []
    for card in dict.fromkeys(state.hands[seat]):
        if card in COMPONENTS:
            ways, move = deploys(state, seat, card), deploy(card, (), None)
        else:
            ways, move = plays(state, seat, card), play(card)
        if isinstance(ways, Ban):
            moves.append(move)
    return moves


def _vain_rest(state: State, seat: int) -> list[Move]:
    offer: Move = {"type": "offer", "seats": [state.next_in(seat)], "give": 1, "ask": 1}
    refused = isinstance(exchange.offer_ways(state, seat), Ban)
    return [*([offer] if refused else []), DRAW if state.full else END]


def _vain_answers(state: State, seat: int) -> list[Move]:
    """Return the answers in hand; a lone sudo only where it is of no use (I10)."""
    blow, hand = blows.current(state), state.hands[seat]
    moves = [defend(card, blow.sudo) for card in ("excuse", "patch") if card in hand]
    if "sudo" in hand and isinstance(lone_sudos(state, seat), Ban):
        moves.append(lone_sudo("under", blows.targets(state)[0]))
    return moves
