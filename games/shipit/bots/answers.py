"""The victim's answer: what to spend on which component (I10)."""

from collections.abc import Iterator

from games.contract import Move
from games.shipit.blows import exposed, harm_of
from games.shipit.bots.sight import Sight
from games.shipit.bots.worth import danger, own_loss
from games.shipit.cards import ANSWERS, CARDS, LINED, SHIELDS
from games.shipit.moves import defend, give_way, lone_sudo
from games.shipit.state import Blow

_A_GAP = 10
"""Losses from here on set the set back (``own_loss``)."""


def answers(sight: Sight) -> Iterator[Move]:
    """Yield the answers, the wisest first."""
    blow = sight.blow
    assert blow is not None  # noqa: S101 - only a victim is asked
    at, lost = _least_loss(sight, blow)
    surrender = _give_way(sight, blow, at)
    stops = list(_stops(sight, blow))
    worth_it = lost >= _A_GAP if not blow.sudo else lost >= _A_GAP and _is_near(sight)
    if not worth_it:
        yield surrender
    yield from stops
    if worth_it:
        yield surrender


def _least_loss(sight: Sight, blow: Blow) -> tuple[int, float]:
    """Return the component to give up, and what is lost with it."""
    harm = harm_of(blow.card)
    hits = (
        [blow.component]
        if blow.component is not None
        else exposed(list(sight.table), harm, blow.sudo)
    )
    losses = {
        at: 1.0 if not blow.sudo and LINED[harm] in sight.table[at].under else own_loss(sight, at)
        for at in hits
    }
    at = min(hits, key=losses.__getitem__)
    return at, losses[at]


def _is_near(sight: Sight) -> bool:
    """Tell whether the set is near enough to spend a sudo on it."""
    return sight.gap <= 1 or (sight.hand.count("sudo") > 1)


def _stops(sight: Sight, blow: Blow) -> Iterator[Move]:
    harm = harm_of(blow.card)
    if blow.sudo and "sudo" not in sight.hand:
        return
    if blow.sudo:
        yield from _lone_sudos(sight, blow)
    if ANSWERS[harm] in sight.hand:
        yield defend(ANSWERS[harm], blow.sudo)


def _lone_sudos(sight: Sight, blow: Blow) -> Iterator[Move]:
    harm = harm_of(blow.card)
    hits = range(len(sight.table)) if blow.component is None else (blow.component,)
    lined = [at for at in hits if LINED[harm] in sight.table[at].under]
    if lined:
        yield lone_sudo("under", max(lined, key=lambda at: own_loss(sight, at)))
        return
    for at, one in enumerate(sight.table):
        if one.acts_as(SHIELDS[harm]) and list(hits) != [at]:
            yield lone_sudo("shield", at)
            return


def _give_way(sight: Sight, blow: Blow, at: int) -> Move:
    if CARDS[blow.card].fate != "chosen":
        return give_way(at, None)
    return give_way(at, max(sight.others, key=lambda seat: danger(sight, seat)))
