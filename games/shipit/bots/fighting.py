"""Blows: which to strike, and what to spend against one (I9, I10)."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from games.contract import Move
from games.shipit.blows import exposed, harm_of
from games.shipit.bots.outlook import Outlook, cards_of, fillers, rival_sets
from games.shipit.bots.worth import danger, loss, own_loss, worth
from games.shipit.cards import ANSWERS, CARDS, LINED, SHIELDS
from games.shipit.moves import defend, give_way, lone_sudo, play
from games.shipit.state import Blow, Component

BLOWS: Final = ("security", "critical", "specific", "error")
_WEIGHT: Final = {"security": 1.5, "critical": 1.2, "specific": 1.0, "error": 0.9}
_WORTH_A_CARD: Final = 0.3
"""Blows that do less are kept for later."""
_EARLY: Final = 1.1
"""Blows that do so much are struck before the victim is near its set."""
_DEFENCES: Final = ("excuse", "patch")


class Strike(NamedTuple):
    """A blow that can be struck."""

    worth: float
    urgent: bool
    move: Move


def blows(outlook: Outlook) -> list[Strike]:
    """Return the best blow of every kind at every rival, with and without sudo, best first."""
    found = [
        blow
        for card in BLOWS
        if card in outlook.hand
        for victim in outlook.others
        if outlook.tables[victim]
        for blow in _at(outlook, card, victim)
    ]
    return sorted(found, key=lambda blow: (-blow.urgent, -blow.worth))


def wise_blows(outlook: Outlook) -> Iterator[Move]:
    """Yield the blows that should be struck now: at whoever is about to win, or for a prize."""
    many = sum(card in BLOWS for card in outlook.hand) > 2
    for blow in blows(outlook):
        if blow.worth >= _WORTH_A_CARD if blow.urgent or many else blow.worth >= _EARLY:
            yield blow.move


def _at(outlook: Outlook, card: str, victim: int) -> Iterator[Strike]:
    near = danger(outlook, victim)
    plain = _strongest(outlook, card, victim, sudo=False)
    yield Strike(plain[0], near <= 1, play(card, **plain[1]))
    if "sudo" not in outlook.hand:
        return
    strong = _strongest(outlook, card, victim, sudo=True)
    price = _price_of_sudo(outlook, near, pierces=strong[0] - plain[0] > _WORTH_A_CARD)
    yield Strike(strong[0] - price, near <= 1, play(card, **strong[1], sudo=True))


def _strongest(
    outlook: Outlook, card: str, victim: int, *, sudo: bool
) -> tuple[float, dict[str, int]]:
    """Return what the blow does at its best, and whom and what it names."""
    table, harm = outlook.tables[victim], harm_of(card)
    hits = exposed(list(table), harm, sudo)
    worths = [_worth_of_hit(outlook, card, victim, table[at], sudo) for at in hits]
    if CARDS[card].named:
        best = max(range(len(hits)), key=worths.__getitem__)
        return worths[best], {"seat": victim, "component": hits[best]}
    return min(worths), {"seat": victim}


def _worth_of_hit(outlook: Outlook, card: str, victim: int, one: Component, sudo: bool) -> float:
    if not sudo and LINED[harm_of(card)] in one.under:
        return 0.1
    done = loss(cards_of(outlook.tables[victim]), one.card, rival_sets(outlook, victim))
    if one.acts_as("monitoring") or one.acts_as("firewall"):
        done += 0.3
    gain = worth(outlook, one.card, outlook.hand) / 30 if card == "security" else 0.0
    return _WEIGHT[card] * (done + 0.1 * len(one.under)) + gain


def _price_of_sudo(outlook: Outlook, near: int, *, pierces: bool) -> float:
    """Return what a sudo is worth to keep: much, when it defends a set that is near complete."""
    if outlook.hand.count("sudo") > 1:
        return -0.1 if near <= 1 else 0.3
    gap, wanted = outlook.gap, outlook.wanted
    if near <= 1:
        decisive = gap <= len(fillers(outlook.hand, gap, wanted)) <= 1
        if decisive or pierces:
            return -0.2
    return 0.6 if gap <= 1 and _can_defend(outlook.hand, outlook.table) else 0.4


def _can_defend(hand: Sequence[str], table: Sequence[Component]) -> bool:
    """Tell whether there is something that a sudo would strengthen (I10)."""
    return any(card in hand for card in _DEFENCES) or any(one.under for one in table)


_A_GAP = 10
"""Losses from here on set the set back (``own_loss``)."""


def answers(outlook: Outlook) -> Iterator[Move]:
    """Yield the answers, the wisest first."""
    blow = outlook.blow
    assert blow is not None  # noqa: S101 - only a victim is asked
    at, lost = _least_loss(outlook, blow)
    surrender = _give_way(outlook, blow, at)
    stops = list(_stops(outlook, blow))
    worth_it = lost >= _A_GAP if not blow.sudo else lost >= _A_GAP and _is_near(outlook)
    if not worth_it:
        yield surrender
    yield from stops
    if worth_it:
        yield surrender


def _least_loss(outlook: Outlook, blow: Blow) -> tuple[int, float]:
    """Return the component to give up, and what is lost with it."""
    harm = harm_of(blow.card)
    hits = (
        [blow.component]
        if blow.component is not None
        else exposed(list(outlook.table), harm, blow.sudo)
    )
    losses = {
        at: 1.0
        if not blow.sudo and LINED[harm] in outlook.table[at].under
        else own_loss(outlook, at)
        for at in hits
    }
    at = min(hits, key=losses.__getitem__)
    return at, losses[at]


def _is_near(outlook: Outlook) -> bool:
    """Tell whether the set is near enough to spend a sudo on it."""
    return outlook.gap <= 1 or (outlook.hand.count("sudo") > 1)


def _stops(outlook: Outlook, blow: Blow) -> Iterator[Move]:
    harm = harm_of(blow.card)
    if blow.sudo and "sudo" not in outlook.hand:
        return
    if blow.sudo:
        yield from _lone_sudos(outlook, blow)
    if ANSWERS[harm] in outlook.hand:
        yield defend(ANSWERS[harm], blow.sudo)


def _lone_sudos(outlook: Outlook, blow: Blow) -> Iterator[Move]:
    harm = harm_of(blow.card)
    hits = range(len(outlook.table)) if blow.component is None else (blow.component,)
    lined = [at for at in hits if LINED[harm] in outlook.table[at].under]
    if lined:
        yield lone_sudo("under", max(lined, key=lambda at: own_loss(outlook, at)))
        return
    for at, one in enumerate(outlook.table):
        if one.acts_as(SHIELDS[harm]) and list(hits) != [at]:
            yield lone_sudo("shield", at)
            return


def _give_way(outlook: Outlook, blow: Blow, at: int) -> Move:
    if CARDS[blow.card].fate != "chosen":
        return give_way(at, None)
    return give_way(at, max(outlook.others, key=lambda seat: danger(outlook, seat)))
