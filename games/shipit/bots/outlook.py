"""What a seat goes by when it decides: the same from its view and, for the search, from a world."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from games.shipit.bots.scales import SENSIBLE, Scale
from games.shipit.cards import ARCHITECTURES, CARDS
from games.shipit.state import NOBODY, Blow, Component, Offer, State

PARTS: Final = ("database", "backend", "frontend")
"""The components that architectures are made of."""


@dataclass(slots=True)
class Outlook:
    """A table as one seat sees it, with its own hand and architecture."""

    seat: int
    phase: str
    architecture: str
    hand: list[str]
    """Without what lies laid for an exchange."""
    tables: Sequence[Sequence[Component]]
    others: list[int]
    """The other seats still in, the next one first."""
    sizes: list[int]
    blocked: Sequence[dict[str, int]]
    marked: Sequence[bool]
    shown: list[str]
    """The architectures of those who left."""
    discard: list[str]
    deck: int
    full: bool
    deploys: int
    barred: bool
    """Nothing can be deployed this turn: a friday or a ddos."""
    orchestrated: bool
    collected: int
    opened: bool
    offers: int
    """Offers left, none after an exchange."""
    social: bool
    blow: Blow | None = None
    offer: Offer | None = None
    looked: list[str] = field(default_factory=list)
    """The deck's contents after research, its top after opensource, the cards of supply."""
    refused: list[tuple[int, str]] = field(default_factory=list)
    """Cards that a seat did not have when it was last asked for them, with that seat."""
    liars: frozenset[int] = frozenset()
    """Seats that broke their word to this one."""
    scale: Scale = SENSIBLE
    """What it holds cards to be worth."""
    sorting: bool = False
    """The card to discard by supply was named; the others go back."""

    table: Sequence[Component] = field(init=False)
    """Its own components."""
    gap: int = field(init=False)
    """How many cards its set lacks."""
    wanted: tuple[str, ...] = field(init=False)
    """What would fill the gaps, but for a cloud."""

    def __post_init__(self) -> None:
        """See how far the own set is."""
        self.table = self.tables[self.seat]
        self.gap, self.wanted = lack_of(cards_of(self.table), self.architecture)


@cache
def lack_of(cards: tuple[str, ...], architecture: str) -> tuple[int, tuple[str, ...]]:
    """Return how many cards a set lacks, and which kinds would fill a gap, each once per gap."""
    wanted = [
        card
        for card, count in CARDS[architecture].needs.items()
        for _ in range(count - cards.count(card))
    ]
    gap = max(0, len(wanted) - cards.count("cloud"))
    return gap, tuple(wanted) if gap else ()


def cards_of(table: Sequence[Component]) -> tuple[str, ...]:
    """Return the kinds on a table, in an order that is the same for the same cards."""
    return tuple(sorted([component.card for component in table]))


def fillers(hand: Sequence[str], gap: int, wanted: Sequence[str]) -> list[str]:
    """Return the cards of a hand that would fill gaps of a set, clouds last."""
    if not gap:
        return []
    found = []
    for place, card in enumerate(wanted):
        if hand.count(card) > wanted[:place].count(card):
            found.append(card)
    if "cloud" in hand:
        found += ["cloud"] * hand.count("cloud")
    return found[:gap]


def rival_sets(outlook: Outlook, seat: int) -> list[str]:
    """Return the architectures that another seat may have: none it holds and did not win with."""
    open_ones = [a for a in ARCHITECTURES if a != outlook.architecture and a not in outlook.shown]
    cards = cards_of(outlook.tables[seat])
    return [a for a in open_ones if lack_of(cards, a)[0]] or open_ones


def outlook_of_world(state: State, seat: int) -> Outlook:
    """Return what a seat sees in a world of the search."""
    hand = state.hands[seat]
    if state.laid[seat]:
        hand = hand[:]
        for card in state.laid[seat]:
            hand.remove(card)
    turn = state.turn
    barred = state.friday or state.marked[turn]
    size = len(state.hands)
    following = [other % size for other in range(seat + 1, seat + size)]
    return Outlook(
        seat=seat,
        phase=state.phase,
        architecture=state.architectures[seat],
        hand=hand,
        tables=state.tables,
        others=[other for other in following if other not in state.left],
        sizes=[len(held) for held in state.hands],
        blocked=state.blocked,
        marked=state.marked,
        shown=[state.architectures[other] for other in state.left],
        discard=state.discard,
        deck=len(state.deck),
        full=state.full,
        deploys=0 if barred else state.deploys,
        barred=barred,
        orchestrated=state.orchestrated,
        collected=state.collected,
        opened=state.opened,
        offers=0 if state.exchanged else state.offers,
        social=state.rules.social,
        blow=state.blow,
        offer=state.offer,
        looked=_looked(state),
        sorting=state.sorting,
    )


def _looked(state: State) -> list[str]:
    match state.phase:
        case "take":
            return state.deck
        case "keep":
            return state.deck[-1:]
        case _:
            return state.looked


View = Mapping[str, Any]


def outlook_of_view(view: View) -> Outlook:
    """Return what the viewer sees."""
    seat, size = view["seat"], len(view["hands"])
    following = [other % size for other in range(seat + 1, seat + size)]
    return Outlook(
        seat=seat,
        phase=view["phase"],
        architecture=view["architectures"][seat],
        hand=view["hand"],
        tables=[[_component(one) for one in table] for table in view["tables"]],
        others=[other for other in following if other not in view["left"]],
        sizes=view["hands"],
        blocked=view["blocked"],
        marked=view["marked"],
        shown=[view["architectures"][other] for other in view["left"]],
        discard=view["discard"],
        deck=view["deck"],
        full=view["full"],
        deploys=view["deploys"],
        barred=view["friday"] or view["marked"][view["turn"]],
        orchestrated=view["orchestrated"],
        collected=view["collected"],
        opened=view["opened"],
        offers=view["offers"],
        social=view["social"],
        blow=_blow(view["blow"]),
        offer=_offer(view["offer"]),
        looked=_looked_at(view),
        refused=[(n["seat"], n["cards"][0]) for n in view["known"] if n.get("came") is False],
        sorting=view["phase"] == "order" and not view["asks"][str(view["turn"])]["first"],
    )


def _component(shown: View) -> Component:
    return Component(shown["card"], tuple(shown["under"]), shown["copies"] or "")


def _blow(shown: View | None) -> Blow | None:
    if shown is None:
        return None
    attacker = NOBODY if shown["attacker"] is None else shown["attacker"]
    return Blow(shown["card"], shown["victim"], attacker, shown["sudo"], shown["component"])


def _offer(shown: View | None) -> Offer | None:
    if shown is None:
        return None
    return Offer(
        by=shown["by"],
        seats=tuple(shown["seats"]),
        give=shown["give"],
        ask=shown["ask"],
        promise=shown["promise"],
        want=shown["want"],
        taker=NOBODY if shown["taker"] is None else shown["taker"],
    )


def _looked_at(view: View) -> list[str]:
    """Return what this seat was just shown of the deck."""
    if view["phase"] in ("take", "keep") and view["turn"] == view["seat"]:
        return list(view["notes"][-1]["cards"])
    return list(view.get("looking_at", ()))
