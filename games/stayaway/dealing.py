"""Dealing hidden cards anew for guessed roles, in agreement with what the observer knows."""

from typing import Final

from games.chance import Chance
from games.contract import NoWorld
from games.stayaway.cards import INFECTED, PANICS, THING
from games.stayaway.guessing import Guess
from games.stayaway.hidden import Hidden
from games.stayaway.places import next_seat
from games.stayaway.state import State

ROLE_CARDS: Final = {"thing": THING, "infected": INFECTED}


class NoDeal(NoWorld):
    """These roles and the observer's knowledge leave no cards for some place."""


class Dealt:
    """Cards dealt to the places an observer cannot see into; what is left makes the deck."""

    def __init__(self, hidden: Hidden, guess: Guess, chance: Chance, *, strict: bool) -> None:
        self.hidden, self.guess, self.chance = hidden, guess, chance
        self.strict = strict
        self.loose, self.decked = hidden.loose.copy(), hidden.decked.copy()
        self.drawn = hidden.drawn if strict else self.decked.total()
        self.hands = {seat: list(hidden.sight[seat].sure) for seat in hidden.holders}
        for seat in hidden.holders:
            self._deal_role(seat)
        for seat in hidden.holders:
            self._deal_kept(seat)
        self._deal_rest()

    def _take(self, card: str) -> bool:
        """Take a card out of the supply, from the deck's only while some may have left it."""
        if self.loose[card]:
            self.loose[card] -= 1
            return True
        if self.decked[card] and self.drawn:
            self.decked[card] -= 1
            self.drawn -= 1
            return True
        return False

    def _deal_role(self, seat: int) -> None:
        """The Thing holds its card, an infected player one ``infected`` (S6)."""
        card = ROLE_CARDS.get(self.guess.roles[seat])
        if card is not None and card not in self.hands[seat]:
            if not self._take(card):
                raise NoDeal
            self.hands[seat].append(card)

    def _deal_kept(self, seat: int) -> None:
        """Deal as many as certainly remain of the cards that were seen in a hand."""
        sight, hand = self.hidden.sight[seat], self.hands[seat]
        if not sight.maybe or not self.strict:
            return
        maybe = list(sight.maybe)
        self.chance.shuffle(maybe)
        kept = 0
        own = ROLE_CARDS.get(self.guess.roles[seat])
        if own in maybe and own not in sight.sure:
            maybe.remove(own)
            kept = 1
        for card in maybe:
            if kept < sight.kept() and self._take(card):
                hand.append(card)
                kept += 1
        if kept < sight.kept() or len(hand) > self.hidden.size[seat]:
            raise NoDeal

    def _most_infected(self, seat: int) -> int:
        """Return how many ``infected`` a hand may hold: one who must lay a card has another."""
        hidden = self.hidden
        most = hidden.size[seat]
        if self.strict:
            most = min(most, hidden.state.fresh[seat])
        return min(most, hidden.size[seat] - must_give_other(hidden.state, seat, self.guess))

    def _deal_rest(self) -> None:
        """Fill hands, drawn cards and hidden discards; the rest is the deck's."""
        hidden = self.hidden
        stock = [(card, False) for card in self.loose.elements()]
        stock += [(card, True) for card in self.decked.elements()]
        stock.sort()
        self.chance.shuffle(stock)
        self.stock = stock
        for seat, hand in self.hands.items():
            infected = self._most_infected(seat) - hand.count(INFECTED)
            if infected < 0:
                raise NoDeal
            hand.extend(self._fill(hidden.size[seat] - len(hand), infected))
        self.picks = self._fill(hidden.picks, hidden.picks)
        discard = hidden.state.discard
        events = sum(discard[place] not in PANICS for place in hidden.places)
        self.discards = self._fill(events, events)
        self.deck = [card for card, _ in self.stock]

    def _fill(self, count: int, infected: int) -> list[str]:
        """Take so many cards from the shuffled stock, no more ``infected`` than that."""
        found: list[str] = []
        passed: list[tuple[str, bool]] = []
        while len(found) < count:
            if not self.stock:
                raise NoDeal
            card, decked = self.stock.pop()
            if (decked and not self.drawn) or (card == INFECTED and not infected):
                passed.append((card, decked))
                continue
            found.append(card)
            self.drawn -= decked
            infected -= card == INFECTED
        self.stock += passed
        return found


def must_give_other(state: State, seat: int, guess: Guess) -> bool:
    """Tell whether a seat that must lay a card can only lay one other than ``infected`` (S8)."""
    if guess.roles[seat] == "thing":
        return False
    deal = state.exchange
    if deal is not None and seat == deal.offerer:
        partner = deal.first
    elif deal is not None and seat == deal.target and deal.card:
        partner = deal.offerer
    elif state.phase == "give":
        partner = next_seat(state, seat)
    else:
        return False
    return guess.roles[seat] == "human" or guess.roles[partner] != "thing"
