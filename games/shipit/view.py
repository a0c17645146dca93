"""What a seat or a spectator may know (the rules page's "Knows")."""

from games.shipit import blows
from games.shipit.cards import CARDS, EVENTS, LINED, ORDER
from games.shipit.endings import gaps, missing
from games.shipit.listing import actors_of
from games.shipit.state import Component, State
from games.shipit.state import Note as Shown
from games.shipit.wire.view import Aim, AnyAsk, BlowSeen, Deployed, Ending, Note, OfferSeen, View
from games.wire.parts import Opened


def view_of(state: State, viewer: int | None) -> View:
    """Return the table as the viewer sees it; after the end it lies open to everybody."""
    seats = range(len(state.hands))
    shown: View = {
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
        shown["aim"] = _aim(state, viewer)
        shown["laid"] = state.laid[viewer][:]
        shown["drew"] = list(state.drew[viewer])
        shown["notes"] = [_note(note) for note in state.notes[viewer]]
        if viewer == state.turn:
            shown["looking_at"] = sorted(state.looked, key=ORDER.__getitem__)
    if state.result is not None:
        shown["over"] = _ending(state)
    return shown


def opened_of(state: State) -> Opened:
    """Return every hand and architecture, and the deck from its top."""
    return {
        "hands": [hand[:] for hand in state.hands],
        "deck": state.deck[::-1],
        "parts": list(state.architectures),
    }


def _component(component: Component) -> Deployed:
    copies = component.copies or None
    return {"card": component.card, "under": list(component.under), "copies": copies}


def _architectures(state: State, viewer: int | None) -> list[str | None]:
    return [
        name if seat == viewer or seat in state.left or state.result is not None else None
        for seat, name in enumerate(state.architectures)
    ]


def _aim(state: State, seat: int) -> Aim:
    table, architecture = state.tables[seat], state.architectures[seat]
    needs = CARDS[architecture].needs
    return {
        "needs": [card for card, count in needs.items() for _ in range(count)],
        "lacks": gaps(table, architecture),
        "missing": missing(table, architecture),
    }


def _free_hand(state: State, seat: int) -> list[str]:
    """Return the hand without what lies laid for an exchange."""
    hand = state.hands[seat][:]
    for card in state.laid[seat]:
        hand.remove(card)
    return hand


def _blow(state: State) -> BlowSeen | None:
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
        "lining": LINED[blows.harm_of(blow.card)],
    }


def _offer(state: State) -> OfferSeen | None:
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


def _note(note: Shown) -> Note:
    shown: Note = {
        "kind": note.kind,
        "round": note.round,
        "turn": note.turn,
        "cards": list(note.cards),
        "seat": note.seat,
    }
    if note.by is not None:
        shown["by"], shown["came"] = note.by, note.came
    return shown


def _asks(state: State) -> dict[str, AnyAsk]:
    """Say what each awaited seat is asked, by what all can see."""
    seats = sorted(actors_of(state))
    if not seats:
        return {}
    ask = _question(state)
    return {str(seat): ask for seat in seats}


def _question(state: State) -> AnyAsk:
    match state.phase:
        case "turn":
            return {"code": "turn", "may": "end" if state.full else "draw"}
        case "answer":
            blow, hits = blows.current(state), blows.targets(state)
            return {"code": "answer", "card": blow.card, "sudo": blow.sudo, "targets": hits}
        case "order":
            return {"code": "order", "first": not state.sorting}
        case "take" | "keep" | "discard" | "offer" | "lay" as phase:
            return {"code": phase}
        case phase:
            raise ValueError(f"nobody is asked anything in the phase {phase}")


def _ending(state: State) -> Ending:
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
