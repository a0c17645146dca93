"""UNO: whole games from the deal to the end."""

import pytest

from games.chance import Chance
from games.contract import Move
from games.uno.state import State
from tests.games.uno_positions import (
    ENGINE,
    HOUSE_RULES,
    WHOLE_DECK,
    outcome,
    play,
    position,
    public,
)

Made = list[tuple[int, Move]]


def played(seed: bytes, seats: int, **options: object) -> tuple[State, Made, set[str]]:
    """Play a random game with free moves; return also its moves and the types of its events."""
    chance = Chance(seed)
    state, events = ENGINE.new_game(seats=seats, options=options, chance=chance.fork("deal"))
    made: Made = []
    while ENGINE.outcome(state) is None:
        seat = chance.below(seats)
        moves = ENGINE.legal(state, seat)
        if moves:
            move = chance.pick(moves)
            events += ENGINE.apply(state, seat, move)
            made.append((seat, move))
    return state, made, {event["type"] for event in public(events)}


@pytest.mark.parametrize("house", [(), *((rule,) for rule in HOUSE_RULES), HOUSE_RULES])
@pytest.mark.parametrize("seats", range(2, 11))
def test_random_games_end_with_all_cards_there(seats: int, house: tuple[str, ...]) -> None:
    for number in range(2):
        state, _, _ = played(b"game%d" % number, seats, **dict.fromkeys(house, True))
        assert ENGINE.inventory(state) == WHOLE_DECK
        result = outcome(state)
        assert sorted(result.places)[0] == 1
        assert sum(result.scores) == sum(prize.points for prize in result.prizes)
        assert result.reason in {"out", "dead_end", "turn_limit"}
        if result.reason == "out":
            (winner,) = result.winners
            assert state.hands[winner] == []


def test_a_replay_gives_the_same_state() -> None:
    options = {**dict.fromkeys(HOUSE_RULES, True), "match_to": 200}
    state, made, _ = played(b"replay", 4, **options)
    again, _ = ENGINE.new_game(seats=4, options=options, chance=Chance(b"replay").fork("deal"))
    for seat, move in made:
        ENGINE.apply(again, seat, move)
    assert again == state
    assert ENGINE.load(ENGINE.dump(state)) == state


def test_every_kind_of_move_and_event_occurs() -> None:
    moves: set[str] = set()
    events: set[str] = set()
    for number in range(80):
        options = dict.fromkeys(HOUSE_RULES, bool(number % 2))
        _, made, told = played(b"kinds%d" % number, 3, **options)
        moves |= {move["type"] for _, move in made}
        events |= told
    assert moves == {"play", "draw", "uno", "color"}
    assert events == {
        *("deal", "open", "play", "draw", "color", "uno", "skip", "reverse", "reshuffle"),
        *("jump_in", "swap", "hands_passed", "deal_over", "game_over"),
    }


def test_a_copy_is_equal_and_of_its_own() -> None:
    state, _ = ENGINE.new_game(seats=3, options={"seven_zero": True}, chance=Chance(b"copy"))
    twin, before = ENGINE.copy(state), ENGINE.dump(state)
    assert twin == state
    chance = Chance(b"moves")
    while ENGINE.outcome(twin) is None:
        ENGINE.apply(twin, twin.turn, chance.pick(ENGINE.legal(twin, twin.turn)))
    assert ENGINE.dump(state) == before


def test_a_copy_remembers_by_itself() -> None:
    state = position(hands=("r7 r9 y2", "r1 b2 b1", "b3 b4 b6"), seven_zero=True)
    play(state, 0, "r7", swap=1)
    twin, before = ENGINE.copy(state), ENGINE.dump(state)
    play(twin, 1, "r9")
    assert ENGINE.dump(state) == before
