"""The seat on turn: find what is missing, deploy it, strike, and stop (I2)."""

from collections.abc import Iterator
from typing import NamedTuple

from games.contract import Move
from games.shipit.bots.fighting import blows, wise_blows
from games.shipit.bots.finding import certain_finds, finds
from games.shipit.bots.outlook import Outlook, fillers
from games.shipit.bots.worth import danger
from games.shipit.cards import COMPONENTS
from games.shipit.moves import DRAW, END, deploy, play

_FULL_HAND = 7
"""With so many cards a component that only covers others is worth more than another card."""
_COVER = 2
"""So many components beyond the set's serve as cover against blows that let the victim choose."""


class Plan(NamedTuple):
    """How near the set is."""

    gap: int
    ready: list[str]
    """Cards in hand that fill gaps and may be deployed."""
    short: int
    """Gaps that the hand cannot fill."""


def plan_of(outlook: Outlook) -> Plan:
    """Return how near the seat is to its set."""
    gap, wanted = outlook.gap, outlook.wanted
    held = fillers(outlook.hand, gap, wanted)
    blocked = outlook.blocked[outlook.seat]
    free = [card for card in outlook.hand if card not in blocked]
    return Plan(gap, fillers(free, gap, wanted), gap - len(held))


def turn_ideas(outlook: Outlook) -> Iterator[Move]:
    """Yield what to do, the wisest first; what comes after the stop is only worth a thought."""
    stop = END if outlook.full else DRAW
    plan = plan_of(outlook)
    if not plan.gap:
        yield stop
        return
    winning = _winning(outlook, plan)
    if winning is not None:
        yield winning
        return
    yield from _wise(outlook, plan)
    yield stop
    yield from _bold(outlook, plan)


def _winning(outlook: Outlook, plan: Plan) -> Move | None:
    """Return a step to victory in this very turn."""
    if len(plan.ready) < plan.gap or outlook.barred:
        return None
    if plan.gap <= outlook.deploys:
        return deploy(plan.ready[0], (), None)
    more = "orchestrator" in outlook.hand and not outlook.orchestrated
    return play("orchestrator") if more and plan.gap == outlook.deploys + 1 else None


def _wise(outlook: Outlook, plan: Plan) -> Iterator[Move]:
    if plan.short:
        yield from certain_finds(outlook)
    exposed = bool(outlook.table)
    if not exposed and "hype" in outlook.hand:
        yield play("hype")
    yield from _deploys(outlook, plan)
    if "hype" in outlook.hand and exposed:
        yield play("hype")
    yield from wise_blows(outlook)
    yield from _ddos(outlook)
    if plan.short or outlook.full:
        yield from finds(outlook, plan.short > 0)
    if outlook.full or len(outlook.hand) >= _FULL_HAND:
        yield from _covers(outlook)
    if outlook.full:
        yield from _leavings(outlook, plan)


def _deploys(outlook: Outlook, plan: Plan) -> Iterator[Move]:
    """Deploy what fills a gap, well lined; a second one this turn by the orchestrator."""
    if outlook.deploys:
        for card in dict.fromkeys(plan.ready):
            yield deploy(card, _lining(outlook), None)
    elif len(plan.ready) and "orchestrator" in outlook.hand and _may_orchestrate(outlook):
        if plan.gap > 1 and plan.short:
            return
        yield play("orchestrator")


def _may_orchestrate(outlook: Outlook) -> bool:
    return not outlook.orchestrated and not outlook.barred


def _lining(outlook: Outlook) -> tuple[str, ...]:
    return tuple(card for card in ("ci", "certificate") if card in outlook.hand)


def _ddos(outlook: Outlook) -> Iterator[Move]:
    """Stop whoever could complete its set on its next turn."""
    if "ddos" in outlook.hand:
        open_to = [seat for seat in outlook.others if not outlook.marked[seat]]
        near = [seat for seat in open_to if danger(outlook, seat) <= 1 and outlook.sizes[seat]]
        yield from (play("ddos", seat=seat) for seat in near)


def _covers(outlook: Outlook) -> Iterator[Move]:
    """Deploy shields, and components that a victim can give up instead of its set's."""
    if not outlook.deploys or (not outlook.table and not outlook.full):
        return
    blocked = outlook.blocked[outlook.seat]
    free = [card for card in dict.fromkeys(outlook.hand) if card in COMPONENTS - blocked.keys()]
    for shield in ("monitoring", "firewall"):
        if shield in free:
            yield deploy(shield, _lining(outlook), None)
    spare = len(outlook.table) - 3 + plan_of(outlook).gap
    if spare >= _COVER:
        return
    wanted = outlook.wanted
    for card in free:
        if card == "cache" and outlook.table:
            yield deploy(card, (), _cached(outlook))
        elif card not in ("cloud", "cache", "monitoring", "firewall", *wanted):
            yield deploy(card, (), None)


def _cached(outlook: Outlook) -> int:
    """Return the component for a cache to lie at: a shield, or the first."""
    shields = [at for at, one in enumerate(outlook.table) if one.card in ("monitoring", "firewall")]
    return shields[0] if shields else 0


def _leavings(outlook: Outlook, plan: Plan) -> Iterator[Move]:
    """Play what costs nothing once the turn is a full one."""
    if "supply" in outlook.hand and outlook.deck:
        yield play("supply")
    lost = any(card in outlook.discard for card in outlook.wanted)
    if "merge" in outlook.hand and plan.short and lost and "gc" not in outlook.hand:
        yield play("merge")


def _bold(outlook: Outlook, plan: Plan) -> Iterator[Move]:
    """Yield what may be worth a thought after all: blows struck early, finds before a draw."""
    best: dict[str, Move] = {}
    for blow in blows(outlook):
        best.setdefault(blow.move["card"], blow.move)
    yield from list(best.values())[:2]
    if not outlook.full and not plan.short:
        yield from finds(outlook, False)
    if not outlook.full and len(outlook.hand) < _FULL_HAND:
        yield from _covers(outlook)
    if "ddos" in outlook.hand and not outlook.marked[outlook.others[0]]:
        yield play("ddos", seat=outlook.others[0])
