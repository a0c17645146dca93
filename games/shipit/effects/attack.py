"""Attacks: blows on a seat's components, ddos and supply (I9, I12)."""

from typing import Final

from games.bans import Ban
from games.contract import Event, Move
from games.shipit import knowledge
from games.shipit.blows import exposed, harm_of, strike
from games.shipit.cards import CARDS
from games.shipit.effects.effect import Effect
from games.shipit.moves import Ways, play
from games.shipit.notes import note
from games.shipit.piles import has_cards, refill, throw
from games.shipit.state import Blow, State
from games.words import gettext_noop as _

_NO_COMPONENTS = Ban("no_components", _("There is no component on any table."), "I9")
_ALL_MARKED = Ban("all_marked", _("Every other seat is marked already."), "I12")
_NOTHING_TO_LOOK_AT = Ban("nothing_to_look_at", _("There is no card to look at."), "I12")


# --- blows ---------------------------------------------------------------------------------


def _attack(card: str) -> Effect:
    """Return an attack on components, which sudo may strengthen (I9)."""
    harm, named = harm_of(card), CARDS[card].named

    def ways(state: State, seat: int) -> Ways:
        found: list[Move] = []
        strengths = (False, True) if "sudo" in state.hands[seat] else (False,)
        for victim, table in enumerate(state.tables):
            for sudo in strengths if table else ():
                more = {"sudo": True} if sudo else {}
                if named:
                    hits = exposed(table, harm, sudo)
                    found += [play(card, seat=victim, component=at, **more) for at in hits]
                else:
                    found.append(play(card, seat=victim, **more))
        return found or _NO_COMPONENTS

    def take_effect(state: State, seat: int, move: Move, events: list[Event]) -> None:
        del events
        sudo = "sudo" in move
        strike(state, Blow(card, move["seat"], seat, sudo, move.get("component")))

    return Effect(ways, take_effect)


# --- ddos ----------------------------------------------------------------------------------


def _ddos_ways(state: State, seat: int) -> Ways:
    targets = [other for other in state.others_in(seat) if not state.marked[other]]
    return [play("ddos", seat=other) for other in targets] or _ALL_MARKED


def _ddos(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Keep another seat from deploying on its next turn; nothing stops this (I12)."""
    state.marked[move["seat"]] = True
    events.append(Event({"type": "marked", "seat": move["seat"], "by": seat}))


# --- supply --------------------------------------------------------------------------------


def _supply_ways(state: State, seat: int) -> Ways:
    del seat
    return (play("supply"),) if has_cards(state) else _NOTHING_TO_LOOK_AT


def _supply(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Look at one card more than there are seats, card by card (I4, I12)."""
    del move
    for _number in range(len(state.seats_in()) + 1):
        if refill(state, events):
            card = state.deck.pop()
            knowledge.looked_at(state, seat, card)
            state.looked.append(card)
    seen = list(state.looked)
    note(state, seat, "looked", seen)
    public = {"type": "look", "seat": seat, "count": len(seen)}
    events.append(Event(public, {seat: {"cards": seen}}))
    state.phase = "order"


def order(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Discard the first card that is named and put the next ones back, the last one on top."""
    card = move["card"]
    state.looked.remove(card)
    if not state.sorting:
        throw(state, (card,))
        events.append(Event({"type": "discarded", "seat": seat, "card": card}))
    else:
        knowledge.put_back(state, seat, card)
        state.deck.append(card)
        public = {"type": "put_back", "seat": seat, "left": len(state.looked)}
        events.append(Event(public, {seat: {"card": card}}))
    state.sorting = bool(state.looked)
    if state.looked:
        state.phase = "order"


EFFECTS: Final = {
    **{card: _attack(card) for card in ("error", "critical", "specific", "security")},
    "ddos": Effect(_ddos_ways, _ddos),
    "supply": Effect(_supply_ways, _supply),
}
