"""What the table has learnt of hidden hands, kept as the game goes.

*Limits* are public. A seat that draws under U4, or plays ``wild+4`` under U3, shows that it holds
nothing that could be played: every card it then holds is known not to be one of those. Limits are
kept one a card, oldest first, without saying which card is which. When a card is played nobody
sees which place it left, so the oldest place that could have held it is taken: older places know
at least as much as newer ones, hence what remains is never claimed too tightly.

*Memories* are private: under ``seven_zero`` a seat knows the hand it gave away. *Gifts* are what
everybody knows of that: when it was given, with how many cards, and what was laid from it since.
"""

from games.uno.cards import COPIES, FITS, WILD_FOUR
from games.uno.state import Gift, Memory, State


def card_left(state: State, seat: int, card: int) -> None:
    """Note that this seat lays a card, and what a ``wild+4`` tells of the rest (U3)."""
    limits = state.limits[seat]
    place = 0
    while limits[place] >> card & 1:
        place += 1
    del limits[place]
    if card == WILD_FOUR and not state.sum_due:
        lacks = FITS[state.colour][state.discard[-1]] ^ 1 << WILD_FOUR
        state.limits[seat] = [limit | lacks for limit in limits]
    if state.gifts:
        _left_a_gift(state, seat, card)


def drawn_card_left(state: State, seat: int, card: int) -> None:
    """Note that this seat lays the card it has just drawn: its newest."""
    state.limits[seat].pop()
    if state.gifts:
        _left_a_gift(state, seat, card)


def _left_a_gift(state: State, seat: int, card: int) -> None:
    """Note that a card was laid from a hand that others gave: whoever knows it there forgets it."""
    for memory in state.memories:
        if memory.holder == seat and card in memory.cards:
            memory.cards.remove(card)
    for gift in state.gifts:
        if gift.holder == seat and gift.laid.count(card) < COPIES[card]:
            gift.laid.append(card)


def hands_moved(state: State, new_holder: list[int]) -> None:
    """Move hands between seats with all that is known of them; ``new_holder`` is per old holder."""
    hands, limits = state.hands[:], state.limits[:]
    for old, new in enumerate(new_holder):
        state.hands[new], state.limits[new] = hands[old], limits[old]
        if old != new:
            state.drew[new] = []
    for memory in state.memories:
        memory.holder = new_holder[memory.holder]
    for gift in state.gifts:
        gift.holder = new_holder[gift.holder]
    given = [(old, new) for old, new in enumerate(new_holder) if old != new]
    state.memories = [m for m in state.memories if m.holder != m.viewer and m.cards]
    state.memories += [Memory(old, new, hands[old][:], state.turns) for old, new in given]
    state.gifts = [gift for gift in state.gifts if gift.holder != gift.giver]
    state.gifts += [Gift(old, new, state.turns, len(hands[old])) for old, new in given]
