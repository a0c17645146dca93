"""What a seat believes of the roles, by Bayes, and how it weighs what others say.

A hypothesis names the Thing. Each has a weight, and for every other seat the probability that this
Thing has infected it. Evidence multiplies the weights and corrects those probabilities. Words are
weighed by who may be lying and by what all could see their speakers see.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from games.bots.protocol import Phrase
from games.stayaway.cards import INFECTED, THING

_NEVER = 1e-9
"""Keeps a belief alive that others' lies would have left without any hypothesis."""


class Odds(NamedTuple):
    """How likely something is of a seat that is human, infected, or the Thing."""

    human: float
    infected: float
    thing: float


class Belief:
    """Weights of hypotheses, and per hypothesis the taint of each seat."""

    __slots__ = ("eye", "seats", "taint", "weight")

    def __init__(self, seats: int, eye: int) -> None:
        self.seats, self.eye = seats, eye
        self.weight = [0.0 if seat == eye else 1.0 for seat in range(seats)]
        self.taint = [[0.0] * seats for _ in range(seats)]

    def copy(self) -> "Belief":
        """Return a belief of its own, equal to this one."""
        twin = Belief(self.seats, self.eye)
        twin.weight = self.weight[:]
        twin.taint = [row[:] for row in self.taint]
        return twin

    def observe(self, seat: int, odds: Odds) -> None:
        """Learn something of a seat that its role makes more or less likely."""
        human, infected, thing = odds
        for suspect, row in enumerate(self.taint):
            if suspect == seat:
                self.weight[suspect] *= thing
                continue
            tainted = row[seat] * infected
            total = tainted + (1 - row[seat]) * human
            self.weight[suspect] *= total
            row[seat] = tainted / total if total > 0 else row[seat]
        self._settle()

    def exclude(self, seats: Sequence[int]) -> None:
        """Learn that none of these is the Thing."""
        for seat in seats:
            self.weight[seat] = 0.0
        self._settle()

    def only(self, seats: Sequence[int]) -> None:
        """Learn that one of these is the Thing."""
        self.exclude([seat for seat in range(self.seats) if seat not in seats])

    def meet(self, giver: int, receiver: int, chance: float) -> None:
        """A card went unseen: if its giver is the Thing, it may have infected the receiver (S7)."""
        row = self.taint[giver]
        row[receiver] += (1 - row[receiver]) * chance

    def must_be_infected(self, seat: int, by: int) -> None:
        """Learn that, if that one is the Thing, this seat is infected."""
        self.taint[by][seat] = 1.0

    def reweigh(self, factors: Sequence[float]) -> None:
        """Learn something that each hypothesis makes more or less likely."""
        for seat, factor in enumerate(factors):
            self.weight[seat] *= factor
        self._settle()

    def _settle(self) -> None:
        total = sum(self.weight)
        if total <= 0:
            self.weight = [0.0 if seat == self.eye else _NEVER for seat in range(self.seats)]
            total = sum(self.weight)
        self.weight = [weight / total for weight in self.weight]

    def thing(self) -> list[float]:
        """Return per seat the probability that it is the Thing."""
        total = sum(self.weight)
        return [weight / total for weight in self.weight]

    def infected(self) -> list[float]:
        """Return per seat the probability that it is infected."""
        things = self.thing()
        return [
            sum(chance * row[seat] for chance, row in zip(things, self.taint, strict=True))
            for seat in range(self.seats)
        ]


class Weight(NamedTuple):
    """How often something is said of the Thing and of others by a human, and by a liar."""

    of_thing: float
    of_other: float
    lie_of_thing: float
    lie_of_other: float


WEIGHTS: Final = {
    "accuse": Weight(of_thing=0.4, of_other=0.3, lie_of_thing=0.05, lie_of_other=0.3),
    "germ": Weight(of_thing=0.4, of_other=0.3, lie_of_thing=0.05, lie_of_other=0.4),
    "caught": Weight(of_thing=0.5, of_other=0.05, lie_of_thing=0.001, lie_of_other=0.3),
    "vouch": Weight(of_thing=0.004, of_other=0.4, lie_of_thing=0.15, lie_of_other=0.2),
    "trust": Weight(of_thing=0.15, of_other=0.3, lie_of_thing=0.3, lie_of_other=0.3),
}
UNSEEN: Final = Weight(of_thing=0.02, of_other=0.02, lie_of_thing=0.12, lie_of_other=0.12)
"""The same of a sight that nobody saw them have: people boast, liars must."""
OWNED_UP: Final = Odds(human=0.5, infected=0.2, thing=0.2)
"""Whoever says to hold ``infected``: those who have something to hide name another card."""
_SAW: Final = {THING: "caught", INFECTED: "germ"}


class Said(NamedTuple):
    """Who said what of whom, and in which turn first; without one it counts as said now."""

    speaker: int
    code: str
    about: int
    turn: int | None = None


Pair = tuple[int, int]


