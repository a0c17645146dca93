"""What a seat or a spectator may know (page "Knows"); after the end all lies open."""

from collections import Counter
from typing import Any

from games.stayaway.cards import ORDER, back, ordered
from games.stayaway.moves import actors
from games.stayaway.places import next_seat
from games.stayaway.state import NOBODY, STAMPS_PER_TURN, State
from games.stayaway.targets import seats_for


def view_of(state: State, viewer: int | None) -> dict[str, Any]:
    """Return the table as the viewer sees it; None is a spectator, who sees least."""
    shown: dict[str, Any] = {
        "seat": viewer,
        "phase": state.phase,
        "turn": state.turn,
        "turns": state.turns,
        "round": state.rounds + 1,
        "direction": state.direction,
        "marker": state.marker,
        "marker_stays": state.marker_stays,
        "places": [_seat(seat) for seat in state.places],
        "doors": state.doors[:],
        "quarantine": state.quarantine[:],
        "living": state.living(),
        "hands": [len(hand) for hand in state.hands],
        "deck": len(state.deck),
        "top": back(state.deck[-1]) if state.deck else None,
        "shuffles": state.shuffles,
        "discard": len(state.discard),
        "discarded": _known_discard(state, state.seats if viewer is None else viewer),
        "aside": state.aside[:],
        "exchange": _exchange(state),
        "burnt_thing": _seat(state.burnt_thing),
        "shown": state.notes[-1][:],
        "asks": {str(seat): _question(state, seat) for seat in actors(state)},
    }
    if viewer is not None:
        shown.update(_own(state, viewer))
    if state.result is not None:
        shown.update(_revealed(state))
    return shown


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _known_discard(state: State, observer: int) -> dict[str, int]:
    """Return how many of each card the observer knows to lie in the discard."""
    known = Counter(
        card
        for card, seen in zip(state.discard, state.discard_seen, strict=True)
        if seen >> observer & 1
    )
    return {card: known[card] for card in sorted(known, key=ORDER.__getitem__)}


def _exchange(state: State) -> dict[str, Any] | None:
    deal = state.exchange
    if deal is None:
        return None
    shown = {"by": deal.by, "from": deal.offerer, "meant": deal.first, "to": deal.target}
    return {**shown, "laid": bool(deal.card), "card": deal.card if deal.open else None}


def _own(state: State, seat: int) -> dict[str, Any]:
    """Return what this seat alone knows."""
    deal = state.exchange
    laid = deal.card if deal is not None and deal.offerer == seat else ""
    if state.given and state.given[seat]:
        laid = state.given[seat]
    return {
        "hand": ordered(state.hands[seat]),
        "drew": state.drew[seat][:],
        "laid": laid or None,
        "picks": state.picks[:] if state.turn == seat else [],
        "role": state.roles[seat],
        "thing": _seat(state.known_thing[seat]),
        "infected_turn": _turn(state.infected_at[seat]),
        "roles": _roles(state) if state.roles[seat] == "thing" else None,
        "notes": state.notes[seat][:],
    }


def _roles(state: State) -> list[dict[str, Any]]:
    """Return every role and the turn of each infection: the Thing knows them."""
    return [
        {"role": role, "infected_turn": _turn(stamp)}
        for role, stamp in zip(state.roles, state.infected_at, strict=True)
    ]


def _turn(stamp: int) -> int | None:
    return stamp // STAMPS_PER_TURN if stamp else None


def _question(state: State, seat: int) -> dict[str, Any]:
    """Say what a seat is asked, by what everybody sees."""
    asked: dict[str, Any] = {"code": state.phase}
    match state.phase:
        case "target":
            card = state.aside[0]
            asked |= {"card": card, "seats": seats_for(state, seat, card)}
        case "offer" | "answer":
            asked["exchange"] = _exchange(state)
        case "burn" | "move":
            asked |= {"card": state.aside[-1], "from": state.turn}
        case "give":
            asked["to"] = next_seat(state, seat)
    return asked


def _revealed(state: State) -> dict[str, Any]:
    """Return what was hidden until the end; piles from the top."""
    assert state.result is not None  # noqa: S101 - asked after the end only
    return {
        "reason": state.result.reason,
        "winners": list(state.result.winners),
        "revealed": {
            "roles": _roles(state),
            "hands": [ordered(hand) for hand in state.hands],
            "deck": state.deck[::-1],
            "discard": state.discard[::-1],
        },
    }
