"""merge and orchestrator; sudo goes with another card or answers one (I10, I12)."""

from typing import Final

from games.bans import Ban
from games.contract import Event, Move
from games.shipit.effects.effect import Effect
from games.shipit.moves import Ways, play
from games.shipit.piles import shuffle_in
from games.shipit.state import State
from games.words import gettext_noop as _

_NOTHING_TO_MERGE = Ban("nothing_to_merge", _("The discard is empty."), "I12")
_NO_DEPLOYS = Ban("no_deploys", _("Nothing can be deployed this turn anyway."), "I12")
_ORCHESTRATED = Ban("orchestrated", _("Two components may be deployed this turn already."), "I12")


def _merge_ways(state: State, seat: int) -> Ways:
    del seat
    return (play("merge"),) if state.discard else _NOTHING_TO_MERGE


def _merge(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Shuffle the discard into the deck."""
    del move
    shuffle_in(state)
    events.append(Event({"type": "merged", "seat": seat, "deck": len(state.deck)}))


def _orchestrator_ways(state: State, seat: int) -> Ways:
    if state.orchestrated:
        return _ORCHESTRATED
    if state.friday or state.marked[seat]:
        return _NO_DEPLOYS
    return (play("orchestrator"),)


def _orchestrator(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Allow one deploy more this turn."""
    del move
    state.orchestrated = True
    state.deploys += 1
    events.append(Event({"type": "orchestrated", "seat": seat, "deploys": state.deploys}))


EFFECTS: Final = {
    "merge": Effect(_merge_ways, _merge),
    "orchestrator": Effect(_orchestrator_ways, _orchestrator),
}
