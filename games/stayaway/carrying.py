"""Carrying out verified moves and running on to the next decision (S4)."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, Final

from games.contract import Event, Move
from games.stayaway.cards import CARDS, PANICS
from games.stayaway.endings import announce
from games.stayaway.families import burn, chain, exchange, look, moving, obstacle, panic
from games.stayaway.knowledge import left
from games.stayaway.piles import discard_from_hand, draw_first, take_top
from games.stayaway.state import NOBODY, State
from games.stayaway.targets import seats_for

_Effect = Callable[[State, int, int, list[Event]], None]
"""What a card does: who plays or draws it, and the seat or gap it is aimed at."""

_FAMILIES: Final[dict[str, ModuleType]] = {
    "burn": burn,
    "chain": chain,
    "exchange": exchange,
    "look": look,
    "moving": moving,
    "obstacle": obstacle,
    "panic": panic,
}


def _effect(name: str) -> _Effect:
    family, _, function = name.partition(".")
    found: _Effect = getattr(_FAMILIES[family], function)
    return found


EFFECTS: Final = {card.id: _effect(card.effect) for card in CARDS.values() if card.effect}
GAP_EFFECTS: Final = {
    card.id: _effect(card.gap_effect) for card in CARDS.values() if card.gap_effect
}


def carry_out(state: State, seat: int, kind: str, move: Move) -> list[Event]:
    """Make a verified move and draw for the turns that begin after it."""
    events: list[Event] = []
    state.drew[seat] = []
    _MOVES[kind](state, seat, move, events)
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
        _panic(state, seat, card, events)
    elif card is not None:
        draw_first(state, seat, card, events)
        state.top_seer = NOBODY


def _panic(state: State, seat: int, card: str, events: list[Event]) -> None:
    """Show a drawn panic and do what it says, or nothing if it has no target (S14)."""
    state.aside = [card]
    events.append(Event({"type": "panic", "seat": seat, "card": card}))
    if CARDS[card].aim is None:
        EFFECTS[card](state, seat, NOBODY, events)
    elif seats_for(state, seat, card):
        state.phase, state.asked = "target", seat
    else:
        exchange.phase_three(state, events)


def _target(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Carry out a panic at the target that was chosen for it."""
    card, target = state.aside[0], move["seat"]
    events.append(Event({"type": "target", "seat": seat, "card": card, "at": target}))
    EFFECTS[card](state, seat, target, events)


def _play(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Play a card in phase 2; an action lies aside until the phase ends (S1)."""
    card = move["card"]
    state.hands[seat].remove(card)
    left(state, seat, card, state.everybody())
    if CARDS[card].family != "obstacle":
        state.aside.append(card)
    events.append(Event({"type": "play", "card": card, "seat": seat, **_aim(move)}))
    if "gap" in move:
        GAP_EFFECTS[card](state, seat, move["gap"], events)
    else:
        EFFECTS[card](state, seat, move.get("seat", NOBODY), events)


def _aim(move: Move) -> dict[str, Any]:
    names = {"at": "seat", "gap": "gap"}
    return {told: move[name] for told, name in names.items() if name in move}


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
    "target": _target,
    "offer": lambda state, seat, move, events: exchange.offer(state, seat, move["card"], events),
    "answer": lambda state, seat, move, events: exchange.answer(state, seat, move["card"], events),
    "give": lambda state, seat, move, events: chain.give(state, seat, move["card"], events),
    "show": lambda state, seat, move, events: look.confess(state, seat, move["what"], events),
    "announce": lambda state, _seat, _move, events: announce(state, events),
}
