"""The three levels of bots for Ship IT!: what they know of the game."""

from collections.abc import Sequence
from typing import Any

import pytest

from games.bots import LEVELS, Budget, Position, bot, position_for
from games.chance import Chance
from games.contract import Move, fits
from games.match import Match
from games.shipit.bots.barter import laid
from games.shipit.bots.haggling import agree, haggle, lay
from games.shipit.bots.ideas import ideas
from games.shipit.bots.names import named_in
from games.shipit.bots.options import options
from games.shipit.bots.reading import sight_of_view
from games.shipit.bots.scales import FITTED, SENSIBLE
from games.shipit.bots.sight import Sight, sight_of_world
from games.shipit.bots.trials import Trials, played_on
from games.shipit.bots.trust import Past, past_of
from games.shipit.bots.worlds import likelihood, twin_of
from games.shipit.bots.worth import worth
from games.shipit.card_table import main, public_events, tally, used
from games.shipit.cards import CARDS
from games.shipit.moves import ACCEPT, DECLINE, DRAW, END
from games.shipit.spoken import card_token
from games.shipit.state import State
from games.shipit.texts import NAMES, RITUALS
from games.shipit.vocabulary import VOCABULARY
from tests.games.shipit_positions import ENGINE, do, play, position

BUDGET = Budget(iterations=4)
TABLES: Sequence[tuple[int, dict[str, Any]]] = (
    (2, {}),
    (2, {"extras": False, "dealer": 1}),
    (3, {"social": True}),
    (3, {"play_on": False}),
    (4, {}),
    (4, {"extras": False, "play_on": False, "social": True}),
)


def asked(state: State, seat: int, *, worlds: bool = True, iterations: int = 4) -> Position:
    return position_for(
        ENGINE,
        state,
        seat,
        events=[],
        chance=Chance(b"bots"),
        budget=Budget(iterations=iterations),
        with_worlds=worlds,
    )


def chosen(level: str, state: State, seat: int = 0, *, iterations: int = 4) -> Move:
    move = bot("shipit", level).choose(asked(state, seat, iterations=iterations))
    assert move is not None
    return move


def played(level: str, seats: int, options: dict[str, Any], seed: bytes) -> Match:
    bots = [bot("shipit", level) for _ in range(seats)]
    match = Match(ENGINE, bots, options, seed, BUDGET)
    match.play()
    return match


# --- whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_level_plays_every_table_to_the_end(
    level: str, seats: int, options: dict[str, Any]
) -> None:
    match = played(level, seats, options, b"table")
    state, _ = ENGINE.new_game(seats=seats, options=options, chance=Chance(b"table"))
    for seat, move in match.moves:
        assert any(fits(move, entry) for entry in ENGINE.legal(state, seat))
        ENGINE.apply(state, seat, move)
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert outcome.winners


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_repeats_itself(level: str) -> None:
    first, second = (played(level, 2, {}, b"again").moves for _ in range(2))
    assert first == second


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_without_worlds_and_keeps_still_when_not_asked(level: str) -> None:
    state = position("backend error hype", "ci", tables=("", "cloud"))
    move = bot("shipit", level).choose(asked(state, 0, worlds=False))
    assert move is not None
    assert any(fits(move, entry) for entry in ENGINE.legal(state, 0))
    assert bot("shipit", level).choose(asked(state, 1)) is None


@pytest.mark.parametrize("seed", range(6))
def test_a_view_and_its_world_are_seen_alike_and_every_idea_is_legal(seed: int) -> None:
    chance = Chance(b"ideas %d" % seed)
    state, _ = ENGINE.new_game(seats=2 + seed % 3, options={}, chance=chance)
    while actors := ENGINE.actors(state):
        seat = min(actors)
        seen = sight_of_view(ENGINE.view(state, seat))
        world = sight_of_world(state, seat)
        assert (seen.gap, seen.wanted, seen.hand) == (world.gap, world.wanted, world.hand)
        found = list(ideas(seen))
        for move in found:
            assert any(fits(move, entry) for entry in ENGINE.legal(state, seat)), move
        ENGINE.apply(state, seat, chance.pick(found))


