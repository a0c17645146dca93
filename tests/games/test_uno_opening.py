"""UNO: the deal and the first open card (U1, U2)."""

import pytest

from games.chance import Chance
from games.uno.cards import DECK, IDS
from games.uno.state import State
from tests.games.uno_positions import (
    ENGINE,
    WHOLE_DECK,
    act,
    held,
    legal,
    of_type,
    play,
    position,
    public,
    refusal,
    sizes,
)

Opened = tuple[State, list[dict[str, object]]]


def opened(rank: str, seats: int, **options: bool) -> Opened:
    """Return a new game in which the first open card is a ``wild`` or of this rank."""
    for number in range(2000):
        state, events = ENGINE.new_game(
            seats=seats, options=options, chance=Chance(b"opening%d" % number)
        )
        if rank in (IDS[state.discard[-1]], IDS[state.discard[-1]][1:]):
            return state, public(events)
    raise LookupError(rank)


def dealt_by_hand(chance: Chance, seats: int) -> tuple[list[list[str]], list[int]]:
    """Return the hands that are dealt, and the pile that is left for the first open card."""
    pile = list(DECK)
    chance.shuffle(pile)
    hands = [sorted(pile.pop() for _ in range(7)) for _ in range(seats)]
    return [[IDS[card] for card in hand] for hand in hands], pile


@pytest.mark.parametrize("seats", range(2, 11))
def test_u1_seven_cards_each_and_seat_0_first(seats: int) -> None:
    state, events = opened("5", seats)
    assert sizes(state) == [7] * seats
    assert (state.dealer, state.turn, state.direction) == (seats - 1, 0, 1)
    assert len(state.deck) == 108 - 7 * seats - 1
    assert ENGINE.inventory(state) == WHOLE_DECK
    assert events[0] == {"type": "deal", "deal": 1, "dealer": seats - 1}


def test_u1_the_seed_alone_decides_the_deal() -> None:
    state, events = ENGINE.new_game(seats=3, options={}, chance=Chance(b"a deal"))
    hands, _ = dealt_by_hand(Chance(b"a deal"), 3)
    assert [held(state, seat) for seat in range(3)] == hands
    for seat in range(3):
        seen = events[0].seen_by(seat)
        assert seen is not None
        assert seen["cards"] == hands[seat]


def test_u1_play_goes_clockwise() -> None:
    state = position(hands=("r1 r2 r3", "r4 r6 r7", "r8 r9 r0"))
    for seat, card in enumerate(("r1", "r4", "r8", "r2")):
        assert ENGINE.actors(state) == {seat % 3}
        play(state, seat % 3, card)


@pytest.mark.parametrize("seats", [2, 3, 10])
@pytest.mark.parametrize("digit", "0123456789")
def test_u2_a_number_is_played_on(seats: int, digit: str) -> None:
    state, events = opened(digit, seats, seven_zero=True)
    card = IDS[state.discard[-1]]
    assert (state.turn, state.direction, sizes(state)) == (0, 1, [7] * seats)
    assert ENGINE.view(state, None)["color"] == card[0]
    assert events[1:] == [{"type": "open", "card": card}]


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_u2_a_skip_costs_seat_0_its_turn(seats: int) -> None:
    state, events = opened("-skip", seats)
    assert (state.turn, state.direction, sizes(state)) == (1, 1, [7] * seats)
    assert events[-1] == {"type": "skip", "seat": 0}


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_u2_a_draw_two_gives_seat_0_two_cards_and_costs_its_turn(seats: int) -> None:
    state, events = opened("+2", seats)
    assert (state.turn, state.sum_due) == (1, 0)
    assert sizes(state) == [9] + [7] * (seats - 1)
    assert of_type(events, "draw") == [{"type": "draw", "seat": 0, "count": 2, "why": "effect"}]
    assert events[-1] == {"type": "skip", "seat": 0}
    assert len(ENGINE.view(state, 0)["drew"]) == 2


