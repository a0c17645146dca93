"""What the rules refuse. A move that passes here can be carried out without a further check."""

from collections.abc import Callable

from games.bans import GAME_OVER, NO_SUCH_SEAT, NOT_ASKED, NOT_IN_HAND, UNKNOWN_CARD, Ban
from games.contract import IllegalMove, Move
from games.shapes import Shapes
from games.uno.cards import COLOUR_NUMBERS, COLOURS, IDS, NUMBERS, WILD, WILD_FOUR
from games.uno.listing import fitting, jumps, leaves_one, playable, wants_swap
from games.uno.state import NO_CARD, NO_COLOUR, NOBODY, State
from games.words import gettext_noop as _

SHAPES = Shapes(
    "U1",
    {
        "play": {"card": str, "color?": str, "swap?": int, "uno?": bool},
        "draw": {},
        "color": {"color": str},
        "uno": {},
    },
)

_GAME_OVER = GAME_OVER.by("U9")
_NO_SUCH_SEAT = NO_SUCH_SEAT.by("U1")
_NOT_ASKED = NOT_ASKED.by("U1")
_UNKNOWN_CARD = UNKNOWN_CARD.by("U3")
_NOT_IN_HAND = NOT_IN_HAND.by("U3")

_NO_CALL = Ban("no_call", _("UNO is called only with a play that leaves one card."), "U6")
_NO_CALL_DUE = Ban("no_call_due", _("You have no UNO to call now."), "U6")
_PLAY_DRAWN = Ban("play_drawn", _("Play the card you have just drawn."), "U4")
_MUST_PLAY = Ban("must_play", _("You hold a card that can be played, so play it."), "U3")
_NO_COLOUR_DUE = Ban("no_colour_due", _("No colour is to be named now."), "U2")
_NAME_COLOUR = Ban("name_colour", _("Name one of the colours r, y, g, b."), "U2")
_COLOUR_FIRST = Ban("name_colour", _("First name a colour for the opened wild card."), "U2")
_NAME_SWAP = Ban("name_swap", _("Name another seat to swap hands with."), "U12")
_NO_JUMP = Ban(
    "no_jump",
    _("Out of turn only the very card on top may be thrown in, before the next move."),
    "U12",
)
_SUM_DUE = Ban("sum_due", _("Play another {top} or take the {sum} cards."), "U12")
_WILD_FOUR_LAST = Ban(
    "wild_four_last", _("A Wild Draw Four may be played only when nothing else can be."), "U3"
)
_NO_MATCH = Ban("no_match", _("{card} does not match {top} in colour {color} or in rank."), "U3")


def verify(state: State, seat: int, move: Move) -> str:
    """Return the move's type, or raise ``IllegalMove``.

    A million moves a search: each field is looked at once, by the check that needs it, and the
    shape is read only where that found nothing to go by.
    """
    if seat != state.turn or seat == NOBODY:
        _verify_seat(state, seat)
    try:
        kind: str = move["type"]
        check = _CHECKS[kind]
    except (KeyError, TypeError):
        kind = SHAPES.read(move)
        check = _CHECKS[kind]
    check(state, seat, move)
    return kind


def _verify_seat(state: State, seat: int) -> None:
    """Refuse any move of a game that is over, or of a seat that does not exist."""
    if state.reason:
        raise _GAME_OVER.refusal()
    if not 0 <= seat < len(state.hands):
        raise _NO_SUCH_SEAT.refusal()


def _verify_play(state: State, seat: int, move: Move) -> None:
    """Refuse a card that does not fit, and whatever is not named as that card wants it."""
    try:
        card = NUMBERS[move["card"]]
    except (KeyError, TypeError):
        card = NO_CARD
    if seat != state.turn:
        if card not in jumps(state, seat):
            raise _no_jump(state, card)
    elif state.colour == NO_COLOUR:
        raise _COLOUR_FIRST.refusal()
    elif (card not in fitting(state) or card not in state.hands[seat]) and card not in playable(
        state, seat
    ):
        raise _not_playable(state, seat, card)
    fields = 2
    if card >= WILD:
        _verify_named_colour(move)
        fields += 1
    swap = None
    if state.rules.seven_zero and wants_swap(state, seat, card):
        swap = _named_swap(state, seat, move)
        fields += 1
    if "uno" in move:
        fields += 1
        if move["uno"] is not True or not leaves_one(state, seat, card, swap):
            raise _NO_CALL.refusal()
    if len(move) != fields:
        raise SHAPES.bad_fields.refusal()


def _verify_draw(state: State, seat: int, move: Move) -> None:
    """Refuse to draw where a card can be played (U3), unless a sum is due (U12)."""
    if seat != state.turn:
        raise _NOT_ASKED.refusal()
    if state.colour == NO_COLOUR:
        raise _COLOUR_FIRST.refusal()
    if len(move) != 1:
        raise SHAPES.bad_fields.refusal()
    if state.drawn != NO_CARD:
        raise _PLAY_DRAWN.refusal()
    hand = state.hands[seat]
    if not state.sum_due and (WILD_FOUR in hand or not fitting(state).isdisjoint(hand)):
        raise _MUST_PLAY.refusal()


def _verify_colour(state: State, seat: int, move: Move) -> None:
    """Refuse a colour unless one is to be named for an opened wild (U2)."""
    if seat != state.turn:
        raise _NOT_ASKED.refusal()
    if state.colour != NO_COLOUR:
        raise _NO_COLOUR_DUE.refusal()
    if len(move) != 2:
        raise SHAPES.bad_fields.refusal()
    _verify_named_colour(move)


def _verify_call(state: State, seat: int, move: Move) -> None:
    """Refuse a call that is not due (U6)."""
    if len(move) != 1:
        raise SHAPES.bad_fields.refusal()
    if state.call_due != seat:
        raise _NO_CALL_DUE.refusal()


_CHECKS: dict[str, Callable[[State, int, Move], None]] = {
    "play": _verify_play,
    "draw": _verify_draw,
    "color": _verify_colour,
    "uno": _verify_call,
}


def _verify_named_colour(move: Move) -> None:
    name = move.get("color")
    if type(name) is not str or name not in COLOUR_NUMBERS:
        raise _NAME_COLOUR.refusal()


def _named_swap(state: State, seat: int, move: Move) -> int:
    swap = move.get("swap")
    if type(swap) is not int or not 0 <= swap < len(state.hands) or swap == seat:
        raise _NAME_SWAP.refusal()
    return swap


def _no_jump(state: State, card: int) -> IllegalMove:
    if not state.rules.jump_in or card == NO_CARD:
        return _NOT_ASKED.refusal()
    return _NO_JUMP.refusal()


def _not_playable(state: State, seat: int, card: int) -> IllegalMove:
    if card == NO_CARD:
        return _UNKNOWN_CARD.refusal()
    if card not in state.hands[seat]:
        return _NOT_IN_HAND.refusal(card=IDS[card])
    if state.drawn != NO_CARD:
        return _PLAY_DRAWN.refusal()
    top = IDS[state.discard[-1]]
    if state.sum_due:
        return _SUM_DUE.refusal(top=top.lstrip("rygb"), sum=state.sum_due)
    if card == WILD_FOUR:
        return _WILD_FOUR_LAST.refusal()
    return _NO_MATCH.refusal(card=IDS[card], top=top, color=COLOURS[state.colour])
