"""Deals: how one opens (U1, U2), how one ends (U9, U11), and the match they make (U12)."""

from games.contract import Event, Outcome, Prize
from games.uno.cards import DECK, DRAW_TWO, IDS, RANK, REVERSE, SKIP, WILD, WILD_FOUR, points_in
from games.uno.piles import take
from games.uno.state import NO_COLOUR, NOBODY, LastDeal, State

HAND = 7
MOST_DEALS = 20


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


def end_dead_deal(state: State, reason: str, events: list[Event]) -> None:
    """End a deal that nobody goes out of: the fewest points win, a tie has no winner (U11)."""
    points = [points_in(hand) for hand in state.hands]
    best = [seat for seat, held in enumerate(points) if held == min(points)]
    end_deal(state, best[0] if len(best) == 1 else NOBODY, reason, events)


def end_deal(state: State, winner: int, reason: str, events: list[Event]) -> None:
    """Give the winner its prize (U9) and either end the game or deal again (U12 match_to)."""
    points = [points_in(hand) for hand in state.hands]
    if winner != NOBODY:
        for seat, held in enumerate(points):
            if seat != winner:
                state.prizes.append(Prize(state.deal, winner, seat, held))
                state.scores[winner] += held
    state.last_deal = LastDeal(
        state.deal, winner, reason, [sorted(hand) for hand in state.hands], points
    )
    events.append(_deal_over(state.last_deal, state.scores))
    if _match_goes_on(state):
        state.dealer = (state.dealer + 1) % len(state.hands)
        open_deal(state, events)
    else:
        state.reason = "match" if state.rules.match_to else reason
        state.turn = state.call_due = NOBODY
        state.jump_open = False
        over = {"type": "game_over", "reason": state.reason, "winners": _winners(state)}
        events.append(Event(over))


def _match_goes_on(state: State) -> bool:
    goal = state.rules.match_to
    return bool(goal) and max(state.scores) < goal and state.deal < MOST_DEALS


def _deal_over(last: LastDeal, scores: list[int]) -> Event:
    return Event(
        {
            "type": "deal_over",
            "deal": last.deal,
            "winner": None if last.winner == NOBODY else last.winner,
            "reason": last.reason,
            "hands": [[IDS[card] for card in hand] for hand in last.hands],
            "points": list(last.points),
            "scores": list(scores),
        }
    )


def _winners(state: State) -> list[int]:
    """Return who won: the winner of the one deal, or whoever has most points of a match."""
    if state.rules.match_to:
        best = max(state.scores)
        return [seat for seat, score in enumerate(state.scores) if score == best]
    last = state.last_deal
    return [] if last is None or last.winner == NOBODY else [last.winner]


def result(state: State) -> Outcome:
    """Return the outcome of a game that is over (U9, U11, U12)."""
    winners = _winners(state)
    if state.rules.match_to:
        rank = [-score for score in state.scores]
    else:
        held = (points_in(hand) for hand in state.hands)
        rank = [-1 if seat in winners else points for seat, points in enumerate(held)]
    return Outcome(
        places=tuple(1 + sum(other < key for other in rank) for key in rank),
        scores=tuple(state.scores),
        winners=tuple(winners),
        reason=state.reason,
        prizes=tuple(state.prizes),
    )