# --- what they know ------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_i14_a_set_that_can_be_completed_is_completed(level: str) -> None:
    state = position("database hype security", "", tables=("backend database", "cloud"))
    assert chosen(level, state) == {"type": "deploy", "card": "database", "under": []}


def test_i12_the_orchestrator_is_played_to_win_in_one_turn() -> None:
    state = position("database cloud orchestrator", "", tables=("backend", ""))
    assert chosen("normal", state) == {"type": "play", "card": "orchestrator"}


def test_i10_the_victim_gives_up_what_its_set_does_not_need() -> None:
    state = position("error", "excuse", tables=("", "backend frontend cache=backend"))
    state.architectures[1] = "microservices"
    play(state, 0, "error", seat=1)
    assert chosen("normal", state, 1) == {"type": "yield", "component": 2}
    bare = position("error", "excuse", tables=("", "backend frontend"))
    bare.architectures[1] = "microservices"
    play(bare, 0, "error", seat=1)
    assert chosen("normal", bare, 1) == {"type": "defend", "card": "excuse", "sudo": False}


def test_i9_blows_are_kept_until_the_rival_is_near_its_set() -> None:
    early = position("error backend", "ci ci", tables=("", "frontend"), full=True)
    early.deploys = 0
    assert chosen("normal", early)["type"] in ("end", "offer")
    late = position("error backend", "ci ci", tables=("", "frontend database"), full=True)
    late.deploys = 0
    assert chosen("normal", late) == {"type": "play", "card": "error", "seat": 1}


def test_i10_sudo_is_held_for_a_set_that_is_nearly_complete() -> None:
    state = position(
        "specific sudo excuse", "ci", tables=("backend database", "frontend cloud"), full=True
    )
    move = chosen("normal", state)
    assert (move["card"], "sudo" in move) == ("specific", False)


def test_i9_sudo_is_used_to_pierce_the_lining_of_whoever_is_about_to_win() -> None:
    state = position("specific sudo", "ci", tables=("", "frontend+ci cloud+ci"), full=True)
    move = chosen("normal", state)
    assert (move["card"], move.get("sudo")) == ("specific", True)


def test_i10_a_sudo_saves_the_last_component_but_is_not_spent_on_cover() -> None:
    state = position("error sudo", "sudo", tables=("", "frontend+ci backend+ci"))
    state.architectures[1] = "microservices"
    play(state, 0, "error", seat=1, sudo=True)
    assert chosen("normal", state, 1)["type"] == "sudo"
    cover = position("error sudo", "sudo", tables=("", "database+ci frontend"))
    cover.architectures[1] = "microservices"
    play(cover, 0, "error", seat=1, sudo=True)
    assert chosen("normal", cover, 1) == {"type": "yield", "component": 0}


def test_i12_gc_digs_for_the_missing_component() -> None:
    state = position("gc ci", "", tables=("backend database", ""), discard="sudo database hype")
    assert chosen("normal", state) == {"type": "play", "card": "gc", "take": "database"}


# --- exchanges -----------------------------------------------------------------------------


def test_i13_words_are_understood_in_both_languages() -> None:
    assert named_in("Дам вам Облако!") == "cloud"
    assert named_in("a Critical error") == "critical"
    assert named_in("критическая ошибка") == "critical"
    assert named_in("что-нибудь хорошее") is None
    for card in CARDS.values():
        if card.kin not in ("architecture", "event"):
            assert named_in(NAMES[card.id].ru) == card.id


def test_i13_a_card_is_named_by_whole_words_only() -> None:
    assert named_in("something special") is None
    assert named_in("an incident in the city") is None
    assert named_in("CI, please") == "ci"
    assert named_in("два бекенда") == "backend"
    assert named_in("some errors") == "error"


@pytest.mark.parametrize("level", LEVELS)
def test_i13_i16_what_bots_say_is_told_in_the_readers_language(level: str) -> None:
    match = played(level, 3, {"social": True}, b"social")
    said = [
        (name, move[name])
        for _, move in match.moves
        for name in ("promise", "want", "text")
        if name in move
    ]
    assert said
    for name, words in said:
        told = VOCABULARY.spoken[words]
        assert VOCABULARY.tell(name, words, "ru", str) == told.ru
        assert VOCABULARY.tell(name, words, "en", str) == told.en


