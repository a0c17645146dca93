"""Reading what a seat saw, event by event, into a belief."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from games.stayaway.bots.belief import Belief, Odds, Sights
from games.stayaway.cards import INFECTED, REFUSALS, THING

Seen = dict[str, Any]

INFECTED_SEEN: Final = Odds(human=0.08, infected=0.35, thing=0.4)
OTHER_SEEN: Final = Odds(human=0.92, infected=0.65, thing=0.4)
INFECTED_HELD: Final = Odds(human=0.2, infected=1.0, thing=0.0)
CLEAN_HAND: Final = Odds(human=0.8, infected=0.0, thing=0.0)
REFUSED: Final = Odds(human=0.25, infected=0.08, thing=0.08)
EARLY: Final = 0.35
LATE: Final = 0.6
"""How often the Thing's gift infects, in the first round and later."""


class Story:
    """All that a seat saw so far, as a belief, and whose clean hand it saw itself."""

    def __init__(self, seats: int, eye: int) -> None:
        self.belief = Belief(seats, eye)
        self.eye, self.seats = eye, seats
        self.ring = list(range(seats))
        """The living in the order of their places, clockwise."""
        self.turn = 0
        self.meant = eye
        """For whom the last offer was laid at first."""
        self.offerer = eye
        self.clean: set[int] = set()
        """Those whose whole hand this seat saw clean and who met no suspect since."""
        self.shown: dict[int, list[str]] = {}
        """Per seat what this seat was shown of it, last."""
        self.caught: set[int] = set()
        """Those whom this seat caught as the Thing, or on its side."""
        self.lookers: set[int] = set()
        """Those who saw this seat's hand or a card of it."""
        self.sights: Sights | None = Sights()
        """What all could see of who saw what; None where events are not told."""

    def read(self, event: Seen) -> None:
        """Learn from one event."""
        if self.sights is not None:
            self.sights.read(event)
        reader = _READERS.get(event["type"])
        if reader is not None:
            reader(self, event)

    def _turn(self, event: Seen) -> None:
        self.turn = event["turn"]

    def _offer(self, event: Seen) -> None:
        self.offerer, self.meant = event["seat"], event["to"]
        if event.get("card") == INFECTED and event["seat"] != self.eye:
            self._laid(event["seat"], event["to"])

    def _laid(self, giver: int, meant: int) -> None:
        """``infected`` was seen laid: only by the Thing, or by an infected one for it (S6)."""
        self.belief.only([giver, meant])
        self.belief.must_be_infected(giver, meant)
        self.caught.add(giver)

    def _exchange(self, event: Seen) -> None:
        one, other = event["seats"]
        passed = "passed" in event
        if self.eye in event["seats"] and "got" in event:
            self._own(other if one == self.eye else one, event, passed)
            return
        self._meet(other, one)
        if not passed and "card" not in event:
            self._meet(one, other)

    def _own(self, partner: int, event: Seen, passed: bool) -> None:
        direct = not passed or self.offerer == self.eye
        if event["got"] == INFECTED:
            self._laid(partner, self.meant if not direct else self.eye)
        elif direct:
            self.belief.observe(partner, Odds(1.0, 1.0, 1 - self._chance()))

    def _meet(self, giver: int, receiver: int) -> None:
        self.belief.meet(giver, receiver, self._chance())
        if self.belief.weight[giver] > 0:
            self.clean.discard(receiver)

    def _chance(self) -> float:
        return EARLY if self.turn <= self.seats else LATE

    def _chain(self, event: Seen) -> None:
        order = self.ring[:: event["direction"]]
        for giver, receiver in zip(order, order[1:] + order[:1], strict=True):
            if receiver != self.eye:
                self._meet(giver, receiver)
            elif event.get("got") == INFECTED:
                self._laid(giver, self.eye)
            else:
                self.belief.observe(giver, Odds(1.0, 1.0, 1 - self._chance()))

    def _look(self, event: Seen) -> None:
        seat = event["at"]
        if seat == self.eye:
            self.lookers.add(event["seat"])
        elif event["what"] == "hand" and "cards" in event:
            self._hand(seat, event["cards"])
        elif event["what"] == "card" and "card" in event:
            self._card(seat, event["card"])
        elif event["what"] == "offer" and event.get("card") == INFECTED:
            self._laid(seat, self.meant)

    def _hand(self, seat: int, cards: Sequence[str]) -> None:
        self.shown[seat] = list(cards)
        if THING in cards:
            self.belief.only([seat])
            self.caught.add(seat)
        elif INFECTED in cards:
            self.belief.observe(seat, INFECTED_HELD)
        else:
            self.belief.observe(seat, CLEAN_HAND)
            self.clean.add(seat)

    def _card(self, seat: int, card: str) -> None:
        self.shown[seat] = [card]
        if card == THING:
            self.belief.only([seat])
            self.caught.add(seat)
        else:
            self.belief.observe(seat, INFECTED_SEEN if card == INFECTED else OTHER_SEEN)

    def _show(self, event: Seen) -> None:
        if event["seat"] == self.eye:
            return
        if len(event["cards"]) == 1:
            self._card(event["seat"], event["cards"][0])
        else:
            self._hand(event["seat"], event["cards"])

    def _defend(self, event: Seen) -> None:
        if event["card"] in REFUSALS and event["seat"] != self.eye:
            self.belief.observe(event["seat"], REFUSED)

    def _play(self, event: Seen) -> None:
        """Whoever aims a flamethrower thinks to have found the Thing, or is on its side."""
        if event["card"] != "flamethrower" or self.eye in (event["seat"], event["at"]):
            return
        by, at = event["seat"], event["at"]
        factors = []
        for suspect, row in enumerate(self.belief.taint):
            evil = row[by]
            if suspect == by:
                factors.append(0.3)
            elif suspect == at:
                factors.append((1 - evil) * 0.5 + evil * 0.01)
            else:
                factors.append((1 - evil) * 0.2 + evil * 0.3)
        self.belief.reweigh(factors)

    def _change_places(self, event: Seen) -> None:
        one, other = event["seats"]
        swap = {one: other, other: one}
        self.ring = [swap.get(seat, seat) for seat in self.ring]

    def _gone(self, event: Seen) -> None:
        """The game goes on, so whoever dropped out was not the Thing (S12, S16)."""
        seat = event["seat"]
        if event.get("thing"):
            self.belief.only([seat])
        elif seat != self.eye:
            self.belief.exclude([seat])
        self.ring = [other for other in self.ring if other != seat]


_READERS: Final[dict[str, Callable[[Story, Seen], None]]] = {
    "turn": Story._turn,
    "offer": Story._offer,
    "exchange": Story._exchange,
    "chain": Story._chain,
    "look": Story._look,
    "show": Story._show,
    "defend": Story._defend,
    "play": Story._play,
    "change_places": Story._change_places,
    "burnt": Story._gone,
    "super_infection": Story._gone,
}
