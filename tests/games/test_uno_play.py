"""UNO: what may be laid, and what a laid card does (U3, U5)."""

import pytest

from games.contract import IllegalMove
from games.uno.cards import NAMES
from tests.games.uno_positions import (
    ENGINE,
    held,
    legal,
    of_type,
    play,
    plays,
    position,
    refusal,
    sizes,
)

DRAW = {"type": "draw"}


@pytest.mark.parametrize(
    ("top", "card"),
    [("r5", "r9"), ("r5", "b5"), ("r5", "r-skip"), ("r+2", "g+2"), ("r-rev", "y-rev")],
)
def test_u3_a_card_matches_by_colour_or_by_rank(top: str, card: str) -> None:
    state = position(hands=(f"{card} g1 g2", "b1 b2", "b3 b4"), top=top)
    assert play(state, 0, card)[0] == {"type": "play", "seat": 0, "card": card}
    assert ENGINE.view(state, None)["top"] == card
    assert ENGINE.view(state, None)["color"] == card[0]


@pytest.mark.parametrize("card", ["b6", "g-skip", "y+2"])
def test_u3_a_card_that_matches_in_neither_is_refused(card: str) -> None:
    state = position(hands=(f"{card} r1", "b1 b2"), top="r5")
    assert refusal(state, 0, "play", card=card) == ("no_match", "U3")


def test_u3_the_refusal_says_what_does_not_match() -> None:
    state = position(hands=("b6 g1", "b1 b2"), top="wild", colour="y")
    with pytest.raises(IllegalMove) as caught:
        ENGINE.apply(state, 0, {"type": "play", "card": "b6"})
    assert str(caught.value) == "b6 does not match wild in colour y or in rank."


def test_u3_a_seat_plays_only_what_it_holds() -> None:
    state = position(hands=("b6 r1", "r9 b2"), top="r5")
    assert refusal(state, 0, "play", card="r9") == ("not_in_hand", "U3")
    assert refusal(state, 0, "play", card="r77") == ("unknown_card", "U3")


def test_u3_only_the_seat_on_turn_plays_or_draws() -> None:
    state = position(hands=("r6 r1", "r9 b2"), top="r5")
    assert refusal(state, 1, "play", card="r9") == ("not_asked", "U1")
    assert refusal(state, 1, "draw") == ("not_asked", "U1")
    assert legal(state, 1) == []


@pytest.mark.parametrize("playable", ["r1", "b5", "wild", "wild+4"])
def test_u3_a_seat_that_holds_a_playable_card_may_not_draw(playable: str) -> None:
    state = position(hands=(f"g1 y2 {playable}", "b1 b2"), top="r5")
    assert refusal(state, 0, "draw") == ("must_play", "U3")
    assert DRAW not in legal(state, 0)
    assert {move["card"] for move in legal(state, 0)} == {playable}


def test_u3_every_play_is_listed_once_in_the_order_of_the_cards() -> None:
    state = position(hands=("wild b5 r9 r9 g1", "b1 b2"), top="r5")
    wilds = [{"type": "play", "card": "wild", "color": colour} for colour in "rygb"]
    assert legal(state, 0) == [*plays("r9", "b5"), *wilds]


@pytest.mark.parametrize("color", list("rygb"))
def test_u3_a_wild_is_always_playable_and_names_any_colour(color: str) -> None:
    state = position(hands=("wild r1 r2", "b1 b2"), top="r5")
    events = play(state, 0, "wild", color=color)
    assert events == [{"type": "play", "seat": 0, "card": "wild", "color": color}]
    assert ENGINE.view(state, None)["color"] == color
    assert state.turn == 1


def test_u3_on_a_wild_only_the_named_colour_counts() -> None:
    state = position(hands=("g1 r1 wild wild+4", "b1 b2"), top="wild", colour="g")
    assert {move["card"] for move in legal(state, 0)} == {"g1", "wild"}
    assert refusal(state, 0, "play", card="r1") == ("no_match", "U3")


@pytest.mark.parametrize("other", ["wild", "r1", "b5", "r+2"])
def test_u3_a_wild_four_is_refused_while_anything_else_is_playable(other: str) -> None:
    state = position(hands=(f"wild+4 g1 {other}", "b1 b2"), top="r5")
    assert refusal(state, 0, "play", card="wild+4", color="r") == ("wild_four_last", "U3")
    assert {move["card"] for move in legal(state, 0)} == {other}