def test_i13_bots_understand_how_bots_name_a_card() -> None:
    for card in CARDS.values():
        if card.kin not in ("architecture", "event"):
            assert named_in(card_token(card.id)) == card.id


def offered(promise: str, want: str, *, hands: tuple[str, str]) -> State:
    state = position(*hands, tables=("", "backend"), architectures=("microservices", "analytics"))
    do(state, 0, "offer", seats=[1], give=1, ask=1, promise=promise, want=want)
    return state


def test_i13_an_offer_is_weighed_by_what_is_promised_and_asked() -> None:
    good = offered("База данных", "Фронтенд", hands=("database", "frontend frontend ci"))
    assert chosen("normal", good, 1) == {"type": "accept"}
    poor = offered("Слить", "База данных", hands=("merge", "database ci"))
    assert chosen("normal", poor, 1) == {"type": "decline"}


def test_i13_what_was_promised_is_laid_mostly_and_sometimes_a_worse_card() -> None:
    state = offered("Фронтенд", "Облако", hands=("frontend cloud merge sudo", "cloud ci"))
    do(state, 1, "accept")
    sight = sight_of_view(ENGINE.view(state, 0))
    sight.wanted = ()
    cards = [laid(sight, Chance(b"%d" % number))["card"] for number in range(60)]
    assert cards.count("frontend") > 40
    assert 0 < cards.count("merge") < 20


def test_i13_bots_exchange_and_bluff_over_some_games() -> None:
    trades = broken = 0
    for number in range(30):
        seed = b"trade %d" % number
        match = played("normal", 3, {}, seed)
        promise = None
        for seat, move in match.moves:
            if move["type"] == "offer":
                promise = (seat, named_in(move["promise"]))
            elif move["type"] == "lay" and promise is not None and seat == promise[0]:
                trades += 1
                broken += move["card"] != promise[1]
                promise = None
    assert trades > 10
    assert 0 < broken < trades / 2


def test_i13_a_broken_word_is_remembered_by_both() -> None:
    state = offered("База данных", "Фронтенд", hands=("database merge", "frontend ci"))
    seen: list[list[dict[str, Any]]] = [[], []]
    moves: tuple[tuple[int, Move], ...] = (
        (1, ACCEPT),
        (0, {"type": "lay", "card": "merge"}),
        (1, {"type": "lay", "card": "frontend"}),
    )
    told = {"type": "offer", "by": 0, "promise": "База данных", "want": "Фронтенд"}
    for seat, move in moves:
        for event in ENGINE.apply(state, seat, move):
            for viewer in (0, 1):
                seen[viewer].append(event.seen_by(viewer) or {"type": "unseen"})
    nobody: frozenset[int] = frozenset()
    assert past_of([told, *seen[0]], 0) == Past(nobody, frozenset({1}), 1)
    assert past_of([told, *seen[1]], 1) == Past(frozenset({0}), nobody, 0)
    kept = {**told, "promise": "Слить"}
    assert past_of([kept, *seen[1]], 1) == Past(nobody, nobody, 0)


def test_i13_normal_does_not_believe_a_liar() -> None:
    state = offered("База данных", "Отговорка", hands=("database", "excuse ci"))
    past = (
        {"type": "offer", "by": 0, "promise": "Облако", "want": ""},
        {"type": "exchange", "seats": [0, 1], "gave": ["ci"], "got": ["merge"]},
    )
    trusting = asked(state, 1)
    wary = position_for(
        ENGINE, state, 1, events=past, chance=Chance(b"bots"), budget=BUDGET, with_worlds=False
    )
    assert bot("shipit", "normal").choose(trusting) == ACCEPT
    assert bot("shipit", "normal").choose(wary) == DECLINE


def test_i13_normal_gives_its_only_rival_no_more_cards_than_it_gets() -> None:
    tables = ("", "backend")
    sets = ("microservices", "analytics", "application")
    hand = "frontend frontend merge cache ci"
    pair = position("cloud", hand, tables=tables, architectures=sets)
    do(pair, 0, "offer", seats=[1], give=1, ask=2, promise="Облако")
    assert chosen("normal", pair, 1) == DECLINE
    three = position("cloud", hand, "ci", tables=(*tables, ""), architectures=sets)
    do(three, 0, "offer", seats=[1], give=1, ask=2, promise="Облако")
    assert chosen("normal", three, 1) == ACCEPT


