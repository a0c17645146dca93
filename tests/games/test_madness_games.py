"""Madness: whole random games of several temperaments, from the deal to the end."""

from collections import Counter

import pytest

from games.chance import Chance
from games.contract import IllegalMove, Move
from games.madness.cards import CARDS
from games.madness.state import State
from tests.games.madness_positions import ENGINE

WHOLE_DECK = Counter(CARDS)
LONGEST = 2 * (43 + 6 * 55) + 55
"""A turn takes a card off the deck; then each card in hand can end a row of idle turns."""


def choose(state: State, seat: int, temper: str, chance: Chance) -> Move:
    """Return a random move; the thrifty mostly save their cards, the idle do nothing at last."""
    moves = ENGINE.legal(state, seat)
    if temper == "thrifty" and chance.below(4):
        return ENGINE.on_timeout(state, seat)
    if temper == "idle" and (not state.deck or chance.below(2)):
        return ENGINE.on_timeout(state, seat)
    return chance.pick(moves)


def check(state: State) -> None:
    """Hold a state to what is always true."""
    assert ENGINE.inventory(state) == WHOLE_DECK
    assert min(state.points()) == 0
    assert max(state.points()) <= 5
    assert state.idle <= 6
    assert ENGINE.load(ENGINE.dump(state)) == state
    if state.phase != "over":
        assert any(one.closed is None for one in state.fields) or state.phase == "coyote"


def played(seed: int, temper: str) -> tuple[State, list[tuple[int, Move]]]:
    """Play a game to its end, looking at every state on the way."""
    chance = Chance(b"game%d" % seed)
    state, _ = ENGINE.new_game(seats=2, options={}, chance=chance.fork("deal"))
    made: list[tuple[int, Move]] = []
    while ENGINE.outcome(state) is None:
        check(state)
        (seat,) = ENGINE.actors(state)
        move = choose(state, seat, temper, chance)
        before = ENGINE.copy(state)
        ENGINE.apply(state, seat, move)
        assert before != state
        made.append((seat, move))
        assert len(made) <= LONGEST
    check(state)
    return state, made


@pytest.mark.parametrize("temper", ["random", "thrifty", "idle"])
def test_games_end_with_all_cards_there(temper: str) -> None:
    for seed in range(25):
        played(seed, temper)


def test_games_end_in_every_way() -> None:
    tempers = ("random", "thrifty", "idle")
    outcomes = [ENGINE.outcome(played(seed, temper)[0]) for temper in tempers for seed in range(40)]
    reasons = {outcome.reason for outcome in outcomes if outcome is not None}
    assert reasons == {"lead", "starvation", "endurance", "idle"}


def test_a_replay_gives_the_same_state() -> None:
    state, made = played(7, "thrifty")
    again, _ = ENGINE.new_game(seats=2, options={}, chance=Chance(b"game7").fork("deal"))
    for seat, move in made:
        ENGINE.apply(again, seat, move)
    assert again == state


def test_a_copy_is_equal_and_of_its_own() -> None:
    chance = Chance(b"copy")
    state, _ = ENGINE.new_game(seats=2, options={}, chance=chance)
    while ENGINE.outcome(state) is None:
        twin, (seat,) = ENGINE.copy(state), ENGINE.actors(state)
        dump = ENGINE.dump(state)
        assert twin == state
        ENGINE.apply(twin, seat, chance.pick(ENGINE.legal(twin, seat)))
        assert ENGINE.dump(state) == dump
        state = twin


def every_move() -> list[Move]:
    """Return every well-formed move of the game."""
    bare = [{"type": kind} for kind in ("pass", "pull", "push", "decline")]
    carded = [{"type": kind, "card": card} for kind in ("boss", "drop", "coyote") for card in CARDS]
    placed = [
        {"type": kind, "card": card, "field": index}
        for kind in ("attack", "close")
        for card in CARDS
        for index in range(3)
    ]
    return [*bare, *carded, *placed]


def test_the_legal_list_holds_exactly_what_apply_accepts() -> None:
    chance = Chance(b"exact")
    state, _ = ENGINE.new_game(seats=2, options={}, chance=chance)
    moves = every_move()
    while ENGINE.outcome(state) is None:
        for seat in (0, 1):
            legal = ENGINE.legal(state, seat)
            accepted = [move for move in moves if accepts(state, seat, move)]
            assert len(legal) == len(accepted)
            assert all(move in accepted for move in legal)
        (seat,) = ENGINE.actors(state)
        ENGINE.apply(state, seat, chance.pick(ENGINE.legal(state, seat)))


def accepts(state: State, seat: int, move: Move) -> bool:
    """Tell whether apply takes the move."""
    try:
        ENGINE.apply(ENGINE.copy(state), seat, move)
    except IllegalMove:
        return False
    return True
