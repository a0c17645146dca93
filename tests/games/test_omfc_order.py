"""One More Free Cell: who acts when in a round (O1)."""

from games.chance import Chance
from games.contract import Event
from games.omfc.bots.outlook import state_of
from games.omfc.engine import FairerFreeCell
from games.omfc.order import order_of, settle_order
from games.omfc.state import State
from tests.games.omfc_positions import ENGINE, do, next_round, table

FAIRER = FairerFreeCell()


def fairer(state: State) -> State:
    """Return the same position of a game in ruleset 2."""
    return FAIRER.load(ENGINE.dump(state))


def ended(state: State) -> list[Event]:
    """Let everybody end their turns, and return what the new round told."""
    begun = state.round
    told: list[Event] = []
    while state.round == begun:
        told = FAIRER.apply(state, state.turn, {"type": "end"})
    return told


def test_in_ruleset_1_the_order_is_that_of_the_seats_and_is_not_told() -> None:
    state = table(houses=("0:0", "3:0", "1:0"))
    assert order_of(state) == (0, 1, 2)
    assert settle_order(state) == []
    next_round(state)
    assert (state.turn, order_of(state)) == (0, (0, 1, 2))


def test_o1_whoever_has_least_acts_first() -> None:
    state = fairer(table(houses=("3:0", "0:0", "1:0"), points=[0, 50, 0]))
    told = ended(state)
    assert (told[-2].seen_by(None) or {})["order"] == [2, 1, 0]
    assert (order_of(state), state.turn) == ((2, 1, 0), 2)


def test_o1_the_turn_goes_round_in_that_order_and_passes_over_the_houseless() -> None:
    state = fairer(table(houses=("3:0", "", "1:0", "0:0"), points=[0, 0, 0, 20]))
    ended(state)
    assert order_of(state) == (1, 2, 3, 0)
    seen = [state.turn]
    while len(seen) < 3:
        FAIRER.apply(state, state.turn, {"type": "end"})
        seen.append(state.turn)
    assert seen == [2, 3, 0]


def test_o1_equals_draw_lots_from_the_games_own_chance() -> None:
    def first(seed: bytes) -> tuple[int, ...]:
        state, _ = FAIRER.new_game(seats=3, options={}, chance=Chance(seed))
        while state.stage != "play":
            FAIRER.apply(state, state.turn, FAIRER.legal(state, state.turn)[0])
        return order_of(state)

    assert len({first(bytes([number])) for number in range(60)}) == 6
    assert first(b"again") == first(b"again")


def test_an_act_leaves_the_order_of_the_round_as_it_is() -> None:
    state = fairer(table(houses=("0:0", "0:4"), points=20))
    ended(state)
    order = order_of(state)
    do(state, "build", FAIRER.legal(state, state.turn)[0]["cell"])
    assert order_of(state) == order


def test_a_bot_reads_the_order_off_the_view() -> None:
    state = fairer(table(houses=("3:0", "0:0", "1:0"), points=[0, 50, 0]))
    ended(state)
    assert order_of(state_of(FAIRER.view(state, 0), 2)) == (2, 1, 0)
    assert order_of(state_of(ENGINE.view(table(houses=("0:0", "0:4")), 0))) == (0, 1)