# --- the hard level's trade ----------------------------------------------------------------


def seen_by(state: State, seat: int) -> Sight:
    return sight_of_view(ENGINE.view(state, seat))


def traded(*deceived: int, offers: int = 0) -> Past:
    return Past(frozenset(), frozenset(deceived), offers)


def test_i13_hard_lures_its_only_rival_once_a_turn_until_it_succeeds_or_gives_up() -> None:
    state = position("frontend merge supply", "ci ci", tables=("backend", ""), full=True)
    sight, wants = seen_by(state, 0), []
    for made in range(4):
        offer = haggle(sight, END, traded(offers=made))
        assert offer is not None
        assert named_in(offer["promise"]) == "cloud"
        assert any(fits(offer, entry) for entry in ENGINE.legal(state, 0))
        wants.append(named_in(offer["want"]))
    assert wants == ["security", "hype", "p2p", "security"]
    assert haggle(sight, END, traded(offers=6)) is None
    assert haggle(sight, END, traded(1)) is None
    assert haggle(sight, {"type": "play", "card": "supply"}, traded()) is None
    state.offers = 2
    assert haggle(seen_by(state, 0), END, traded()) is None


def test_i13_hard_offers_nothing_to_a_rival_that_is_about_to_win() -> None:
    state = position("frontend merge", "ci", tables=("", "backend frontend"), full=True)
    assert haggle(seen_by(state, 0), END, traded()) is None


def test_i13_hard_agrees_with_its_only_rival_once_its_own_word_is_spent() -> None:
    state = offered("База данных", "Фронтенд", hands=("database", "frontend merge"))
    assert agree(seen_by(state, 1), Chance(b""), traded()) == DECLINE
    assert agree(seen_by(state, 1), Chance(b""), traded(0)) == ACCEPT
    do(state, 1, "accept")
    assert lay(seen_by(state, 1), Chance(b""))["card"] == "merge"


def test_i13_hard_trades_with_several_rivals_as_normal_does() -> None:
    sets = ("analytics", "microservices", "application")
    state = position("frontend sudo", "ci", "ci", tables=("backend",), architectures=sets)
    state.full = True
    offer = haggle(seen_by(state, 0), END, traded())
    assert offer is not None
    assert named_in(offer["promise"]) == "frontend"
    assert haggle(seen_by(state, 0), DRAW, traded()) is None
    do(state, 0, "offer", **{name: offer[name] for name in ("seats", "give", "ask", "promise")})
    do(state, 1, "accept")
    cards = {lay(seen_by(state, 0), Chance(b"%d" % number))["card"] for number in range(20)}
    assert "frontend" in cards


# --- trials --------------------------------------------------------------------------------


def test_normal_always_follows_its_wisest_idea() -> None:
    for number in range(40):
        chance = Chance(b"wise %d" % number)
        state, _ = ENGINE.new_game(seats=2, options={}, chance=chance)
        seat = min(ENGINE.actors(state))
        wisest = next(ideas(seen_by(state, seat)))
        place = position_for(
            ENGINE, state, seat, events=[], chance=chance, budget=BUDGET, with_worlds=False
        )
        move = bot("shipit", "normal").choose(place)
        assert move is not None
        assert move == wisest or (wisest in (DRAW, END) and move["type"] == "offer")


def test_hard_finds_by_trial_what_wins() -> None:
    tables = ("backend database", "backend frontend")
    state = position("error database", "database", tables=tables, deck="ci ci ci ci", full=True)
    state.architectures, state.deploys = ["analytics", "application"], 0
    trials = Trials(0, [END, {"type": "play", "card": "error", "seat": 1}])
    best = trials.run(lambda: twin_of(state), Budget(iterations=64))
    assert best == {"type": "play", "card": "error", "seat": 1}


