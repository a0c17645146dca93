"""The record of a game: all that anyone needs to play it again and compare.

It holds what the deal was made from and every move with a digest of what the game told after it;
``games.replay`` plays it again.

In format 1, written before, the digests are of the states themselves.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from games import fair
from games.chance import Chance
from games.contract import AnyEngine, Event, Move, Outcome, fill
from games.layout import layout
from games.lot import seated_options, seats_of_chairs
from games.told import digest, told
from games.words import translate

FORMAT = 2
FORMER = 1

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
    """A move, and the digest of what was told after it."""

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
    """All there were when the game began, those left at their defaults too."""
    server_seed: str
    commitment: str
    entropy: list[str]
    """One per chair, in the order of sitting down; empty for a bot."""
    seats_kept: bool = True
    """Whether everybody played where they sat down; else seats were drawn by lot."""
    seat_of_chair: list[int] | msgspec.UnsetType = msgspec.UNSET
    """Per chair its seat; not there in a record from before there was a lot."""
    deal: str
    """The digest of the game seed, of the seats if they were drawn, and of what the deal told."""
    moves: list[Step]
    outcome: Ending | None
    """None: the game was left unfinished."""
    origin: "Origin | msgspec.UnsetType" = msgspec.UNSET
    """Another game from which this one was played on; not there in one that was dealt."""


class Origin(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that was played on from one of its moves by others, and what was dealt anew there."""

    record: Record
    """It, as far as that move."""
    dealt: Literal["anew", "as_it_was"]
    """``anew``: all that the seat could not know then was drawn from the new game's chance."""
    seat: int


class Beginning(NamedTuple):
    """Where a game begins that is played on from another: its origin, and the state there."""

    origin: Origin
    state: Any


class Recorder:
    """A game under way that writes its own record; ``events`` are those of the deal.

    Options left out are today's defaults; of a game that was ``recorded`` already, they are as
    before they existed, and the seed is made from those it names.
    """

    def __init__(
        self,
        engine: AnyEngine,
        *,
        seats: int,
        options: Mapping[str, Any],
        table_id: str,
        server_seed: bytes,
        entropy: Sequence[bytes],
        seats_kept: bool = True,
        recorded: bool = False,
        format: int = FORMAT,
        beginning: Beginning | None = None,
    ) -> None:
        if len(entropy) != seats:
            raise ValueError(f"{seats} seats have {seats} entropies, not {len(entropy)}")
        fill_in = engine.recorded_options if recorded else engine.checked_options
        rules = fill_in(seats, options)
        named = dict(options) if recorded else rules
        seed = fair.game_seed(
            server_seed=server_seed,
            table_id=table_id,
            ruleset=engine.info.ruleset,
            options=named,
            entropy=entropy,
        )
        self.engine, self.seats, self.format = engine, seats, format
        self.comparable = format != FORMER or _is_as_it_was(engine)
        self.seat_of_chair = seats_of_chairs(seed, seats, kept=seats_kept)
        self.state, self.events = (
            engine.new_game(
                seats=seats,
                options=seated_options(engine.info.options, rules, self.seat_of_chair),
                chance=Chance(seed),
            )
            if beginning is None
            else (played_on(engine, beginning, seed), [])
        )
        self.steps: list[Step] = []
        self._begun = Record(
            format=format,
            slug=engine.info.slug,
            ruleset=engine.info.ruleset,
            table_id=table_id,
            seats=seats,
            options=named,
            server_seed=server_seed.hex(),
            commitment=fair.commitment(server_seed),
            entropy=[one.hex() for one in entropy],
            seats_kept=seats_kept,
            seat_of_chair=self.seat_of_chair,
            deal=self._digest(self.events, seed + self._lot(seats_kept) + _end_of(beginning)),
            moves=[],
            outcome=None,
            origin=msgspec.UNSET if beginning is None else beginning.origin,
        )

    def play(self, seat: int, move: Move) -> list[Event]:
        """Make a move and write it down; a refused one leaves no trace."""
        events = self.engine.apply(self.state, seat, move)
        self.steps.append(Step(seat, dict(move), self._digest(events)))
        return events

    def record(self) -> Record:
        """Return the game so far."""
        outcome = self.engine.outcome(self.state)
        ending = msgspec.convert(outcome, Ending | None, from_attributes=True)
        return msgspec.structs.replace(self._begun, moves=list(self.steps), outcome=ending)

    def was_once(self, step: Step) -> bool:
        """Tell whether a state of format 1 once had this digest after the last move."""
        former = self.engine.former_dump(self.state, step.move)
        return self.format == FORMER and digest(former) == step.state

    def _lot(self, kept: bool) -> bytes:
        """Return what the lot adds to the deal's digest."""
        return b"" if kept else bytes(self.seat_of_chair)

    def _digest(self, events: Sequence[Event], before: bytes = b"") -> str:
        if self.format == FORMER:
            return digest(self.engine.dump_without_later_fields(self.state))
        return digest(before + told(self.engine, self.seats, self.state, events))


def played_on(engine: AnyEngine, beginning: Beginning, seed: bytes) -> Any:
    """Return the state from which a game is played on, with another seed for what is dealt anew."""
    origin, state = beginning
    if origin.dealt == "as_it_was":
        return engine.copy(state)
    return engine.redeal_to_play_on(state, origin.seat, Chance(seed))


def _end_of(beginning: Beginning | None) -> bytes:
    """Return what an origin adds to the deal's digest: what was dealt, and what it told last."""
    if beginning is None:
        return b""
    origin = beginning.origin
    last = origin.record.moves[-1].state if origin.record.moves else origin.record.deal
    return bytes([origin.dealt == "anew", origin.seat]) + bytes.fromhex(last)


def _is_as_it_was(engine: AnyEngine) -> bool:
    """Tell whether digests of states can be compared: they can while the layout stays."""
    return engine.former_layout in ("", layout(engine.state_type, engine.later_fields))


def to_json(record: Record) -> bytes:
    """Return the record as it is exported."""
    return msgspec.json.encode(record)


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


def _random_bytes(chance: Chance) -> bytes:
    return bytes(chance.below(256) for byte in range(fair.SEED_BYTES))
