"""The seed of a game, and that docs/fair-deals.md tells the truth about it."""

import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import fair
from games.chance import Chance

DOC = (Path(__file__).parents[2] / "docs" / "fair-deals.md").read_text("utf-8")
SERVER_SEED = bytes(range(32))
OPTIONS = {"stacking": True, "cards": 7}
ENTROPY = [bytes(range(0xA0, 0xB0)), b""]


def seed(**changes: Any) -> bytes:
    table = {
        "server_seed": SERVER_SEED,
        "table_id": "demo",
        "ruleset": 1,
        "options": OPTIONS,
        "entropy": ENTROPY,
    }
    return fair.game_seed(**{**table, **changes})


def blocks(language: str) -> list[str]:
    fences = re.findall(r"^```(\w*)\n(.*?)^```$", DOC, re.MULTILINE | re.DOTALL)
    return [text for name, text in fences if name == language]


def values() -> dict[str, str]:
    return dict(re.findall(r"^\| ([^|]+) \| `([^`]+)` \|$", DOC, re.MULTILINE))


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    padded = key + bytes(64 - len(key))
    inner = sha256(bytes(b ^ 0x36 for b in padded) + message).digest()
    return sha256(bytes(b ^ 0x5C for b in padded) + inner).digest()


# --- the document --------------------------------------------------------------------------


def test_the_documents_values_are_ours() -> None:
    letters = list("ABCDEFGHIJ")
    Chance(seed()).shuffle(letters)
    assert values() == {
        "server seed": SERVER_SEED.hex(),
        "commitment": fair.commitment(SERVER_SEED),
        "canonical options": fair.canonical_options(OPTIONS).decode(),
        "entropy of seat 0": ENTROPY[0].hex(),
        "game seed": seed().hex(),
        "letters A to J, shuffled": " ".join(letters),
    }


