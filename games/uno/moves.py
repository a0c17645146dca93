"""What a seat may do: the cards it may play, the list of its moves, and the refusals.

A move that is listed is one that ``verify_…`` lets pass: both ask ``playable`` and ``jumps``.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from games.contract import IllegalMove, Move
from games.uno.cards import COLOURS, IDS, MATCHES, NUMBERS, RANK, WILD, WILD_FOUR
from games.uno.state import NO_CARD, NO_COLOUR, State
from games.words import gettext_noop as _

DRAW: Move = {"type": "draw"}
UNO: Move = {"type": "uno"}
COLOUR_MOVES: tuple[Move, ...] = tuple({"type": "color", "color": colour} for colour in COLOURS)

_NONE: frozenset[int] = frozenset()
_ALONE = tuple(frozenset((card,)) for card in range(54))
_STACKS = {
    rank: frozenset(card for card in range(54) if RANK[card] == rank and card != WILD)
    for rank in set(RANK)
}
_COLOUR_NUMBERS = {colour: number for number, colour in enumerate(COLOURS)}


def fitting(state: State) -> frozenset[int]:
    """Return the kinds that may be laid now if they are held, but for U3's ``wild+4``.

    Under U4 too: nothing else in the hand fitted, or the drawn card would not have been drawn.
    """
    top = state.discard[-1]
    if state.sum_due:
        return _STACKS[RANK[top]]
    return MATCHES[state.colour][top]


def playable(state: State, seat: int) -> frozenset[int]:
    """Return the kinds that the seat on turn may lay now (U3, U4, U12 stacking)."""
    hand = state.hands[seat]
    cards = fitting(state).intersection(hand)
    if cards or state.sum_due or WILD_FOUR not in hand:
        return cards
    return _ALONE[WILD_FOUR]


def jumps(state: State, seat: int) -> frozenset[int]:
    """Return the card that a seat not on turn may throw in, if it has it (U12 jump_in)."""
    if state.jump_open and state.rules.jump_in:
        top = state.discard[-1]
        if top in state.hands[seat]:
            return _ALONE[top]
    return _NONE


def leaves_one(state: State, seat: int, card: int, swap: int | None) -> bool:
    """Tell whether the seat holds one card after this play and its exchange (U6, U12)."""
    held = len(state.hands[seat])
    if held > 1 and state.rules.seven_zero:
        if swap is not None:
            return _gives_one(state, swap)
        if RANK[card] == 0:
            return _gives_one(state, state.next_seat(seat, -1))
    return held == 2


def _gives_one(state: State, giver: int) -> bool:
    """Tell whether this seat hands on one card: a call it owes brings it more before (U6)."""
    if giver == state.call_due and (state.deck or len(state.discard) > 1):
        return False
    return len(state.hands[giver]) == 1


def wants_swap(state: State, seat: int, card: int) -> bool:
    """Tell whether this play names a seat to swap hands with (U12 seven_zero)."""
    return state.rules.seven_zero and RANK[card] == 7 and len(state.hands[seat]) > 1


# --- the list ------------------------------------------------------------------------------


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every move of this seat, free ones last, in the order of the cards."""
    if seat != state.turn:
        return free_moves(state, seat)
    if state.colour == NO_COLOUR:
        return list(COLOUR_MOVES)
    cards = playable(state, seat)
    moves = plays_of(state, seat, cards) if cards else [DRAW]
    if state.sum_due and cards:
        moves.append(DRAW)
    if state.call_due == seat:
        moves.append(UNO)
    return moves


def tempting_moves(state: State, seat: int) -> list[Move]:
    """Return a play of each kind of card in the hand of the seat on turn."""
    if seat != state.turn:
        return []
    wild = {"color": COLOURS[0]}
    return [
        {"type": "play", "card": IDS[card], **(wild if card >= WILD else {})}
        for card in sorted(set(state.hands[seat]))
    ]


def free_moves(state: State, seat: int) -> list[Move]:
    """Return the moves the table does not wait for: a jump-in and a call that is due."""
    moves: list[Move] = []
    if seat != state.turn and state.jump_open and state.rules.jump_in:
        moves = plays_of(state, seat, jumps(state, seat))
    if state.call_due == seat:
        moves.append(UNO)
    return moves


def plays_of(state: State, seat: int, cards: frozenset[int]) -> list[Move]:
    """Return every way to play these cards."""
    if state.rules.seven_zero:
        return _exchanging_plays(state, seat, cards)
    ways = _PLAYS_AND_CALLS if len(state.hands[seat]) == 2 else _PLAYS
    if len(cards) == 1:
        (card,) = cards
        return [*ways[card]]
    return [move for card in sorted(cards) for move in ways[card]]


def _exchanging_plays(state: State, seat: int, cards: frozenset[int]) -> list[Move]:
    moves: list[Move] = []
    for card in sorted(cards):
        swaps: list[int | None] = [None]
        if wants_swap(state, seat, card):
            swaps = [other for other in range(len(state.hands)) if other != seat]
        for swap in swaps:
            moves += _ways(card, swap, leaves_one(state, seat, card, swap))
    return moves


@cache
def _ways(card: int, swap: int | None, may_call: bool) -> tuple[Move, ...]:
    plain: dict[str, Any] = {"type": "play", "card": IDS[card]}
    if swap is not None:
        plain["swap"] = swap
    moves = [{**plain, "color": colour} for colour in COLOURS] if card >= WILD else [plain]
    return tuple(moves + [{**move, "uno": True} for move in moves]) if may_call else tuple(moves)


_PLAYS = tuple(_ways(card, None, may_call=False) for card in range(54))
_PLAYS_AND_CALLS = tuple(_ways(card, None, may_call=True) for card in range(54))


