"""Carrying out verified moves and running on to the next decision (S4)."""

from collections.abc import Callable
from typing import Any, Final

from games.contract import Event, Move
from games.stayaway.cards import OBSTACLES, PANICS
from games.stayaway.endings import announce
from games.stayaway.families import burn, chain, exchange, look, moving, obstacle, panic
from games.stayaway.knowledge import left
from games.stayaway.piles import discard_from_hand, draw_first, take_top
from games.stayaway.state import NOBODY, State

_Effect = Callable[[State, int, int, list[Event]], None]

EFFECTS: Final[dict[str, _Effect]] = {
    "flamethrower": burn.flamethrower,
    "analysis": look.analysis,
    "suspicion": look.suspicion,
    "whiskey": look.whiskey,
    "resolute": exchange.resolute,
    "watch_back": moving.watch_back,
    "change_places": moving.ask_to_move,
    "run": moving.ask_to_move,
    "seduction": exchange.seduction,
    "quarantine": obstacle.quarantine,
    "door": obstacle.door,
}


def carry_out(state: State, seat: int, move: Move) -> list[Event]:
    """Make a verified move and draw for the turns that begin after it."""
    events: list[Event] = []
    state.drew[seat] = []
    _MOVES[move["type"]](state, seat, move, events)
    run_on(state, events)
    return events


def run_on(state: State, events: list[Event]) -> None:
    """Begin turns until somebody is asked or the game is over."""
    while state.phase == "draw":
        _begin_turn(state, events)


def _begin_turn(state: State, events: list[Event]) -> None:
    """Draw: a panic is carried out, an event goes to the hand (S4)."""
    seat = state.turn
    state.turns += 1
    state.phase, state.asked = "act", seat
    events.append(Event({"type": "turn", "seat": seat, "turn": state.turns}))
    card = take_top(state, events)
    if card in PANICS:
        state.top_seer = NOBODY
        panic.carry_out(state, seat, card, events)
    elif card is not None:
        draw_first(state, seat, card, events)
        state.top_seer = NOBODY


def _play(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Play a card in phase 2; an action lies aside until the phase ends (S1)."""
    card = move["card"]
    state.hands[seat].remove(card)
    left(state, seat, card, state.everybody())
    if card not in OBSTACLES:
        state.aside.append(card)
    events.append(Event({**move, "type": "play", "seat": seat, **_aim(move)}))
    target, gap = move.get("seat", NOBODY), move.get("gap", NOBODY)
    if card == "axe":
        obstacle.axe(state, target, gap, events)
    else:
        EFFECTS[card](state, seat, target if gap == NOBODY else gap, events)


def _aim(move: Move) -> dict[str, Any]:
    return {"at": move["seat"]} if "seat" in move else {}


def _discard(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Discard a card in phase 2."""
    discard_from_hand(state, seat, [move["card"]], events)
    exchange.phase_three(state, events)


def _accept(state: State, seat: int, _: Move, events: list[Event]) -> None:
    events.append(Event({"type": "accept", "seat": seat}))
    (burn.accept_burn if state.phase == "burn" else moving.accept_move)(state, seat, events)


def _defend(state: State, seat: int, move: Move, events: list[Event]) -> None:
    refusals = {"burn": burn.refuse_burn, "move": moving.refuse_move}
    refusals.get(state.phase, exchange.refuse)(state, seat, move["card"], events)


_MOVES: Final[dict[str, Callable[[State, int, Move, list[Event]], None]]] = {
    "play": _play,
    "discard": _discard,
    "accept": _accept,
    "defend": _defend,
    "pick": lambda state, seat, move, events: exchange.pick(state, seat, move["card"], events),
    "swap": lambda state, seat, move, events: panic.swap(state, seat, move["card"], events),
    "drop": lambda state, seat, move, events: panic.drop(state, seat, move["cards"], events),
    "target": lambda state, seat, move, events: panic.aim(state, seat, move["seat"], events),
    "offer": lambda state, seat, move, events: exchange.offer(state, seat, move["card"], events),
    "answer": lambda state, seat, move, events: exchange.answer(state, seat, move["card"], events),
    "give": lambda state, seat, move, events: chain.give(state, seat, move["card"], events),
    "show": lambda state, seat, move, events: look.confess(state, seat, move["what"], events),
    "announce": lambda state, _seat, _move, events: announce(state, events),
}
