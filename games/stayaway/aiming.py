"""Why a card cannot be aimed: each refusal by its cause, out of what all can see (S9, S10, S17)."""

from typing import Final

from games.bans import Ban
from games.contract import IllegalMove
from games.stayaway.cards import CARDS
from games.stayaway.places import gaps_at, neighbours, reachable
from games.stayaway.state import State
from games.stayaway.targets import gaps_for, seats_for
from games.words import gettext_noop as _

_OWN_QUARANTINE: Final = Ban("own_quarantine", _("{card} cannot be played in quarantine."))
_NOTHING_TO_BREAK: Final = Ban(
    "nothing_to_break", _("No door and no quarantine is within your reach."), "S9"
)
_NO_FREE_GAP: Final = Ban("no_free_gap", _("There are doors on both sides of you already."), "S2")
_TAKES_GAP: Final = Ban("takes_gap", _("{card} is aimed at a gap."), "S4")
_TAKES_SEAT: Final = Ban("takes_seat", _("{card} is aimed at a player."), "S4")
_NOT_IN_GAME: Final = Ban("not_in_game", _("This player is not in the game."), "S2")
_ONESELF: Final = Ban("oneself", _("{card} is not aimed at oneself."), "S4")
_NOT_THIRD: Final = Ban("not_third", _("{seat} is not the third from you to either side."), "S14")
_NOT_NEIGHBOUR: Final = Ban("not_neighbour", _("{seat} is not next to you."))
_DOOR_BETWEEN: Final = Ban("door_between", _("A door is between you and {seat}."))
_NOT_IN_QUARANTINE: Final = Ban("not_in_quarantine", _("{seat} is not in quarantine."), "S9")
_IN_QUARANTINE: Final = Ban("in_quarantine", _("{seat} is in quarantine."), "S10")
_NO_DOOR: Final = Ban("no_door", _("There is no door in gap {gap}."), "S9")
_GAP_OUT_OF_REACH: Final = Ban("gap_out_of_reach", _("Gap {gap} is out of your reach."), "S9")
_GAP_BARRED: Final = Ban("gap_barred", _("There is a door in gap {gap} already."), "S2")
_GAP_ELSEWHERE: Final = Ban("gap_elsewhere", _("Gap {gap} is not beside you."), "S2")


def hindrance(state: State, seat: int, card: str) -> IllegalMove | None:
    """Return what keeps a card from every target alike, if there is such a cause."""
    kind = CARDS[card]
    if state.quarantine[seat] and (not kind.in_quarantine or _named_nearby(state, card)):
        rule = "S17" if kind.in_quarantine else "S10"
        return _OWN_QUARANTINE.by(rule).refusal(card=card)
    if kind.gaps is None or seats_for(state, seat, card) or gaps_for(state, seat, card):
        return None
    if kind.gaps == "barred":
        return _NOTHING_TO_BREAK.refusal()
    return _NO_FREE_GAP.refusal()


def check_seat(state: State, seat: int, card: str, target: int) -> None:
    """Refuse a player at whom this card cannot be aimed."""
    if CARDS[card].aim is None:
        raise _TAKES_GAP.refusal(card=card)
    if target not in seats_for(state, seat, card):
        raise _unfit_seat(state, seat, card, target)


def check_gap(state: State, seat: int, card: str, gap: int) -> None:
    """Refuse a gap at which this card cannot be aimed."""
    if CARDS[card].gaps is None:
        raise _TAKES_SEAT.refusal(card=card)
    if gap not in gaps_for(state, seat, card):
        raise _unfit_gap(state, seat, card, gap)


def _named_nearby(state: State, card: str) -> bool:
    """Tell whether a card that names anybody names neighbours only at this table (S17)."""
    return state.rules.neighbours_only and CARDS[card].aim == "anybody"


def _unfit_seat(state: State, seat: int, card: str, target: int) -> IllegalMove:
    if target not in state.living():
        return _NOT_IN_GAME.refusal()
    if target == seat:
        return _unfit_self(card, seat)
    return _out_of_reach(state, seat, card, target) or _unfit_state(card, target)


def _unfit_self(card: str, seat: int) -> IllegalMove:
    if CARDS[card].aim == "quarantined":
        return _unfit_state(card, seat)
    return _ONESELF.refusal(card=card)


def _out_of_reach(state: State, seat: int, card: str, target: int) -> IllegalMove | None:
    """Return why a player cannot be reached from one's place with this card."""
    kind = CARDS[card]
    if kind.aim == "third":
        return _NOT_THIRD.refusal(seat=target)
    nearby = _named_nearby(state, card)
    if kind.aim == "anybody" and not nearby:
        return None
    if target not in neighbours(state, seat):
        rule = "S17" if nearby else "S14" if kind.family == "panic" else "S9"
        return _NOT_NEIGHBOUR.by(rule).refusal(seat=target)
    if not kind.through_doors and target not in reachable(state, seat):
        rule = "S17" if nearby else "S9"
        return _DOOR_BETWEEN.by(rule).refusal(seat=target)
    return None


def _unfit_state(card: str, target: int) -> IllegalMove:
    """Return the refusal of one within reach: an axe frees from quarantine, others it keeps off."""
    if CARDS[card].aim == "quarantined":
        return _NOT_IN_QUARANTINE.refusal(seat=target)
    return _IN_QUARANTINE.refusal(seat=target)


def _unfit_gap(state: State, seat: int, card: str, gap: int) -> IllegalMove:
    if CARDS[card].gaps == "barred":
        near = (seat, *reachable(state, seat))
        if any(gap in gaps_at(state, other) for other in near):
            return _NO_DOOR.refusal(gap=gap)
        return _GAP_OUT_OF_REACH.refusal(gap=gap)
    if gap in gaps_at(state, seat):
        return _GAP_BARRED.refusal(gap=gap)
    return _GAP_ELSEWHERE.refusal(gap=gap)
