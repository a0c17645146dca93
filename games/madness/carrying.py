"""Carrying out verified moves: each type of move, and what does it.

The main action of a turn stands here, with the repelled attacks it leaves to lapse (M5).
"""

from typing import Final

from games.contract import Event, Move
from games.madness import coyote, tut
from games.madness.endings import award, endure
from games.madness.fields import DRAWN, attacked, closed_by_card
from games.madness.rounds import all_closed, close_field, end_drawn_round, lapsing, tell_closed
from games.madness.state import State


def carry_out(state: State, seat: int, kind: str, move: Move) -> list[Event]:
    """Make a verified move and run on to the next decision or the end."""
    events: list[Event] = []
    _MOVES[kind](state, seat, move, events)
    return events


def _attack(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Play a card on this seat's side of an open field (M3)."""
    card, index = move["card"], move["field"]
    state.spend(seat, card)
    field = state.fields[index] = attacked(state.fields[index], seat, card)
    events.append(
        Event(
            {
                "type": "attack",
                "seat": seat,
                "card": card,
                "field": index,
                "attack": field.attack,
                "repelled": field.repelled,
            }
        )
    )
    _end_main(state, seat, index, events)


def _close(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Close an empty field as a draw with a card in its centre (M5)."""
    card, index = move["card"], move["field"]
    state.spend(seat, card)
    state.fields[index] = closed_by_card(card)
    events.append(Event({"type": "close", "seat": seat, "card": card, "field": index}))
    tell_closed(index, DRAWN, events)
    _end_main(state, seat, None, events)


def _boss(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Beat the Boss for a point; the card is the new Boss (M5)."""
    card = move["card"]
    state.spend(seat, card)
    state.bosses.append(card)
    events.append(Event({"type": "boss", "seat": seat, "card": card}))
    award(state, seat, "boss", events)
    if state.result is None:
        _end_main(state, seat, None, events)


def _skip(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Pass: do nothing as the main action (M5)."""
    del move
    events.append(Event({"type": "pass", "seat": seat}))
    _end_main(state, seat, None, events)


def _end_main(state: State, seat: int, played: int | None, events: list[Event]) -> None:
    """Close lapsed fields as draws, the round with them; then it is time for ТУТ (M5, M7, M9)."""
    for index in lapsing(state, seat, played):
        close_field(state, index, DRAWN, events)
    if all_closed(state):
        end_drawn_round(state, events)
    if not endure(state, events):
        state.phase = "tut"


_MOVES: Final = {
    "attack": _attack,
    "close": _close,
    "boss": _boss,
    "pass": _skip,
    "pull": tut.pull,
    "drop": tut.drop,
    "push": tut.push,
    "coyote": coyote.coyote,
    "decline": coyote.decline,
}
