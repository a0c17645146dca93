"""What lies hidden from an observer, and what it knows of where that may lie.

Built once for a redeal. ``loose`` cards may lie anywhere; of ``decked`` ones, known to have been
in the deck, no more than ``drawn`` can have left it since.
"""

from collections import Counter

from games.stayaway.cards import INFECTED, PANICS, THING
from games.stayaway.facts import Sight
from games.stayaway.state import State

_NOTHING = Sight()


class Hidden:
    """The cards an observer cannot see, and its sights of the hands they lie in."""

    def __init__(self, state: State, eye: int) -> None:
        self.state, self.eye = state, eye
        self.holders = [seat for seat in state.living() if seat != eye]
        self.hands = {seat: held(state, seat) for seat in self.holders}
        self.size = {seat: len(hand) for seat, hand in self.hands.items()}
        self.sight = {seat: self._sight(seat) for seat in self.holders}
        self.places = [
            place for place, seen in enumerate(state.discard_seen) if not seen >> eye & 1
        ]
        self.picks = len(state.picks) if state.turn != eye else 0
        self._count()

    def _sight(self, holder: int) -> Sight:
        return self.state.sights[self.eye * (self.state.seats + 1) + holder] or _NOTHING

    def _count(self) -> None:
        """Sort the hidden events into those that may lie anywhere and those from the deck."""
        state = self.state
        piles = [state.deck, *self.hands.values(), [state.discard[p] for p in self.places]]
        if self.picks:
            piles.append(state.picks)
        everything = [card for pile in piles for card in pile]
        self.panics = [card for card in everything if card in PANICS]
        supply = Counter([card for card in everything if card not in PANICS])
        for sight in self.sight.values():
            supply.subtract(sight.sure)
        deck = self._sight(state.seats)
        self.decked = Counter(deck.maybe) & supply
        self.loose = supply - self.decked
        self.drawn = max(0, deck.lost - (len(deck.maybe) - self.decked.total()))

    def room(self, seat: int, card: str) -> bool:
        """Tell whether a hand may hold this card, by what is known of it."""
        sight = self.sight[seat]
        if card in sight.sure or (card in sight.maybe and sight.kept()):
            return True
        return self.size[seat] > len(sight.sure) + sight.kept()

    def infections(self) -> int:
        """Return how many ``infected`` can be in hands where none is known to be."""
        return self.loose[INFECTED] + min(self.drawn, self.decked[INFECTED])

    def may_be_thing(self, seat: int) -> bool:
        """Tell whether the observer holds it possible that this seat is the Thing."""
        known = self.state.not_thing[self.eye] >> seat & 1
        return not known and self.room(seat, THING)


def held(state: State, seat: int) -> list[str]:
    """Return a seat's cards, one laid for an exchange or a chain included."""
    hand = state.hands[seat][:]
    deal = state.exchange
    if deal is not None and deal.offerer == seat and deal.card:
        hand.append(deal.card)
    if state.given and state.given[seat]:
        hand.append(state.given[seat])
    return hand