class Sights:
    """Who looked at whom before everybody's eyes: so much one may claim to have seen.

    Each sight has the turn in which it was had first: a word is held to those of its own time.
    """

    __slots__ = ("cards", "clean", "cleared", "hands", "quarantined", "turn", "unmasked")

    def __init__(self) -> None:
        self.turn = 0
        self.hands: dict[Pair, int] = {}
        """Who saw whose whole hand alone, and below, who some card of whom."""
        self.cards: dict[Pair, int] = {}
        self.cleared: dict[int, int] = {}
        """Those who showed all a hand without the Thing, and of them those without a germ."""
        self.clean: dict[int, int] = {}
        self.unmasked: dict[int, int] = {}
        """Those who laid or showed what only the Thing's side has in earnest."""
        self.quarantined: set[int] = set()

    def read(self, event: Mapping[str, Any]) -> None:
        """Learn from one event, by that part of it which is told to all."""
        match event["type"]:
            case "turn":
                self.turn = event["turn"]
            case "look":
                looks = self.hands if event["what"] == "hand" else self.cards
                looks.setdefault((event["seat"], event["at"]), self.turn)
            case "show":
                self._shown(event["seat"], event["cards"])
            case "exchange" if event.get("passed"):
                one, other = event["seats"]
                self.cards.setdefault((one, other), self.turn)
                self.cards.setdefault((other, one), self.turn)
            case "quarantine":
                self.quarantined.add(event["seat"])
            case "quarantine_over":
                self.quarantined.discard(event["seat"])
            case "offer" if event["seat"] in self.quarantined and event.get("card") == INFECTED:
                self.unmasked.setdefault(event["seat"], self.turn)

    def _shown(self, seat: int, cards: Sequence[str]) -> None:
        if THING in cards or len(cards) == 1:
            self.unmasked.setdefault(seat, self.turn)
            return
        self.cleared.setdefault(seat, self.turn)
        if INFECTED not in cards:
            self.clean.setdefault(seat, self.turn)

    def allow(self, one: Said) -> bool:
        """Tell whether, for all that anybody had seen by then, the speaker may know this."""
        then = self.turn if one.turn is None else one.turn
        pair, about = (one.speaker, one.about), one.about
        saw_hand = _by(then, self.hands, pair)
        looked = saw_hand or _by(then, self.cards, pair)
        cleared, unmasked = _by(then, self.cleared, about), _by(then, self.unmasked, about)
        match one.code:
            case "vouch":
                return saw_hand or _by(then, self.clean, about)
            case "caught":
                return unmasked or (looked and not cleared)
            case "germ" | "saw":
                return looked or cleared or unmasked
            case _:
                return True


def _by(then: int, sights: Mapping[Any, int], what: int | Pair) -> bool:
    """Tell whether there was such a sight in this turn or before."""
    return what in sights and sights[what] <= then


def hear(belief: Belief, phrases: Sequence[Phrase], sights: Sights | None) -> None:
    """Weigh all that the others said, each thing once; who claims what it cannot know, lies."""
    unmasked: set[int] = set()
    for one in said(phrases, belief.seats):
        if one.speaker == belief.eye:
            continue
        if sights is not None and not sights.allow(one):
            if one.speaker not in unmasked:
                _weigh(belief, one, UNSEEN)
            unmasked.add(one.speaker)
        elif one.code in WEIGHTS:
            _weigh(belief, one, WEIGHTS[one.code])
    for seat in _owned_up(phrases, belief.seats) - {belief.eye}:
        belief.observe(seat, OWNED_UP)


def _owned_up(phrases: Sequence[Phrase], seats: int) -> set[int]:
    """Return who claimed to hold ``infected``; any other claim anybody may make."""
    claims = (one for one in phrases if one.code == "claim" and 0 <= one.seat < seats)
    return {one.seat for one in claims if one.params.get("card") == INFECTED}


def said(phrases: Sequence[Phrase], seats: int) -> list[Said]:
    """Return who said what of whom; whatever is no such sentence is passed over."""
    found: dict[tuple[int, str, int], Said] = {}
    for phrase in phrases:
        about = phrase.params.get("seat")
        if type(about) is not int or not 0 <= about < seats or about == phrase.seat:
            continue
        code = phrase.code
        if code == "saw":
            code = _SAW.get(str(phrase.params.get("card")), "saw")
        one = Said(phrase.seat, code, about, phrase.turn)
        found.setdefault((phrase.seat, code, about), one)
    return list(found.values())


def _weigh(belief: Belief, one: Said, weight: Weight) -> None:
    """Correct the weights, and how far each hypothesis holds the speaker for infected."""
    speaker, about = one.speaker, one.about
    factors = []
    for suspect, row in enumerate(belief.taint):
        if suspect == speaker:
            factors.append(weight.lie_of_other)
            continue
        honest, lying = weight.of_other, weight.lie_of_other
        if suspect == about:
            honest, lying = weight.of_thing, weight.lie_of_thing
        lie = row[speaker] * lying
        factor = lie + (1 - row[speaker]) * honest
        row[speaker] = lie / factor
        factors.append(factor)
    belief.reweigh(factors)
