"""Places and gaps: who sits where, what lies between, and where the marker lies (S2, S3, S9).

Places are numbered clockwise and never renumbered; gap *p* lies clockwise of place *p*.
"""

from games.stayaway.state import NOBODY, State

CLOCKWISE, COUNTER = 1, -1


def step(state: State, place: int, direction: int) -> int:
    """Return the next living place from here."""
    places = state.places
    count = len(places)
    place = (place + direction) % count
    while places[place] == NOBODY:
        place = (place + direction) % count
    return place


def way(state: State, seat: int, direction: int) -> tuple[int, int]:
    """Return the next living seat in a direction and the gap on the way to it."""
    place = state.place_of[seat]
    other = step(state, place, direction)
    return state.places[other], place if direction == CLOCKWISE else other


def next_seat(state: State, seat: int) -> int:
    """Return the next living seat in the direction of play."""
    return state.places[step(state, state.place_of[seat], state.direction)]


def seats_from(state: State, seat: int, direction: int) -> list[int]:
    """Return the living seats round the table, beginning with this one."""
    found = [seat]
    place = step(state, state.place_of[seat], direction)
    while state.places[place] != seat:
        found.append(state.places[place])
        place = step(state, place, direction)
    return found


def neighbours(state: State, seat: int) -> list[int]:
    """Return those to the left and right, once each (doors do not matter)."""
    left, right = (way(state, seat, direction)[0] for direction in (CLOCKWISE, COUNTER))
    return [left] if left == right else [left, right]


def reachable(state: State, seat: int) -> list[int]:
    """Return the neighbours with no door between: of two gaps to the same one, any will do (S2)."""
    found: list[int] = []
    for direction in (CLOCKWISE, COUNTER):
        other, gap = way(state, seat, direction)
        if not state.doors[gap] and other not in found:
            found.append(other)
    return found


def gaps_at(state: State, seat: int) -> list[int]:
    """Return the gaps on both sides of a seat."""
    return [way(state, seat, direction)[1] for direction in (CLOCKWISE, COUNTER)]


def change_places(state: State, one: int, other: int) -> None:
    """Let two players change places; doors and marker stay."""
    here, there = state.place_of[one], state.place_of[other]
    state.places[here], state.places[there] = other, one
    state.place_of[one], state.place_of[other] = there, here


def leave_place(state: State, seat: int) -> bool:
    """Take a place away and join its gap to the one before; tell whether a door is left over."""
    place = state.place_of[seat]
    before = step(state, place, COUNTER)
    spare = state.doors[place] and state.doors[before]
    state.doors[before] = state.doors[before] or state.doors[place]
    state.doors[place] = False
    state.places[place] = NOBODY
    if state.marker == place:
        state.marker = step(state, place, state.direction)
        state.marker_stays = True
    return spare


def pass_marker(state: State) -> int:
    """Move the marker on at the end of a turn and return whose turn is next (S3)."""
    if not state.marker_stays and state.places[state.marker] == state.turn:
        state.marker = step(state, state.marker, state.direction)
    state.marker_stays = False
    return state.places[state.marker]
