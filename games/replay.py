"""Playing a recorded game again: where, if anywhere, does it depart from the rules?"""

import json
from typing import Any

import msgspec

from games import registry
from games.contract import BadOptions, IllegalMove
from games.reading import rules_of
from games.record import BadRecord, Beginning, Find, Record, Recorder, Step
from games.words import gettext_noop as _
from games.words import translate


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What a replay found: a code, its sentence and, where a move differs, which and why."""

    code: str
    number: int = 0
    """Of the first move that differs, counted from 1."""
    seat: int | None = None
    move: dict[str, Any] | None = None
    refusal: dict[str, Any] = {}
    """The rules' own, as ``IllegalMove.to_json`` tells it."""

    @property
    def verified(self) -> bool:
        """Tell whether all that the record says is so, be the game finished or not."""
        return self.code in ("verified", "unfinished")

    def in_language(self, language: str) -> str:
        """Return the verdict's sentence."""
        refusal = dict(self.refusal)
        if refusal:
            refusal["message"] = translate(refusal["template"], language, refusal["params"])
        move = json.dumps(self.move, ensure_ascii=False)
        fields = {**msgspec.structs.asdict(self), "move": move, "refusal": refusal}
        return translate(VERDICTS[self.code], language, fields)

    def __str__(self) -> str:
        return self.in_language("en")


VERDICTS = {
    "verified": _("verified"),
    "unfinished": _("verified, unfinished"),
    "commitment": _("the commitment differs: it is not the hash of the server's seed"),
    "seats": _("the seats differ: the lot gives the chairs others"),
    "origin": _("the game that this one was played on from does not verify"),
    "deal": _("the first deal differs: it does not follow from the seeds"),
    "refused": _(
        "move {number} by seat {seat} differs: the rules refuse {move}: {refusal[message]}"
        " ({refusal[code]}, {refusal[rule]})"
    ),
    "state": _("move {number} by seat {seat} differs: {move} leads to another state"),
    "after_end": _("move {number} by seat {seat} differs: the game was over before {move}"),
    "outcome": _("the outcome differs: the moves lead to another"),
}


def replay(record: Record, find: Find = registry.engine) -> Verdict:
    """Deal and play the game again; return where the record first differs, if it does."""
    return _played(record, find)[1]


def _played(record: Record, find: Find) -> tuple[Recorder, Verdict]:
    """Play a game again, first the one that it was played on from; return where that came to."""
    rules_of(record, find)
    if record.origin is msgspec.UNSET:
        game = _begin(record, find, None)
    else:
        former, verdict = _played(record.origin.record, find)
        if not verdict.verified:
            return former, Verdict(code="origin")
        game = _begin(record, find, Beginning(record.origin, former.state))
    return game, _compared(game, record)


def _compared(game: Recorder, record: Record) -> Verdict:
    begun = game.record()
    before_the_lot = msgspec.UNSET if record.seats_kept else begun.seat_of_chair
    if begun.commitment != record.commitment:
        return Verdict(code="commitment")
    if record.seat_of_chair not in (before_the_lot, begun.seat_of_chair):
        return Verdict(code="seats")
    if game.comparable and begun.deal != record.deal:
        return Verdict(code="deal")
    for step in record.moves:
        if difference := _difference(game, step):
            return difference
    return _end(game, record)


def _begin(record: Record, find: Find, beginning: Beginning | None) -> Recorder:
    try:
        return Recorder(
            find(record.slug, record.ruleset),
            seats=record.seats,
            options=record.options,
            table_id=record.table_id,
            server_seed=bytes.fromhex(record.server_seed),
            entropy=[bytes.fromhex(digits) for digits in record.entropy],
            seats_kept=record.seats_kept,
            recorded=True,
            format=record.format,
            beginning=beginning,
        )
    except BadOptions as error:
        raise BadRecord(error.message, **error.params) from error


def _difference(game: Recorder, step: Step) -> Verdict | None:
    """Make the move again; return how the game departs from the record there, if it does."""
    differs = Verdict(code="state", number=len(game.steps) + 1, seat=step.seat, move=step.move)
    if not game.engine.actors(game.state):
        return msgspec.structs.replace(differs, code="after_end")
    try:
        game.play(step.seat, step.move)
    except IllegalMove as refusal:
        return msgspec.structs.replace(differs, code="refused", refusal=refusal.to_json())
    same = game.steps[-1] == step or not game.comparable or game.was_once(step)
    return None if same else differs


def _end(game: Recorder, record: Record) -> Verdict:
    played = game.record()
    if played.outcome != record.outcome:
        return Verdict(code="outcome")
    return Verdict(code="verified" if played.outcome else "unfinished")
