"""Deploying a component, with what lies under it (I2, I5, I7, I8)."""

from games.bans import Ban
from games.contract import Event, Move
from games.shipit.cards import COMPONENTS
from games.shipit.hands import spend
from games.shipit.moves import Ways, deploy
from games.shipit.piles import throw
from games.shipit.rituals import is_lost, with_ritual
from games.shipit.state import Component, State
from games.words import gettext_noop as _

_NO_COMPONENT = Ban("no_component", _("Only components are deployed."), "I2")
_FRIDAY = Ban("friday", _("Nothing is deployed on a Friday."), "I3")
_MARKED = Ban("marked", _("You are under a DDoS and cannot deploy this turn."), "I12")
_DEPLOYED = Ban("deployed", _("You have deployed all you may this turn."), "I2")
_REPAIR = Ban("repair", _("Components of this type are under repair this turn."), "I5")
_CACHE_ALONE = Ban("cache_alone", _("A cache needs another component of yours."), "I7")


def deploys(state: State, seat: int, card: str) -> Ways:
    """Return every way to deploy this card of the hand, or why there is none."""
    refusal = _refusal(state, seat, card)
    if refusal is not None:
        return refusal
    places = range(len(state.tables[seat])) if card == "cache" else (None,)
    linings = _linings(state.hands[seat])
    ways = [deploy(card, under, at) for at in places for under in linings]
    return with_ritual(state, card, ways)


def _refusal(state: State, seat: int, card: str) -> Ban | None:
    reasons = (
        (card not in COMPONENTS, _NO_COMPONENT),
        (state.friday, _FRIDAY),
        (state.marked[seat], _MARKED),
        (not state.deploys, _DEPLOYED),
        (card in state.blocked[seat], _REPAIR),
        (card == "cache" and not state.tables[seat], _CACHE_ALONE),
    )
    return next((refusal for holds, refusal in reasons if holds), None)


def _linings(hand: list[str]) -> list[tuple[str, ...]]:
    """Return what can be laid under a component: at most one of each (I8)."""
    linings: list[tuple[str, ...]] = [()]
    for card in ("ci", "certificate"):
        if card in hand:
            linings += [(*under, card) for under in linings]
    return linings


def deploy_component(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Put the component on the table, or all on the discard if its ritual is missing (I16)."""
    card, under = move["card"], tuple(move["under"])
    state.full = True
    state.deploys -= 1
    for one in (card, *under):
        spend(state, seat, one)
    if is_lost(state, move):
        throw(state, (card, *under))
        events.append(Event({"type": "fizzled", "seat": seat, "cards": [card, *under]}))
        return
    original = state.tables[seat][move["at"]] if "at" in move else None
    gloss = {"beside": original.card} if original else None
    events.append(Event({**move, "seat": seat}, gloss=gloss))
    copies = original.copies or original.card if original else ""
    state.tables[seat].append(Component(card, under, copies))
