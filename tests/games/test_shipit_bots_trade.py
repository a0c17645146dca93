"""Bots of Ship IT! that exchange: what they understand, believe, promise and lay."""

from typing import Any

import pytest

from games.bots import LEVELS, bot, position_for
from games.chance import Chance
from games.contract import Move, fits
from games.shipit.bots.barter import agree, haggle, laid, lay
from games.shipit.bots.outlook import outlook_of_view
from games.shipit.bots.speech import Past, named_in, past_of
from games.shipit.cards import CARDS
from games.shipit.moves import ACCEPT, DECLINE, DRAW, END
from games.shipit.spoken import card_token
from games.shipit.state import State
from games.shipit.texts import NAMES
from games.shipit.vocabulary import VOCABULARY
from tests.games.shipit_bots import BUDGET, asked, chosen, played, seen_by
from tests.games.shipit_positions import ENGINE, do, position


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
    outlook = outlook_of_view(ENGINE.view(state, 0))
    outlook.wanted = ()
    cards = [laid(outlook, Chance(b"%d" % number))["card"] for number in range(60)]
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


def traded(*deceived: int, offers: int = 0) -> Past:
    return Past(frozenset(), frozenset(deceived), offers)


def test_i13_hard_lures_its_only_rival_once_a_turn_until_it_succeeds_or_gives_up() -> None:
    state = position("frontend merge supply", "ci ci", tables=("backend", ""), full=True)
    outlook, wants = seen_by(state, 0), []
    for made in range(4):
        offer = haggle(outlook, END, traded(offers=made))
        assert offer is not None
        assert named_in(offer["promise"]) == "cloud"
        assert any(fits(offer, entry) for entry in ENGINE.legal(state, 0))
        wants.append(named_in(offer["want"]))
    assert wants == ["security", "hype", "p2p", "security"]
    assert haggle(outlook, END, traded(offers=6)) is None
    assert haggle(outlook, END, traded(1)) is None
    assert haggle(outlook, {"type": "play", "card": "supply"}, traded()) is None
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
