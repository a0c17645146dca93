"""Why a card cannot be aimed: each refusal by its cause, out of what all can see (S9, S10, S17)."""

from typing import Final

from games.contract import IllegalMove
from games.stayaway.places import gaps_at, neighbours, reachable
from games.stayaway.state import State
from games.stayaway.targets import gaps_for, seats_for
from games.words import gettext_noop as _

_NOT_IN_QUARANTINE: Final = frozenset(("flamethrower", "change_places", "run"))
_NAMES_ANYBODY: Final = frozenset(("seduction", "run", "friends", "go_away"))
_THROUGH_DOORS: Final = frozenset(("quarantine", "between_us"))
_INTO_GAPS: Final = frozenset(("door", "axe"))


def hindrance(state: State, seat: int, card: str) -> IllegalMove | None:
    """Return what keeps a card from every target alike, if there is such a cause."""
    if state.quarantine[seat] and (card in _NOT_IN_QUARANTINE or _named_nearby(state, card)):
        rule = "S10" if card in _NOT_IN_QUARANTINE else "S17"
        return IllegalMove(
            "own_quarantine", _("{card} cannot be played in quarantine."), rule, card=card
        )
    if card == "axe" and not seats_for(state, seat, card) and not gaps_for(state, seat, card):
        return IllegalMove(
            "nothing_to_break", _("No door and no quarantine is within your reach."), "S9"
        )
    if card == "door" and not gaps_for(state, seat, card):
        return IllegalMove("no_free_gap", _("There are doors on both sides of you already."), "S2")
    return None


def check_seat(state: State, seat: int, card: str, target: int) -> None:
    """Refuse a player at whom this card cannot be aimed."""
    if card == "door":
        raise IllegalMove("takes_gap", _("{card} is aimed at a gap."), "S4", card=card)
    if target not in seats_for(state, seat, card):
        raise _unfit_seat(state, seat, card, target)


def check_gap(state: State, seat: int, card: str, gap: int) -> None:
    """Refuse a gap at which this card cannot be aimed."""
    if card not in _INTO_GAPS:
        raise IllegalMove("takes_seat", _("{card} is aimed at a player."), "S4", card=card)
    if gap not in gaps_for(state, seat, card):
        raise _unfit_gap(state, seat, card, gap)


def _named_nearby(state: State, card: str) -> bool:
    """Tell whether a card that names anybody names neighbours only at this table (S17)."""
    return state.rules.neighbours_only and card in _NAMES_ANYBODY


def _unfit_seat(state: State, seat: int, card: str, target: int) -> IllegalMove:
    if target not in state.living():
        return IllegalMove("not_in_game", _("This player is not in the game."), "S2")
    if target == seat:
        return _unfit_self(card, seat)
    return _out_of_reach(state, seat, card, target) or _unfit_state(card, target)


def _unfit_self(card: str, seat: int) -> IllegalMove:
    if card == "axe":
        return _unfit_state(card, seat)
    return IllegalMove("oneself", _("{card} is not aimed at oneself."), "S4", card=card)


def _out_of_reach(state: State, seat: int, card: str, target: int) -> IllegalMove | None:
    """Return why a player cannot be reached from one's place with this card."""
    if card == "one_two":
        return IllegalMove(
            "not_third", _("{seat} is not the third from you to either side."), "S14", seat=target
        )
    nearby = _named_nearby(state, card)
    if card in _NAMES_ANYBODY and not nearby:
        return None
    if target not in neighbours(state, seat):
        rule = "S17" if nearby else "S14" if card == "between_us" else "S9"
        return IllegalMove("not_neighbour", _("{seat} is not next to you."), rule, seat=target)
    if card not in _THROUGH_DOORS and target not in reachable(state, seat):
        rule = "S17" if nearby else "S9"
        return IllegalMove(
            "door_between", _("A door is between you and {seat}."), rule, seat=target
        )
    return None


def _unfit_state(card: str, target: int) -> IllegalMove:
    """Return the refusal of one within reach: an axe frees from quarantine, others it keeps off."""
    if card == "axe":
        return IllegalMove(
            "not_in_quarantine", _("{seat} is not in quarantine."), "S9", seat=target
        )
    return IllegalMove("in_quarantine", _("{seat} is in quarantine."), "S10", seat=target)


def _unfit_gap(state: State, seat: int, card: str, gap: int) -> IllegalMove:
    if card == "axe":
        near = (seat, *reachable(state, seat))
        if any(gap in gaps_at(state, other) for other in near):
            return IllegalMove("no_door", _("There is no door in gap {gap}."), "S9", gap=gap)
        return IllegalMove("gap_out_of_reach", _("Gap {gap} is out of your reach."), "S9", gap=gap)
    if gap in gaps_at(state, seat):
        return IllegalMove("gap_barred", _("There is a door in gap {gap} already."), "S2", gap=gap)
    return IllegalMove("gap_elsewhere", _("Gap {gap} is not beside you."), "S2", gap=gap)