@pytest.mark.parametrize("seats", [3, 4, 10])
def test_u2_a_reverse_flips_the_direction_and_the_dealer_plays_first(seats: int) -> None:
    state, events = opened("-rev", seats)
    assert (state.turn, state.direction, sizes(state)) == (seats - 1, -1, [7] * seats)
    assert events[-1] == {"type": "reverse", "direction": -1}
    assert state.next_seat(state.turn) == seats - 2


def test_u2_a_reverse_is_a_skip_with_two_seats_where_the_option_says_so() -> None:
    state, events = opened("-rev", 2, reverse_as_skip=True)
    assert (state.turn, state.direction) == (1, 1)
    assert events[-1] == {"type": "skip", "seat": 0}


def test_u2_a_reverse_with_two_seats_lets_the_dealer_play_first() -> None:
    state, events = opened("-rev", 2)
    assert (state.turn, state.direction) == (1, -1)
    assert events[-1] == {"type": "reverse", "direction": -1}


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_u2_a_wild_lets_seat_0_name_the_colour_and_then_play(seats: int) -> None:
    state, _ = opened("wild", seats)
    assert ENGINE.actors(state) == {0}
    assert ENGINE.view(state, None)["asks"] == {"0": {"code": "color"}}
    assert ENGINE.view(state, 0)["color"] is None
    assert legal(state, 0) == [{"type": "color", "color": colour} for colour in "rygb"]
    assert legal(state, 1) == []
    assert act(state, 0, "color", color="g") == [{"type": "color", "seat": 0, "color": "g"}]
    assert (state.turn, sizes(state)) == (0, [7] * seats)
    assert ENGINE.view(state, None)["color"] == "g"
    may_play = {str(move["card"]) for move in legal(state, 0) if move["type"] == "play"}
    assert all(card[0] in "gw" for card in may_play)


def test_u2_an_opened_wild_waits_for_its_colour() -> None:
    state, _ = opened("wild", 3)
    card = held(state, 0)[0]
    assert refusal(state, 0, "play", card=card) == ("name_colour", "U2")
    assert refusal(state, 0, "draw") == ("name_colour", "U2")
    assert refusal(state, 0, "color", color="x") == ("name_colour", "U2")
    assert refusal(state, 1, "color", color="g") == ("not_asked", "U1")
    act(state, 0, "color", color="b")
    assert refusal(state, 0, "color", color="g") == ("no_colour_due", "U2")


def test_u2_a_colour_is_named_for_no_other_card() -> None:
    state, _ = opened("5", 3)
    assert refusal(state, 0, "color", color="g") == ("no_colour_due", "U2")


@pytest.mark.parametrize("seats", [2, 10])
def test_u2_a_wild_four_goes_back_and_another_card_is_opened(seats: int) -> None:
    found = 0
    for number in range(200):
        seed = b"wild four %d" % number
        chance = Chance(seed)
        hands, pile = dealt_by_hand(chance, seats)
        if IDS[pile[-1]] != "wild+4":
            continue
        found += 1
        while IDS[pile[-1]] == "wild+4":
            chance.shuffle(pile)
        state, events = ENGINE.new_game(seats=seats, options={}, chance=Chance(seed))
        opening = of_type(public(events), "open")
        assert opening == [{"type": "open", "card": IDS[pile[-1]]}]
        assert state.discard == pile[-1:]
        assert state.deck == pile[: len(state.deck)]
        assert set(hands[1]) <= set(held(state, 1))
        assert ENGINE.inventory(state) == WHOLE_DECK
    assert found


def test_u2_the_seat_after_a_lost_turn_plays_on_the_opened_card() -> None:
    state, _ = opened("+2", 3)
    assert state.sum_due == 0
    top = IDS[state.discard[-1]]
    fits = [card for card in held(state, 1) if card[0] == top[0] or card[1:] == top[1:]]
    assert fits
    play(state, 1, fits[0])
    assert IDS[state.discard[-1]] == fits[0]
