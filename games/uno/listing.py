"""Whom the table waits for, what a seat may do and play, and what it may be tempted to.

A move that is listed is one that ``verification`` lets pass: both ask ``playable`` and ``jumps``.
"""

from games.contract import Move
from games.uno.cards import COLOURS, IDS, MATCHES, RANK, WILD, WILD_FOUR
from games.uno.moves import COLOUR_MOVES, DRAW, PLAYS, PLAYS_AND_CALLS, UNO, ways_of
from games.uno.state import NO_COLOUR, NOBODY, State

_NONE: frozenset[int] = frozenset()
_ACTORS = {seat: frozenset((seat,)) for seat in range(10)} | {NOBODY: _NONE}
_ALONE = tuple(frozenset((card,)) for card in range(54))
_STACKS = {
    rank: frozenset(card for card in range(54) if RANK[card] == rank and card != WILD)
    for rank in set(RANK)
}


def actors_of(state: State) -> frozenset[int]:
    """Return the seat on turn."""
    return _ACTORS[state.turn]


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
    ways = PLAYS_AND_CALLS if len(state.hands[seat]) == 2 else PLAYS
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
            moves += ways_of(card, swap, leaves_one(state, seat, card, swap))
    return moves
