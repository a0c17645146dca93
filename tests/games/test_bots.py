"""The protocol of bots, over every game: legal moves only, and no way to the state."""

import gc
import types
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from games.bot_game import BotGame
from games.bots import LEVELS, Bot, Budget, Position, bot, has_bots, position_for
from games.bots.search import rewards
from games.chance import Chance
from games.contract import AnyEngine, Move, Outcome, fill, fits
from games.madness.bots.policy import MadnessPolicy
from games.registry import engine as registered
from games.registry import engines
from games.stayaway.dealing import NoDeal
from games.stayaway.engine import StayAwayEngine
from games.stayaway.state import State

BUDGET = Budget(iterations=4)
PLAYED_BY_BOTS = [one for one in engines() if has_bots(one.info.slug)]
UNO = registered("uno")
_OPAQUE = (type, types.ModuleType, types.BuiltinFunctionType, types.CodeType)


def _reachable(start: object) -> Iterator[object]:
    """Walk everything an object leads to, closures included, but for modules and classes."""
    seen: dict[int, object] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, _OPAQUE):
            continue
        seen[id(thing)] = thing
        yield thing
        if isinstance(thing, types.FunctionType):
            todo += [thing.__closure__, thing.__defaults__, thing.__kwdefaults__, thing.__dict__]
        else:
            todo += gc.get_referents(thing)


def _middle(engine: AnyEngine) -> Any:
    """Return a state a little into a game, with a choice to make."""
    chance = Chance(b"middle of a game")
    seats = engine.info.min_seats
    state, _ = engine.new_game(seats=seats, options={}, chance=Chance(b"secret seed of the table"))
    moves = 0
    while moves < 8 or len(_asked(engine, state)) < 3:
        seat = min(engine.actors(state))
        engine.apply(state, seat, fill(chance.pick(_asked(engine, state)), chance))
        moves += 1
    return state


def _asked(engine: AnyEngine, state: Any) -> list[Move]:
    seat = min(engine.actors(state))
    free = engine.free(state, seat)
    return [move for move in engine.legal(state, seat) if move not in free]


def _position(engine: AnyEngine, state: Any) -> Position:
    seat = min(engine.actors(state))
    return position_for(
        engine, state, seat, events=[], chance=Chance(b"the bot's own"), budget=BUDGET
    )


@pytest.mark.parametrize("engine", engines(), ids=lambda engine: engine.info.slug)
def test_the_state_cannot_be_reached_from_a_position(engine: AnyEngine) -> None:
    state = _middle(engine)
    position = _position(engine, state)
    for thing in _reachable(position):
        assert thing is not state
        assert not (isinstance(thing, bytes) and b"secret seed" in thing)
        if engine.info.hidden and isinstance(thing, type(state)):
            assert thing != state


def test_the_walk_would_find_a_state_in_a_closure() -> None:
    engine = next(one for one in engines() if one.info.hidden)
    state = _middle(engine)

    def careless() -> Any:
        return state

    assert any(thing is state for thing in _reachable(careless))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("engine", PLAYED_BY_BOTS, ids=lambda engine: engine.info.slug)
def test_a_bot_without_worlds_still_plays(engine: AnyEngine, level: str) -> None:
    state = _middle(engine)
    seat = min(engine.actors(state))
    position = position_for(
        engine, state, seat, events=[], chance=Chance(b"x"), budget=BUDGET, with_worlds=False
    )
    move = bot(engine.info.slug, level).choose(position)
    assert move is not None
    assert any(fits(move, one) for one in position.legal)


class Puzzled(StayAwayEngine):
    """Finds no world that agrees with what a seat knows, but for so many at first."""

    def __init__(self, found: int) -> None:
        self.found = found

    def redeal(self, state: State, viewer: int | None, chance: Chance) -> State:
        self.found -= 1
        if self.found < 0:
            raise NoDeal
        return super().redeal(state, viewer, chance)


def test_where_no_world_is_found_a_bot_still_plays() -> None:
    rules = Puzzled(0)
    position = _position(rules, _middle(rules))
    assert position.worlds is None
    assert bot("stayaway", "hard").choose(position) in position.legal


def test_where_no_other_world_is_found_the_first_one_serves() -> None:
    rules = Puzzled(1)
    position = _position(rules, _middle(rules))
    assert position.worlds is not None
    one, other = (position.worlds(Chance(seed)) for seed in (b"one", b"other"))
    assert one == other
    assert one is not other
    assert rules.view(one, position.seat) == position.view


class _Watched(Bot):
    """Lets another bot decide and checks what it answers."""

    needs_worlds = True

    def __init__(self, inner: Bot) -> None:
        self.inner = inner

    def choose(self, position: Position) -> Move | None:
        move = self.inner.choose(position)
        if move is not None:
            assert any(fits(move, one) for one in position.legal)
        return move


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("engine", PLAYED_BY_BOTS, ids=lambda engine: engine.info.slug)
def test_bots_play_whole_games_by_the_rules(engine: AnyEngine, level: str) -> None:
    slug = engine.info.slug
    seats = min(engine.info.max_seats, max(engine.info.min_seats, 3))
    match = BotGame(engine, [_Watched(bot(slug, level)) for _ in range(seats)], {}, b"m", BUDGET)
    outcome = match.play()
    assert len(outcome.places) == seats
    assert match.moves


def test_the_same_seed_and_iterations_give_the_same_game() -> None:
    engine = UNO
    games = []
    for _ in range(2):
        bots = [bot(engine.info.slug, "hard") for _ in range(2)]
        match = BotGame(engine, bots, {}, b"again", Budget(iterations=20))
        match.play()
        games.append(match.moves)
    assert games[0] == games[1]


def test_a_longer_budget_draws_more_worlds() -> None:
    engine = registered("madness")
    state = _middle(engine)
    while len(MadnessPolicy(engine).candidates(state, min(engine.actors(state)))) < 2:
        engine.apply(state, min(engine.actors(state)), _asked(engine, state)[0])
    drawn = []
    for iterations in (1, 50):
        position = _position(engine, state)
        counted = _Counted(position.worlds)
        budget = Budget(iterations=iterations)
        bot(engine.info.slug, "hard").choose(replace(position, worlds=counted, budget=budget))
        drawn.append(counted.count)
    assert drawn[1] - drawn[0] == 49


class _Counted:
    """Counts the worlds that are drawn."""

    def __init__(self, worlds: Any) -> None:
        self.count = 0
        self.worlds = worlds

    def __call__(self, chance: Chance) -> Any:
        self.count += 1
        return self.worlds(chance)


def test_unknown_level_or_game_says_what_there_is() -> None:
    with pytest.raises(LookupError, match="easy, normal, hard"):
        bot("uno", "expert")
    with pytest.raises(LookupError, match="there is no game"):
        bot("chess", "easy")


def test_winning_is_what_counts_for_the_search() -> None:
    won = Outcome(places=(2, 1, 3), scores=(0, 9, 0), winners=(1,), reason="out")
    drawn = Outcome(places=(1, 1), scores=(0, 0), winners=(), reason="dead_end")
    assert rewards(won) == [0.0, 1.0, 0.0]
    assert rewards(drawn) == [0.5, 0.5]
