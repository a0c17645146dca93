"""What others say, weighed by who may be lying: the Thing and the infected do."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.bots.protocol import Phrase
from games.stayaway.bots.belief import Belief
from games.stayaway.cards import INFECTED, THING


class Weight(NamedTuple):
    """How often something is said of the Thing and of others by a human, and by a liar."""

    of_thing: float
    of_other: float
    lie_of_thing: float
    lie_of_other: float


WEIGHTS: Final = {
    "accuse": Weight(of_thing=0.4, of_other=0.3, lie_of_thing=0.05, lie_of_other=0.4),
    "caught": Weight(of_thing=0.5, of_other=0.05, lie_of_thing=0.001, lie_of_other=0.3),
    "vouch": Weight(of_thing=0.004, of_other=0.4, lie_of_thing=0.15, lie_of_other=0.2),
    "trust": Weight(of_thing=0.15, of_other=0.3, lie_of_thing=0.3, lie_of_other=0.3),
}


class Said(NamedTuple):
    """Who said what of whom."""

    speaker: int
    code: str
    about: int


def hear(belief: Belief, phrases: Sequence[Phrase]) -> None:
    """Weigh all that the others said, each thing once however often it was repeated."""
    for one in said(phrases, belief.seats):
        if one.speaker != belief.eye and one.code in WEIGHTS:
            _weigh(belief, one, WEIGHTS[one.code])


def said(phrases: Sequence[Phrase], seats: int) -> list[Said]:
    """Return who said what of whom; whatever is no such sentence is passed over."""
    found: dict[Said, None] = {}
    for phrase in phrases:
        about = phrase.params.get("seat")
        if type(about) is not int or not 0 <= about < seats or about == phrase.seat:
            continue
        code = phrase.code
        if code == "saw":
            code = {THING: "caught", INFECTED: "accuse"}.get(str(phrase.params.get("card")), "saw")
        found[Said(phrase.seat, code, about)] = None
    return list(found)


def _weigh(belief: Belief, one: Said, weight: Weight) -> None:
    """Correct the weights, and how far each hypothesis holds the speaker for infected."""
    speaker, _, about = one
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