# --- the refusals --------------------------------------------------------------------------


def verify_seat(state: State, seat: int) -> None:
    """Refuse any move of a game that is over, or of a seat that does not exist."""
    if state.reason:
        raise IllegalMove("game_over", _("The game is over."), "U9")
    if not 0 <= seat < len(state.hands):
        raise IllegalMove("no_such_seat", _("There is no such seat at this table."), "U1")


def verify_play(state: State, seat: int, move: Move) -> tuple[int, int, int | None, bool]:
    """Return the card, the colour, the seat to swap with and whether UNO is called, or refuse."""
    try:
        card = NUMBERS[move["card"]]
    except (KeyError, TypeError):
        card = NO_CARD
    if seat != state.turn:
        if card not in jumps(state, seat):
            raise _no_jump(state, card)
    elif state.colour == NO_COLOUR:
        raise _colour_first()
    elif (card not in fitting(state) or card not in state.hands[seat]) and card not in playable(
        state, seat
    ):
        raise _not_playable(state, seat, card)
    fields = 2
    colour = card // 13
    if card >= WILD:
        colour = _named_colour(move)
        fields += 1
    swap = None
    if state.rules.seven_zero and wants_swap(state, seat, card):
        swap = _named_swap(state, seat, move)
        fields += 1
    call = "uno" in move
    if call:
        fields += 1
        if move["uno"] is not True or not leaves_one(state, seat, card, swap):
            raise IllegalMove(
                "no_call", _("UNO is called only with a play that leaves one card."), "U6"
            )
    if len(move) != fields:
        raise _unknown_field(move, {"card", "color", "swap", "uno"})
    return card, colour, swap, call


def verify_draw(state: State, seat: int, move: Move) -> None:
    """Refuse to draw where a card can be played (U3), unless a sum is due (U12)."""
    if seat != state.turn:
        raise _not_your_turn()
    if state.colour == NO_COLOUR:
        raise _colour_first()
    if len(move) != 1:
        raise _unknown_field(move, set())
    if state.drawn != NO_CARD:
        raise IllegalMove("play_drawn", _("Play the card you have just drawn."), "U4")
    hand = state.hands[seat]
    if not state.sum_due and (WILD_FOUR in hand or not fitting(state).isdisjoint(hand)):
        raise IllegalMove("must_play", _("You hold a card that can be played, so play it."), "U3")


def verify_colour(state: State, seat: int, move: Move) -> int:
    """Return the colour that is named for an opened wild, or refuse (U2)."""
    if seat != state.turn:
        raise _not_your_turn()
    if state.colour != NO_COLOUR:
        raise IllegalMove("no_colour_due", _("No colour is to be named now."), "U2")
    if len(move) != 2:
        raise _unknown_field(move, {"color"})
    return _named_colour(move)


def verify_call(state: State, seat: int, move: Move) -> None:
    """Refuse a call that is not due (U6)."""
    if len(move) != 1:
        raise _unknown_field(move, set())
    if state.call_due != seat:
        raise IllegalMove("no_call_due", _("You have no UNO to call now."), "U6")


def refuse_unknown() -> IllegalMove:
    """Return the refusal of a move that no rule knows."""
    return IllegalMove("unknown_move", _("There is no such move in this game."), "U1")


def _unknown_field(move: Mapping[str, Any], known: set[str]) -> IllegalMove:
    extra = next((name for name in move if name not in {"type", *known}), None)
    if extra is None:
        return IllegalMove("bad_fields", _("This move has a field it does not take here."), "U1")
    return IllegalMove("bad_fields", _("This move has no field “{field}”."), "U1", field=extra)


def _named_colour(move: Move) -> int:
    name = move.get("color")
    colour = _COLOUR_NUMBERS.get(name) if isinstance(name, str) else None
    if colour is None:
        raise IllegalMove("name_colour", _("Name one of the colours r, y, g, b."), "U2")
    return colour


def _named_swap(state: State, seat: int, move: Move) -> int:
    swap = move.get("swap")
    if type(swap) is not int or not 0 <= swap < len(state.hands) or swap == seat:
        raise IllegalMove("name_swap", _("Name another seat to swap hands with."), "U12")
    return swap


def _not_your_turn() -> IllegalMove:
    return IllegalMove("not_your_turn", _("It is not your turn."), "U1")


def _colour_first() -> IllegalMove:
    return IllegalMove("name_colour", _("First name a colour for the opened wild card."), "U2")


def _no_jump(state: State, card: int) -> IllegalMove:
    if not state.rules.jump_in or card == NO_CARD:
        return _not_your_turn()
    return IllegalMove(
        "no_jump",
        _("Out of turn only the very card on top may be thrown in, before the next move."),
        "U12",
    )


def _not_playable(state: State, seat: int, card: int) -> IllegalMove:
    if card == NO_CARD or card not in state.hands[seat]:
        return IllegalMove("not_in_hand", _("You do not hold this card."), "U3")
    if state.drawn != NO_CARD:
        return IllegalMove("play_drawn", _("Play the card you have just drawn."), "U4")
    top = IDS[state.discard[-1]]
    if state.sum_due:
        return IllegalMove(
            "sum_due",
            _("Play another {top} or take the {sum} cards."),
            "U12",
            top=top.lstrip("rygb"),
            sum=state.sum_due,
        )
    if card == WILD_FOUR:
        return IllegalMove(
            "wild_four_last",
            _("A Wild Draw Four may be played only when nothing else can be."),
            "U3",
        )
    return IllegalMove(
        "no_match",
        _("{card} does not match {top} in colour {color} or in rank."),
        "U3",
        card=IDS[card],
        top=top,
        color=COLOURS[state.colour],
    )
