"""Reading records: what cannot be replayed at all is refused with a sentence."""

import re

import msgspec

from games import fair, registry
from games.contract import AnyEngine, BadOptions
from games.record import FORMAT, FORMER, BadRecord, Find, Origin, Record
from games.told import DIGEST_BYTES
from games.words import gettext_noop as _

MOST_ORIGINS = 8
"""How often a game may have been played on from one that was played on."""


def from_json(data: bytes, find: Find = registry.engine) -> Record:
    """Return the record written there; what cannot be replayed raises ``BadRecord``."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(_("This is not the record of a game: {error}."), error=error) from error
    rules_of(record, find)
    return record


def rules_of(record: Record, find: Find) -> AnyEngine:
    """Return the rules this was played by, or tell why it cannot have been a game of theirs."""
    if record.format not in (FORMER, FORMAT):
        raise BadRecord(
            _("Records of format {format} cannot be read here, only {readable}."),
            format=record.format,
            readable=f"{FORMER}, {FORMAT}",
        )
    try:
        engine = find(record.slug, record.ruleset)
        engine.recorded_options(record.seats, record.options)
    except LookupError as error:
        raise BadRecord(
            _("There is no “{slug}” with ruleset {ruleset} here."),
            slug=record.slug,
            ruleset=record.ruleset,
        ) from error
    except BadOptions as error:
        raise BadRecord(error.message, **error.params) from error
    _check_bytes(record)
    if record.origin is not msgspec.UNSET:
        _check_origin(record, record.origin, find)
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


def _check_origin(record: Record, origin: Origin, find: Find) -> None:
    """Hold a game to be of the same kind as the one it was played on from, and not too far down."""
    former = origin.record
    kinds = [(one.slug, one.ruleset, one.seats, one.options) for one in (record, former)]
    if kinds[0] != kinds[1] or former.outcome is not None or origin.seat not in range(record.seats):
        raise BadRecord(_("This game cannot have been played on from the one it names."))
    if depth_of(record) > MOST_ORIGINS:
        raise BadRecord(
            _("This game was played on from others more than {most} times."), most=MOST_ORIGINS
        )
    rules_of(former, find)


def depth_of(record: Record) -> int:
    """Return how many games lie behind this one, each played on from the one before."""
    depth = 0
    while record.origin is not msgspec.UNSET:
        record, depth = record.origin.record, depth + 1
    return depth
