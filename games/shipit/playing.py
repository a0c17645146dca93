"""Playing cards on turn (I2, I12, I16)."""

from typing import Final

from games.bans import Ban
from games.contract import Event, Move
from games.shipit.cards import CARDS
from games.shipit.effects import attack, defence, draw, meta
from games.shipit.hands import spend
from games.shipit.moves import Ways
from games.shipit.rituals import is_lost, with_ritual
from games.shipit.state import State
from games.words import gettext_noop as _

MOST_PLAYS = 100

EFFECTS: Final = {**draw.EFFECTS, **attack.EFFECTS, **meta.EFFECTS}

_COMPONENT = Ban("deploy_it", _("A component is deployed, not played."), "I2")
_TOO_LONG = Ban("turn_too_long", _("No more than a hundred cards are played in a turn."), "I17")


def plays(state: State, seat: int, card: str) -> Ways:
    """Return every way to play this card of the hand, or why there is none."""
    effect = EFFECTS.get(card)
    if effect is None:
        return defence.NEVER_PLAYED.get(card, _COMPONENT)
    if state.plays >= MOST_PLAYS:
        return _TOO_LONG
    return with_ritual(state, card, effect.ways(state, seat))


def play_card(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Put the card in play with its sudo and carry it out, unless its ritual is missing (I16)."""
    card = move["card"]
    state.full = True
    state.plays += 1
    used = (card, "sudo") if "sudo" in move else (card,)
    for one in used:
        spend(state, seat, one)
    state.in_play += used
    if is_lost(state, move):
        events.append(Event({"type": "fizzled", "seat": seat, "cards": list(used)}))
        return
    events.append(Event({**move, "by": seat, "kin": CARDS[card].kin}, gloss=_struck(state, move)))
    EFFECTS[card].take_effect(state, seat, move, events)


def _struck(state: State, move: Move) -> dict[str, str] | None:
    """Return which component is aimed at: the move has its slot alone."""
    if "component" not in move:
        return None
    return {"struck": state.tables[move["seat"]][move["component"]].card}
