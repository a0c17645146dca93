"""Ship IT!: who knows what, notes, and redeals that agree with them (the page's "Knows")."""

from collections import Counter

import pytest

from games.chance import Chance
from games.contract import fill
from games.shipit.cards import EVENTS
from games.shipit.notes import note
from games.shipit.state import State
from tests.games.shipit_positions import ENGINE, component, do, play, position

DECK = "sudo patch hype ci excuse error gc rfc"


def redeals(state: State, viewer: int | None, count: int = 25) -> list[State]:
    found = [ENGINE.redeal(state, viewer, Chance(b"redeal %d" % number)) for number in range(count)]
    for one in found:
        assert ENGINE.view(one, viewer) == ENGINE.view(state, viewer)
        assert ENGINE.inventory(one) == ENGINE.inventory(state)
        assert one.chance.seed != state.chance.seed
    return found


def differs(states: list[State], *path: str | int) -> bool:
    def at(state: State) -> str:
        value = getattr(state, str(path[0]))
        for step in path[1:]:
            value = value[step]
        return repr(value)

    return len({at(state) for state in states}) > 1


def test_knows_a_seat_sees_its_own_hand_and_architecture_only() -> None:
    state = position("ci", "sudo", "patch", deck="hype")
    views = [ENGINE.view(state, viewer) for viewer in (0, 1, 2)]
    assert [view["hand"] for view in views] == [["ci"], ["sudo"], ["patch"]]
    assert [view["architectures"] for view in views] == [
        ["analytics", None, None],
        [None, "microfrontends", None],
        [None, None, "microservices"],
    ]
    spectator = ENGINE.view(state, None)
    assert not {"hand", "notes", "drew", "laid"} & spectator.keys()
    assert spectator["hands"] == [1, 1, 1]
    assert not any(card in str(spectator) for card in ("sudo'", "patch", "hype", "analytics"))


def test_redeal_draws_hands_deck_and_architectures_anew() -> None:
    state = ENGINE.new_game(seats=4, options={}, chance=Chance(b"redeal"))[0]
    for viewer in (None, 0, 1, 2, 3):
        found = redeals(state, viewer)
        assert differs(found, "deck")
        assert differs(found, "architectures")
        for seat in range(4):
            assert differs(found, "hands", seat) == (seat != viewer)
        assert not any(EVENTS.intersection(hand) for one in found for hand in one.hands)


def test_redeal_depends_only_on_what_the_viewer_knows() -> None:
    state = ENGINE.new_game(seats=3, options={}, chance=Chance(b"once"))[0]
    once = ENGINE.redeal(state, 1, Chance(b"other"))
    for viewer_state in (state, once):
        viewer_state.notes[0] = viewer_state.notes[2] = ()
    again = [ENGINE.redeal(one, 1, Chance(b"same")) for one in (state, once)]
    assert (again[0].hands, again[0].deck) == (again[1].hands, again[1].deck)


def test_notes_research_shows_the_decks_contents_unordered() -> None:
    state = position("research", "error", "ci ci", deck=DECK + " 500 backend")
    play(state, 0, "research")
    contents = Counter(state.deck)
    note = ENGINE.view(state, 0)["notes"][-1]
    assert (note["kind"], note["round"], Counter(note["cards"])) == ("deck", 1, contents)
    found = redeals(state, 0)
    assert all(Counter(one.deck) == contents for one in found)
    assert differs(found, "deck")
    assert differs(redeals(state, 1), "hands", 2)
    others = redeals(state, 2)
    assert any(Counter(one.deck) != contents for one in others)
    assert all(
        Counter(ENGINE.view(one, 0)["notes"][-1]["cards"]) == Counter(one.deck) for one in others
    )


def test_notes_after_research_nothing_gets_back_into_the_deck() -> None:
    state = position("research", "excuse", "error", deck="ci ci ci ci sudo")
    play(state, 0, "research")
    do(state, 0, "take", card=None)
    do(state, 0, "end")
    do(state, 1, "draw")
    for one in redeals(state, 0):
        assert Counter(one.deck) <= Counter(["ci", "ci", "ci", "ci", "sudo"])
        assert Counter(one.hands[1] + one.hands[2]) >= Counter(["excuse", "error"])


def test_notes_what_research_took_is_hidden_from_the_others() -> None:
    state = position("research", "excuse", deck=DECK)
    play(state, 0, "research")
    do(state, 0, "take", card="sudo")
    assert differs(redeals(state, 1), "hands", 0)
    assert "sudo" not in ENGINE.view(state, 1)["known"]


