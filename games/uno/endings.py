"""Endings: of a deal (U9, U11), and of the match that deals make (U12)."""

from games.contract import Event, Outcome, Prize
from games.uno.cards import IDS, points_in
from games.uno.setup import open_deal
from games.uno.state import NOBODY, LastDeal, State

MOST_DEALS = 20


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
        finish(state, "match" if state.rules.match_to else reason, events)


def finish(state: State, reason: str, events: list[Event]) -> None:
    """End the game."""
    state.reason = reason
    state.turn = state.call_due = NOBODY
    state.jump_open = False
    over = {"type": "game_over", "reason": reason, "winners": _winners(state)}
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


def outcome(state: State) -> Outcome:
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
