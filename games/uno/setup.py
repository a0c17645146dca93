"""Setting up a deal: seven cards each, and the first card opened (U1, U2)."""

from games.chance import Chance
from games.contract import Event
from games.uno.cards import DECK, DRAW_TWO, IDS, RANK, REVERSE, SKIP, WILD, WILD_FOUR
from games.uno.options import Rules
from games.uno.piles import take
from games.uno.state import NO_COLOUR, NOBODY, State

HAND = 7


def set_up(seats: int, rules: Rules, chance: Chance) -> tuple[State, list[Event]]:
    """Deal the first deal; the dealer is the last seat (U1)."""
    state = State(
        rules=rules,
        chance=chance,
        hands=[[] for _ in range(seats)],
        limits=[],
        drew=[],
        deck=[],
        discard=[],
        scores=[0] * seats,
        dealer=seats - 1,
    )
    events: list[Event] = []
    open_deal(state, events)
    return state, events


def open_deal(state: State, events: list[Event]) -> None:
    """Shuffle, deal seven each and open the first card."""
    seats = len(state.hands)
    state.deal += 1
    state.deck = deck = list(DECK)
    state.chance.shuffle(deck)
    state.hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]
    state.limits = [[0] * HAND for _ in range(seats)]
    state.drew = [[] for _ in range(seats)]
    state.direction = 1
    state.sum_due = state.turns = state.idle_turns = 0
    state.call_due = NOBODY
    state.jump_open = False
    state.memories = []
    state.gifts = []
    events.append(_dealt(state))
    _open_first_card(state, events)


def _dealt(state: State) -> Event:
    hands = {
        seat: {"cards": [IDS[card] for card in sorted(hand)]}
        for seat, hand in enumerate(state.hands)
    }
    return Event({"type": "deal", "deal": state.deal, "dealer": state.dealer}, hands)


def _open_first_card(state: State, events: list[Event]) -> None:
    """Open a card and let it act on the seat after the dealer (U2)."""
    while state.deck[-1] == WILD_FOUR:
        state.chance.shuffle(state.deck)
    card = state.deck.pop()
    state.discard = [card]
    state.colour = NO_COLOUR if card == WILD else card // 13
    events.append(Event({"type": "open", "card": IDS[card]}))
    state.turn = first = state.next_seat(state.dealer)
    match RANK[card]:
        case rank if rank == DRAW_TWO and state.rules.stacking:
            state.sum_due = 2
        case rank if rank == DRAW_TWO:
            take(state, first, 2, "effect", events)
            _lose_first_turn(state, first, events)
        case rank if rank == SKIP:
            _lose_first_turn(state, first, events)
        case rank if rank == REVERSE:
            _open_reverse(state, first, events)


def _lose_first_turn(state: State, first: int, events: list[Event]) -> None:
    state.turn = state.next_seat(first)
    events.append(Event({"type": "skip", "seat": first}))


def _open_reverse(state: State, first: int, events: list[Event]) -> None:
    if len(state.hands) == 2 and state.rules.reverse_as_skip:
        _lose_first_turn(state, first, events)
        return
    state.direction = -1
    state.turn = state.dealer
    events.append(Event({"type": "reverse", "direction": -1}))