def test_notes_supply_knows_the_order_it_made() -> None:
    state = position("supply", "excuse", "patch", deck=DECK)
    play(state, 0, "supply")
    seen = list(state.looked)
    assert ENGINE.view(state, 0)["notes"][-1]["cards"] == seen
    looking = redeals(state, 1)
    assert differs(looking, "looked")
    assert all(set(one.looked) == set(ENGINE.view(one, 0)["notes"][-1]["cards"]) for one in looking)
    for card in ("gc", "rfc", "error", "excuse"):
        do(state, 0, "order", card=card)
    assert all(one.deck[-3:] == ["rfc", "error", "excuse"] for one in redeals(state, 0))
    assert any(one.deck[-3:] != ["rfc", "error", "excuse"] for one in redeals(state, 1))


def test_notes_half_way_through_supply_all_cards_stay_what_they_are() -> None:
    state = position("supply", "excuse", "patch", deck=DECK)
    play(state, 0, "supply")
    do(state, 0, "order", card="gc")
    do(state, 0, "order", card="rfc")
    for viewer in (0, 1, 2, None):
        for one in redeals(state, viewer):
            shown = ENGINE.view(one, 0)["notes"][-1]["cards"]
            assert Counter(shown) == Counter([*one.looked, one.deck[-1], "gc"])


def test_notes_a_card_drawn_off_a_known_top_is_known_in_its_hand() -> None:
    state = position("opensource", "excuse", deck=DECK)
    play(state, 0, "opensource")
    assert ENGINE.view(state, 0)["notes"][-1]["cards"] == ["rfc"]
    assert all(
        ENGINE.view(one, 0)["notes"][-1]["cards"] == one.deck[-1:] for one in redeals(state, 1)
    )
    do(state, 0, "keep", take=False)
    assert all(one.deck[-1] == "rfc" for one in redeals(state, 0))
    do(state, 0, "end")
    assert all("rfc" in one.hands[1] for one in redeals(state, 0))
    assert any("rfc" not in one.hands[1] for one in redeals(state, None))


def test_notes_a_shuffle_ends_what_was_known_of_the_top() -> None:
    state = position("opensource merge", "excuse", deck=DECK, discard="500")
    play(state, 0, "opensource")
    do(state, 0, "keep", take=False)
    play(state, 0, "merge")
    assert len({one.deck[-1] for one in redeals(state, 0)}) > 1


def test_notes_exchanged_cards_are_known_to_the_two() -> None:
    state = position("ci", "sudo hype", "patch", deck=DECK)
    do(state, 0, "offer", seats=[1], give=1, ask=1)
    do(state, 1, "accept")
    do(state, 0, "lay", card="ci")
    laying = redeals(state, 1)
    assert differs(laying, "laid", 0)
    assert all(Counter(one.laid[0]) <= Counter(one.hands[0]) for one in laying)
    do(state, 1, "lay", card="sudo")
    assert all("ci" in one.hands[1] for one in redeals(state, 0))
    assert all("sudo" in one.hands[0] for one in redeals(state, 1))
    assert any("ci" not in one.hands[1] for one in redeals(state, 2))


def test_notes_rfc_is_known_to_all() -> None:
    state = position("rfc rfc", "ci hype", "patch", deck=DECK)
    play(state, 0, "rfc", seat=1, take="ci")
    play(state, 0, "rfc", seat=1, take="sudo")
    for viewer in (None, 2):
        known = ENGINE.view(state, viewer)["known"]
        assert [(note["cards"], note["by"], note["seat"], note["came"]) for note in known] == [
            (["ci"], 0, 1, True),
            (["sudo"], 0, 1, False),
        ]
        for one in redeals(state, viewer):
            assert "ci" in one.hands[0]
            assert "sudo" not in one.hands[1]


def test_notes_p2p_is_known_to_the_two() -> None:
    state = position("p2p", "ci", "patch", deck=DECK)
    play(state, 0, "p2p", seat=1)
    assert all("ci" in one.hands[0] for one in redeals(state, 1))
    assert any("ci" not in one.hands[0] for one in redeals(state, 2))


def test_knows_a_component_back_in_a_hand_until_it_is_played() -> None:
    state = position("error", "hype", tables=("", "cloud"), deck=DECK)
    play(state, 0, "error", seat=1)
    do(state, 1, "yield", component=0)
    assert all("cloud" in one.hands[1] for one in redeals(state, 0))
    assert all("cloud" in one.hands[1] for one in redeals(state, None))


