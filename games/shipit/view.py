"""What a seat or a spectator may know (the rules page's "Knows")."""

from typing import Any

from games.shipit import blows
from games.shipit.cards import EVENTS, ORDER
from games.shipit.listing import actors_of
from games.shipit.state import Component, Note, State


def view_of(state: State, viewer: int | None) -> dict[str, Any]:
    """Return the table as the viewer sees it; after the end it lies open to everybody."""
    seats = range(len(state.hands))
    shown: dict[str, Any] = {
        "seat": viewer,
        "phase": state.phase,
        "turn": state.turn,
        "starter": state.starter,
        "round": state.round,
        "turns": state.turns,
        "social": state.rules.social,
        "full": state.full,
        "deploys": 0 if state.friday or state.marked[state.turn] else state.deploys,
        "offers": 0 if state.exchanged else state.offers,
        "collected": state.collected,
        "opened": state.opened,
        "friday": state.friday,
        "orchestrated": state.orchestrated,
        "tables": [[_component(one) for one in table] for table in state.tables],
        "hands": [len(state.hands[seat]) - len(state.laid[seat]) for seat in seats],
        "blocked": [types.copy() for types in state.blocked],
        "marked": state.marked[:],
        "deck": len(state.deck),
        "looked": len(state.looked),
        "discard": state.discard[:],
        "in_play": state.in_play[:],
        "left": state.left[:],
        "drawn": [[card if card in EVENTS else None for card in drew] for drew in state.drew],
        "architectures": _architectures(state, viewer),
        "blow": _blow(state),
        "offer": _offer(state),
        "known": [_note(note) for note in state.notes[-1]],
        "asks": _asks(state),
    }
    if viewer is not None:
        shown["hand"] = _free_hand(state, viewer)
        shown["laid"] = state.laid[viewer][:]
        shown["drew"] = list(state.drew[viewer])
        shown["notes"] = [_note(note) for note in state.notes[viewer]]
        if viewer == state.turn:
            shown["looking_at"] = sorted(state.looked, key=ORDER.__getitem__)
    if state.result is not None:
        shown["over"] = _ending(state)
    return shown


def _component(component: Component) -> dict[str, Any]:
    copies = component.copies or None
    return {"card": component.card, "under": list(component.under), "copies": copies}


def _architectures(state: State, viewer: int | None) -> list[str | None]:
    return [
        name if seat == viewer or seat in state.left or state.result is not None else None
        for seat, name in enumerate(state.architectures)
    ]


def _free_hand(state: State, seat: int) -> list[str]:
    """Return the hand without what lies laid for an exchange."""
    hand = state.hands[seat][:]
    for card in state.laid[seat]:
        hand.remove(card)
    return hand


def _blow(state: State) -> dict[str, Any] | None:
    blow = state.blow
    if blow is None:
        return None
    hits = blows.targets(state)
    return {
        "card": blow.card,
        "victim": blow.victim,
        "attacker": None if blow.attacker < 0 else blow.attacker,
        "sudo": blow.sudo,
        "component": blow.component,
        "targets": hits,
        "absorbed": [at for at in hits if blows.is_absorbed(state, at)],
    }


def _offer(state: State) -> dict[str, Any] | None:
    offer = state.offer
    if offer is None:
        return None
    return {
        "by": offer.by,
        "seats": list(offer.seats),
        "give": offer.give,
        "ask": offer.ask,
        "promise": offer.promise,
        "want": offer.want,
        "taker": None if offer.taker < 0 else offer.taker,
        "laid": [len(laid) for laid in state.laid],
    }


def _note(note: Note) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "kind": note.kind,
        "round": note.round,
        "turn": note.turn,
        "cards": list(note.cards),
        "seat": note.seat,
    }
    return shown if note.by is None else {**shown, "by": note.by, "came": note.came}


def _asks(state: State) -> dict[str, dict[str, Any]]:
    """Say what each awaited seat is asked, by what all can see."""
    ask: dict[str, Any] = {"code": state.phase}
    match state.phase:
        case "turn":
            ask["may"] = "end" if state.full else "draw"
        case "answer":
            blow = blows.current(state)
            ask |= {"card": blow.card, "sudo": blow.sudo, "targets": blows.targets(state)}
        case "order":
            ask["first"] = not state.sorting
    return {str(seat): ask for seat in actors_of(state)}


def _ending(state: State) -> dict[str, Any]:
    """Return the result, and what was hidden until now; piles from the top."""
    result = state.result
    assert result is not None  # noqa: S101 - asked for after the end only
    return {
        "reason": result.reason,
        "places": list(result.places),
        "titles": dict(result.titles),
        "hands": [hand[:] for hand in state.hands],
        "deck": state.deck[::-1],
        "unused": state.unused[:],
    }
