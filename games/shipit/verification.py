"""What the rules refuse. A move that passes here can be carried out without a further check."""

from collections.abc import Callable
from typing import Final

from games.bans import GAME_OVER, NOT_ASKED, NOT_IN_HAND, UNKNOWN_CARD, Ban
from games.contract import Move, fits
from games.shapes import Held, Shapes
from games.shipit import blows, exchange
from games.shipit.cards import CARDS
from games.shipit.deploying import deploys
from games.shipit.effects.defence import defences, lone_sudos
from games.shipit.listing import actors_of, discards, draws, ends, keeps, orders, takes
from games.shipit.moves import Ways
from games.shipit.playing import plays
from games.shipit.state import State
from games.words import gettext_noop as _

_CARD: Final[dict[str, Held]] = {"card": str}
SHAPES: Final = Shapes(
    "I2",
    {
        "draw": {},
        "deploy": {**_CARD, "under": [str], "at?": int, "text?": str},
        "play": {
            **_CARD,
            "seat?": int,
            "component?": int,
            "take?": str,
            "sudo?": bool,
            "bonus?": int,
            "text?": str,
        },
        "offer": {"seats": [int], "give": int, "ask": int, "promise?": str, "want?": str},
        "end": {},
        "defend": {**_CARD, "sudo": bool, "text?": str},
        "sudo": {"use": str, "component": int},
        "yield": {"component": int, "seat?": int, "text?": str},
        "take": {"card": (str, type(None))},
        "keep": {"take": bool},
        "order": _CARD,
        "discard": _CARD,
        "accept": {},
        "decline": {},
        "lay": _CARD,
    },
)
_PHASES: Final = {
    "turn": frozenset(("draw", "deploy", "play", "offer", "end")),
    "answer": frozenset(("defend", "sudo", "yield")),
    "offer": frozenset(("accept", "decline")),
    **{phase: frozenset((phase,)) for phase in ("take", "keep", "order", "discard", "lay")},
}
"""Per phase, the moves that it takes."""
_GAME_OVER: Final = GAME_OVER.by("I14")
_NOT_ASKED: Final = NOT_ASKED.by("I2")
_UNKNOWN_CARD: Final = UNKNOWN_CARD.by("I1")

_WRONG_PHASE: Final = {
    "turn": Ban("on_turn", _("It is your turn: deploy, play, exchange, draw or end it."), "I2"),
    "answer": Ban("answer_first", _("First answer the blow."), "I10"),
    "take": Ban("take_first", _("First take a card from the deck, or none."), "I12"),
    "keep": Ban("keep_first", _("First take the top of the deck or leave it."), "I12"),
    "order": Ban("order_first", _("First put the cards you look at in order."), "I12"),
    "discard": Ban("discard_first", _("First discard a card from your hand."), "I3"),
    "offer": Ban("offer_first", _("First accept the offer or decline it."), "I13"),
    "lay": Ban("lay_first", _("First lay your cards for the exchange."), "I13"),
}
_NO_SUCH_WAY: Final = {
    "deploy": Ban("bad_deploy", _("The component cannot be deployed like this."), "I8"),
    "play": Ban("bad_play", _("The card cannot be played like this, or not on that."), "I12"),
    "attack": Ban("bad_attack", _("The attack cannot fall there, or not like this."), "I9"),
    "offer": Ban(
        "bad_offer",
        _("Offer one card for some or some for one, to one seat or to all others."),
        "I13",
    ),
    "defend": Ban("bad_defence", _("That does not stop this blow."), "I10"),
    "sudo": Ban("bad_sudo", _("sudo cannot make that good."), "I10"),
    "yield": Ban("bad_yield", _("The blow cannot fall there."), "I10"),
    "take": Ban("not_in_deck", _("There is no such card to take."), "I12"),
    "keep": Ban("bad_keep", _("Say whether you take the card."), "I12"),
    "order": Ban("not_looked_at", _("You are not looking at such a card."), "I12"),
    "lay": Ban("not_free", _("You have no such card left to lay."), "I13"),
}
_NO_FIELDS = Ban("no_fields", _("This move has no further fields."), "I2")

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
_HELD: Final = {kind: NOT_IN_HAND.by("I2") for kind in _OF_HAND} | {"discard": NOT_IN_HAND.by("I3")}
"""Moves that name a card of the hand, and their refusal where it is not there."""


def verify(state: State, seat: int, move: Move) -> str:
    """Return the move's type, or raise ``IllegalMove``."""
    kind = SHAPES.read(move)
    if state.phase == "over":
        raise _GAME_OVER.refusal()
    if seat not in actors_of(state):
        raise _NOT_ASKED.refusal()
    if kind not in _PHASES[state.phase]:
        raise _WRONG_PHASE[state.phase].refusal()
    ways = _ways(state, seat, kind, move)
    if isinstance(ways, Ban):
        raise ways.refusal()
    if not any(way is move for way in ways) and not any(fits(move, way) for way in ways):
        raise _no_such_way(kind, move).refusal()
    return kind


def _no_such_way(kind: str, move: Move) -> Ban:
    if kind == "play" and CARDS[move["card"]].strikes:
        return _NO_SUCH_WAY["attack"]
    return _NO_SUCH_WAY.get(kind, _NO_FIELDS)


def _ways(state: State, seat: int, kind: str, move: Move) -> Ways:
    """Return every way to make this type of move, with this card if it is one of the hand."""
    if kind in _HELD:
        card = move["card"]
        if card not in CARDS:
            return _UNKNOWN_CARD
        if card not in state.hands[seat]:
            raise _HELD[kind].refusal(card=card)
    return _OF_HAND[kind](state, seat, card) if kind in _OF_HAND else _LISTS[kind](state, seat)
