"""The move made for a seat whose clock ran out: plain, and never to its surprise."""

from collections.abc import Iterable

from games.contract import Move
from games.uno.cards import COLOURS, POINTS, WILD, colour_of
from games.uno.listing import leaves_one, playable, plays_of, wants_swap
from games.uno.moves import COLOUR_MOVES, DRAW
from games.uno.state import NO_COLOUR, State


def timeout_move(state: State, seat: int) -> Move:
    """Play the drawn card or the cheapest playable one, else draw; a sum due is taken."""
    hand = state.hands[seat]
    if state.colour == NO_COLOUR:
        return COLOUR_MOVES[commonest_colour(hand)]
    cards = playable(state, seat)
    if state.sum_due or not cards:
        return DRAW
    card = min(cards, key=lambda card: (POINTS[card], card))
    return _play(state, seat, card)


def _play(state: State, seat: int, card: int) -> Move:
    left = state.hands[seat][:]
    left.remove(card)
    swap = smallest_hand(state, seat) if wants_swap(state, seat, card) else None
    colour = COLOURS[commonest_colour(left)] if card >= WILD else None
    call = True if leaves_one(state, seat, card, swap) else None
    wanted = {"swap": swap, "color": colour, "uno": call}
    return next(
        move
        for move in plays_of(state, seat, frozenset((card,)))
        if all(move.get(name) == value for name, value in wanted.items())
    )


def commonest_colour(hand: Iterable[int]) -> int:
    """Return the colour most cards of a hand have; of equals the first of r, y, g, b."""
    colours = [colour_of(card) for card in hand]
    return max(range(4), key=lambda colour: (colours.count(colour), -colour))


def smallest_hand(state: State, seat: int) -> int:
    """Return the other seat with the fewest cards; of equals the lowest."""
    others = (other for other in range(len(state.hands)) if other != seat)
    return min(others, key=lambda other: (len(state.hands[other]), other))
