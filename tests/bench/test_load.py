"""What the load client counts with: delays, turns, paces, screens, frames, options."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from bench.load import options
from bench.load.crew import dealt
from bench.load.figures import Figures, delays, figures, percentile
from bench.load.house_players import Frame
from bench.load.orders import Group
from bench.load.pace import Pace
from bench.load.party import Party
from bench.load.peer_players import Hand, choices
from bench.load.players import Player
from bench.load.plot import drawn
from bench.load.report import written
from bench.load.spread import Spread
from bench.load.tally import AGED, Tally
from bench.load.turns import Slice, alternated
from bench.load.usage import Used
from bench.load.websocket import PING, TEXT, Frames, framed


@pytest.mark.parametrize(
    ("share", "least"), [(0.01, 1.0), (0.5, 50.0), (0.99, 99.0), (0.991, 100.0), (1.0, 100.0)]
)
def test_a_percentile_is_the_least_time_that_so_many_do_not_exceed(
    share: float, least: float
) -> None:
    assert percentile([float(time) for time in range(1, 101)], share) == least


def test_delays_of_nothing_are_none() -> None:
    assert delays([]).count == 0
    assert delays([3.0, 1.0, 2.0]).p50 == 2.0


def test_everybody_has_a_turn_in_each_round_and_the_order_turns_about() -> None:
    assert list(alternated("abc", 3)) == ["a", "b", "c", "c", "b", "a", "a", "b", "c"]


def test_a_closed_loop_never_waits() -> None:
    assert Pace(0.0, Random(1)).next_due(7.0) == 7.0


def test_moves_are_due_a_think_time_apart_however_long_they_take() -> None:
    pace, now = Pace(1.0, Random(1)), 100.0
    for _ in range(400):
        now = pace.next_due(now) + 0.3  # the house takes its time
    assert now - 100.0 == pytest.approx(400, rel=0.03)


def test_a_table_that_was_held_up_makes_good_only_a_little() -> None:
    pace = Pace(1.0, Random(1))
    pace.next_due(0.0)
    pace.next_due(1000.0)
    made = 0
    while pace.next_due(1000.0) == 1000.0:
        made += 1
    assert 1 <= made <= 6


def test_a_move_has_spread_when_the_last_of_all_others_has_it() -> None:
    spread = Spread(3)
    assert spread.told(1, 5, at=10.1) == []
    assert spread.accepted(0, 5, sent=10.0) is None
    assert spread.told(0, 5, at=10.4) == []  # one's own screen is not waited for
    assert spread.told(2, 5, at=10.3) == [pytest.approx(0.3)]
    assert spread.told(2, 6, at=10.9) == []


def test_who_was_told_before_the_answer_counts_from_then() -> None:
    spread = Spread(3)
    spread.told(1, 5, at=10.1)
    spread.told(2, 5, at=10.2)
    spread.told(1, 6, at=10.5)
    assert spread.accepted(0, 5, sent=10.0) == pytest.approx(0.2)


def test_a_later_version_shows_the_earlier_ones() -> None:
    spread = Spread(2)
    spread.accepted(0, 5, sent=10.0)
    spread.accepted(0, 6, sent=10.1)
    assert spread.told(1, 6, at=10.5) == [pytest.approx(0.5), pytest.approx(0.4)]


def test_who_has_no_screen_waits_for_all_of_them() -> None:
    spread = Spread(1)
    assert spread.accepted(-1, 2, sent=1.0) is None
    assert spread.told(0, 2, at=1.5) == [pytest.approx(0.5)]


class Sitter(Player):
    """Somebody whose moves go nowhere; the first of two is asked."""

    def __init__(self, table: "Pair", number: int, *, has_screen: bool = True) -> None:
        super().__init__(table, number, 0)
        self.has_screen = has_screen

    async def come(self) -> None:
        self.see(1, ["move"] if self.number == 0 else [], is_over=False)

    def send(self, choice: Any, move_id: str) -> None:
        pass


class Pair(Party):
    """Two at one table after another; screens are theirs whom ``seen`` names."""

    seen: ClassVar[tuple[int, ...]] = (0, 1)

    def player(self, place: int, number: int, dice: Random) -> Sitter:
        del number, dice
        return Sitter(self, place, has_screen=place in self.seen)

    async def next_table(self) -> str:
        return f"table {self.games}"


class Program(Pair):
    """One of them has no screen, the other is the one who moves."""

    seen = (0,)


def pair(kind: type[Pair]) -> Pair:
    task = options.read([]).task([1], [])
    party = kind(task, Group(["", ""], []), 0, Tally())
    party.tally.open()
    return party


async def test_the_last_move_of_a_game_is_counted_though_its_end_is_shown_first() -> None:
    party = pair(Pair)
    await party.begin()
    party.play()
    mover, other = party.players
    assert mover.sent is not None
    for one in (other, mover):
        one.see(2, [], is_over=True)
    await asyncio.sleep(0.01)
    assert party.uid == "table 0"
    mover.answered(mover.sent[0], 2)
    while party.uid == "table 0":
        await asyncio.sleep(0.001)
    counted = party.tally.close()
    assert (counted.moves, counted.games, len(counted.screens)) == (1, 1, 1)


async def test_a_move_that_no_other_screen_shows_is_not_taken_for_a_quick_one() -> None:
    party = pair(Program)
    await party.begin()
    party.play()
    mover = party.players[0]
    assert mover.sent is not None
    mover.see(2, [], is_over=False)
    mover.answered(mover.sent[0], 2)
    counted = party.tally.close()
    assert (counted.moves, counted.screens) == (1, [])


@pytest.mark.parametrize("masked", [True, False])
@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_frames_are_read_however_they_are_cut(size: int, masked: bool) -> None:
    body = bytes(size)
    data = framed(body, masked=masked) + framed(b"!", PING, masked=masked)
    frames, found = Frames(), []
    for start in range(0, len(data), 1000):
        found += frames.take(data[start : start + 1000])
    assert found == [(TEXT, body), (PING, b"!")]


def test_a_mask_is_taken_off_and_pieces_are_joined() -> None:
    masked = bytes((0x81, 0x82, 1, 2, 1, 2, ord("h") ^ 1, ord("i") ^ 2))
    pieces = bytes((0x01, 1, ord("a"), 0x80, 1, ord("b")))
    assert Frames().take(masked + pieces) == [(TEXT, b"hi"), (TEXT, b"ab")]


def test_a_player_reads_what_is_asked_and_when_it_is_over() -> None:
    read = msgspec.json.Decoder(Frame).decode
    frame = read(
        b'{"type":"state","version":7,"legal":[{"type":"a"},{"type":"b"}],"free":[{"type":"b"}],'
        b'"view":{"x":1},"table":{"status":"playing","seats":[]}}'
    )
    assert (frame.asked_for(), frame.is_last) == ([b'{"type":"a"}'], False)
    assert read(b'{"type":"state","table":{"status":"finished"}}').is_last
    assert not read(b'{"type":"turn","table":"abc"}').is_last


def test_the_peers_player_makes_only_moves_that_its_rules_allow() -> None:
    hand = Hand(["r-5", "g-7", "b-2", "w-four"], top="g-5", colour="g", has_drawn=False)
    plays = [("play", "g-7"), ("play", "r-5"), *(("play", "w-four", one) for one in "rygb")]
    assert choices(hand) == plays
    assert choices(Hand(["r-5"], top="g-7", colour="g", has_drawn=False)) == [("draw",)]
    drawn_card = Hand(["b-2"], top="g-2", colour="g", has_drawn=True, drawn="b-2")
    assert choices(drawn_card) == [("pass",), ("play", "b-2")]


def test_groups_are_dealt_out_to_the_client_processes() -> None:
    groups = [Group([str(number)], []) for number in range(5)]
    tasks = dealt(options.read(["--tables", "5"]).task([1], groups), 2)
    assert [[one.people[0] for one in task.groups] for task in tasks] == [
        ["0", "2", "4"],
        ["1", "3"],
    ]


def test_only_what_can_be_is_taken_for_an_option(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    plan = options.read(["--database", "postgresql", "--peer", "none", "--think", "1"])
    assert (plan.databases, plan.peers, plan.think) == (("postgresql",), (), 1.0)
    assert options.read(["--game", "madness"]).seats == 2
    mixed = options.read(["--game", "uno,uno,madness", "--seats", "3", "--long"])
    assert [(one.game, one.seats) for one in mixed.kinds] == [
        ("uno", 3),
        ("uno", 3),
        ("madness", 2),
    ]
    assert [bool(one.options) for one in mixed.kinds] == [True, True, False]
    for bad in (
        ["--tables", "0"],
        ["--seats", "99"],
        ["--game", "chess"],
        ["--game", "none"],
        ["--game", "uno,chess"],
        ["--game", "uno,madness", "--seats", "99"],
        ["--database", "sqlite,sqlite"],
        ["--seconds", "100"],
        ["--output", "file"],
        ["--api-share", "2"],
        ["--database", "oracle"],
        ["--database", "none", "--peer", "none"],
        ["--spares", "19"],
        ["--think", "-1"],
        ["--game", "madness", "--long"],
    ):
        with pytest.raises(SystemExit):
            options.read(bad)
        assert "error:" in capsys.readouterr().err


def slice_of(name: str, moves: int) -> Slice:
    """A second in which so many moves were made, half of them late in their games."""
    tally = Tally()
    tally.open()
    for number in range(moves):
        tally.answered(AGED if number % 2 else 1, 0.001 * number)
        tally.seen(1, [0.002])
    tally.trouble("refused: stale")
    counted = msgspec.structs.replace(tally.close(), seconds=1.0, processor=0.25)
    return Slice(name, 1.0, [counted], {"web": Used(0.5, 80.0)}, resting=0.1, busy=1.5)


def both() -> tuple[Figures, Figures]:
    ours = figures([slice_of("ours", 100), slice_of("ours", 300)], wanted=500.0)
    return ours, figures([slice_of("peer", 50), slice_of("peer", 100)], wanted=None)


def test_figures_are_those_of_all_slices() -> None:
    ours, _ = both()
    assert (ours.rate, ours.rates) == (200.0, [100.0, 300.0])
    assert ours.parts["web"].per_move == pytest.approx(1000 / 400)
    assert ours.aged_answers.count == 200
    assert ours.screens.p99 == 2.0
    assert ours.clients == [0.25]
    assert ours.troubles == {"refused: stale": 2}


def test_the_report_tells_the_ratio_over_all_and_by_round() -> None:
    ours, peer = both()
    text = written([ours], [peer], peer, "asked")
    assert "| ours | 2.67× (2.00–3.00) |" in text
    assert "200 of 500" in text
    assert "refused: stale 2" in text
    assert drawn([ours, peer], "a & b").startswith("<svg")
