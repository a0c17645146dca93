"""The three levels of bots for Нечто: what they know of the game, believe, say and hide."""

from collections.abc import Sequence
from typing import Any

import pytest

from bench.studies.stayaway_sides import Setting, main, tally
from games.bot_game import BotGame
from games.bots import LEVELS, Budget, Phrase, Position, bot, position_for
from games.chance import Chance
from games.contract import Event, fits
from games.stayaway.bots.normal import NormalBot
from games.stayaway.bots.outlook import Image, Outlook, suspicion
from games.stayaway.bots.worth import HARD, NORMAL
from games.stayaway.state import State
from games.stayaway.vocabulary import VOCABULARY
from tests.games.stayaway_positions import ENGINE, panic, position

BUDGET = Budget(iterations=3)
TABLES: Sequence[tuple[int, dict[str, Any]]] = (
    (4, {}),
    (5, {"thing_no_flamethrower": True}),
    (6, {"revenge": True}),
    (8, {"neighbours_only": True, "infected_extra": 2}),
    (12, {"no_start_weapons": True, "infected_extra": -4}),
)


def told(
    state: State,
    seat: int,
    *,
    phrases: Sequence[Phrase] = (),
    events: Sequence[dict[str, Any]] = (),
    worlds: bool = True,
) -> Position:
    return position_for(
        ENGINE,
        state,
        seat,
        events=events,
        phrases=phrases,
        chance=Chance(b"bots"),
        budget=BUDGET,
        with_worlds=worlds,
    )


def chosen(level: str, state: State, seat: int = 0) -> Any:
    return bot("stayaway", level).choose(told(state, seat))


def outlook(state: State, seat: int = 0, phrases: Sequence[Phrase] = ()) -> Outlook:
    return NormalBot().outlook(told(state, seat, phrases=phrases))


def seen_by(seat: int, events: Sequence[Event]) -> list[dict[str, Any]]:
    return [shown for event in events if (shown := event.seen_by(seat)) is not None]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_level_plays_every_table_to_the_end(
    level: str, seats: int, options: dict[str, Any]
) -> None:
    searchers = 2 if level == "hard" else seats
    bots = [bot("stayaway", level if seat < searchers else "normal") for seat in range(seats)]
    match = BotGame(ENGINE, bots, options, b"bots %d" % seats, BUDGET)
    assert len(match.play().places) == seats
    assert all(phrase.code in VOCABULARY.phrases for phrase in match.phrases)


@pytest.mark.parametrize("level", LEVELS)
def test_same_position_same_answer_and_worlds_are_not_needed(level: str) -> None:
    state = position(["flamethrower analysis door", "thing", "", "", ""])
    moves = [chosen(level, state) for _ in range(2)]
    alone = bot("stayaway", level).choose(told(state, 0, worlds=False))
    assert moves[0] == moves[1]
    assert alone is not None
    assert any(fits(alone, move) for move in ENGINE.legal(state, 0))


def test_the_same_seed_and_rounds_give_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = BotGame(ENGINE, [bot("stayaway", "hard") for _ in range(4)], {}, b"again", BUDGET)
        match.play()
        games.append((match.moves, match.phrases))
    assert games[0] == games[1]


@pytest.mark.parametrize("level", LEVELS)
def test_s15_the_thing_announces_when_it_is_true_and_only_then(level: str) -> None:
    hands = ["thing infected", "infected", "infected", "infected"]
    announcement = {"type": "announce"}
    assert chosen(level, position(hands, infected=[1, 2, 3])) == announcement
    assert chosen(level, position(hands, infected=[1, 2])) != announcement


@pytest.mark.parametrize("level", LEVELS)
def test_s7_the_thing_infects_a_human_and_not_its_own(level: str) -> None:
    state = position(["thing infected", "", "infected", ""], infected=[2])
    ENGINE.apply(state, 0, {"type": "discard", "card": "suspicion"})
    assert chosen(level, state) == {"type": "offer", "card": "infected"}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_s10_the_thing_lays_no_infection_open(level: str) -> None:
    state = position(["thing infected", "", "", ""], quarantine={0: 2})
    ENGINE.apply(state, 0, {"type": "discard", "card": "suspicion"})
    assert chosen(level, state)["card"] != "infected"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_human_burns_the_thing_it_was_shown(level: str) -> None:
    state = position(["analysis flamethrower", "thing infected", "", "", "", ""])
    ENGINE.apply(state, 0, {"type": "play", "card": "analysis", "seat": 1})
    state.turn = state.asked = 0
    state.phase, state.exchange = "act", None
    assert outlook(state).thing[1] == 1.0
    assert chosen(level, state) == {"type": "play", "card": "flamethrower", "seat": 1}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_infected_burn_humans_and_never_the_thing(level: str) -> None:
    state = position(["infected flamethrower", "thing", "", "", "", ""], infected=[0])
    assert chosen(level, state) == {"type": "play", "card": "flamethrower", "seat": 5}


