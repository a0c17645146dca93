"""Carrying out verified moves and running on to the next decision."""

from typing import Final

from games.contract import Event, Move
from games.shipit import blows, deploying, exchange, playing, turns
from games.shipit.effects import attack, defence, draw
from games.shipit.state import State

_MOVES: Final = {
    "draw": turns.draw_second,
    "deploy": deploying.deploy_component,
    "play": playing.play_card,
    "defend": defence.answer_with_card,
    "sudo": defence.answer_with_sudo,
    "yield": blows.take_blow,
    "take": draw.take,
    "keep": draw.keep,
    "order": attack.order,
    "discard": turns.discard,
    "offer": exchange.make_offer,
    "accept": exchange.accept,
    "decline": exchange.decline,
    "lay": exchange.lay,
    "end": turns.end,
}


def carry_out(state: State, seat: int, kind: str, move: Move) -> list[Event]:
    """Make a verified move and run on to the next decision or the end."""
    events: list[Event] = []
    state.phase = "run"
    _MOVES[kind](state, seat, move, events)
    turns.run_on(state, events)
    return events
