"""A replay shows what was sent: view, events, legal moves, questions and the end, to every seat."""

import gzip
import os
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from django.test import Client

from accounts.models import User
from games.chance import Chance
from games.conformance import random_options
from games.contract import Info
from games.registry import engine, engines
from tables.live.house_events import STOOD_IN
from tables.models import Move, Table
from tables.replay.heads import head_of
from tables.replay.pieces import piece_of
from tables.replay.reel import PIECE
from tables.replay.steps import steps_of
from tables.services import leaving
from tables.wire.frames import encode
from tests.house_clock import move_bot
from tests.tablecraft import asked_seat, begun, fresh, play_once
from tests.tables.recorded_tables import parts_of, played
from tests.tables.test_clocks import run_out

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[..., User]
GAMES = [one.info.slug for one in engines()]
ROUNDS = int(os.environ.get("GAMES", "20"))
"""Games of each kind; `make replays` plays more of them."""
MOVES_OF_THE_STAND_IN = 3


def frames_of(table: Table, eyes: str) -> Iterator[dict[str, Any]]:
    """Yield all frames of a replay, piece by piece."""
    for first in range(0, len(steps_of(table)), PIECE):
        piece = msgspec.json.decode(gzip.decompress(piece_of(table, eyes, first)))
        assert (piece["eyes"], piece["from"]) == (eyes, first)
        yield from piece["frames"]


def check_replay(people: list[User], game: str, chance: Chance) -> None:
    """Play a game with some options and look back at it through everybody's eyes."""
    options = random_options(engine(game), len(people), chance.fork("options"))
    table, sent, outcome = played(people, game, chance, options=options)
    assert set(sent) == {"watch", *(str(seat) for seat in range(len(people)))}
    for eyes, frames in sent.items():
        deal, *moves = [parts_of(frame) for frame in frames_of(table, eyes)]
        assert deal["version"] == frames[0]["version"] - 1
        assert moves == frames, eyes
        assert (moves[-1]["legal"], moves[-1]["view"]["asks"]) == ([], {})
    assert outcome_in_head(table, people[0]) == outcome


def outcome_in_head(table: Table, user: User) -> Any:
    """Return how the game ended, as its replay says."""
    return msgspec.json.decode(encode(head_of(table, user)))["table"]["outcome"]


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_sees_again_what_it_was_sent(person: Maker, game: str) -> None:
    """With options drawn anew for each game; every seventh at a larger table, up to the largest."""
    info = engine(game).info
    people = [person(f"p{number}") for number in range(info.max_seats)]
    for number in range(ROUNDS):
        seats = info.min_seats if number % 7 else _size(info, number)
        check_replay(people[:seats], game, Chance(f"{game} {number}".encode()))


def _size(info: Info, number: int) -> int:
    """Return how many sit at a table, from the smallest in the first game to the largest."""
    more = number / max(1, (ROUNDS - 1) // 7 * 7) * (info.max_seats - info.min_seats)
    return info.min_seats + round(more)


@pytest.mark.database
@pytest.mark.usefixtures("just_swept")
def test_what_clocks_stand_ins_and_bots_do_is_seen_again(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole game through the services: one bot, and one who lets time run out and comes back."""
    told: list[Any] = []
    monkeypatch.setattr("tables.services.changing.publish", lambda _, note: told.append(note))
    people = [person("ann"), person("bob")]
    table = begun(people, bots=1, clock={"kind": "move", "seconds": 30})
    play_with_an_absentee(table, people[1], Chance(b"absentee"))
    over = fresh(table)
    by = set(over.moves.values_list("by", flat=True))
    assert by == {Move.By.DEAL, Move.By.PERSON, Move.By.CLOCK, Move.By.BOT}
    assert over.moves.filter(by=Move.By.BOT, seat=1).exists()
    versions = {step.number for step in steps_of(over)}
    notes = [note for note in told if getattr(note, "version", None) in versions]
    for eyes in ("watch", "0", "1"):
        sent = [msgspec.json.decode(note.frames[eyes]) for note in notes]
        assert [parts_of(frame) for frame in frames_of(over, eyes)] == [*map(parts_of, sent)]
        assert any(event["type"] == STOOD_IN for frame in sent for event in frame["events"])
        assert outcome_in_head(over, people[0]) == sent[-1]["table"]["outcome"]


def play_with_an_absentee(table: Table, absentee: User, chance: Chance) -> None:
    """Play to the end; one person's clock runs out until a bot stands in and plays a while."""
    played_for = 0
    while fresh(table).status == Table.Status.PLAYING:
        seat = table.seats.select_related("user").get(number=asked_seat(table))
        if seat.user == absentee and seat.present and played_for < MOVES_OF_THE_STAND_IN:
            run_out(table)
        elif seat.bot_level:
            move_bot(table, seat.number)
            played_for += seat.user == absentee
            if seat.user == absentee and played_for == MOVES_OF_THE_STAND_IN:
                leaving.come_back(uid=table.uid, user=absentee)
        else:
            play_once(table, chance)


@pytest.mark.database
@pytest.mark.parametrize("game", GAMES)
def test_ones_own_past_in_a_running_game_is_what_was_told(
    person: Maker, game: str, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []
    monkeypatch.setattr("tables.services.changing.publish", lambda _, note: told.append(note))
    people = [person(f"p{number}") for number in range(engine(game).info.min_seats)]
    table, chance = begun(people, game), Chance(game.encode())
    for _ in range(12):
        if fresh(table).status == Table.Status.PLAYING:
            play_once(table, chance)
    versions = {step.number for step in steps_of(fresh(table))}
    notes = [note for note in told if getattr(note, "version", None) in versions]
    assert len(notes) == len(versions)
    for number, user in enumerate(people):
        client.force_login(user)
        frames = client.get(f"/api/v1/tables/{table.uid}/replay/frames/").json()["frames"]
        sent = [parts_of(msgspec.json.decode(note.frames[str(number)])) for note in notes]
        assert [parts_of(frame) for frame in frames] == sent
