"""The record of a game: all that anyone needs to play it again and compare.

It holds what the deal was made from and every move with a digest of the state it led to;
``games.replay`` plays it again.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from games import fair, registry
from games.chance import Chance
from games.contract import AnyEngine, BadOptions, Event, Move, Outcome, fill
from games.words import gettext_noop as _
from games.words import translate

FORMAT = 1
DIGEST_BYTES = 16

Find = Callable[[str, int], AnyEngine]


class BadRecord(ValueError):  # noqa: N818 - named like BadDump and BadOptions
    """A record that cannot be replayed at all: damaged, or of a game not known here."""

    def __init__(self, message: str, **params: Any) -> None:
        super().__init__(message.format_map(params))
        self.message = message
        self.params = params

    def in_language(self, language: str) -> str:
        """Return the sentence in that language; what JSON's reader complains of stays English."""
        return translate(self.message, language, self.params)


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move, and the digest of the state after it."""

    seat: int
    move: dict[str, Any]
    state: str


class Ending(Outcome, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An outcome as a record holds it: with no field more."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An exported game; bytes are written as lower-case hexadecimal digits."""

    format: int
    slug: str
    ruleset: int
    table_id: str
    seats: int
    options: dict[str, Any]
    """All of them, those left at their defaults too."""
    server_seed: str
    commitment: str
    entropy: list[str]
    """One per seat, in the order of the seats; empty for a bot."""
    deal: str
    """The digest of the first state."""
    moves: list[Step]
    outcome: Ending | None
    """None: the game was left unfinished."""


class Recorder:
    """A game under way that writes its own record; ``events`` are those of the deal."""

    def __init__(
        self,
        engine: AnyEngine,
        *,
        seats: int,
        options: Mapping[str, Any],
        table_id: str,
        server_seed: bytes,
        entropy: Sequence[bytes],
    ) -> None:
        if len(entropy) != seats:
            raise ValueError(f"{seats} seats have {seats} entropies, not {len(entropy)}")
        full = engine.checked_options(seats, options)
        seed = fair.game_seed(
            server_seed=server_seed,
            table_id=table_id,
            ruleset=engine.info.ruleset,
            options=full,
            entropy=entropy,
        )
        self.engine = engine
        self.state, self.events = engine.new_game(seats=seats, options=full, chance=Chance(seed))
        self.steps: list[Step] = []
        self._begun = Record(
            format=FORMAT,
            slug=engine.info.slug,
            ruleset=engine.info.ruleset,
            table_id=table_id,
            seats=seats,
            options=full,
            server_seed=server_seed.hex(),
            commitment=fair.commitment(server_seed),
            entropy=[one.hex() for one in entropy],
            deal=self._digest(),
            moves=[],
            outcome=None,
        )

    def play(self, seat: int, move: Move) -> list[Event]:
        """Make a move and write it down; a refused one leaves no trace."""
        events = self.engine.apply(self.state, seat, move)
        self.steps.append(Step(seat, dict(move), self._digest()))
        return events

    def record(self) -> Record:
        """Return the game so far."""
        outcome = self.engine.outcome(self.state)
        ending = msgspec.convert(outcome, Ending | None, from_attributes=True)
        return msgspec.structs.replace(self._begun, moves=list(self.steps), outcome=ending)

    def _digest(self) -> str:
        return sha256(self.engine.dump(self.state)).digest()[:DIGEST_BYTES].hex()


def to_json(record: Record) -> bytes:
    """Return the record as it is exported."""
    return msgspec.json.encode(record)


def from_json(data: bytes, find: Find = registry.engine) -> Record:
    """Return the record written there; what cannot be replayed raises ``BadRecord``."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(_("This is not the record of a game: {error}."), error=error) from error
    rules_of(record, find)
    return record


def random_record(engine: AnyEngine, seats: int, options: Mapping[str, Any], seed: int) -> Record:
    """Return a whole game of random moves, with a free one of any seat about once in fifty.

    The last seat sends no entropy, as a bot does.
    """
    chance = Chance(f"random record {seed}".encode())
    server_seed, *entropy = (_random_bytes(chance) for seat in range(seats))
    game = Recorder(
        engine,
        seats=seats,
        options=options,
        table_id=f"random-{seed}",
        server_seed=server_seed,
        entropy=[*entropy, b""],
    )
    while actors := engine.actors(game.state):
        seat = chance.pick(sorted(actors)) if chance.below(50) else chance.below(seats)
        free = engine.free(game.state, seat)
        moves = [move for move in engine.legal(game.state, seat) if move not in free]
        if moves or free:
            game.play(seat, fill(chance.pick(moves or free), chance))
    return game.record()


def rules_of(record: Record, find: Find) -> AnyEngine:
    """Return the rules this was played by, or tell why it cannot have been a game of theirs."""
    if record.format != FORMAT:
        raise BadRecord(
            _("Records of format {format} cannot be read here, only {readable}."),
            format=record.format,
            readable=FORMAT,
        )
    try:
        engine = find(record.slug, record.ruleset)
        full = engine.checked_options(record.seats, record.options)
    except LookupError as error:
        raise BadRecord(
            _("There is no “{slug}” with ruleset {ruleset} here."),
            slug=record.slug,
            ruleset=record.ruleset,
        ) from error
    except BadOptions as error:
        raise BadRecord(error.message, **error.params) from error
    if full != record.options:
        raise BadRecord(_("Options are missing: a record holds those left at their defaults too."))
    _check_bytes(record)
    if any(step.seat not in range(record.seats) for step in record.moves):
        raise BadRecord(
            _("A move is made by a seat that is not one of the {seats}."), seats=record.seats
        )
    return engine


def _check_bytes(record: Record) -> None:
    for digits in (record.server_seed, record.commitment):
        _check_hex(digits, fair.SEED_BYTES)
    for digits in (record.deal, *(step.state for step in record.moves)):
        _check_hex(digits, DIGEST_BYTES)
    for digits in record.entropy:
        _check_hex(digits, len(digits) // 2)
    for digits in record.entropy:
        if digits and len(digits) // 2 not in fair.ENTROPY_BYTES:
            raise BadRecord(
                _("A seat's entropy is empty or 16 to 32 bytes long, not {count}."),
                count=len(digits) // 2,
            )
    if len(record.entropy) != record.seats:
        raise BadRecord(
            _("{seats} seats cannot have {count} entropies."),
            seats=record.seats,
            count=len(record.entropy),
        )


def _check_hex(digits: str, size: int) -> None:
    if not re.fullmatch("[0-9a-f]*", digits) or len(digits) != 2 * size:
        raise BadRecord(
            _("{digits} is not {size} bytes in lower-case hexadecimal digits."),
            digits=f"{digits!r:.80}",
            size=size,
        )


def _random_bytes(chance: Chance) -> bytes:
    return bytes(chance.below(256) for byte in range(fair.SEED_BYTES))
