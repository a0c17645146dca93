"""Moves a seat may think of that the rules refuse now: a page tells why."""

from games.contract import Move
from games.shipit import blows, exchange
from games.shipit.cards import COMPONENTS
from games.shipit.deploying import deploys
from games.shipit.effects.defence import lone_sudos
from games.shipit.listing import actors_of
from games.shipit.moves import ACCEPT, DRAW, END, Refusal, defend, deploy, lone_sudo, play
from games.shipit.playing import plays
from games.shipit.state import State


def tempting_moves(state: State, seat: int) -> list[Move]:
    """Return what this seat could try in vain: its cards, an offer, a draw or end, an answer."""
    if seat not in actors_of(state):
        return []
    match state.phase:
        case "turn":
            return [*_cards(state, seat), *_rest(state, seat)]
        case "answer":
            return _answers(state, seat)
        case "offer":
            return [ACCEPT]
        case _:
            return []


def _cards(state: State, seat: int) -> list[Move]:
    """Return a deploy or play of each kind in hand for which there is no way."""
    moves = []
    for card in dict.fromkeys(state.hands[seat]):
        if card in COMPONENTS:
            ways, move = deploys(state, seat, card), deploy(card, (), None)
        else:
            ways, move = plays(state, seat, card), play(card)
        if isinstance(ways, Refusal):
            moves.append(move)
    return moves


def _rest(state: State, seat: int) -> list[Move]:
    offer: Move = {"type": "offer", "seats": [state.next_in(seat)], "give": 1, "ask": 1}
    refused = isinstance(exchange.offer_ways(state, seat), Refusal)
    return [*([offer] if refused else []), DRAW if state.full else END]


def _answers(state: State, seat: int) -> list[Move]:
    """Return the answers in hand; a lone sudo only where it is of no use (I10)."""
    blow, hand = blows.current(state), state.hands[seat]
    moves = [defend(card, blow.sudo) for card in ("excuse", "patch") if card in hand]
    if "sudo" in hand and isinstance(lone_sudos(state, seat), Refusal):
        moves.append(lone_sudo("under", blows.targets(state)[0]))
    return moves
