"""Нечто: whatever comes in as a move, the answer is a refusal that leaves no trace."""

from typing import Any

import pytest

from games.contract import IllegalMove
from tests.games.stayaway_positions import ENGINE, panic, play, position, refused

MALFORMED: list[Any] = [
    None,
    7,
    "announce",
    [],
    {},
    {"type": None},
    {"type": []},
    {"type": {}},
    {"type": 1},
    {"type": "fly"},
    {"type": "announce", "seat": 0},
    {"type": "discard"},
    {"type": "discard", "card": None},
    {"type": "discard", "card": ["axe"]},
    {"type": "discard", "card": {}},
    {"type": "discard", "card": "Axe"},
    {"type": "discard", "card": "axe", "seat": 1},
    {"type": "discard", "card": "{0.x}"},
    {"type": "play", "card": "analysis"},
    {"type": "play", "card": "analysis", "seat": True},
    {"type": "play", "card": "analysis", "seat": "1"},
    {"type": "play", "card": "analysis", "seat": 1.0},
    {"type": "play", "card": "analysis", "seat": None},
    {"type": "play", "card": "analysis", "seat": -1},
    {"type": "play", "card": "analysis", "seat": 10**30},
    {"type": "play", "card": "analysis", "gap": 0},
    {"type": "play", "card": "analysis", "seat": 1, "gap": 0},
    {"type": "play", "card": "analysis", "seat": 1, "what": 0},
    {"type": "play", "card": "whiskey", "seat": 1},
    {"type": "play", "card": "door", "seat": 1},
    {"type": "play", "card": "door", "gap": 7},
    {"type": "play", "card": "party"},
    {"type": "drop", "cards": "axe"},
    {"type": "drop", "cards": [["axe"], "door", "run"]},
    {"type": "drop", "cards": ["no such card", "door", "run"]},
    {"type": "drop", "cards": []},
    {"type": "target", "seat": []},
    {"type": "show", "what": []},
    {"type": "show", "what": "some"},
    {"type": "show", "what": None},
    {"type": "accept", "card": "axe"},
    {"type": "give", "card": 0},
]


@pytest.mark.parametrize("move", MALFORMED, ids=repr)
def test_malformed_moves_are_refused_and_leave_no_trace(move: Any) -> None:
    hand = "thing axe door whiskey"
    states = [
        position(["thing analysis whiskey door axe", "", "", ""]),
        panic("forgetful", [hand, "", "", ""]),
        panic("go_away", [hand, "", "", ""]),
        panic("confession", [hand, "", "", ""]),
        panic("chain", [hand, "", "", ""]),
    ]
    for state in states:
        before = ENGINE.dump(state)
        for seat in (0, 1):
            with pytest.raises(IllegalMove):
                ENGINE.apply(state, seat, move)
        assert ENGINE.dump(state) == before


def test_refusals_name_what_is_wrong() -> None:
    state = position(["thing axe", "", "", ""])
    assert refused(state, 1, "discard", card="seduction") == "not_asked"
    assert refused(state, 0, "accept") == "wrong_phase"
    assert refused(state, 0, "discard", card="door") == "not_in_hand"
    assert refused(state, 0, "discard", card="thing") == "must_keep"
    play(state, 0, "discard", card="axe")
    assert refused(state, 0, "offer", card="thing") == "cannot_give"
    assert ENGINE.preview(state, 0, {"type": "offer", "card": "thing"})["refusal"]["rule"] == "S6"
    assert ENGINE.preview(state, 0, {"type": "offer", "card": "suspicion"}) == {}
