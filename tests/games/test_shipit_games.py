"""Ship IT!: whole random games of several temperaments, from the deal to the end."""

from typing import Any

import pytest

from games.chance import Chance
from games.contract import Move, fill
from games.shipit.cards import EVENTS, ORDER
from games.shipit.state import State
from tests.games.shipit_positions import ENGINE, play, position

OPTIONS: list[dict[str, Any]] = [
    {},
    {"extras": False},
    {"play_on": False},
    {"social": True},
    {"social": True, "extras": False, "dealer": 1},
]
TEMPERS = ("random", "busy", "idle")


def choose(state: State, seat: int, temper: str, chance: Chance) -> Move:
    """Return a move: the busy draw and end seldom and exchange rarely, the idle do nothing."""
    moves = ENGINE.legal(state, seat)
    if temper == "idle":
        return ENGINE.on_timeout(state, seat)
    if temper == "busy" and state.phase == "turn":
        busy = [move for move in moves if move["type"] in ("play", "deploy")]
        moves = busy if busy and chance.below(5) else moves
    return fill(chance.pick(moves), chance)


def check(state: State, size: int) -> None:
    """Hold a state to what is always true."""
    assert ENGINE.inventory(state).total() == size
    for hand in state.hands:
        assert not EVENTS.intersection(hand)
        assert hand == sorted(hand, key=ORDER.__getitem__)
    for seat in state.left:
        assert not state.hands[seat]
        assert not state.tables[seat]
    for table in state.tables:
        for component in table:
            assert component.under in ((), ("ci",), ("certificate",), ("ci", "certificate"))
    assert (state.blow is None) == (state.phase != "answer")
    assert (state.offer is None) == (state.phase not in ("offer", "lay"))
    assert bool(state.looked) == (state.phase == "order")
    assert 1 <= state.round <= 60
    if state.phase in ("turn", "over"):
        assert not state.in_play


def played(seats: int, options: dict[str, Any], temper: str, seed: int) -> tuple[State, list[Any]]:
    """Play a game to its end, looking at every state on the way."""
    chance = Chance(b"%s %d %d" % (temper.encode(), seats, seed))
    state = ENGINE.new_game(seats=seats, options=options, chance=chance.fork("deal"))[0]
    size = 80 if options.get("extras", True) else 76
    made: list[Any] = []
    while ENGINE.outcome(state) is None:
        check(state, size)
        seat = chance.pick(sorted(ENGINE.actors(state)))
        move = choose(state, seat, temper, chance)
        ENGINE.apply(state, seat, move)
        made.append((seat, move))
    check(state, size)
    return state, made


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_games_end_with_all_cards_there(seats: int, options: dict[str, Any]) -> None:
    for temper in TEMPERS:
        played(seats, options, temper, 1)


def test_games_end_in_every_way() -> None:
    reasons = set()
    for options, temper in (({}, "busy"), ({"play_on": False}, "busy"), ({}, "idle")):
        state = played(3, options, temper, 2)[0]
        outcome = ENGINE.outcome(state)
        reasons.add(outcome.reason if outcome else None)
    assert reasons == {"last", "victory", "rounds"}


def test_a_replay_gives_the_same_state() -> None:
    state, made = played(4, {"social": True}, "busy", 3)
    chance = Chance(b"busy 4 3").fork("deal")
    again = ENGINE.new_game(seats=4, options={"social": True}, chance=chance)[0]
    for seat, move in made:
        ENGINE.apply(again, seat, move)
    assert again == state


def test_a_copy_is_equal_and_of_its_own() -> None:
    chance = Chance(b"copies")
    state = ENGINE.new_game(seats=3, options={}, chance=chance.fork("deal"))[0]
    while ENGINE.outcome(state) is None:
        twin, dump = ENGINE.copy(state), ENGINE.dump(state)
        assert twin == state
        seat = chance.pick(sorted(ENGINE.actors(twin)))
        ENGINE.apply(twin, seat, choose(twin, seat, "busy", chance))
        assert ENGINE.dump(state) == dump
        state = twin


def test_preview_tells_where_a_blow_can_fall() -> None:
    state = position("error sudo", "", tables=("", "backend monitoring+ci"))
    move = {"type": "play", "card": "error", "seat": 1}
    assert ENGINE.preview(state, 0, move) == {
        "targets": [1],
        "struck": ["monitoring"],
        "absorbed": [1],
    }
    strong = {**move, "sudo": True}
    assert ENGINE.preview(state, 0, strong) == {
        "targets": [0, 1],
        "struck": ["backend", "monitoring"],
        "absorbed": [],
    }
    assert ENGINE.preview(state, 0, {"type": "draw"}) == {"ends_turn": True, "missing": 3}
    play(state, 0, "error", seat=1)
    absorbed = {"absorbed": True, "saved": True, "burns": ["ci"]}
    assert ENGINE.preview(state, 1, {"type": "yield", "component": 1}) == absorbed


def test_i10_i11_preview_tells_what_an_answer_leaves_and_costs() -> None:
    hands = ("specific sudo", "excuse sudo")
    state = position(*hands, tables=("", "frontend backend+ci monitoring"))
    play(state, 0, "specific", seat=1, component=1, sudo=True)
    answers = [ENGINE.preview(state, 1, answer) for answer in ENGINE.legal(state, 1)]
    assert answers == [
        {"saved": True, "costs": ["excuse", "sudo"]},
        {"saved": True, "costs": ["sudo"], "burns": ["ci"]},
        {"saved": True, "costs": ["sudo"], "lost": "monitoring", "to_discard": True},
        {"absorbed": False, "lost": "backend", "burns": ["ci"], "to": 1, "repair": 1},
    ]


def test_i14_the_view_tells_what_is_missing_of_ones_own_set_alone() -> None:
    state = position("backend", "", tables=("frontend cloud", ""))
    state.architectures[0] = "microservices"
    aim = ENGINE.view(state, 0)["aim"]
    assert aim["needs"] == ["frontend", "backend", "backend"]
    assert (aim["lacks"], aim["missing"]) == (["backend", "backend"], 1)
    assert "aim" not in ENGINE.view(state, None)
    deploying = {"type": "deploy", "card": "backend", "under": []}
    assert ENGINE.preview(state, 0, deploying)["missing"] == 0


def test_i1_the_board_has_every_card_of_this_table() -> None:
    cards = ENGINE.board({"extras": False}, 2)["cards"]
    assert "cache" not in cards
    assert cards["backend"]["kin"] == "component"
    assert cards["microservices"]["needs"] == {"frontend": 1, "backend": 2}
    assert "cache" in ENGINE.board({"extras": True}, 2)["cards"]
