"""One More Free Cell: random games end, and the board's records agree with each other."""

from itertools import combinations
from typing import Any

import pytest

from games.chance import Chance
from games.conformance import check_game
from games.contract import Event
from games.omfc.board import BOARDS
from games.omfc.casting import CLASSES
from games.omfc.measures import CAPACITY
from games.omfc.state import NOBODY, State
from tests.games.omfc_positions import ENGINE


def check_records(state: State) -> None:
    """Hold the counts, sets and lists of the state against each other."""
    for cell, capacity in enumerate(CAPACITY[state.rings]):
        living = [row[cell] for row in state.houses]
        assert min(living) >= 0
        assert state.things[cell] == sum(living) + len(state.ruins[cell]) <= capacity
        assert bool(state.full >> cell & 1) == (state.things[cell] == capacity)
        for seat, count in enumerate(living):
            assert bool(state.homes[seat] >> cell & 1) == (count > 0)
            assert bool(state.walls[seat] >> cell & 1) == (count > 1)
        assert not (state.sunk >> cell & 1 and any(living))
        assert not state.deserts >> cell & state.forests >> cell & 1
        assert all(NOBODY <= maker < len(state.points) for maker in state.ruins[cell])
    assert all(isinstance(points, int) and points >= 0 for points in state.points)


def play(state: State, chance: Chance) -> list[Event]:
    """Play at random to the end, a free move about once in fifty."""
    events: list[Event] = []
    while (seats := ENGINE.actors(state)) and len(events) < 20_000:
        (seat,) = seats
        entries = [move for move in ENGINE.legal(state, seat) if move["type"] != "undo"]
        free = ENGINE.free(state, seat)
        move = chance.pick(free) if free and not chance.below(50) else chance.pick(entries)
        events += ENGINE.apply(state, seat, move)
        check_records(state)
    return events


def drafted(*classes: str, rings: int = 4) -> State:
    options = {"classes": "draft", "rings": rings, "max_rounds": 20}
    chance = Chance("".join(classes).encode())
    state, _ = ENGINE.new_game(seats=len(classes), options=options, chance=chance)
    for seat in reversed(range(len(classes))):
        ENGINE.apply(state, seat, {"type": "class", "class": classes[seat]})
    return state


@pytest.mark.parametrize(("one", "other"), list(combinations(CLASSES, 2)))
def test_o9_every_pair_of_classes_plays_to_the_end(one: str, other: str) -> None:
    for classes in ((one, other), (other, one)):
        state = drafted(*classes)
        events = play(state, Chance(b"pair"))
        assert events[-1].public is not None
        assert events[-1].public["type"] == "game_over"
        assert ENGINE.load(ENGINE.dump(state)) == state


def test_o9_all_seven_classes_together() -> None:
    state = drafted(*CLASSES, rings=5)
    events = play(state, Chance(b"seven"))
    assert ENGINE.outcome(state) is not None
    kinds = {event.public["type"] for event in events if event.public}
    assert {"attack", "sabotage", "ruined", "fortified", "round", "capital", "forests"} <= kinds


@pytest.mark.parametrize("rings", [3, 4, 5])
def test_o8_every_game_of_random_moves_ends(rings: int) -> None:
    for seats in ENGINE.seats({"rings": rings}):
        options: dict[str, Any] = {"rings": rings, "max_rounds": 15}
        chance = Chance(bytes([rings, seats]))
        state, _ = ENGINE.new_game(seats=seats, options=options, chance=chance)
        play(state, chance)
        outcome = ENGINE.outcome(state)
        assert outcome is not None
        assert sum(outcome.scores) >= 3
        assert outcome.reason in ("stuck", "idle", "rounds", "alone")


def every_action(state: State) -> list[dict[str, Any]]:
    """Return every well-formed action there is, lawful or not."""
    cells, seats = BOARDS[state.rings].names, range(len(state.points))
    found: list[dict[str, Any]] = []
    for cell in cells:
        found += [{"type": kind, "cell": cell} for kind in ("build", "capital")]
        for seat in seats:
            found.append({"type": "sabotage", "cell": cell, "seat": seat})
            found += [{"type": "attack", "cell": cell, "seat": seat, "from": c} for c in cells]
    return found


@pytest.mark.parametrize("classes", [("", "", ""), ("orcs", "elves", "krakens", "humans")])
def test_moves_the_list_is_exactly_what_is_taken(classes: tuple[str, ...]) -> None:
    options = {"rings": 3}
    state, _ = ENGINE.new_game(seats=3, options=options, chance=Chance(b"all"))
    state = drafted(*classes, rings=4) if any(classes) else state
    chance = Chance(b"moves")
    for _ in range(6):
        for _ in range(15):
            if ENGINE.actors(state):
                ENGINE.apply(state, state.turn, chance.pick(ENGINE.legal(state, state.turn)))
        if state.stage == "play":
            listed = ENGINE.legal(state, state.turn)
            for move in every_action(state):
                lawful = "refusal" not in ENGINE.preview(state, state.turn, move)
                assert lawful == (move in listed), move


@pytest.mark.parametrize("mode", ["off", "draft", "random"])
def test_contract_is_kept(mode: str) -> None:
    options = {"rings": 4, "classes": mode, "max_rounds": 12}
    for seats in (2, 5):
        assert check_game(ENGINE, seats=seats, options=options, seed=mode.encode()) > 10
