"""Exchanging cards: phase 3, ``seduction``, defences against it, ``resolute`` (S4 to S8, S13)."""

from games.contract import Event
from games.stayaway.cards import INFECTED, ordered
from games.stayaway.dropping import super_infect
from games.stayaway.knowledge import gained, left, note, saw_card, saw_infected_laid
from games.stayaway.piles import draw_events, fill_hand, into_hand, put_aside_away, put_away
from games.stayaway.places import way
from games.stayaway.roles import can_give, hand_over
from games.stayaway.state import Exchange, State
from games.stayaway.turns import end_turn


def phase_three(state: State, events: list[Event]) -> None:
    """Exchange with the next player, unless a door or a quarantine is in the way (S5)."""
    if state.result is not None:
        return
    put_aside_away(state)
    partner, gap = way(state, state.turn, state.direction)
    if state.doors[gap] or state.quarantine[partner]:
        events.append(Event({"type": "no_exchange", "seat": state.turn, "with": partner}))
        end_turn(state, events)
    else:
        begin_exchange(state, partner, "turn", events)


def begin_exchange(state: State, target: int, by: str, events: list[Event]) -> None:
    """Ask the player on turn to lay a card, if it has one that it may give (S8)."""
    seat = state.turn
    if can_give(state, seat, target):
        state.exchange = Exchange(by, seat, target, target)
        state.phase, state.asked = "offer", seat
    else:
        super_infect(state, seat, target, events)
        end_turn(state, events)


def offer(state: State, seat: int, card: str, events: list[Event]) -> None:
    """Lay a card; one in quarantine lays it open (S5, S10)."""
    deal = state.exchange
    assert deal is not None  # noqa: S101 - the phase says so
    openly = bool(state.quarantine[seat])
    state.hands[seat].remove(card)
    state.exchange = Exchange(deal.by, seat, deal.first, deal.target, card, openly)
    said = {"type": "offer", "seat": seat, "to": deal.target, "by": deal.by}
    if openly:
        saw_card(state, seat, card, state.everybody())
        note(state, state.seats, type="offered", seat=seat, to=deal.target, card=card)
        if card == INFECTED:
            seers = state.everybody()
            saw_infected_laid(state, seat, deal.first, state.tick(), False, seers)
        events.append(Event({**said, "card": card}))
    else:
        events.append(Event(said, {seat: {"card": card}}))
    _ask(state, events)


def _ask(state: State, events: list[Event]) -> None:
    """Ask the target for a card or a defence, if it has a card that it may give (S8)."""
    deal = state.exchange
    assert deal is not None  # noqa: S101 - the phase says so
    if can_give(state, deal.target, deal.offerer):
        state.phase, state.asked = "answer", deal.target
        return
    state.hands[deal.offerer].append(deal.card)
    super_infect(state, deal.target, deal.offerer, events)
    _close(state, deal, events)


def answer(state: State, seat: int, card: str, events: list[Event]) -> None:
    """Answer an offer with a card: both change hands, and the Thing may infect (S7)."""
    deal = state.exchange
    assert deal is not None  # noqa: S101 - the phase says so
    state.hands[seat].remove(card)
    state.hands[seat].append(deal.card)
    state.hands[deal.offerer].append(card)
    _tell_exchange(state, deal, card, events)
    _learn_exchange(state, deal, card)
    _infect(state, deal, card, events)
    _close(state, deal, events)


def _tell_exchange(state: State, deal: Exchange, back: str, events: list[Event]) -> None:
    passed = {"passed": True} if deal.target != deal.first else {}
    said = {"type": "exchange", "seats": [deal.offerer, deal.target], **passed}
    own = {
        deal.offerer: (deal.target, deal.card, back),
        deal.target: (deal.offerer, back, deal.card),
    }
    for seat, (partner, gave, got) in own.items():
        note(state, seat, type="exchange", seat=partner, gave=gave, got=got, **passed)
    private = {seat: {"gave": gave, "got": got} for seat, (_, gave, got) in own.items()}
    events.append(Event({**said, "card": deal.card} if deal.open else said, private))


def _learn_exchange(state: State, deal: Exchange, back: str) -> None:
    offerer, target = deal.offerer, deal.target
    both = 1 << offerer | 1 << target
    seers = state.everybody() if deal.open else both
    left(state, offerer, deal.card, seers)
    left(state, target, back, both)
    gained(state, target, deal.card, seers)
    gained(state, offerer, back, both)
    mine, theirs = bool(state.fresh[offerer]), bool(state.fresh[target])
    state.fresh[offerer] += theirs
    state.fresh[target] += mine


