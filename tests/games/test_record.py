"""Records: written, read, replayed; and whatever is changed in one is found out."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import fair, registry
from games.contract import Event, IllegalMove
from games.options import BadOptions
from games.reading import from_json
from games.record import (
    BadRecord,
    Record,
    Recorder,
    random_record,
    to_json,
)
from games.replay import VERDICTS, Verdict, replay
from games.told import told
from tests.games.tiny_engine import TINY, find

ENTROPY = [b"e" * 16, b""]


def recorder(**changes: Any) -> Recorder:
    table = {
        "seats": 2,
        "options": {"cards": 2},
        "table_id": "стол 7",
        "server_seed": b"s" * 32,
        "entropy": ENTROPY,
    }
    return Recorder(TINY, **{**table, **changes})


def play_out(game: Recorder) -> Record:
    while actors := TINY.actors(game.state):
        (seat,) = actors
        game.play(seat, TINY.legal(game.state, seat)[0])
    return game.record()


FINISHED = play_out(recorder())


def judged(data: bytes) -> Verdict | None:
    """Return the verdict on these bytes, or None if they are no record."""
    try:
        return replay(from_json(data, find), find)
    except BadRecord as error:
        assert str(error)
        return None


def changed(change: Callable[[Any], object], record: Record = FINISHED) -> bytes:
    document = json.loads(to_json(record))
    change(document)
    return json.dumps(document).encode()


# --- writing -------------------------------------------------------------------------------


def test_a_record_holds_what_the_deal_was_made_from() -> None:
    assert FINISHED.format == 2
    assert (FINISHED.slug, FINISHED.ruleset) == ("tiny", 3)
    assert (FINISHED.table_id, FINISHED.seats) == ("стол 7", 2)
    assert FINISHED.options == {"cards": 2, "low_wins": False}
    assert FINISHED.server_seed == "73" * 32
    assert FINISHED.commitment == fair.commitment(b"s" * 32)
    assert FINISHED.entropy == ["65" * 16, ""]
    assert len(FINISHED.moves) == 4
    assert len({FINISHED.deal, *(step.state for step in FINISHED.moves)}) == 5
    assert FINISHED.outcome is not None
    assert FINISHED.outcome.reason == "hands_empty"


def test_the_deal_follows_from_the_game_seed() -> None:
    seed = fair.game_seed(
        server_seed=b"s" * 32,
        table_id="стол 7",
        ruleset=3,
        options={"cards": 2, "low_wins": False},
        entropy=ENTROPY,
    )
    assert recorder().state.chance.seed == seed


def test_playing_returns_the_events_of_the_move() -> None:
    game = recorder()
    assert [event.public for event in game.events] == [{"type": "dealt", "cards": 2}]
    assert [event.public for event in game.play(1, {"type": "knock"})] == [
        {"type": "knocked", "seat": 1}
    ]


def test_a_refused_move_is_not_written_down() -> None:
    game = recorder()
    before = game.record()
    with pytest.raises(IllegalMove):
        game.play(1, {"type": "play", "card": 99})
    assert game.record() == before


def test_a_record_taken_is_not_written_on() -> None:
    game = recorder()
    before = game.record()
    game.play(0, {"type": "knock"})
    assert before.moves == []


def test_a_table_that_cannot_be_is_not_recorded() -> None:
    with pytest.raises(BadOptions):
        recorder(seats=3, entropy=[b""] * 3)
    with pytest.raises(BadOptions):
        recorder(options={"cards": 7})
    with pytest.raises(ValueError, match="2 seats have 2 entropies, not 1"):
        recorder(entropy=[b""])
    with pytest.raises(ValueError, match="16 to 32"):
        recorder(entropy=[b"", b"short"])


# --- reading -------------------------------------------------------------------------------


@given(st.integers(), st.integers(1, 6), st.booleans())
@settings(max_examples=40)
def test_any_game_survives_json_and_verifies(seed: int, cards: int, low_wins: bool) -> None:
    record = random_record(TINY, 2, {"cards": cards, "low_wins": low_wins}, seed)
    again = from_json(to_json(record), find)
    assert again == record
    assert replay(again, find) == Verdict(code="verified")


def test_random_records_depend_on_the_seed_alone() -> None:
    assert random_record(TINY, 2, {}, 7) == random_record(TINY, 2, {}, 7)
    assert random_record(TINY, 2, {}, 7) != random_record(TINY, 2, {}, 8)


def test_random_records_have_free_moves_out_of_turn() -> None:
    knocked_out_of_turn = 0
    for seed in range(60):
        record = random_record(TINY, 2, {"cards": 6}, seed)
        game = recorder(
            options=record.options,
            table_id=record.table_id,
            server_seed=bytes.fromhex(record.server_seed),
            entropy=[bytes.fromhex(digits) for digits in record.entropy],
        )
        for step in record.moves:
            knocked_out_of_turn += step.seat not in TINY.actors(game.state)
            game.play(step.seat, step.move)
    assert 1 <= knocked_out_of_turn <= 30


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "not the record of a game"),
        (b"nonsense", "not the record of a game"),
        (b"\xff\xfe", "not the record of a game"),
        (b'{"format":1,"slug":"\xff"}', "not the record of a game"),
        (b"[" * 100_000, "not the record of a game"),
        (b"[]", "Expected `object`"),
        (b"{}", "missing required field `format`"),
        (changed(lambda d: d.pop("moves")), "missing required field `moves`"),
        (changed(lambda d: d.update(more=1)), "unknown field `more`"),
        (changed(lambda d: d.update(seats="2")), "Expected `int`, got `str`"),
        (changed(lambda d: d.update(seats=True)), "Expected `int`, got `bool`"),
        (changed(lambda d: d["outcome"].update(more=1)), "unknown field `more`"),
        (changed(lambda d: d.update(format=3)), "Records of format 3 cannot be read"),
        (changed(lambda d: d.update(slug="chess")), "There is no “chess” with ruleset"),
        (changed(lambda d: d.update(ruleset=4)), "“tiny” with ruleset 4"),
        (changed(lambda d: d.update(seats=3)), "cannot be played with 3 seats"),
        (changed(lambda d: d["options"].update(cards=7)), "“cards” is not allowed"),
        (changed(lambda d: d["options"].update(cards=[])), "“cards” is not allowed"),
        (changed(lambda d: d["options"].update(jokers=1)), "no option “jokers”"),
        (changed(lambda d: d.update(server_seed="73" * 31)), "32 bytes in lower-case"),
        (changed(lambda d: d.update(server_seed="7A" * 32)), "32 bytes in lower-case"),
        (changed(lambda d: d.update(commitment="73" * 31 + " 7")), "32 bytes in lower-case"),
        (changed(lambda d: d.update(commitment="z" * 64)), "32 bytes in lower-case"),
        (changed(lambda d: d.update(deal="")), "16 bytes in lower-case"),
        (changed(lambda d: d["moves"][0].update(state="0" * 31 + "\n")), "16 bytes in"),
        (changed(lambda d: d["moves"][0].update(seat=2)), "not one of the 2"),
        (changed(lambda d: d["moves"][0].update(seat=-1)), "not one of the 2"),
        (changed(lambda d: d["moves"][0].update(move=7)), "Expected `object`"),
        (changed(lambda d: d.update(entropy=["aa" * 15, ""])), "16 to 32 bytes long, not 15"),
        (changed(lambda d: d.update(entropy=["a" * 33, ""])), "lower-case hexadecimal"),
        (changed(lambda d: d.update(entropy=[""])), "2 seats cannot have 1 entropies"),
    ],
)
def test_what_is_no_record_is_refused_with_a_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        from_json(data, find)
    assert sentence in str(refusal.value)


def test_replaying_checks_a_record_that_was_never_read() -> None:
    with pytest.raises(BadRecord, match="cannot have 3 entropies"):
        replay(msgspec.structs.replace(FINISHED, entropy=["", "", ""]), find)


# --- replaying -----------------------------------------------------------------------------


def test_an_unfinished_game_verifies_and_is_called_unfinished() -> None:
    game = recorder()
    game.play(0, {"type": "knock"})
    verdict = replay(game.record(), find)
    assert verdict.verified
    assert verdict.code == "unfinished"
    assert str(verdict) == "verified, unfinished"


def test_a_wrong_commitment_is_found() -> None:
    verdict = judged(changed(lambda d: d.update(commitment="0" * 64)))
    assert verdict == Verdict(code="commitment")


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.update(table_id="стол 8"),
        lambda d: d.update(entropy=["", ""]),
        lambda d: d.update(entropy=d["entropy"][::-1]),
        lambda d: d["options"].update(cards=3),
        lambda d: d["options"].pop("low_wins"),
        lambda d: d["options"].update(low_wins=True),
        lambda d: d.update(deal="0" * 32),
        lambda d: d.update(server_seed="00" * 32, commitment=fair.commitment(bytes(32))),
    ],
)
def test_another_first_deal_is_found(change: Callable[[Any], object]) -> None:
    assert judged(changed(change)) == Verdict(code="deal")


def test_a_move_the_rules_refuse_is_named_with_their_code() -> None:
    verdict = judged(changed(lambda d: d["moves"][2]["move"].update(card=99)))
    assert verdict is not None
    assert not verdict.verified
    assert (verdict.code, verdict.number, verdict.seat) == (
        "refused",
        3,
        FINISHED.moves[2].seat,
    )
    assert verdict.move == {"type": "play", "card": 99}
    assert verdict.refusal["code"] == "not_now"
    assert str(verdict) == (
        f"move 3 by seat {verdict.seat} differs: the rules refuse "
        '{"type": "play", "card": 99}: This cannot be done now. (not_now, T1)'
    )


def test_a_lawful_move_that_was_not_made_is_named() -> None:
    verdict = judged(changed(lambda d: d["moves"][1].update(move={"type": "knock"})))
    assert verdict is not None
    assert (verdict.code, verdict.number, verdict.seat) == ("state", 2, FINISHED.moves[1].seat)
    assert str(verdict).startswith("move 2 by seat 1 differs: ")


def test_a_record_that_goes_on_after_the_end_is_found() -> None:
    verdict = judged(changed(lambda d: d["moves"].append(d["moves"][-1])))
    assert verdict is not None
    assert (verdict.code, verdict.number) == ("after_end", 5)


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d["outcome"].update(winners=[0, 1]),
        lambda d: d["outcome"].update(reason="luck"),
        lambda d: d["outcome"].update(titles={"june": 0}),
        lambda d: d.update(outcome=None),
        lambda d: d["moves"].pop(),
    ],
)
def test_another_outcome_is_found(change: Callable[[Any], object]) -> None:
    assert judged(changed(change)) == Verdict(code="outcome")


def test_every_verdict_has_a_sentence_that_can_be_filled() -> None:
    refusal = {"code": "c", "message": "m", "template": "m", "params": {}, "rule": "r"}
    for code in VERDICTS:
        assert str(Verdict(code=code, number=1, seat=0, move={}, refusal=refusal))


# --- tampering -----------------------------------------------------------------------------

DOCUMENT = to_json(FINISHED)


@given(st.integers(0, len(DOCUMENT) - 1), st.integers(1, 255))
@settings(max_examples=400)
def test_a_record_with_any_one_byte_changed_does_not_verify(at: int, flip: int) -> None:
    damaged = bytearray(DOCUMENT)
    damaged[at] ^= flip
    verdict = judged(bytes(damaged))
    assert verdict is None or not verdict.verified


@given(st.data())
@settings(max_examples=200)
def test_a_record_with_any_one_value_changed_does_not_verify(data: st.DataObject) -> None:
    document = json.loads(DOCUMENT)
    place, key = data.draw(st.sampled_from(list(places(document))))
    before = json.dumps(place[key])
    place[key] = data.draw(anything.filter(lambda value: json.dumps(value) != before))
    verdict = judged(json.dumps(document).encode())
    assert verdict is None or not verdict.verified


@given(st.binary() | st.text().map(lambda text: text.encode("utf-8", "replace")))
def test_any_bytes_are_refused_without_another_exception(data: bytes) -> None:
    assert judged(data) is None


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=4,
)


def places(value: Any) -> Any:
    """Yield every place in a document: the object or list, and the key in it."""
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


# --- UNO -----------------------------------------------------------------------------------


def uno_record(seed: int) -> Record:
    return random_record(registry.engine("uno"), 4, {}, seed)


def test_a_random_game_of_uno_verifies() -> None:
    record = uno_record(7)
    assert replay(from_json(to_json(record))) == Verdict(code="verified")


def test_a_changed_move_of_uno_is_named() -> None:
    record = uno_record(7)
    number = len(record.moves) // 2
    step = msgspec.structs.replace(record.moves[number], move={"type": "surrender"})
    moves = [*record.moves[:number], step, *record.moves[number + 1 :]]
    verdict = replay(msgspec.structs.replace(record, moves=moves))
    assert (verdict.code, verdict.number, verdict.seat) == ("refused", number + 1, step.seat)


def test_a_gloss_is_told_to_all_who_see_its_event_and_is_part_of_no_digest() -> None:
    game = recorder()
    bare = Event({"type": "aim", "slot": 1}, {0: {"card": 3}})
    glossed = msgspec.structs.replace(bare, gloss={"there": 2})
    assert told(TINY, 2, game.state, [glossed]) == told(TINY, 2, game.state, [bare])
    assert glossed.seen_by(0) == {"type": "aim", "slot": 1, "card": 3, "there": 2}
    assert glossed.seen_by(None) == {"type": "aim", "slot": 1, "there": 2}
    assert Event(None, {0: {"card": 3}}, gloss={"there": 2}).seen_by(1) is None
