"""The seat on turn: find what is missing, deploy it, strike, and stop (I2)."""

from collections.abc import Iterator
from typing import NamedTuple

from games.contract import Move
from games.shipit.bots.attacks import blows, wise_blows
from games.shipit.bots.finding import certain_finds, finds
from games.shipit.bots.sight import Sight, fillers
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


def plan_of(sight: Sight) -> Plan:
    """Return how near the seat is to its set."""
    gap, wanted = sight.gap, sight.wanted
    held = fillers(sight.hand, gap, wanted)
    blocked = sight.blocked[sight.seat]
    free = [card for card in sight.hand if card not in blocked]
    return Plan(gap, fillers(free, gap, wanted), gap - len(held))


def turn_ideas(sight: Sight) -> Iterator[Move]:
    """Yield what to do, the wisest first; what comes after the stop is only worth a thought."""
    stop = END if sight.full else DRAW
    plan = plan_of(sight)
    if not plan.gap:
        yield stop
        return
    winning = _winning(sight, plan)
    if winning is not None:
        yield winning
        return
    yield from _wise(sight, plan)
    yield stop
    yield from _bold(sight, plan)


def _winning(sight: Sight, plan: Plan) -> Move | None:
    """Return a step to victory in this very turn."""
    if len(plan.ready) < plan.gap or sight.barred:
        return None
    if plan.gap <= sight.deploys:
        return deploy(plan.ready[0], (), None)
    more = "orchestrator" in sight.hand and not sight.orchestrated
    return play("orchestrator") if more and plan.gap == sight.deploys + 1 else None


def _wise(sight: Sight, plan: Plan) -> Iterator[Move]:
    if plan.short:
        yield from certain_finds(sight)
    exposed = bool(sight.table)
    if not exposed and "hype" in sight.hand:
        yield play("hype")
    yield from _deploys(sight, plan)
    if "hype" in sight.hand and exposed:
        yield play("hype")
    yield from wise_blows(sight)
    yield from _ddos(sight)
    if plan.short or sight.full:
        yield from finds(sight, plan.short > 0)
    if sight.full or len(sight.hand) >= _FULL_HAND:
        yield from _covers(sight)
    if sight.full:
        yield from _leavings(sight, plan)


def _deploys(sight: Sight, plan: Plan) -> Iterator[Move]:
    """Deploy what fills a gap, well lined; a second one this turn by the orchestrator."""
    if sight.deploys:
        for card in dict.fromkeys(plan.ready):
            yield deploy(card, _lining(sight), None)
    elif len(plan.ready) and "orchestrator" in sight.hand and _may_orchestrate(sight):
        if plan.gap > 1 and plan.short:
            return
        yield play("orchestrator")


def _may_orchestrate(sight: Sight) -> bool:
    return not sight.orchestrated and not sight.barred


def _lining(sight: Sight) -> tuple[str, ...]:
    return tuple(card for card in ("ci", "certificate") if card in sight.hand)


def _ddos(sight: Sight) -> Iterator[Move]:
    """Stop whoever could complete its set on its next turn."""
    if "ddos" in sight.hand:
        open_to = [seat for seat in sight.others if not sight.marked[seat]]
        near = [seat for seat in open_to if danger(sight, seat) <= 1 and sight.sizes[seat]]
        yield from (play("ddos", seat=seat) for seat in near)


def _covers(sight: Sight) -> Iterator[Move]:
    """Deploy shields, and components that a victim can give up instead of its set's."""
    if not sight.deploys or (not sight.table and not sight.full):
        return
    blocked = sight.blocked[sight.seat]
    free = [card for card in dict.fromkeys(sight.hand) if card in COMPONENTS - blocked.keys()]
    for shield in ("monitoring", "firewall"):
        if shield in free:
            yield deploy(shield, _lining(sight), None)
    spare = len(sight.table) - 3 + plan_of(sight).gap
    if spare >= _COVER:
        return
    wanted = sight.wanted
    for card in free:
        if card == "cache" and sight.table:
            yield deploy(card, (), _cached(sight))
        elif card not in ("cloud", "cache", "monitoring", "firewall", *wanted):
            yield deploy(card, (), None)


def _cached(sight: Sight) -> int:
    """Return the component for a cache to lie at: a shield, or the first."""
    shields = [at for at, one in enumerate(sight.table) if one.card in ("monitoring", "firewall")]
    return shields[0] if shields else 0


def _leavings(sight: Sight, plan: Plan) -> Iterator[Move]:
    """Play what costs nothing once the turn is a full one."""
    if "supply" in sight.hand and sight.deck:
        yield play("supply")
    lost = any(card in sight.discard for card in sight.wanted)
    if "merge" in sight.hand and plan.short and lost and "gc" not in sight.hand:
        yield play("merge")


def _bold(sight: Sight, plan: Plan) -> Iterator[Move]:
    """Yield what may be worth a thought after all: blows struck early, finds before a draw."""
    best: dict[str, Move] = {}
    for blow in blows(sight):
        best.setdefault(blow.move["card"], blow.move)
    yield from list(best.values())[:2]
    if not sight.full and not plan.short:
        yield from finds(sight, False)
    if not sight.full and len(sight.hand) < _FULL_HAND:
        yield from _covers(sight)
    if "ddos" in sight.hand and not sight.marked[sight.others[0]]:
        yield play("ddos", seat=sight.others[0])