def _infect(state: State, deal: Exchange, back: str, events: list[Event]) -> None:
    offerer, target, stamp = deal.offerer, deal.target, state.tick()
    direct = target == deal.first
    humans = state.roles[offerer] == "human", state.roles[target] == "human"
    if deal.card == INFECTED:
        seers = state.everybody() if deal.open else 1 << target
        saw_infected_laid(state, offerer, deal.first, stamp, direct, seers)
    if back == INFECTED:
        saw_infected_laid(state, target, offerer, stamp, True, 1 << offerer)
    told = [hand_over(state, target, offerer, back, True, stamp, humans[0])]
    if not deal.open or deal.card == INFECTED:
        told.append(hand_over(state, offerer, target, deal.card, direct, stamp, humans[1]))
    events += [event for event in told if event is not None]


def refuse(state: State, seat: int, card: str, events: list[Event]) -> None:
    """Defend against an exchange; ``scary`` looks at the offer, ``missed`` passes it on (S11)."""
    deal = state.exchange
    assert deal is not None  # noqa: S101 - the phase says so
    spend_defence(state, seat, card, events)
    if card == "missed" and _pass_on(state, deal, events):
        _ask(state, events)
        return
    if card == "scary":
        _look_at_offer(state, deal, events)
    state.hands[deal.offerer].append(deal.card)
    _close(state, deal, events)


def spend_defence(state: State, seat: int, card: str, events: list[Event]) -> None:
    """Discard a defence, and only then fill the hand up (S1, S11)."""
    state.hands[seat].remove(card)
    left(state, seat, card, state.everybody())
    put_away(state, card, state.everybody())
    events.append(Event({"type": "defend", "seat": seat, "card": card}))
    fill_hand(state, seat, events)


def _pass_on(state: State, deal: Exchange, events: list[Event]) -> bool:
    """Pass the offer to the next player; tell whether anything stops it."""
    following, gap = way(state, deal.target, state.direction)
    if following == deal.offerer or state.doors[gap] or state.quarantine[following]:
        events.append(Event({"type": "no_exchange", "seat": deal.offerer, "with": following}))
        return False
    state.exchange = Exchange(deal.by, deal.offerer, deal.first, following, deal.card, deal.open)
    events.append(Event({"type": "passed", "seat": deal.offerer, "to": following}))
    return True


def _look_at_offer(state: State, deal: Exchange, events: list[Event]) -> None:
    seat, card = deal.target, deal.card
    saw_card(state, deal.offerer, card, 1 << seat)
    note(state, seat, type="offered", seat=deal.offerer, to=deal.first, card=card)
    if card == INFECTED:
        saw_infected_laid(state, deal.offerer, deal.first, state.tick(), False, 1 << seat)
    said = {"type": "look", "seat": seat, "at": deal.offerer, "what": "offer"}
    events.append(Event(said, {seat: {"card": card}}))


def _close(state: State, deal: Exchange, events: list[Event]) -> None:
    """After an exchange the turn ends; only after ``friends`` does phase 3 follow (S4)."""
    state.exchange = None
    if deal.by == "friends":
        phase_three(state, events)
    else:
        end_turn(state, events)


def resolute(state: State, seat: int, _: int, events: list[Event]) -> None:
    """Draw three events, of which one is kept (S13)."""
    state.picks = ordered(draw_events(state, seat, 3, events))
    state.phase = "pick" if state.picks else "act"


def seduction(state: State, _: int, target: int, events: list[Event]) -> None:
    """Exchange with any player instead of phase 3 (S4)."""
    begin_exchange(state, target, "seduction", events)


def friends(state: State, _: int, target: int, events: list[Event]) -> None:
    """Exchange with any player before phase 3 (S14)."""
    begin_exchange(state, target, "friends", events)


def pick(state: State, seat: int, card: str, events: list[Event]) -> None:
    """Keep one of the three cards, discard the others unseen, play on (S13)."""
    state.picks.remove(card)
    into_hand(state, seat, card, 1 << seat)
    for other in state.picks:
        put_away(state, other, 1 << seat)
    state.picks = []
    state.phase = "act"
    events.append(Event({"type": "pick", "seat": seat}, {seat: {"card": card}}))
