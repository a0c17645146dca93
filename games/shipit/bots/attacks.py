"""Which blows to strike, and when a sudo goes with them (I9, I10)."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from games.contract import Move
from games.shipit.blows import exposed, harm_of
from games.shipit.bots.sight import Sight, cards_of, fillers, rival_sets
from games.shipit.bots.worth import danger, loss, worth
from games.shipit.cards import CARDS, LINED
from games.shipit.moves import play
from games.shipit.state import Component

BLOWS: Final = ("security", "critical", "specific", "error")
_WEIGHT: Final = {"security": 1.5, "critical": 1.2, "specific": 1.0, "error": 0.9}
_WORTH_A_CARD: Final = 0.3
"""Blows that do less are kept for later."""
_EARLY: Final = 1.1
"""Blows that do so much are struck before the victim is near its set."""
_DEFENCES: Final = ("excuse", "patch")


class Blow(NamedTuple):
    """A blow that can be struck."""

    worth: float
    urgent: bool
    move: Move


def blows(sight: Sight) -> list[Blow]:
    """Return the best blow of every kind at every rival, with and without sudo, best first."""
    found = [
        blow
        for card in BLOWS
        if card in sight.hand
        for victim in sight.others
        if sight.tables[victim]
        for blow in _at(sight, card, victim)
    ]
    return sorted(found, key=lambda blow: (-blow.urgent, -blow.worth))


def wise_blows(sight: Sight) -> Iterator[Move]:
    """Yield the blows that should be struck now: at whoever is about to win, or for a prize."""
    many = sum(card in BLOWS for card in sight.hand) > 2
    for blow in blows(sight):
        if blow.worth >= _WORTH_A_CARD if blow.urgent or many else blow.worth >= _EARLY:
            yield blow.move


def _at(sight: Sight, card: str, victim: int) -> Iterator[Blow]:
    near = danger(sight, victim)
    plain = _strongest(sight, card, victim, sudo=False)
    yield Blow(plain[0], near <= 1, play(card, **plain[1]))
    if "sudo" not in sight.hand:
        return
    strong = _strongest(sight, card, victim, sudo=True)
    price = _price_of_sudo(sight, near, pierces=strong[0] - plain[0] > _WORTH_A_CARD)
    yield Blow(strong[0] - price, near <= 1, play(card, **strong[1], sudo=True))


def _strongest(sight: Sight, card: str, victim: int, *, sudo: bool) -> tuple[float, dict[str, int]]:
    """Return what the blow does at its best, and whom and what it names."""
    table, harm = sight.tables[victim], harm_of(card)
    hits = exposed(list(table), harm, sudo)
    worths = [_worth_of_hit(sight, card, victim, table[at], sudo) for at in hits]
    if CARDS[card].named:
        best = max(range(len(hits)), key=worths.__getitem__)
        return worths[best], {"seat": victim, "component": hits[best]}
    return min(worths), {"seat": victim}


def _worth_of_hit(sight: Sight, card: str, victim: int, one: Component, sudo: bool) -> float:
    if not sudo and LINED[harm_of(card)] in one.under:
        return 0.1
    done = loss(cards_of(sight.tables[victim]), one.card, rival_sets(sight, victim))
    if one.acts_as("monitoring") or one.acts_as("firewall"):
        done += 0.3
    gain = worth(sight, one.card, sight.hand) / 30 if card == "security" else 0.0
    return _WEIGHT[card] * (done + 0.1 * len(one.under)) + gain


def _price_of_sudo(sight: Sight, near: int, *, pierces: bool) -> float:
    """Return what a sudo is worth to keep: much, when it defends a set that is near complete."""
    if sight.hand.count("sudo") > 1:
        return -0.1 if near <= 1 else 0.3
    gap, wanted = sight.gap, sight.wanted
    if near <= 1:
        decisive = gap <= len(fillers(sight.hand, gap, wanted)) <= 1
        if decisive or pierces:
            return -0.2
    return 0.6 if gap <= 1 and _can_defend(sight.hand, sight.table) else 0.4


def _can_defend(hand: Sequence[str], table: Sequence[Component]) -> bool:
    """Tell whether there is something that a sudo would strengthen (I10)."""
    return any(card in hand for card in _DEFENCES) or any(one.under for one in table)