def test_knows_after_a_reshuffle_everybody_knows_the_decks_contents() -> None:
    state = position("", "sudo patch", "hype gc", deck="", discard="ci error cloud rfc")
    do(state, 0, "draw")
    for viewer in (None, 0, 2):
        for one in redeals(state, viewer):
            assert Counter(one.deck) <= Counter(["ci", "error", "cloud", "rfc"])
            assert Counter(one.hands[2]) <= Counter(["sudo", "patch", "hype", "gc"])


def test_knows_a_seat_that_held_a_set_and_did_not_win_has_another_architecture() -> None:
    names = ("microservices", "analytics", "microfrontends", "application")
    state = position("", "", architectures=names, deck=DECK)
    state.tables[0] = [component(card) for card in ("frontend", "backend", "database")]
    do(state, 0, "draw")
    possible = {one.architectures[0] for one in redeals(state, 1, 40)}
    assert possible == {"microservices", "microfrontends"}


def test_knows_what_a_seat_drew_in_its_order() -> None:
    state = position("hype", "", deck="ci sudo patch")
    play(state, 0, "hype")
    assert ENGINE.view(state, 0)["drew"] == ["patch", "sudo", "ci"]


def test_knows_everybody_where_events_came_among_the_cards_drawn() -> None:
    state = position("hype", "", deck="ci friday patch")
    play(state, 0, "hype")
    assert ENGINE.view(state, 0)["drew"] == ["patch", "friday", "ci"]
    for viewer in (None, 1):
        assert ENGINE.view(state, viewer)["drawn"] == [[None, "friday", None], []]
    assert len(redeals(state, 1)[0].drew[0]) == 3


def test_notes_are_bounded_and_dated() -> None:
    state = position("", "")
    for number in range(60):
        state.turns = number
        note(state, 0, "deck", ["ci"])
    notes = ENGINE.view(state, 0)["notes"]
    assert [one["turn"] for one in notes] == list(range(40, 60))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_redeals_agree_with_the_last_search_through_whole_games(seats: int) -> None:
    for seed in range(3):
        chance = Chance(b"searches %d %d" % (seats, seed))
        state = ENGINE.new_game(seats=seats, options={}, chance=chance.fork("deal"))[0]
        seen: dict[int, Counter[str]] = {}
        while ENGINE.outcome(state) is None:
            seat = chance.pick(sorted(ENGINE.actors(state)))
            move = fill(chance.pick(ENGINE.legal(state, seat)), chance)
            events = ENGINE.apply(state, seat, move)
            if {"reshuffle", "merged"} & {(event.public or {}).get("type") for event in events}:
                seen.clear()
            if state.phase == "take":
                seen[seat] = Counter(state.deck)
            if ENGINE.outcome(state) is None and not chance.below(6):
                check_agreement(state, seen, chance)


def check_agreement(state: State, seen: dict[int, Counter[str]], chance: Chance) -> None:
    """Redeal for everybody, and once more for another; decks hold what was seen at most."""
    viewers = [None, *range(len(state.hands))]
    for viewer in viewers:
        one = ENGINE.redeal(state, viewer, chance.fork(f"for {viewer}"))
        assert ENGINE.view(one, viewer) == ENGINE.view(state, viewer)
        if viewer in seen:
            assert Counter(one.deck) <= seen[viewer]
        other = chance.pick(viewers)
        twice = ENGINE.redeal(one, other, chance.fork("twice"))
        assert ENGINE.view(twice, other) == ENGINE.view(one, other)


def test_redeal_lets_a_trade_stand_in_others_notes_whatever_else_they_noted() -> None:
    """Notes are let go when there are too many: how many a seat has, only that seat knows."""
    states = [ENGINE.new_game(seats=3, options={}, chance=Chance(b"notes"))[0] for _ in range(2)]
    for state, looks in zip(states, (0, 30), strict=True):
        note(state, 0, "gave", ["ci"], 1)
        note(state, 1, "got", ["ci"], 0)
        for _ in range(looks):
            note(state, 1, "looked", ["sudo"])
    one, other = (redeals(state, 0) for state in states)
    assert list(map(ENGINE.dump, one)) == list(map(ENGINE.dump, other))
    assert all([(note.kind, note.seat) for note in twin.notes[1]] == [("got", 0)] for twin in one)


def test_redeal_does_not_keep_the_order_in_which_the_deck_was_counted() -> None:
    states = [ENGINE.new_game(seats=3, options={}, chance=Chance(b"caps"))[0] for _ in range(2)]
    for state, turned in zip(states, (False, True), strict=True):
        counted = sorted(Counter(state.deck).items(), reverse=turned)
        state.minds[0].caps = dict(counted)
    one, other = (redeals(state, 0) for state in states)
    assert list(map(ENGINE.dump, one)) == list(map(ENGINE.dump, other))
