"""What a seat or a spectator may know (page "Knows"); after the end all lies open."""

from collections import Counter
from typing import cast

from games.contract import Outcome
from games.stayaway.cards import ORDER, back, ordered
from games.stayaway.facts import Contact
from games.stayaway.hidden import held
from games.stayaway.listing import actors_of
from games.stayaway.places import next_seat
from games.stayaway.state import NOBODY, STAMPS_PER_TURN, State
from games.stayaway.targets import seats_for
from games.stayaway.wire.view import AnyAsk, ExchangeSeen, Note, RoleSeen, View
from games.wire.parts import Opened


def view_of(state: State, viewer: int | None) -> View:
    """Return the table as the viewer sees it; None is a spectator, who sees least."""
    shown: View = {
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
        "shown": cast("list[Note]", state.notes[-1][:]),
        "contacts": _contacts(state.contacts),
        "asks": {str(seat): _question(state, seat) for seat in sorted(actors_of(state))},
    }
    if viewer is not None:
        _show_own(shown, state, viewer)
    if state.result is not None:
        _reveal(shown, state, state.result)
    return shown


def opened_of(state: State) -> Opened:
    """Return every hand and role, and the deck from its top."""
    return {
        "hands": _hands(state),
        "deck": state.deck[::-1],
        "parts": [f"role:{role}" for role in state.roles],
    }


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


def _contacts(contacts: list[Contact]) -> list[tuple[int, int, list[int]]]:
    """Return who gave to whom what may have infected, and in which turns."""
    turns: dict[tuple[int, int], list[int]] = {}
    for one in contacts:
        given = turns.setdefault((one.giver, one.receiver), [])
        given.append(one.stamp // STAMPS_PER_TURN)
    return [(giver, receiver, given) for (giver, receiver), given in turns.items()]


def _exchange(state: State) -> ExchangeSeen | None:
    deal = state.exchange
    if deal is None:
        return None
    return {
        "by": deal.by,
        "from": deal.offerer,
        "meant": deal.first,
        "to": deal.target,
        "laid": bool(deal.card),
        "card": deal.card if deal.open else None,
    }


def _show_own(shown: View, state: State, seat: int) -> None:
    """Add what this seat alone knows."""
    deal = state.exchange
    laid = deal.card if deal is not None and deal.offerer == seat else ""
    if state.given and state.given[seat]:
        laid = state.given[seat]
    shown["hand"] = ordered(state.hands[seat])
    shown["drew"] = state.drew[seat][:]
    shown["laid"] = laid or None
    shown["picks"] = state.picks[:] if state.turn == seat else []
    shown["role"] = state.roles[seat]
    shown["thing"] = _seat(state.known_thing[seat])
    shown["infected_turn"] = _turn(state.infected_at[seat])
    shown["roles"] = _roles(state) if state.roles[seat] == "thing" else None
    shown["notes"] = cast("list[Note]", state.notes[seat][:])


def _roles(state: State) -> list[RoleSeen]:
    """Return every role and the turn of each infection: the Thing knows them."""
    return [
        {"role": role, "infected_turn": _turn(stamp)}
        for role, stamp in zip(state.roles, state.infected_at, strict=True)
    ]


def _turn(stamp: int) -> int | None:
    return stamp // STAMPS_PER_TURN if stamp else None


def _question(state: State, seat: int) -> AnyAsk:
    """Say what a seat is asked, by what everybody sees."""
    asked: AnyAsk
    match state.phase:
        case "target":
            card = state.aside[0]
            asked = {"code": "target", "card": card, "seats": seats_for(state, seat, card)}
        case "offer" | "answer" as phase:
            asked = {"code": phase, "exchange": _exchange(state)}
        case "burn" | "move" as phase:
            asked = {"code": phase, "card": state.aside[-1], "from": state.turn}
        case "give":
            asked = {"code": "give", "to": next_seat(state, seat)}
        case "over":
            raise ValueError("nobody is asked anything after the end")
        case phase:
            asked = {"code": phase}
    return asked


def _reveal(shown: View, state: State, result: Outcome) -> None:
    """Add what was hidden until the end; piles from the top."""
    shown["reason"] = result.reason
    shown["winners"] = list(result.winners)
    shown["revealed"] = {
        "roles": _roles(state),
        "hands": _hands(state),
        "deck": state.deck[::-1],
        "discard": state.discard[::-1],
        "dropped": [_turn(stamp) for stamp in state.dropped_at],
        "sides": {name: list(seats) for name, seats in result.sides.items()},
        "infections": _infections(state),
    }


def _hands(state: State) -> list[list[str]]:
    """Return every hand.

    A card laid for an exchange or a chain is its owner's; so are those that ``resolute`` drew.
    """
    hands = [held(state, seat) for seat in range(state.seats)]
    hands[state.turn] += state.picks
    return [ordered(hand) for hand in hands]


def _infections(state: State) -> list[tuple[int, int, int]]:
    """Return who infected whom in which turn, in this order: it was always the Thing (S7)."""
    caught = sorted((stamp, seat) for seat, stamp in enumerate(state.infected_at) if stamp)
    return [(stamp // STAMPS_PER_TURN, state.thing(), seat) for stamp, seat in caught]