def test_hard_keeps_to_its_first_idea_when_trials_do_not_tell_moves_apart() -> None:
    state = position("merge", "ci", discard="ci")
    moves: list[Move] = [{"type": "play", "card": "merge"}, DRAW]
    trials = Trials(0, moves)
    trials.results = [[1.0, 0.0, 1.0], [1.0, 1.0, 0.0]]
    assert trials.run(lambda: twin_of(state), Budget(iterations=0)) == moves[0]
    trials.results = [[0.0] * 8, [1.0] * 8]
    assert trials.run(lambda: twin_of(state), Budget(iterations=0)) == moves[1]


def test_i17_a_turn_that_goes_round_in_a_circle_is_broken_off_in_a_trial() -> None:
    state = position("hype error", "database", tables=("", "backend frontend"), full=True)
    state.architectures = ["analytics", "application"]
    state.plays = 99
    assert played_on(twin_of(state), 0) == 0.0


def test_i12_research_does_not_take_another_research() -> None:
    state = position("research", "ci", deck="research friday")
    do(state, 0, "play", card="research")
    assert chosen("normal", state) == {"type": "take", "card": None}
    assert chosen("hard", state) == {"type": "take", "card": None}


def test_a_game_is_played_on_until_the_next_seat_ships() -> None:
    state = position("database", "ci", "ci", tables=("backend database",))
    assert played_on(twin_of(state), 0) == 1.0
    assert played_on(twin_of(state), 1) == 0.0
    assert not state.left


def test_a_world_is_less_likely_for_every_part_that_its_rivals_set_does_not_need() -> None:
    state = position("ci", "ci", tables=("", "backend backend cloud firewall"))
    state.architectures[1] = "microservices"
    assert likelihood(state, 0) == 1.0
    state.architectures[1] = "microfrontends"
    assert likelihood(state, 0) == pytest.approx(0.3**2)
    assert likelihood(state, 1) == 1.0


def test_i12_hard_tries_other_cards_to_dig_for() -> None:
    state = position("gc ci", "", tables=("backend database", ""), discard="sudo database hype")
    takes = [move["take"] for move in options(seen_by(state, 0)) if move.get("card") == "gc"]
    assert takes[0] == "database"
    assert set(takes) == {"database", "hype", "sudo"}


def test_the_scales_of_worth_are_whole_and_hard_wants_security_more() -> None:
    assert FITTED.plain.keys() == SENSIBLE.plain.keys()
    sight = seen_by(position("ci", "ci"), 0)
    assert worth(sight, "database", []) > worth(sight, "security", [])
    sight.scale = FITTED
    assert worth(sight, "database", []) < worth(sight, "security", [])


# --- social mode ---------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_i16_bots_say_what_rituals_want(level: str) -> None:
    match = played(level, 3, {"social": True}, b"social")
    spoken = [move for _, move in match.moves if "text" in move]
    assert len(spoken) > 5
    assert all(move["text"].strip() for move in spoken)
    silent = [move for _, move in match.moves if "text" not in move and move["type"] != "defend"]
    assert not [move for move in silent if move.get("card") in RITUALS and _is_spoken(move)]


def _is_spoken(move: Move) -> bool:
    return move["type"] in ("deploy", "play")


# --- the table of cards --------------------------------------------------------------------


def test_every_kind_of_card_is_used_by_normal_now_and_then() -> None:
    counts = tally("normal", 90, 2, 1, BUDGET)
    assert CARDS.keys() | {"offer", "exchange"} <= counts.keys()


def test_the_table_counts_what_everybody_sees() -> None:
    assert used({"type": "deploy", "card": "cloud", "under": ["ci"]}) == ["cloud", "ci"]
    assert used({"type": "play", "card": "error", "sudo": True}) == ["error", "sudo"]
    answer = {"type": "defend", "card": "excuse", "sudo": True}
    assert used({"type": "blow_over", "answer": answer}) == ["excuse", "sudo"]
    assert used({"type": "blow_over", "answer": {"type": "yield"}}) == []
    match = played("normal", 2, {}, b"count")
    events = list(public_events(2, b"count", match.moves))
    assert events[-1]["type"] == "game_over"


def test_the_table_has_a_row_for_every_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--levels", "easy"]) == 0
    shown = capsys.readouterr().out
    assert all(f" {card} " in shown for card in (*CARDS, "offer", "exchange"))
