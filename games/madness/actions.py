"""The main action of a turn, and the repelled attacks it leaves to lapse (M5)."""

from games.contract import Event, Move
from games.madness.fields import DRAWN, attacked, closed_by_card
from games.madness.rounds import all_closed, close_field, end_drawn_round, tell_closed
from games.madness.scoring import award, endure
from games.madness.state import State


def attack(state: State, seat: int, move: Move, events: list[Event]) -> None:
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


def close(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Close an empty field as a draw with a card in its centre (M5)."""
    card, index = move["card"], move["field"]
    state.spend(seat, card)
    state.fields[index] = closed_by_card(card)
    events.append(Event({"type": "close", "seat": seat, "card": card, "field": index}))
    tell_closed(index, DRAWN, events)
    _end_main(state, seat, None, events)


def boss(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Beat the Boss for a point; the card is the new Boss (M5)."""
    card = move["card"]
    state.spend(seat, card)
    state.bosses.append(card)
    events.append(Event({"type": "boss", "seat": seat, "card": card}))
    award(state, seat, "boss", events)
    if state.result is None:
        _end_main(state, seat, None, events)


def skip(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Pass: do nothing as the main action (M5)."""
    del move
    events.append(Event({"type": "pass", "seat": seat}))
    _end_main(state, seat, None, events)


def lapsing(state: State, seat: int, played: int | None = None) -> list[int]:
    """Return the fields whose repelled attacks of this seat lapse unless played on (M5).

    Only an attack can repel anew, and only where it was played: what is repelled on any other
    field was so before this turn.
    """
    return [
        index
        for index, field in enumerate(state.fields)
        if index != played and field.lapses_for(seat)
    ]


def _end_main(state: State, seat: int, played: int | None, events: list[Event]) -> None:
    """Close lapsed fields as draws, the round with them; then it is time for ТУТ (M5, M7, M9)."""
    for index in lapsing(state, seat, played):
        close_field(state, index, DRAWN, events)
    if all_closed(state):
        end_drawn_round(state, events)
    if not endure(state, events):
        state.phase = "tut"
