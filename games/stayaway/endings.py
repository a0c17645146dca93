"""Endings: the announcement (S15), the Thing burnt (S16), revenge (S17), the last round (S18)."""

from games.contract import Event, Outcome
from games.stayaway.roles import humans_alive
from games.stayaway.state import NOBODY, State

MOST_ROUNDS = 40


def announce(state: State, events: list[Event]) -> None:
    """The Thing says that no human is left (S15)."""
    true = not humans_alive(state)
    events.append(Event({"type": "announce", "seat": state.thing(), "true": true}))
    if true:
        finish(state, _winners_without_humans(state), "announced", events)
    else:
        finish(state, humans_alive(state), "false_announcement", events)


def end_alone(state: State, events: list[Event]) -> None:
    """Only the Thing lives: as if it had announced it (S15)."""
    finish(state, _winners_without_humans(state), "alone", events)


def end_by_rounds(state: State, events: list[Event]) -> None:
    """After the last round the humans win if one of them lives (S18)."""
    winners = humans_alive(state) or _winners_without_humans(state)
    finish(state, winners, "round_limit", events)


def end_for_humans(state: State, reason: str, events: list[Event]) -> None:
    """The Thing is burnt (S16), or lost by a flamethrower in its hand (S17)."""
    finish(state, humans_alive(state), reason, events)


def end_revenge(state: State, events: list[Event]) -> bool:
    """End a game of revenge when one side only lives; tell whether it did (S17)."""
    sides = {state.roles[seat] for seat in state.living()}
    if len(sides) > 1:
        return False
    finish(state, state.living(), "revenge", events)
    return True


def _winners_without_humans(state: State) -> list[int]:
    """The Thing and the infected, but for the last one; the Thing alone if all were infected."""
    thing = state.thing()
    if not any(state.dropped_at):
        return [thing]
    last = max(_stopped(state, seat) for seat in range(state.seats) if seat != thing)
    return [
        seat
        for seat, role in enumerate(state.roles)
        if role == "thing" or (role == "infected" and state.infected_at[seat] != last)
    ]


def _stopped(state: State, seat: int) -> int:
    """Return when a seat stopped being human."""
    return state.infected_at[seat] or state.dropped_at[seat]


def finish(state: State, winners: list[int], reason: str, events: list[Event]) -> None:
    """Write down who won and why; all roles are shown."""
    state.phase = "over"
    state.asked = NOBODY
    state.result = Outcome(
        places=tuple(1 if seat in winners or not winners else 2 for seat in range(state.seats)),
        scores=tuple(int(seat in winners) for seat in range(state.seats)),
        winners=tuple(winners),
        reason=reason,
        sides=_sides(state),
    )
    said = {"type": "game_over", "reason": reason, "winners": winners, "roles": state.roles[:]}
    events.append(Event(said))


def _sides(state: State) -> dict[str, tuple[int, ...]]:
    """Return both sides; the infected follow the Thing in the order of their infection."""
    infected = [seat for seat, role in enumerate(state.roles) if role == "infected"]
    infected.sort(key=state.infected_at.__getitem__)
    humans = [seat for seat, role in enumerate(state.roles) if role == "human"]
    return {"thing": (state.thing(), *infected), "humans": tuple(humans)}
