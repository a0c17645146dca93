"""Madness: fields, attacks and the other main actions (M2, M3, M5)."""

import pytest

from games.contract import IllegalMove, Move
from games.madness.fields import DRAWN, EMPTY, Field
from tests.games.madness_positions import ENGINE, field, kinds, of_kind, play, position

ATTACKED = field("7H", attack=0)
REPELLED = field("7H", "7S", attack=0, repelled=True)
CLOSED = field("8H", attack=0, closed=0)


def attack_on(target: Field, card: str, *, seat: int) -> Field:
    """Return the field after the seat, with other cards in hand, played there."""
    hands = (f"{card} 2C", "2D") if seat == 0 else ("2C", f"{card} 2D")
    state = position(hands=hands, fields=(target, EMPTY, EMPTY), turn=seat)
    play(state, seat, "attack", card=card, field=0)
    return state.fields[0]


def test_m3_card_on_an_empty_field_is_the_attack() -> None:
    assert attack_on(EMPTY, "2H", seat=1) == field("", "2H", attack=1)


def test_m3_stronger_card_takes_the_attack() -> None:
    assert attack_on(ATTACKED, "8S", seat=1) == field("7H", "8S", attack=1)


def test_m3_equal_card_repels_and_leaves_the_attack_whose_it_was() -> None:
    assert attack_on(ATTACKED, "7S", seat=1) == REPELLED


def test_m3_weaker_card_is_allowed_and_leaves_the_attack() -> None:
    assert attack_on(ATTACKED, "6S", seat=1) == field("7H", "6S", attack=0)


def test_m3_ace_repels_ace_and_takes_a_king() -> None:
    assert attack_on(field("AH", attack=0), "AS", seat=1).repelled
    assert attack_on(field("KH", attack=0), "AS", seat=1).attack == 1
    assert attack_on(field("AH", attack=0), "KS", seat=1).attack == 0


def test_m3_later_joker_takes_the_attack() -> None:
    assert attack_on(field("X1", attack=0), "X2", seat=1) == field("X1", "X2", attack=1)


@pytest.mark.parametrize(
    ("card", "attack", "repelled"), [("9H", 0, False), ("7D", 0, True), ("3H", 1, False)]
)
def test_m3_owner_of_a_repelled_attack_plays_again(card: str, attack: int, repelled: bool) -> None:
    renewed = attack_on(REPELLED, card, seat=0)
    assert renewed == field(f"7H {card}", "7S", attack=attack, repelled=repelled)


def test_m3_weaker_card_on_a_repelled_attack_frees_it() -> None:
    assert attack_on(REPELLED, "4S", seat=1) == field("7H", "7S 4S", attack=0)


def test_m2_only_the_top_counts_and_covered_cards_stay() -> None:
    target = field("9H 3H", "4S", attack=1)
    assert attack_on(target, "5D", seat=0) == field("9H 3H 5D", "4S", attack=0)
    assert attack_on(field("9H 3H", "3S", attack=1, repelled=True), "4D", seat=1) == field(
        "9H 3H", "3S 4D", attack=1
    )


def test_m3_attack_on_a_closed_field_is_refused() -> None:
    state = position(fields=(CLOSED, EMPTY, EMPTY))
    with pytest.raises(IllegalMove) as refusal:
        play(state, 0, "attack", card="2C", field=0)
    assert (refusal.value.code, refusal.value.rule) == ("field_closed", "M3")


def test_m5_renewed_attack_does_not_lapse() -> None:
    state = position(hands=("7D 2C", "2D"), fields=(REPELLED, EMPTY, EMPTY))
    events = play(state, 0, "attack", card="7D", field=0)
    assert not of_kind(events, "closed")
    assert state.fields[0].closed is None
    assert state.fields[0].repelled


@pytest.mark.parametrize(
    "move",
    [
        {"kind": "pass"},
        {"kind": "attack", "card": "2C", "field": 1},
        {"kind": "close", "card": "2C", "field": 2},
        {"kind": "boss", "card": "9C"},
    ],
)
def test_m5_repelled_attack_left_alone_closes_as_a_draw(move: dict[str, str]) -> None:
    state = position(hands=("2C 9C", "2D"), fields=(REPELLED, EMPTY, EMPTY))
    points = 1 if move["kind"] == "boss" else 0
    play(state, 0, **move)
    assert state.fields[0].closed == DRAWN
    assert state.points() == [points, 0]
    assert state.phase == "tut"


