"""Ship IT!: the exchange (I13)."""

import pytest

from tests.games.shipit_positions import ENGINE, do, hand, kinds, position, refusal


def test_i13_one_for_three() -> None:
    state = position("ci", "sudo patch hype error")
    do(state, 0, "offer", seats=[1], give=1, ask=3)
    do(state, 1, "accept")
    for card in ("sudo", "hype", "error"):
        do(state, 1, "lay", card=card)
    assert ENGINE.actors(state) == {0}
    do(state, 0, "lay", card="ci")
    assert (hand(state, 0), hand(state, 1)) == ("hype error sudo", "patch ci")


def test_i13_three_for_one() -> None:
    state = position("ci ci patch", "sudo")
    do(state, 0, "offer", seats=[1], give=3, ask=1)
    do(state, 1, "accept")
    for seat, card in ((0, "ci"), (1, "sudo"), (0, "patch"), (0, "ci")):
        do(state, seat, "lay", card=card)
    assert (hand(state, 0), hand(state, 1)) == ("sudo", "patch ci ci")


@pytest.mark.parametrize(("give", "ask"), [(2, 2), (3, 2), (0, 1), (1, 0), (0, 0), (4, 1), (-1, 1)])
def test_i13_not_two_for_two_nor_for_nothing(give: int, ask: int) -> None:
    state = position("ci ci patch", "sudo sudo sudo")
    assert refusal(state, 0, "offer", seats=[1], give=give, ask=ask) == ("bad_offer", "I13")


@pytest.mark.parametrize("seats", [[], [0], [0, 1], [1, 2], [3, 2, 1], [4], [1, 1]])
def test_i13_an_offer_goes_to_one_seat_or_to_all_others(seats: list[int]) -> None:
    state = position("ci", "ci", "ci", "ci")
    assert refusal(state, 0, "offer", seats=seats, give=1, ask=1) == ("bad_offer", "I13")


def test_i13_a_promise_may_be_broken() -> None:
    state = position("ci hype", "database")
    words = {"promise": "sudo", "want": "базу данных"}
    do(state, 0, "offer", seats=[1], give=1, ask=1, **words)
    assert {**words, "by": 0, "give": 1, "ask": 1}.items() <= ENGINE.view(state, 1)["offer"].items()
    do(state, 1, "accept")
    do(state, 0, "lay", card="ci")
    assert "ci" not in str(ENGINE.view(state, 1)["offer"])
    do(state, 1, "lay", card="database")
    assert hand(state, 1) == "ci"


def test_i13_words_never_change_what_happens() -> None:
    states = [position("ci", "database", deck="hype") for _ in range(2)]
    for state, words in zip(states, ({}, {"promise": "sudo", "want": "…"}), strict=True):
        do(state, 0, "offer", seats=[1], give=1, ask=1, **words)
        do(state, 1, "accept")
        do(state, 0, "lay", card="ci")
        do(state, 1, "lay", card="database")
    assert states[0] == states[1]


def test_i13_a_seat_with_fewer_cards_than_asked_can_only_decline() -> None:
    state = position("ci", "sudo", "ci ci")
    do(state, 0, "offer", seats=[1, 2], give=1, ask=2)
    assert (kinds(state, 1), kinds(state, 2)) == (["decline"], ["accept", "decline"])
    assert refusal(state, 1, "accept") == ("too_few", "I13")
    small = position("ci", "sudo sudo")
    do(small, 0, "offer", seats=[1], give=1, ask=3)
    assert kinds(small, 1) == ["decline"]


def test_i13_the_first_acceptance_closes_the_offer() -> None:
    state = position("ci", "sudo", "hype", "patch")
    do(state, 0, "offer", seats=[1, 2, 3], give=1, ask=1)
    assert ENGINE.actors(state) == {1, 2, 3}
    do(state, 2, "decline")
    do(state, 3, "accept")
    assert ENGINE.actors(state) == {0, 3}
    assert refusal(state, 1, "accept") == ("not_asked", "I2")


