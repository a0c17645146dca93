"""The page's script says what ``games.vocabulary`` says, word for word."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.chance import Chance
from games.conformance import option_sets
from games.contract import AnyEngine, fill, is_form
from games.registry import engines
from games.vocabulary import sheet, vocabulary

NODE = Path(sys.executable).with_name("node")
SCRIPT = Path(__file__).with_name("page_words.mjs")
LOOK_EVERY = 11
MOST_MOVES = 300

Said = tuple[str, dict[str, Any], dict[str, Any] | None, int]


def namer(seat: int) -> str:
    return f"Player {seat}"


def sayings(game: AnyEngine) -> Iterator[Said]:
    """Yield all that is said in some random games: what, and of a move its maker's view."""
    seats = min(game.info.max_seats, 4)
    chance = Chance(b"page words")
    for options in option_sets(game, seats, chance).values():
        state, events = game.new_game(seats=seats, options=options, chance=chance)
        for step in range(MOST_MOVES):
            for event in events:
                told = event.seen_by(step % seats)
                if told is not None:
                    yield "events", told, None, 0
            actors = sorted(game.actors(state))
            if not actors:
                break
            seat = chance.pick(actors)
            if step % LOOK_EVERY == 0:
                yield from position(game, state, seat)
            events = game.apply(state, seat, fill(chance.pick(game.legal(state, seat)), chance))


def position(game: AnyEngine, state: Any, seat: int) -> Iterator[Said]:
    view = plain(game.view(state, seat))
    made = sheet(game.info.slug, view, seat)
    for line in (*made.table, *made.own, *(line for lines in made.seats for line in lines)):
        yield "lines", line, None, 0
    for ask in view["asks"].values():
        yield "asks", ask, None, 0
    for move in game.legal(state, seat):
        settled = {name: value for name, value in move.items() if not is_form({name: value})}
        yield "moves", settled, view, seat
        if settled == move:
            for code, value in game.preview(state, seat, move).items():
                yield "previews", {"code": code, "value": value}, None, 0


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("game", engines(), ids=lambda one: one.info.slug)
def test_the_page_says_what_the_vocabulary_says(game: AnyEngine) -> None:
    words = vocabulary(game.info.slug)
    said = [(kind, plain(one), view, maker) for kind, one, view, maker in sayings(game)]
    asked = [
        {"vocabulary": plain(words.in_language(language)), "sayings": said}
        for language in ("ru", "en")
    ]
    answer = subprocess.run(  # noqa: S603 - our own script
        [NODE, SCRIPT], input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    assert len(said) > 100
    for language, told in zip(("ru", "en"), json.loads(answer.stdout), strict=True):
        for (kind, one, view, maker), sentence in zip(said, told, strict=True):
            saying = words.pointed(one, view, maker) if view else one
            expected = words.say(kind, saying, language, namer)  # type: ignore[arg-type]
            assert sentence == expected, (kind, one)
