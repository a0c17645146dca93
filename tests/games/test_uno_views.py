"""UNO: what a seat and a spectator see (Knows)."""

from tests.games.uno_positions import ENGINE, act, play, position

PUBLIC = {
    *("deal", "dealer", "turn", "next", "direction", "top", "color", "deck", "discard", "hands"),
    *("sum", "call_due", "jump_open", "turns", "scores", "last_deal", "over", "asks"),
}
OWN = {"until", "hand", "drew", "drawn", "notes"}


def test_knows_a_spectator_sees_no_card_in_hand() -> None:
    state = position(hands=("g1 y2", "b1 b2 b3", "y4 y4"), top="r5")
    view = ENGINE.view(state, None)
    assert view.keys() == PUBLIC
    assert view["hands"] == [2, 3, 2]
    assert (view["top"], view["color"], view["direction"]) == ("r5", "r", 1)
    assert (view["deck"], view["discard"]) == (100, 1)


def test_knows_a_seat_sees_its_own_hand_and_the_sizes_of_the_others() -> None:
    state = position(hands=("g1 y2", "b1 b2 b3", "y4 y4"), top="r5")
    view = ENGINE.view(state, 1)
    assert view.keys() == PUBLIC | OWN
    assert view["hand"] == ["b1", "b2", "b3"]
    assert {name: view[name] for name in PUBLIC} == ENGINE.view(state, None)


def test_knows_what_was_drawn_is_shown_until_the_own_next_move() -> None:
    state = position(hands=("r+2 r6 r2 g1", "b1 b2", "b3 b4 r7"), draws="y1 g2 y3")
    play(state, 0, "r+2")
    assert ENGINE.view(state, 1)["drew"] == ["y1", "g2"]
    play(state, 2, "r7")
    play(state, 0, "r6")
    act(state, 1, "draw")
    assert ENGINE.view(state, 1)["drew"] == ["y3"]


def test_knows_events_tell_drawn_cards_to_their_drawer_in_the_order_of_the_cards() -> None:
    state = position(hands=("r+2 r1 r2", "b1 b2", "b3 b4"), draws="y3 y1")
    drawn = ENGINE.apply(state, 0, {"type": "play", "card": "r+2"})[1]
    told = drawn.seen_by(1)
    assert told is not None
    assert told["cards"] == ["y1", "y3"]
    assert drawn.seen_by(0) == drawn.seen_by(2) == drawn.seen_by(None) == drawn.public


def test_knows_a_penalty_swapped_away_at_once_tells_no_more_than_the_view() -> None:
    """The hand is gone before its owner looks: the order of the two cards is nowhere to be seen."""
    seen = []
    for draws in ("y1 b2", "b2 y1"):
        hands = ("r1 g9", "r7 b3 b4", "y4 y6 y8")
        state = position(hands=hands, draws=draws, seven_zero=True)
        play(state, 0, "r1")
        events = ENGINE.apply(state, 1, {"type": "play", "card": "r7", "swap": 0})
        seen.append((ENGINE.view(state, 0), [event.seen_by(0) for event in events]))
    assert seen[0] == seen[1]
