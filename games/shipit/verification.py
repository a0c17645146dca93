"""What the rules refuse. A move that passes here can be carried out without a further check."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from games.contract import IllegalMove, Move, fits
from games.shipit import blows, exchange
from games.shipit.cards import CARDS
from games.shipit.deploying import deploys
from games.shipit.effects.defence import defences, lone_sudos
from games.shipit.listing import actors_of, discards, draws, ends, keeps, orders, takes
from games.shipit.moves import Refusal, Ways
from games.shipit.playing import plays
from games.shipit.state import State
from games.words import gettext_noop as _

_CARD: Final[dict[str, type]] = {"card": str}
_SHAPES: Final[dict[str, tuple[str, dict[str, type]]]] = {
    "draw": ("turn", {}),
    "deploy": ("turn", {**_CARD, "under": list, "at": int, "text": str}),
    "play": (
        "turn",
        {**_CARD, "seat": int, "component": int, "take": str, "sudo": bool, "bonus": int}
        | {"text": str},
    ),
    "offer": ("turn", {"seats": list, "give": int, "ask": int, "promise": str, "want": str}),
    "end": ("turn", {}),
    "defend": ("answer", {**_CARD, "sudo": bool, "text": str}),
    "sudo": ("answer", {"use": str, "component": int}),
    "yield": ("answer", {"component": int, "seat": int, "text": str}),
    "take": ("take", _CARD),
    "keep": ("keep", {"take": bool}),
    "order": ("order", _CARD),
    "discard": ("discard", _CARD),
    "accept": ("offer", {}),
    "decline": ("offer", {}),
    "lay": ("lay", _CARD),
}
"""Per type of move: the phase it belongs to, and the fields it may have."""

_WRONG_PHASE: Final = {
    "turn": Refusal("on_turn", _("It is your turn: deploy, play, exchange, draw or end it."), "I2"),
    "answer": Refusal("answer_first", _("First answer the blow."), "I10"),
    "take": Refusal("take_first", _("First take a card from the deck, or none."), "I12"),
    "keep": Refusal("keep_first", _("First take the top of the deck or leave it."), "I12"),
    "order": Refusal("order_first", _("First put the cards you look at in order."), "I12"),
    "discard": Refusal("discard_first", _("First discard a card from your hand."), "I3"),
    "offer": Refusal("offer_first", _("First accept the offer or decline it."), "I13"),
    "lay": Refusal("lay_first", _("First lay your cards for the exchange."), "I13"),
}
_NO_SUCH_WAY: Final = {
    "deploy": Refusal("bad_deploy", _("The component cannot be deployed like this."), "I8"),
    "play": Refusal("bad_play", _("The card cannot be played like this, or not on that."), "I12"),
    "attack": Refusal("bad_attack", _("The attack cannot fall there, or not like this."), "I9"),
    "offer": Refusal(
        "bad_offer",
        _("Offer one card for some or some for one, to one seat or to all others."),
        "I13",
    ),
    "defend": Refusal("bad_defence", _("That does not stop this blow."), "I10"),
    "sudo": Refusal("bad_sudo", _("sudo cannot make that good."), "I10"),
    "yield": Refusal("bad_yield", _("The blow cannot fall there."), "I10"),
    "take": Refusal("not_in_deck", _("There is no such card to take."), "I12"),
    "keep": Refusal("bad_keep", _("Say whether you take the card."), "I12"),
    "order": Refusal("not_looked_at", _("You are not looking at such a card."), "I12"),
    "discard": Refusal("not_held", _("You do not hold that card."), "I3"),
    "lay": Refusal("not_free", _("You have no such card left to lay."), "I13"),
}
_NO_FIELDS = Refusal("no_fields", _("This move has no further fields."), "I2")
_NOT_IN_HAND = Refusal("not_in_hand", _("You do not hold this card."), "I2")

_LISTS: Final[dict[str, Callable[[State, int], Ways]]] = {
    "draw": draws,
    "end": ends,
    "offer": exchange.offer_ways,
    "defend": defences,
    "sudo": lone_sudos,
    "yield": blows.yields,
    "take": takes,
    "keep": keeps,
    "order": orders,
    "discard": discards,
    "accept": exchange.accepts,
    "decline": exchange.declines,
    "lay": exchange.lays,
}
_OF_HAND: Final = {"deploy": deploys, "play": plays}


def verify(state: State, seat: int, move: Move) -> str:
    """Return the move's type, or raise ``IllegalMove``."""
    kind = _shape(move)
    if state.phase == "over":
        raise IllegalMove("game_over", _("The game is over."), "I14")
    if seat not in actors_of(state):
        raise IllegalMove("not_asked", _("The table does not wait for you."), "I2")
    if _SHAPES[kind][0] != state.phase:
        raise _WRONG_PHASE[state.phase].error()
    ways = _ways(state, seat, kind, move)
    if isinstance(ways, Refusal):
        raise ways.error()
    if not any(way is move for way in ways) and not any(fits(move, way) for way in ways):
        raise _no_such_way(kind, move).error()
    return kind


def _no_such_way(kind: str, move: Move) -> Refusal:
    if kind == "play" and CARDS[move["card"]].strikes:
        return _NO_SUCH_WAY["attack"]
    return _NO_SUCH_WAY.get(kind, _NO_FIELDS)


def _ways(state: State, seat: int, kind: str, move: Move) -> Ways:
    """Return every way to make this type of move, with this card if it is one of the hand."""
    if kind not in _OF_HAND:
        return _LISTS[kind](state, seat)
    card = move.get("card")
    if card not in state.hands[seat]:
        return _NOT_IN_HAND
    return _OF_HAND[kind](state, seat, card)


def _shape(move: Any) -> str:
    """Check that the move is one of the game's, with fields of the right types only."""
    kind = move.get("type") if type(move) is dict or isinstance(move, Mapping) else None
    if type(kind) is not str or kind not in _SHAPES:
        raise IllegalMove("unknown_move", _("There is no such move."), "I2")
    fields = _SHAPES[kind][1]
    for name, value in move.items():
        if name != "type" and not (name in fields and _is_sound(kind, value, fields[name])):
            raise IllegalMove("bad_fields", _("The move has wrong or unknown fields."), "I2")
    return kind


def _is_sound(kind: str, value: Any, wanted: type) -> bool:
    if value is None:
        return kind == "take"
    if wanted is list and type(value) is list:
        return all(type(item) is (int if kind == "offer" else str) for item in value)
    return type(value) is wanted
