"""Cards leaving a hand: for all to see, or to another hand unseen."""

from games.shipit import knowledge
from games.shipit.state import State


def spend(state: State, seat: int, card: str) -> None:
    """Take a card out of a hand for all to see; the caller puts it down."""
    state.hands[seat].remove(card)
    knowledge.lost_openly(state, seat, card)


def hand_over(state: State, giver: int, taker: int, card: str) -> None:
    """Move a card between hands, seen by these two alone."""
    state.hands[giver].remove(card)
    state.add_to_hand(taker, card)
    knowledge.passed(state, giver, taker, card)