def test_s11_whoever_holds_no_barbecue_does_not_burn() -> None:
    state = position(["flamethrower", "no_barbecue thing", "", ""])
    ENGINE.apply(state, 0, {"type": "play", "card": "flamethrower", "seat": 1})
    assert chosen("normal", state, 1) == {"type": "defend", "card": "no_barbecue"}


def test_a_belief_rises_after_a_suspicious_card_and_falls_after_a_clean_hand() -> None:
    state = position(["suspicion", "infected infected infected infected", "", "thing", ""])
    before = outlook(state).thing[1]
    ENGINE.apply(state, 0, {"type": "play", "card": "suspicion", "seat": 1})
    assert outlook(state).thing[1] > before
    state = position(["analysis", "", "", "thing", ""])
    ENGINE.apply(state, 0, {"type": "play", "card": "analysis", "seat": 1})
    assert outlook(state).thing[1] == 0.0


def test_s7_whoever_was_infected_is_certain_who_is_the_thing() -> None:
    state = position(["thing infected", "", "", "", ""])
    ENGINE.apply(state, 0, {"type": "discard", "card": "suspicion"})
    ENGINE.apply(state, 0, {"type": "offer", "card": "infected"})
    events = ENGINE.apply(state, 1, {"type": "answer", "card": "seduction"})
    by_notes = outlook(state, 1)
    by_events = NormalBot().outlook(told(state, 1, events=seen_by(1, events)))
    assert by_notes.thing[0] == by_events.thing[0] == 1.0
    assert by_notes.role == "infected"


def test_s16_whoever_burnt_while_the_game_goes_on_was_not_the_thing() -> None:
    state = position(["flamethrower", "", "", "thing", ""])
    ENGINE.apply(state, 0, {"type": "play", "card": "flamethrower", "seat": 1})
    ENGINE.apply(state, 1, {"type": "accept"})
    assert outlook(state).thing[1] == 0.0


def test_an_accusation_moves_a_belief_and_a_proof_moves_it_more() -> None:
    state = position(["", "", "thing", "", "", ""])
    silent, accused, caught = (
        outlook(state, 0, phrases).thing[2]
        for phrases in ([], [Phrase(1, "accuse", {"seat": 2})], [Phrase(1, "caught", {"seat": 2})])
    )
    assert silent < accused < caught < 1


def test_whoever_owns_up_to_an_infected_card_is_believed_a_little_more() -> None:
    state = position(["", "", "thing", "", "", ""])
    silent = outlook(state)
    owned_up = outlook(state, 0, [Phrase(1, "claim", {"card": "infected"})] * 3)
    assert silent.human[1] < owned_up.human[1] < 1
    for harmless in ("axe", "thing", 7, None):
        claim = [Phrase(1, "claim", {"card": harmless})]
        assert outlook(state, 0, claim).human == silent.human


def test_words_of_a_known_thing_and_nonsense_move_nothing() -> None:
    state = position(["infected", "thing", "", "", ""], infected=[0])
    assert outlook(state, 0, [Phrase(1, "caught", {"seat": 2})]).thing[2] == 0.0
    state = position(["", "thing", "", "", ""])
    nonsense = [
        Phrase(1, "accuse", {"seat": "2"}),
        Phrase(1, "accuse", {"seat": True}),
        Phrase(1, "accuse", {"seat": 99}),
        Phrase(1, "accuse", {}),
        Phrase(1, "shout", {"seat": 2}),
    ]
    assert outlook(state, 0, nonsense).thing == outlook(state).thing


def test_the_thing_and_the_infected_lie() -> None:
    state = position(["thing infected", "", "", "infected", ""], infected=[3])
    charge = [Phrase(1, "caught", {"seat": 0})]
    assert NormalBot().say(told(state, 0, phrases=charge)) == Phrase(0, "accuse", {"seat": 1})
    assert NormalBot().say(told(state, 3, phrases=charge)) == Phrase(3, "caught", {"seat": 1})
    asked = [Phrase(1, "ask_thing", {"seat": 0})]
    assert NormalBot().say(told(state, 0, phrases=asked)) == Phrase(0, "no", {})