@pytest.mark.parametrize("hand", ["wild+4 g1 y2", "wild+4 wild+4 g1"])
def test_u3_a_wild_four_is_played_when_nothing_else_can_be(hand: str) -> None:
    state = position(hands=(hand, "b1 b2", "b3 b4"), top="r5")
    assert legal(state, 0) == [
        {"type": "play", "card": "wild+4", "color": colour} for colour in "rygb"
    ]
    events = play(state, 0, "wild+4", color="b")
    assert events[0]["color"] == "b"
    assert sizes(state) == [2, 6, 2]
    assert state.turn == 2


def test_u3_a_draw_two_makes_the_next_seat_draw_and_lose_its_turn() -> None:
    state = position(hands=("r+2 r1 r2", "b1 b2", "b3 b4"), draws="y1 y2")
    events = play(state, 0, "r+2")
    assert held(state, 1) == ["y1", "y2", "b1", "b2"]
    assert of_type(events, "draw") == [{"type": "draw", "seat": 1, "count": 2, "why": "effect"}]
    assert of_type(events, "skip") == [{"type": "skip", "seat": 1}]
    assert state.turn == 2


def test_u3_a_skip_passes_over_the_next_seat() -> None:
    state = position(hands=("r-skip r1 r2", "b1 b2", "b3 b4"), direction=-1)
    assert of_type(play(state, 0, "r-skip"), "skip") == [{"type": "skip", "seat": 2}]
    assert (state.turn, sizes(state)) == (1, [2, 2, 2])


def test_u3_a_reverse_turns_the_direction() -> None:
    state = position(hands=("r-rev r1 r2", "r3 b2 b7", "b3 b4"))
    assert of_type(play(state, 0, "r-rev"), "reverse") == [{"type": "reverse", "direction": -1}]
    assert state.turn == 2
    back = position(hands=("r-rev r1 r2", "r3 b2 b7", "b3 b4"), direction=-1)
    play(back, 0, "r-rev")
    assert (back.turn, back.direction) == (1, 1)


def test_u5_with_two_seats_the_other_seat_moves_after_a_reverse() -> None:
    state = position(hands=("r-rev r1 r2", "b1 b2"))
    play(state, 0, "r-rev")
    assert (state.turn, state.direction) == (1, -1)
    assert ENGINE.info.options["reverse_as_skip"].default is False


def test_u5_the_option_makes_it_a_skip() -> None:
    state = position(hands=("r-rev r1 r2", "b1 b2"), reverse_as_skip=True)
    events = play(state, 0, "r-rev")
    assert events[1:] == [{"type": "skip", "seat": 1}]
    assert (state.turn, state.direction) == (0, 1)


def test_u5_with_three_seats_a_reverse_is_no_skip() -> None:
    state = position(hands=("r-rev r1 r2", "b1 b2", "b3 b4"), reverse_as_skip=True)
    assert not of_type(play(state, 0, "r-rev"), "skip")


@pytest.mark.parametrize("card", ["r-skip", "r+2"])
def test_u5_with_two_seats_the_one_who_skips_plays_again(card: str) -> None:
    state = position(hands=(f"{card} r1 r2", "b1 b2"))
    play(state, 0, card)
    assert ENGINE.actors(state) == {0}
    play(state, 0, "r1", uno=True)
    assert state.turn == 1


@pytest.mark.parametrize("card", ["wild", "wild+4"])
def test_moves_a_wild_always_names_a_colour(card: str) -> None:
    state = position(hands=(f"{card} g1 g2", "b1 b2"))
    assert refusal(state, 0, "play", card=card) == ("name_colour", "U2")
    assert refusal(state, 0, "play", card=card, color="w") == ("name_colour", "U2")
    last = position(hands=(card, "b1 b2"))
    assert refusal(last, 0, "play", card=card) == ("name_colour", "U2")


def test_moves_a_coloured_card_names_none() -> None:
    state = position(hands=("r1 g1 g2", "b1 b2"))
    assert refusal(state, 0, "play", card="r1", color="r") == ("bad_fields", "U1")


@pytest.mark.parametrize("card", sorted(NAMES))
def test_moves_the_list_and_the_refusals_agree_on_every_card(card: str) -> None:
    """Each card in a hand of three, on several tops: what is listed is what applies."""
    for top, colour in (("r5", "r"), ("g+2", "g"), ("wild", "b"), ("y-skip", "y")):
        state = position(hands=(f"{card} b2 y3", "g1 g2", "y8 y9"), top=top, colour=colour)
        listed = legal(state, 0)
        for fields in ({}, {"color": "g"}):
            if {"type": "play", "card": card, **fields} in listed:
                play(ENGINE.copy(state), 0, card, **fields)
            else:
                refusal(state, 0, "play", card=card, **fields)
