"""The three levels of bots for Ship IT!: what they know of the game."""

from collections.abc import Sequence
from typing import Any

import pytest

from games.bots import LEVELS, bot
from games.chance import Chance
from games.contract import Move, fits
from games.shipit.bots.ideas import ideas
from games.shipit.bots.outlook import outlook_of_view, outlook_of_world
from games.shipit.texts import RITUALS
from tests.games.shipit_bots import asked, chosen, played
from tests.games.shipit_positions import ENGINE, play, position

TABLES: Sequence[tuple[int, dict[str, Any]]] = (
    (2, {}),
    (2, {"extras": False, "dealer": 1}),
    (3, {"social": True}),
    (3, {"play_on": False}),
    (4, {}),
    (4, {"extras": False, "play_on": False, "social": True}),
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_level_plays_every_table_to_the_end(
    level: str, seats: int, options: dict[str, Any]
) -> None:
    match = played(level, seats, options, b"table")
    state, _ = ENGINE.new_game(seats=seats, options=options, chance=Chance(b"table"))
    for seat, move in match.moves:
        assert any(fits(move, entry) for entry in ENGINE.legal(state, seat))
        ENGINE.apply(state, seat, move)
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert outcome.winners


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_repeats_itself(level: str) -> None:
    first, second = (played(level, 2, {}, b"again").moves for _ in range(2))
    assert first == second


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_without_worlds_and_keeps_still_when_not_asked(level: str) -> None:
    state = position("backend error hype", "ci", tables=("", "cloud"))
    move = bot("shipit", level).choose(asked(state, 0, worlds=False))
    assert move is not None
    assert any(fits(move, entry) for entry in ENGINE.legal(state, 0))
    assert bot("shipit", level).choose(asked(state, 1)) is None


@pytest.mark.parametrize("seed", range(6))
def test_a_view_and_its_world_are_seen_alike_and_every_idea_is_legal(seed: int) -> None:
    chance = Chance(b"ideas %d" % seed)
    state, _ = ENGINE.new_game(seats=2 + seed % 3, options={}, chance=chance)
    while actors := ENGINE.actors(state):
        seat = min(actors)
        seen = outlook_of_view(ENGINE.view(state, seat))
        world = outlook_of_world(state, seat)
        assert (seen.gap, seen.wanted, seen.hand) == (world.gap, world.wanted, world.hand)
        found = list(ideas(seen))
        for move in found:
            assert any(fits(move, entry) for entry in ENGINE.legal(state, seat)), move
        ENGINE.apply(state, seat, chance.pick(found))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_i14_a_set_that_can_be_completed_is_completed(level: str) -> None:
    state = position("database hype security", "", tables=("backend database", "cloud"))
    assert chosen(level, state) == {"type": "deploy", "card": "database", "under": []}


def test_i12_the_orchestrator_is_played_to_win_in_one_turn() -> None:
    state = position("database cloud orchestrator", "", tables=("backend", ""))
    assert chosen("normal", state) == {"type": "play", "card": "orchestrator"}


def test_i10_the_victim_gives_up_what_its_set_does_not_need() -> None:
    state = position("error", "excuse", tables=("", "backend frontend cache=backend"))
    state.architectures[1] = "microservices"
    play(state, 0, "error", seat=1)
    assert chosen("normal", state, 1) == {"type": "yield", "component": 2}
    bare = position("error", "excuse", tables=("", "backend frontend"))
    bare.architectures[1] = "microservices"
    play(bare, 0, "error", seat=1)
    assert chosen("normal", bare, 1) == {"type": "defend", "card": "excuse", "sudo": False}


def test_i9_blows_are_kept_until_the_rival_is_near_its_set() -> None:
    early = position("error backend", "ci ci", tables=("", "frontend"), full=True)
    early.deploys = 0
    assert chosen("normal", early)["type"] in ("end", "offer")
    late = position("error backend", "ci ci", tables=("", "frontend database"), full=True)
    late.deploys = 0
    assert chosen("normal", late) == {"type": "play", "card": "error", "seat": 1}


def test_i10_sudo_is_held_for_a_set_that_is_nearly_complete() -> None:
    state = position(
        "specific sudo excuse", "ci", tables=("backend database", "frontend cloud"), full=True
    )
    move = chosen("normal", state)
    assert (move["card"], "sudo" in move) == ("specific", False)


def test_i9_sudo_is_used_to_pierce_the_lining_of_whoever_is_about_to_win() -> None:
    state = position("specific sudo", "ci", tables=("", "frontend+ci cloud+ci"), full=True)
    move = chosen("normal", state)
    assert (move["card"], move.get("sudo")) == ("specific", True)


def test_i10_a_sudo_saves_the_last_component_but_is_not_spent_on_cover() -> None:
    state = position("error sudo", "sudo", tables=("", "frontend+ci backend+ci"))
    state.architectures[1] = "microservices"
    play(state, 0, "error", seat=1, sudo=True)
    assert chosen("normal", state, 1)["type"] == "sudo"
    cover = position("error sudo", "sudo", tables=("", "database+ci frontend"))
    cover.architectures[1] = "microservices"
    play(cover, 0, "error", seat=1, sudo=True)
    assert chosen("normal", cover, 1) == {"type": "yield", "component": 0}


def test_i12_gc_digs_for_the_missing_component() -> None:
    state = position("gc ci", "", tables=("backend database", ""), discard="sudo database hype")
    assert chosen("normal", state) == {"type": "play", "card": "gc", "take": "database"}


@pytest.mark.parametrize("level", LEVELS)
def test_i16_bots_say_what_rituals_want(level: str) -> None:
    match = played(level, 3, {"social": True}, b"social")
    spoken = [move for _, move in match.moves if "text" in move]
    assert len(spoken) > 5
    assert all(move["text"].strip() for move in spoken)
    silent = [move for _, move in match.moves if "text" not in move and move["type"] != "defend"]
    assert not [move for move in silent if move.get("card") in RITUALS and _is_spoken(move)]


def _is_spoken(move: Move) -> bool:
    return move["type"] in ("deploy", "play")