def test_the_documents_program_prints_what_the_document_says() -> None:
    (program,) = blocks("python")
    run = subprocess.run(  # noqa: S603 - our own document
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout in blocks("")
    table = values()
    assert run.stdout.split("\n")[:3] == [
        table["commitment"],
        table["game seed"],
        table["letters A to J, shuffled"],
    ]


def test_the_documents_shell_lines_print_what_their_comments_say() -> None:
    shell = shutil.which("sh")
    if not shell or not all(map(shutil.which, ("xxd", "sha256sum", "openssl"))):
        pytest.skip("needs sh, xxd, sha256sum and openssl")
    script = "\n".join(blocks("sh"))
    run = subprocess.run(  # noqa: S603 - our own document
        [shell, "-c", script], capture_output=True, text=True, check=True
    )
    printed = [line.split()[0] for line in run.stdout.splitlines()]
    assert printed == re.findall(r"^# ([0-9a-f]{64})", script, re.MULTILINE)
    assert len(printed) == 3


def test_the_documents_words_are_those_of_its_block() -> None:
    spelled = re.findall(r"`([0-9a-f]{8})` = (\d+)", DOC)
    assert [int(digits, 16) for digits, _ in spelled] == [int(number) for _, number in spelled]
    block = re.findall(r"^# ([0-9a-f]{64})", "\n".join(blocks("sh")), re.MULTILINE)[2]
    assert block.startswith("".join(digits for digits, _ in spelled))
    assert [int(number) for _, number in spelled] == [
        word.below(2**32) for word in (Chance(seed()), Chance(seed(), used=1))
    ]


# --- seeds ---------------------------------------------------------------------------------


def test_the_message_is_laid_out_as_documented() -> None:
    message = (
        b"\0\0\0\x08\xd1\x81\xd1\x82\xd0\xbe\xd0\xbb"
        b"\0\0\1\2"
        b'\0\0\0\x0a{"a":null}'
        b"\0\0\0\3"
        b"\0\0\0\0"
        b"\0\0\0\x11" + b"x" * 17 + b"\0\0\0\x20" + b"y" * 32
    )
    assert hmac_sha256(SERVER_SEED, message) == seed(
        table_id="стол", ruleset=258, options={"a": None}, entropy=[b"", b"x" * 17, b"y" * 32]
    )


def test_server_seeds_are_32_bytes_and_never_the_same() -> None:
    seeds = {fair.new_server_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {len(one) for one in seeds} == {32}


@pytest.mark.parametrize("length", [0, 31, 33])
def test_other_server_seeds_are_refused(length: int) -> None:
    with pytest.raises(ValueError, match="server seed is 32 bytes"):
        seed(server_seed=bytes(length))


@pytest.mark.parametrize(
    "changes",
    [
        {"server_seed": bytes(32)},
        {"table_id": "demos"},
        {"ruleset": 2},
        {"options": {**OPTIONS, "cards": 8}},
        {"options": {**OPTIONS, "stacking": 1}},
        {"options": {"cards": 7}},
        {"entropy": []},
        {"entropy": ENTROPY[::-1]},
        {"entropy": ENTROPY[:1]},
        {"entropy": [*ENTROPY, b""]},
        {"entropy": [ENTROPY[0], ENTROPY[0]]},
        {"entropy": [ENTROPY[0] + b"\0", b""]},
    ],
)
def test_whatever_changes_gives_another_seed(changes: dict[str, Any]) -> None:
    assert seed(**changes) != seed()


def test_bytes_moved_from_one_part_to_the_next_give_another_seed() -> None:
    a, b = b"a" * 16, b"b" * 16
    seeds = [
        seed(entropy=[a + b, b""]),
        seed(entropy=[b"", a + b]),
        seed(entropy=[a, b]),
        seed(entropy=[a + b[:1], b]),
        seed(entropy=[a, b[:1] + b]),
    ]
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize("ruleset", [-1, 2**32])
def test_rulesets_beyond_four_bytes_are_refused(ruleset: int) -> None:
    with pytest.raises(ValueError, match="4 bytes"):
        seed(ruleset=ruleset)


# --- entropy -------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [0, 16, 17, 31, 32])
def test_entropy_is_empty_or_16_to_32_bytes(length: int) -> None:
    fair.check_entropy(bytes(length))
    assert len(seed(entropy=[bytes(length)])) == 32


@pytest.mark.parametrize("length", [1, 15, 33, 64])
def test_other_entropy_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"16 to 32 bytes long, not {length}"):
        fair.check_entropy(bytes(length))
    with pytest.raises(ValueError, match="16 to 32"):
        seed(entropy=[b"", bytes(length)])


# --- options -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "spelling"),
    [
        ({}, "{}"),
        ({"b": 1, "a": True, "B": None}, '{"B":null,"a":true,"b":1}'),
        ({"имя": "ёж “7” 🂡"}, '{"имя":"ёж “7” 🂡"}'),
        # by code point; by UTF-16 the last two would change places
        ({"é": 1, "z": 2, "🂡": 3, "\uff5e": 4}, '{"z":2,"é":1,"\uff5e":4,"🂡":3}'),
        ({"x": {"b": [1, {"d": 1, "c": 2}], "a": ""}}, '{"x":{"a":"","b":[1,{"c":2,"d":1}]}}'),
        ({"s": '"\\/\n\x1f\x7f'}, '{"s":"\\"\\\\/\\n\\u001f\x7f"}'),
        ({"t": (1, 2)}, '{"t":[1,2]}'),
        ({"n": -(10**20)}, '{"n":-100000000000000000000}'),
    ],
)
def test_options_have_one_spelling(options: dict[str, Any], spelling: str) -> None:
    assert fair.canonical_options(options) == spelling.encode()


@given(st.dictionaries(st.text("abя“🂡\n", max_size=3), st.integers(), max_size=8), st.data())
def test_the_order_of_options_does_not_matter(options: dict[str, int], data: st.DataObject) -> None:
    names = data.draw(st.permutations(list(options)))
    reordered = {name: options[name] for name in names}
    assert fair.canonical_options(reordered) == fair.canonical_options(options)


@pytest.mark.parametrize(
    "options", [{"a": 1.5}, {"a": [1.0]}, {1: 2}, {"a": {None: 1}}, {"a": b""}, {"a": {1, 2}}]
)
def test_options_without_one_spelling_are_refused(options: dict[Any, Any]) -> None:
    with pytest.raises(ValueError, match="options cannot hold"):
        fair.canonical_options(options)
