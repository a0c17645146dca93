"""Нечто: a card that cannot be aimed is refused for its own reason (S9, S10, S14, S17)."""

from typing import Any

import pytest

from games.contract import IllegalMove
from games.refusals import refusals
from games.stayaway.cards import PLAYABLE
from games.stayaway.dropping import burn
from games.stayaway.state import State
from games.stayaway.vocabulary import VOCABULARY
from tests.games.stayaway_positions import ENGINE, panic, position

AIMED = sorted(PLAYABLE - {"whiskey", "resolute", "watch_back"})


def table(card: str, **rest: Any) -> State:
    """Return six at a table, with seat 0 on turn and this card in its hand."""
    return position([f"thing {card}", *[""] * 5], **rest)


def why(state: State, move: dict[str, Any]) -> tuple[str, str, str]:
    """Return the code, the ruling and the sentence of a refusal."""
    with pytest.raises(IllegalMove) as refused:
        ENGINE.apply(state, 0, move)
    refusal = refused.value
    told = {
        name: VOCABULARY.tell(name, value, "en", lambda seat: f"Player {seat}")
        for name, value in refusal.params.items()
    }
    return refusal.code, refusal.rule, refusal.message.format_map(told)


def aimed(state: State, card: str, **aim: int) -> tuple[str, str, str]:
    return why(state, {"type": "play", "card": card, **aim})


@pytest.mark.parametrize("card", ["flamethrower", "change_places", "run"])
def test_s10_what_ones_own_quarantine_forbids_is_told_so(card: str) -> None:
    state = table(card, quarantine={0: 2}, doors=[0])
    told = aimed(state, card, seat=1)
    assert told[:2] == ("own_quarantine", "S10")
    assert told[2].endswith("cannot be played in quarantine.")


@pytest.mark.parametrize("card", ["change_places", "run", "seduction", "quarantine"])
def test_s10_a_target_in_quarantine_is_told_so(card: str) -> None:
    told = aimed(table(card, quarantine={1: 2}), card, seat=1)
    assert told == ("in_quarantine", "S10", "Player 1 is in quarantine.")


@pytest.mark.parametrize("card", ["flamethrower", "analysis", "suspicion", "change_places", "axe"])
def test_s9_a_door_between_is_told_so(card: str) -> None:
    told = aimed(table(card, doors=[0], quarantine={1: 2}), card, seat=1)
    assert told == ("door_between", "S9", "A door is between you and Player 1.")


@pytest.mark.parametrize(
    "card", ["flamethrower", "analysis", "suspicion", "change_places", "quarantine"]
)
def test_s9_who_sits_elsewhere_is_told_to_be_no_neighbour(card: str) -> None:
    told = aimed(table(card), card, seat=3)
    assert told == ("not_neighbour", "S9", "Player 3 is not next to you.")


def test_s9_an_axe_is_told_what_it_does_not_find() -> None:
    assert aimed(table("axe"), "axe", seat=1)[:2] == ("nothing_to_break", "S9")
    state = table("axe", doors=[0])
    assert aimed(state, "axe", seat=5)[2] == "Player 5 is not in quarantine."
    assert aimed(state, "axe", gap=5)[2] == "There is no door in gap 6."
    assert aimed(state, "axe", gap=1)[2] == "Gap 2 is out of your reach."


def test_s2_a_door_is_told_why_a_gap_does_not_take_it() -> None:
    state = table("door", doors=[0])
    assert aimed(state, "door", gap=0) == (
        *("gap_barred", "S2"),
        "There is a door in gap 1 already.",
    )
    assert aimed(state, "door", gap=2)[2] == "Gap 3 is not beside you."
    assert aimed(table("door", doors=[0, 5]), "door", gap=0)[0] == "no_free_gap"


def test_s4_a_player_is_no_gap_and_a_gap_no_player() -> None:
    assert aimed(table("door"), "door", seat=1)[2] == "Barred Door is aimed at a gap."
    assert aimed(table("analysis"), "analysis", gap=0)[2] == "Analysis is aimed at a player."


@pytest.mark.parametrize("seat", [-1, 2, 6, 99])
def test_s2_nobody_can_be_aimed_at_who_is_not_in_the_game(seat: int) -> None:
    state = table("run")
    burn(state, 2, [])
    assert aimed(state, "run", seat=seat)[2] == "This player is not in the game."


def test_s14_a_panic_is_told_why_its_target_will_not_do() -> None:
    target = {"type": "target", "seat": 1}
    assert why(panic("one_two", ["thing", *[""] * 5]), target)[:2] == ("not_third", "S14")
    assert why(panic("friends", ["thing", *[""] * 5], quarantine={1: 2}), target)[1] == "S10"
    between = why(panic("between_us", ["thing", *[""] * 5]), {"type": "target", "seat": 2})
    assert between[:2] == ("not_neighbour", "S14")


@pytest.mark.parametrize("card", ["seduction", "run"])
def test_s17_neighbours_only_is_told_as_the_reason(card: str) -> None:
    assert aimed(table(card, neighbours_only=True), card, seat=3)[:2] == ("not_neighbour", "S17")
    barred = table(card, neighbours_only=True, doors=[0])
    assert aimed(barred, card, seat=1)[:2] == ("door_between", "S17")


def test_s17_with_neighbours_only_one_in_quarantine_names_nobody() -> None:
    state = table("seduction", neighbours_only=True, quarantine={0: 2})
    assert aimed(state, "seduction", seat=1)[:2] == ("own_quarantine", "S17")


@pytest.mark.parametrize("neighbours_only", [False, True])
@pytest.mark.parametrize("card", AIMED)
def test_whatever_is_not_lawful_is_refused_for_some_reason(
    card: str, neighbours_only: bool
) -> None:
    for doors, quarantine in (([], {}), ([0], {0: 1}), ([0, 5], {1: 2}), ([], {1: 1, 5: 2})):
        state = table(card, doors=doors, quarantine=quarantine, neighbours_only=neighbours_only)
        lawful = ENGINE.legal(state, 0)
        for move in (
            {"type": "play", "card": card, field: number}
            for field in ("seat", "gap")
            for number in range(-1, 7)
        ):
            assert (move in lawful) == ("refusal" not in ENGINE.preview(state, 0, move))


def held_back(state: State) -> list[tuple[dict[str, Any], str]]:
    """Return the plays that are refused to seat 0 and the codes of their refusals."""
    return [
        (one["move"], one["refusal"]["code"])
        for one in refusals(ENGINE, state, 0)
        if one["move"]["type"] == "play" and one["move"]["card"] != "thing"
    ]


def play(card: str, **aim: int) -> dict[str, Any]:
    return {"type": "play", "card": card, **aim}


def test_a_hand_is_told_of_each_neighbour_why_it_is_out_of_reach() -> None:
    state = position(["thing change_places axe", *[""] * 5], doors=[0], quarantine={5: 1})
    assert held_back(state) == [
        (play("change_places", seat=1), "door_between"),
        (play("change_places", seat=5), "in_quarantine"),
    ]


def test_a_card_that_can_be_aimed_at_nothing_is_told_once_and_without_a_target() -> None:
    state = position(["thing flamethrower run axe door", *[""] * 3], quarantine={0: 2})
    assert held_back(state) == [
        (play("flamethrower"), "own_quarantine"),
        (play("run"), "own_quarantine"),
    ]
    state = position(["thing axe flamethrower", *[""] * 3])
    assert held_back(state) == [(play("axe"), "nothing_to_break")]
    state = position(["thing door", *[""] * 3], doors=[0, 3])
    assert (play("door"), "no_free_gap") in held_back(state)