def test_m5_attack_repelled_by_the_other_seat_lapses_only_on_its_owners_turn() -> None:
    state = position(hands=("2C", "7S 2D"), fields=(ATTACKED, EMPTY, EMPTY), turn=1)
    play(state, 1, "attack", card="7S", field=0)
    assert state.fields[0].closed is None
    play(state, 1, "pull")
    assert state.fields[0].closed is None
    play(state, 0, "pass")
    assert state.fields[0].closed == DRAWN


def test_m5_attack_repelled_anew_lapses_a_turn_later() -> None:
    state = position(hands=("7D 2C", "2D 3D"), fields=(REPELLED, EMPTY, EMPTY))
    play(state, 0, "attack", card="7D", field=0)
    play(state, 0, "pull")
    play(state, 1, "pass")
    play(state, 1, "pull")
    assert state.fields[0].closed is None
    play(state, 0, "pass")
    assert state.fields[0].closed == DRAWN


def test_m5_two_repelled_attacks_lapse_together() -> None:
    other = field("9H", "9S", attack=0, repelled=True)
    state = position(fields=(REPELLED, EMPTY, other))
    events = play(state, 0, "pass")
    assert [event["field"] for event in of_kind(events, "closed")] == [0, 2]


def test_m5_one_of_two_repelled_attacks_is_renewed() -> None:
    other = field("9H", "9S", attack=0, repelled=True)
    state = position(hands=("10C 2C", "2D"), fields=(REPELLED, EMPTY, other))
    play(state, 0, "attack", card="10C", field=2)
    assert [one.closed for one in state.fields] == [DRAWN, None, None]


def test_m5_the_other_seats_repelled_attack_does_not_lapse() -> None:
    state = position(fields=(REPELLED, EMPTY, EMPTY), turn=1)
    play(state, 1, "pass")
    assert state.fields[0] == REPELLED


def test_m5_closing_an_empty_field_with_a_card() -> None:
    state = position()
    events = play(state, 0, "close", card="2C", field=1)
    assert state.fields[1] == field(centre="2C", closed=DRAWN)
    assert state.hands[0] == ["3C"]
    assert kinds(events) == ["close", "closed"]


@pytest.mark.parametrize(
    ("target", "code"), [(ATTACKED, "field_not_empty"), (CLOSED, "field_closed")]
)
def test_m5_only_an_empty_field_can_be_closed(target: Field, code: str) -> None:
    state = position(fields=(target, EMPTY, EMPTY), turn=1)
    with pytest.raises(IllegalMove) as refusal:
        play(state, 1, "close", card="2D", field=0)
    assert refusal.value.code == code


def test_m5_beating_the_boss_gives_a_point_and_a_new_boss() -> None:
    state = position(hands=("6C 2C", "2D"), boss="5C")
    events = play(state, 0, "boss", card="6C")
    assert state.bosses == ["5C", "6C"]
    assert state.points() == [1, 0]
    assert kinds(events) == ["boss", "point"]
    assert state.phase == "tut"


@pytest.mark.parametrize(
    ("card", "boss"), [("5D", "5C"), ("4D", "5C"), ("KD", "AC"), ("AD", "2C"), ("AD", "AC")]
)
def test_m5_the_boss_falls_only_to_a_strictly_stronger_card(card: str, boss: str) -> None:
    state = position(hands=(card, "2D"), boss=boss)
    assert {"type": "boss", "card": card} not in ENGINE.legal(state, 0)
    with pytest.raises(IllegalMove) as refusal:
        play(state, 0, "boss", card=card)
    assert (refusal.value.code, refusal.value.rule) == ("too_weak", "M5")


@pytest.mark.parametrize(("card", "boss"), [("AD", "KC"), ("2D", "AC"), ("X2", "X1")])
def test_m5_ace_beats_king_two_beats_ace_and_joker_beats_joker_as_boss(
    card: str, boss: str
) -> None:
    state = position(hands=(f"{card} 3C", "2D"), boss=boss)
    assert {"type": "boss", "card": card} in ENGINE.legal(state, 0)
    play(state, 0, "boss", card=card)
    assert state.bosses[-1] == card


def test_m5_the_moves_offered_in_the_main_phase() -> None:
    busy = field("", "7S", attack=1)
    state = position(hands=("6C 2C", "2D"), fields=(busy, CLOSED, EMPTY), boss="5C")
    expected: list[Move] = [{"type": "pass"}, {"type": "boss", "card": "6C"}]
    for card in ("6C", "2C"):
        expected += [{"type": "attack", "card": card, "field": index} for index in (0, 2)]
        expected.append({"type": "close", "card": card, "field": 2})
    moves = ENGINE.legal(state, 0)
    assert len(moves) == len(expected)
    assert all(move in moves for move in expected)
    assert ENGINE.legal(state, 1) == []
