"""The deck and the discard: drawing, discarding, and the deck made anew (S1, S10, S11)."""

from collections import Counter

from games.contract import Event
from games.stayaway.cards import PANICS, ordered
from games.stayaway.knowledge import deck_renewed, gained, left, note
from games.stayaway.state import HAND, NOBODY, State


def put_away(state: State, card: str, seers: int) -> None:
    """Lay a card on the discard; only the seers know which."""
    state.discard.append(card)
    state.discard_seen.append(seers)


def put_aside_away(state: State) -> None:
    """Discard what was carried out and lay aside till now: all saw it (S1)."""
    for card in state.aside:
        put_away(state, card, state.everybody())
    state.aside = []


def take_top(state: State, events: list[Event]) -> str | None:
    """Take the deck's top card; as soon as the last one leaves, the discard is shuffled (S1)."""
    if not state.deck:
        _renew(state, events)
        if not state.deck:
            return None
    card = state.deck.pop()
    if not state.deck:
        _renew(state, events)
    return card


def _renew(state: State, events: list[Event]) -> None:
    if not state.discard:
        return
    deck_renewed(state)
    state.deck, state.discard, state.discard_seen = state.discard, [], []
    state.chance.shuffle(state.deck)
    state.shuffles += 1
    events.append(Event({"type": "shuffle", "cards": len(state.deck)}))


def take_event(state: State, seat: int, events: list[Event]) -> str | None:
    """Take the next event for a seat; panics met are discarded unseen (S11)."""
    if not _has_event(state):
        return None
    while (card := take_top(state, events)) is not None:
        if card not in PANICS:
            left(state, state.seats, card, 1 << seat)
            return card
        put_away(state, card, 0)
    return None


def _has_event(state: State) -> bool:
    return any(card not in PANICS for pile in (state.deck, state.discard) for card in pile)


def into_hand(state: State, seat: int, card: str, seers: int) -> None:
    """Give a drawn card to a seat; others among the seers know it too."""
    state.hands[seat].append(card)
    state.drew[seat].append(card)
    state.fresh[seat] += 1
    gained(state, seat, card, seers)


def draw_first(state: State, seat: int, card: str, events: list[Event]) -> None:
    """Take the event drawn at the start of a turn: openly in quarantine (S4, S10)."""
    openly = bool(state.quarantine[seat])
    seers = state.everybody() if openly else 1 << seat
    if state.top_seer != NOBODY:
        seers |= 1 << state.top_seer
    left(state, state.seats, card, seers)
    into_hand(state, seat, card, seers)
    said = {"type": "draw", "seat": seat, "count": 1}
    if openly:
        note(state, state.seats, type="drawn", seat=seat, card=card)
        events.append(Event({**said, "cards": [card]}))
    else:
        events.append(Event(said, {seat: {"cards": [card]}}))


def draw_events(state: State, seat: int, count: int, events: list[Event]) -> list[str]:
    """Take so many events for a seat, unseen by others, and tell of it."""
    size = len(state.discard)
    shuffles = state.shuffles
    drawn: list[str] = []
    for _ in range(count):
        card = take_event(state, seat, events)
        if card is not None:
            drawn.append(card)
    panics = len(state.discard) - size if shuffles == state.shuffles else None
    said = {"type": "draw", "seat": seat, "count": len(drawn), "panics": panics}
    events.append(Event(said, {seat: {"cards": ordered(drawn)}}))
    return drawn


def fill_hand(state: State, seat: int, events: list[Event]) -> None:
    """Fill a hand up to four with events (S11)."""
    for card in draw_events(state, seat, HAND - len(state.hands[seat]), events):
        into_hand(state, seat, card, 1 << seat)


def discard_from_hand(state: State, seat: int, cards: list[str], events: list[Event]) -> None:
    """Discard cards of a hand: open in quarantine, else unseen (S10)."""
    openly = bool(state.quarantine[seat])
    seers = state.everybody() if openly else 1 << seat
    for card in cards:
        state.hands[seat].remove(card)
        left(state, seat, card, seers)
        put_away(state, card, seers)
    said = {"type": "discard", "seat": seat, "count": len(cards)}
    own = {"cards": ordered(cards)}
    if openly:
        note(state, state.seats, type="discarded", seat=seat, **own)
        events.append(Event({**said, **own}))
    else:
        events.append(Event(said, {seat: own}))


def inventory(state: State) -> Counter[str]:
    """Return how many of each card there are over all zones."""
    piles = (state.deck, state.discard, state.aside, state.removed, state.picks, *state.hands)
    stock: Counter[str] = Counter()
    for pile in piles:
        stock.update(pile)
    stock["door"] += sum(state.doors)
    stock["quarantine"] += sum(map(bool, state.quarantine))
    stock.update(card for card in state.given if card)
    if state.exchange is not None and state.exchange.card:
        stock[state.exchange.card] += 1
    return stock
