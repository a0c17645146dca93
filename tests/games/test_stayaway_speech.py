"""What bots of Нечто say, and what they make of words that nobody could know to be true."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bench.studies.stayaway_players import PLAYERS, Checker, is_possible
from games.bot_game import BotGame
from games.bots import Bot, Budget, Phrase, Position, bot, position_for
from games.chance import Chance
from games.stayaway.bots.belief import Said, Sights
from games.stayaway.bots.normal import NormalBot
from games.stayaway.state import State
from tests.games.stayaway_positions import ENGINE, position

LOOK = {"type": "look", "seat": 1, "at": 2, "what": "hand"}
GLANCE = {"type": "look", "seat": 1, "at": 2, "what": "card"}


def told(
    state: State,
    seat: int,
    *,
    phrases: Sequence[Phrase] = (),
    events: Sequence[dict[str, Any]] = (),
    seed: bytes = b"speech",
) -> Position:
    return position_for(
        ENGINE,
        state,
        seat,
        events=events,
        phrases=phrases,
        chance=Chance(seed),
        budget=Budget(iterations=1),
    )


def suspicion(bot: NormalBot, words: Sequence[Phrase], events: Sequence[dict[str, Any]]) -> float:
    """Return how likely seat 0 then holds seat 1 for the Thing."""
    state = position(["", "", "", "", "thing", ""])
    begun = [{"type": "turn", "seat": 0, "turn": 1}]
    return bot.outlook(told(state, 0, phrases=words, events=[*begun, *events])).thing[1]


@pytest.mark.parametrize("listener", [NormalBot, Checker])
@pytest.mark.parametrize("code", ["vouch", "caught"])
def test_a_sight_that_nobody_saw_speaks_against_the_speaker(
    listener: type[NormalBot], code: str
) -> None:
    words = [Phrase(1, code, {"seat": 2})]
    silent = suspicion(listener(), [], [])
    assert suspicion(listener(), words, []) > 2 * silent
    assert suspicion(listener(), words, [LOOK]) < 2 * silent


def test_a_boast_counts_once() -> None:
    once = [Phrase(1, "vouch", {"seat": 2})]
    more = [*once, Phrase(1, "vouch", {"seat": 3}), Phrase(1, "caught", {"seat": 5})]
    assert suspicion(NormalBot(), more, []) == suspicion(NormalBot(), once, [])


@pytest.mark.parametrize(
    ("events", "may"),
    [
        ([], set[str]()),
        ([LOOK], {"vouch", "caught", "saw"}),
        ([GLANCE], {"caught", "saw"}),
        ([{**LOOK, "seat": 3}], set()),
        ([{"type": "show", "seat": 2, "cards": ["axe", "run"]}], {"vouch", "saw"}),
        ([LOOK, {"type": "show", "seat": 2, "cards": ["axe", "infected"]}], {"vouch", "saw"}),
        ([{"type": "exchange", "seats": [2, 1]}], set()),
        ([{"type": "exchange", "seats": [2, 1], "passed": True}], {"caught", "saw"}),
        ([{"type": "offer", "seat": 2, "to": 3, "by": "turn", "card": "infected"}], set()),
    ],
)
def test_what_one_may_claim_follows_from_what_all_saw(
    events: list[dict[str, Any]], may: set[str]
) -> None:
    sights = Sights()
    for event in events:
        sights.read(event)
    codes = ("vouch", "caught", "saw", "accuse", "trust")
    assert {code for code in codes if sights.allow(Said(1, code, 2))} == may | {"accuse", "trust"}


@pytest.mark.parametrize("code", ["vouch", "caught"])
def test_a_word_is_held_to_what_had_been_seen_by_then(code: str) -> None:
    look = [{"type": "turn", "seat": 1, "turn": 5}, LOOK]
    silent = suspicion(NormalBot(), [], look)
    boast, known = (Phrase(1, code, {"seat": 2}, turn) for turn in (4, 5))
    assert suspicion(NormalBot(), [known], look) < 2 * silent
    assert suspicion(NormalBot(), [boast], look) > 2 * silent
    assert suspicion(NormalBot(), [boast, known], look) > 2 * silent, "no look mends a boast"


def test_bots_are_told_in_which_turn_a_word_was_said() -> None:
    bots = [bot("stayaway", "normal") for _ in range(6)]
    game = BotGame(ENGINE, bots, {}, b"words 0", Budget(iterations=1))
    game.play()
    turns = [phrase.turn for phrase in game.phrases if phrase.turn is not None]
    assert len(turns) == len(game.phrases) > 0
    assert turns == sorted(turns) and turns[0] < turns[-1]


def test_s10_an_infection_laid_open_is_seen_by_all() -> None:
    sights = Sights()
    sights.read({"type": "quarantine", "seat": 2, "by": 3})
    sights.read({"type": "offer", "seat": 2, "to": 3, "by": "turn", "card": "infected"})
    assert sights.allow(Said(1, "caught", 2))


class Overheard(Bot):
    """Plays as another bot, and keeps each phrase with the events before it."""

    def __init__(self, player: Bot, said: list[tuple[Phrase, list[dict[str, Any]]]]) -> None:
        self.player, self.said = player, said
        self.needs_worlds = player.needs_worlds

    def choose(self, position: Position) -> Any:
        return self.player.choose(position)

    def say(self, position: Position) -> Phrase | None:
        phrase = self.player.say(position)
        if phrase is not None:
            self.said.append((phrase, list(position.events)))
        return phrase


def games(level: str, seats: int, count: int) -> Iterator[list[tuple[Phrase, list[Any]]]]:
    """Yield all that was said in each of so many games, and what the speaker had seen."""
    for number in range(count):
        said: list[tuple[Phrase, list[Any]]] = []
        bots = [Overheard(bot("stayaway", level), said) for _ in range(seats)]
        seed = b"words %d" % number
        BotGame(ENGINE, bots, {}, seed, Budget(iterations=1)).play()
        yield said


@pytest.mark.parametrize(("level", "count"), [("normal", 12), ("hard", 4)])
def test_nobody_claims_the_impossible_or_contradicts_itself(level: str, count: int) -> None:
    words = 0
    for said in games(level, 6, count):
        own: dict[int, list[Phrase]] = {seat: [] for seat in range(6)}
        for phrase, events in said:
            words += 1
            assert is_possible(phrase, events), phrase
            assert fits(phrase, own[phrase.seat]), (phrase, own[phrase.seat])
            own[phrase.seat].append(phrase)
    assert words > 5 * count


def fits(phrase: Phrase, before: list[Phrase]) -> bool:
    """Tell whether one who said all that may say this: after knowing there is no guessing."""
    about = phrase.params.get("seat")
    swore = {(one.code, one.params.get("seat")) for one in before}
    knew = any(code == "caught" for code, _ in swore)
    match phrase.code:
        case "accuse":
            return not knew and ("vouch", about) not in swore
        case "caught":
            return ("vouch", about) not in swore
        case "vouch" | "trust":
            return ("caught", about) not in swore
        case _:
            return True


def test_the_guilty_name_cards_as_various_as_others_do() -> None:
    asked = [Phrase(1, "ask_show", {"seat": 0})]
    for hand in ("thing suspicion run axe resolute", "thing infected infected infected infected"):
        state = position([hand, "", "", ""])
        claims = [
            NormalBot().say(told(state, 0, phrases=asked, seed=b"%d" % number))
            for number in range(40)
        ]
        named = [said.params["card"] for said in claims if said and said.code == "claim"]
        assert len(named) == 40
        assert not {"thing", "infected"} & set(named)
        assert max(named.count(card) for card in named) < 20


def test_a_card_whose_copies_all_lie_open_is_claimed_by_nobody() -> None:
    asked = [Phrase(1, "ask_show", {"seat": 0})]
    hand = "thing infected infected infected infected"
    state = position([hand, "", "", ""], discard="suspicion suspicion suspicion suspicion")
    state.discard_seen = [state.everybody()] * len(state.discard)
    for number in range(40):
        said = NormalBot().say(told(state, 0, phrases=asked, seed=b"%d" % number))
        assert said is not None
        assert said.params["card"] != "suspicion"


def test_a_boaster_tells_what_all_know_it_cannot_have_seen() -> None:
    """The control of studies of words: whoever checks them finds it out."""
    dealt, _ = ENGINE.new_game(seats=6, options={}, chance=Chance(b"boast"))
    names = ["boaster" if role == "thing" else "checker" for role in dealt.roles]
    bots = [PLAYERS[name]() for name in names]
    game = BotGame(ENGINE, bots, {}, b"boast")
    game.play()
    boasts = [phrase for phrase in game.phrases if phrase.seat == names.index("boaster")]
    assert boasts
    assert not any(is_possible(phrase, []) for phrase in boasts)
    listeners = [one for one in bots if isinstance(one, Checker)]
    assert any(names.index("boaster") in one.liars for one in listeners)