def test_the_hard_thing_says_what_lets_the_humans_suspect_it_least() -> None:
    state = position(["thing infected", "", "", "", ""])
    charge = [Phrase(1, "accuse", {"seat": 0})]
    said = bot("stayaway", "hard").say(told(state, 0, phrases=charge))
    assert said is not None
    beliefs = Image().beliefs(told(state, 0), [1, 2, 3, 4])
    left = suspicion(beliefs, [*charge, said], None, 0)
    assert left < suspicion(beliefs, charge, None, 0)
    for about in (1, 2, 3, 4):
        other = Phrase(0, "accuse", {"seat": about})
        assert left < suspicion(beliefs, [*charge, other], None, 0) + 0.01


def test_the_thing_imagines_beliefs_from_what_it_saw_and_gives_no_secret_to_them() -> None:
    state = position(["thing infected", "analysis", "", "", ""], turn=1)
    events = ENGINE.apply(state, 1, {"type": "play", "card": "analysis", "seat": 0})
    looked = Image().beliefs(told(state, 0, events=seen_by(0, events)), [1, 2])
    assert looked[0].thing()[0] == 1.0
    assert looked[1].thing()[0] < 0.5
    state = position(["thing infected", "", "", "", ""])
    ENGINE.apply(state, 0, {"type": "discard", "card": "suspicion"})
    events = ENGINE.apply(state, 0, {"type": "offer", "card": "infected"})
    laid = Image().beliefs(told(state, 0, events=seen_by(0, events)), [1, 2])
    assert all(belief.thing()[0] == 0.25 for belief in laid)


def test_only_the_hard_thing_moves_to_where_it_can_infect() -> None:
    hand = "thing infected change_places axe suspicion"
    state = position([hand, "infected", "", "", ""], infected=[1])
    hard, normal = (NormalBot(temper).choose(told(state, 0)) for temper in (HARD, NORMAL))
    assert hard is not None
    assert normal is not None
    assert (hard["type"], hard["card"]) == ("play", "change_places")
    assert normal["card"] != "change_places"


def test_a_human_claims_what_it_holds_and_vouches_for_what_it_saw() -> None:
    state = position(["analysis door", "", "", "thing", ""])
    said = NormalBot().say(told(state, 0, phrases=[Phrase(1, "ask_show", {"seat": 0})]))
    assert said is not None
    assert said.params["card"] in state.hands[0]
    ENGINE.apply(state, 0, {"type": "play", "card": "analysis", "seat": 1})
    assert NormalBot().say(told(state, 0)) == Phrase(0, "vouch", {"seat": 1})


def test_s14_the_thing_ends_a_confession_with_an_infection() -> None:
    state = panic("confession", ["thing infected", "", "", "", "", "", "", ""])
    assert chosen("normal", state) == {"type": "show", "what": "infected"}


def test_secrets_a_belief_and_a_choice_are_the_same_in_a_redealt_world() -> None:
    state = position(["flamethrower suspicion", "thing infected", "", "infected", ""], infected=[3])
    twin = ENGINE.redeal(state, 0, Chance(b"another world"))
    assert twin.hands != state.hands
    assert outlook(twin).thing == outlook(state).thing
    assert NormalBot().choose(told(twin, 0)) == NormalBot().choose(told(state, 0))
    assert NormalBot().say(told(twin, 0)) == NormalBot().say(told(state, 0))


def test_the_side_table_counts_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    counted = tally(Setting(4, "easy", "normal", 1, BUDGET), 6, 1)
    assert counted.games == sum(counted.sides.values()) == sum(counted.reasons.values()) == 6
    assert main(["--seats", "4", "--games", "2", "--thing", "hard,mute", "--iterations", "2"]) == 0
    assert "hard" in capsys.readouterr().out


def test_a_game_that_breaks_off_is_no_short_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error in a bot must never pass for the end of the games."""

    def broken(_: NormalBot, __: Position) -> None:
        raise StopIteration

    monkeypatch.setattr(NormalBot, "say", broken)
    with pytest.raises(RuntimeError):
        tally(Setting(4, "normal", "normal", 1, BUDGET), 3, 1)
