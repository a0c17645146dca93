"""Is a move lawful now? Verified wholly, before anything is changed."""

from games.contract import Move
from games.omfc import bans, prices
from games.omfc.casting import pool
from games.omfc.deed import Deed, read
from games.omfc.refusals import Ban
from games.omfc.state import State
from games.words import gettext_noop as _
from games.words import quarters

GAME_OVER = Ban("game_over", _("The game is over."), "O8")
NOT_YOUR_TURN = Ban("not_your_turn", _("It is not your turn."), "O3")
WRONG_STAGE = Ban("wrong_stage", _("This is not what the game asks for now."), "Moves")
NOTHING_TO_UNDO = Ban("nothing_to_undo", _("You have nothing to take back this turn."), "O3")
UNDONE_ENOUGH = Ban("undone_enough", _("You have taken back 50 times this turn."), "O3")
NO_POINTS = Ban("no_points", _("This costs {price}, you have {points}."), "O3")

MAX_UNDONE = 50

_STAGES = {
    "class": ("class",),
    "desert": ("desert",),
    "river": ("river",),
    "start": ("start",),
    "build": ("play",),
    "attack": ("play",),
    "sabotage": ("play",),
    "capital": ("play",),
    "end": ("play",),
    "undo": ("class", "desert", "river", "start", "play"),
}


def verify(state: State, seat: int, move: Move) -> Deed:
    """Return the move as a deed with its price, or refuse it."""
    deed = priced(state, seat, move)
    if deed.price > state.points[seat]:
        raise NO_POINTS.refusal(price=quarters(deed.price), points=quarters(state.points[seat]))
    return deed


def priced(state: State, seat: int, move: Move) -> Deed:
    """Return the move as a deed with its price, whether or not the seat can pay; or refuse it."""
    deed = read(state, move)
    ban = _order_ban(state, seat, deed) or _rule_ban(state, seat, deed)
    if ban is not None:
        raise ban.refusal()
    deed.price = _price(state, seat, deed)
    return deed


def can_undo(state: State) -> bool:
    """Tell whether the seat on turn may take back an act of this turn (O3)."""
    return bool(state.past) and state.undone < MAX_UNDONE


def _order_ban(state: State, seat: int, deed: Deed) -> Ban | None:
    if state.stage == "over":
        return GAME_OVER
    if seat != state.turn:
        return NOT_YOUR_TURN
    return None if state.stage in _STAGES[deed.kind] else WRONG_STAGE


def _rule_ban(state: State, seat: int, deed: Deed) -> Ban | None:  # noqa: PLR0911 - a table
    match deed.kind:
        case "build":
            return bans.build_ban(state, seat, deed.cell)
        case "attack":
            return bans.attack_ban(state, seat, deed.cell, deed.victim, deed.origin)
        case "sabotage":
            return bans.sabotage_ban(state, seat, deed.cell, deed.victim)
        case "capital":
            return bans.capital_ban(state, seat, deed.cell)
        case "undo":
            return _undo_ban(state)
        case "start":
            return bans.start_ban(state, seat, deed.cell)
        case "desert":
            return bans.desert_ban(state, deed.cell)
        case "river":
            return bans.river_ban(state, deed.border)
        case "class":
            return bans.class_ban(state, deed.slug, pool(state.rings))
        case _:
            return None


def _undo_ban(state: State) -> Ban | None:
    if state.undone >= MAX_UNDONE:
        return UNDONE_ENOUGH
    return None if state.past else NOTHING_TO_UNDO


def _price(state: State, seat: int, deed: Deed) -> int:
    match deed.kind:
        case "build":
            return prices.build_price(state, seat, deed.cell)
        case "attack":
            return prices.attack_price(state, seat, deed.cell, deed.victim, deed.origin)
        case "sabotage":
            return prices.sabotage_price(state, seat, deed.cell, deed.victim)
        case _:
            return 0
