"""Every game has words for all it says, in both languages."""

from collections.abc import Iterator, Mapping
from typing import Any, get_args

import msgspec
import pytest

from games.chance import Chance
from games.conformance import option_sets
from games.contract import AnyEngine, fill, is_form
from games.refusals import refusals
from games.registry import engine, engines
from games.vocabulary import Kind, Vocabulary, flat, parameters, sheet, vocabulary
from games.words import Bilingual

KINDS: tuple[Kind, ...] = get_args(Kind)


LOOK_EVERY = 7
"""Every so many moves the whole position is told; the events of every move are."""


def slug(engine: AnyEngine) -> str:
    return engine.info.slug


def namer(seat: int) -> str:
    return f"Player {seat}"


def names(words: Vocabulary) -> Iterator[Bilingual]:
    for table in (words.names, words.texts, words.fields, words.spoken, words.marks, words.roles):
        yield from table.values()


def templates(words: Vocabulary) -> Iterator[Bilingual]:
    for kind in KINDS:
        for entry in getattr(words, kind).values():
            yield from entry if isinstance(entry, tuple) else (entry,)


def tokens(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from tokens(one)


def check(words: Vocabulary, kind: Kind, saying: Mapping[str, Any]) -> None:
    """Hold a saying to have a sentence in both languages whose every token has a name."""
    for language in ("ru", "en"):
        assert words.say(kind, saying, language, namer)
    used = {name for one in words.templates(kind, saying) for name in parameters(one.en)}
    known = flat(saying)
    for name in used - words.plain:
        for token in tokens(known.get(name)):
            assert token in words.names, f"no name for {name}={token!r} in {dict(saying)}"


def check_position(game: AnyEngine, state: Any, viewer: int | None) -> None:
    words, view = vocabulary(slug(game)), game.view(state, viewer)
    made = sheet(slug(game), msgspec.json.decode(msgspec.json.encode(view)), viewer)
    lines = [*made.table, *made.own, *(line for seat in made.seats for line in seat)]
    for line in lines:
        check(words, "lines", line)
    for ask in view["asks"].values():
        check(words, "asks", ask)


def check_moves(game: AnyEngine, state: Any, seat: int) -> None:
    words, view = vocabulary(slug(game)), game.view(state, seat)
    for move in game.legal(state, seat):
        free = {name for name, value in move.items() if is_form({name: value})}
        assert free <= words.fields.keys()
        for name in free:
            (field,) = move[name].values()
            told = [field[note] for note in ("hint", "empty") if note in field]
            assert all(token in words.names for token in told)
        settled = {name: value for name, value in move.items() if name not in free}
        check(words, "moves", words.pointed(settled, view, seat))
    for refused in refusals(game, state, seat):
        check(words, "moves", words.pointed(refused["move"], view, seat))


def check_preview(game: AnyEngine, state: Any, seat: int, move: Mapping[str, Any]) -> None:
    for code, value in game.preview(state, seat, move).items():
        check(vocabulary(slug(game)), "previews", {"code": code, "value": value})


@pytest.mark.parametrize("game", engines(), ids=slug)
def test_both_languages_say_the_same(game: AnyEngine) -> None:
    words = vocabulary(slug(game))
    for one in templates(words):
        assert set(parameters(one.ru)) == set(parameters(one.en)), one
    for one in (*names(words), *templates(words)):
        assert one.ru.strip()
        assert one.en.strip()


@pytest.mark.parametrize("game", engines(), ids=slug)
def test_a_random_game_can_be_told(game: AnyEngine) -> None:
    words = vocabulary(slug(game))
    for seats in sorted({game.info.min_seats, min(game.info.max_seats, 6)}):
        chance = Chance(f"told {seats}".encode())
        for options in option_sets(game, seats, chance).values():
            state, events = game.new_game(seats=seats, options=options, chance=chance)
            viewers = [None, *range(seats)]
            for step in range(2000):
                for event in events:
                    for viewer in viewers:
                        seen = event.seen_by(viewer)
                        if seen is not None:
                            check(words, "events", seen)
                actors = sorted(game.actors(state))
                if not actors:
                    break
                seat = chance.pick(actors)
                move = fill(chance.pick(game.legal(state, seat)), chance)
                if step % LOOK_EVERY == 0:
                    check_position(game, state, viewers[step % len(viewers)])
                    check_moves(game, state, seat)
                    check_preview(game, state, seat, move)
                events = game.apply(state, seat, move)
            outcome = game.outcome(state)
            assert outcome is not None
            check_position(game, state, None)
            check(words, "reasons", {"code": outcome.reason, "winners": list(outcome.winners)})


@pytest.mark.parametrize("game", engines(), ids=slug)
def test_a_grave_move_is_one_of_the_game_and_told_to_the_page(game: AnyEngine) -> None:
    words = vocabulary(slug(game))
    assert words.grave <= {code.partition(":")[0] for code in words.moves}
    assert words.in_language("ru")["grave"] == sorted(words.grave)


def test_the_first_template_that_can_be_filled_is_used() -> None:
    words = vocabulary("uno")
    drawn = {"type": "draw", "seat": 1, "count": 2, "why": "turn"}
    assert words.say("events", drawn, "en", namer) == "Player 1 draws 2"
    seen = drawn | {"cards": ["r5", "wild"]}
    assert words.say("events", seen, "en", namer) == "Player 1 draws 2 (Red 5, Wild)"
    assert "forgot" in words.say("events", drawn | {"why": "penalty"}, "en", namer)


def test_a_refused_card_is_listed_with_its_reason() -> None:
    game = engine("uno")
    state, _ = game.new_game(seats=2, options={}, chance=Chance(b"refused"))
    seat = min(game.actors(state))
    refused = refusals(game, state, seat)
    playable = {move["card"] for move in game.legal(state, seat) if "card" in move}
    held = set(game.view(state, seat)["hand"])
    assert {one["move"]["card"] for one in refused} == held - playable
    assert all(one["refusal"]["message"] for one in refused)