def test_i13_three_offers_a_turn_and_none_uses_the_exchange_up_unless_taken() -> None:
    state = position("ci", "sudo", "hype")
    for _ in range(3):
        do(state, 0, "offer", seats=[1, 2], give=1, ask=1)
        do(state, 2, "decline")
        assert state.phase == "offer"
        do(state, 1, "decline")
    assert not state.exchanged
    assert refusal(state, 0, "offer", seats=[1], give=1, ask=1) == ("offered", "I13")


def test_i13_one_exchange_a_turn() -> None:
    state = position("ci", "sudo")
    do(state, 0, "offer", seats=[1], give=1, ask=1)
    do(state, 1, "accept")
    do(state, 0, "lay", card="ci")
    do(state, 1, "lay", card="sudo")
    assert refusal(state, 0, "offer", seats=[1], give=1, ask=1) == ("exchanged", "I13")


def test_i13_a_card_is_laid_once() -> None:
    state = position("ci patch hype", "sudo")
    do(state, 0, "offer", seats=[1], give=2, ask=1)
    do(state, 1, "accept")
    do(state, 0, "lay", card="ci")
    assert [move["card"] for move in ENGINE.legal(state, 0)] == ["hype", "patch"]
    assert refusal(state, 0, "lay", card="ci") == ("not_free", "I13")


def test_i13_laid_cards_are_seen_by_their_owner_alone() -> None:
    state = position("ci patch hype", "sudo", "")
    do(state, 0, "offer", seats=[1], give=2, ask=1)
    do(state, 1, "accept")
    events = ENGINE.apply(state, 0, {"type": "lay", "card": "patch"})
    shown = [ENGINE.view(state, viewer) for viewer in (0, 1, 2, None)]
    assert shown[0]["laid"] == ["patch"]
    assert shown[0]["hand"] == ["hype", "ci"]
    assert [view["hands"] for view in shown] == [[2, 1, 0]] * 4
    assert all("patch" not in str(view) for view in shown[1:])
    assert [(events[0].seen_by(viewer) or {}).get("card") for viewer in (0, 1, None)] == [
        "patch",
        None,
        None,
    ]


def test_i13_what_changed_hands_is_noted_by_both_and_told_to_nobody_else() -> None:
    state = position("ci", "sudo", "")
    do(state, 0, "offer", seats=[1], give=1, ask=1)
    do(state, 1, "accept")
    do(state, 0, "lay", card="ci")
    told = ENGINE.apply(state, 1, {"type": "lay", "card": "sudo"})[-1]
    assert told.seen_by(0) == {"type": "exchange", "seats": [0, 1], "gave": ["ci"], "got": ["sudo"]}
    assert told.seen_by(2) == {"type": "exchange", "seats": [0, 1]}
    notes = [ENGINE.view(state, seat)["notes"] for seat in (0, 1, 2)]
    assert [(note["kind"], note["cards"]) for note in notes[0]] == [
        ("gave", ["ci"]),
        ("got", ["sudo"]),
    ]
    assert [note["kind"] for note in notes[1]] == ["got", "gave"]
    assert notes[2] == []


def test_i13_a_card_given_comes_back_by_rfc() -> None:
    state = position("ci rfc", "sudo")
    do(state, 0, "offer", seats=[1], give=1, ask=1)
    do(state, 1, "accept")
    do(state, 0, "lay", card="ci")
    do(state, 1, "lay", card="sudo")
    do(state, 0, "play", card="rfc", seat=1, take="ci")
    assert (hand(state, 0), hand(state, 1)) == ("ci sudo", "")


def test_i13_without_a_card_there_is_nothing_to_offer() -> None:
    state = position("", "sudo")
    assert refusal(state, 0, "offer", seats=[1], give=1, ask=1) == ("empty_hand", "I13")
