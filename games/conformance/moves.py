"""Legal and other moves: what is listed applies, what is not is refused without a trace."""

from typing import Any

from games.chance import Chance
from games.conformance.foreign import foreign_moves
from games.conformance.look import Look
from games.conformance.plain import canonical, fault, sent
from games.conformance.random_games import check_stock, goes_on, lost_cards, refused
from games.conformance.wire import check_move_typed, check_preview_typed
from games.contract import IllegalMove, Move, fill, fits
from games.wire.parts import Refusal


def check_moves(look: Look) -> None:
    """Check every seat's lists, carry out what they hold, and try what they do not."""
    for seat in range(look.case.seats):
        _check_lists(look, seat)
        _check_legal_apply(look, seat)
        _check_foreign_refused(look, seat)
    look.check_unchanged("move_changes", "carrying out a move on a copy")


def _check_lists(look: Look, seat: int) -> None:
    legal = look.legal[seat]
    for entry in legal:
        if not isinstance(entry, dict) or not isinstance(entry.get("type"), str) or fault(entry):
            raise look.breach("not_json", f"seat {seat}'s entry {entry!r} is not a move in JSON")
    listed = [canonical(entry) for entry in legal]
    if len(set(listed)) < len(listed):
        twice = next(text for text in listed if listed.count(text) > 1)
        raise look.breach("repeats", f"seat {seat}'s legal list repeats {twice.decode()}")
    free = [canonical(entry) for entry in look.engine.free(look.state, seat)]
    if not set(free) <= set(listed):
        raise look.breach("free", f"seat {seat} has free moves outside its legal list")
    awaited = seat in look.engine.actors(look.state)
    if not awaited and set(listed) != set(free):
        raise look.breach("not_asked", f"seat {seat} is not asked, but has moves that are not free")
    if awaited and set(listed) == set(free):
        raise look.breach("stuck", f"seat {seat} is asked, but has no move that answers")
    look.check_unchanged("legal_changes", "listing the free moves")


def _check_legal_apply(look: Look, seat: int) -> None:
    for entry in some(look.legal[seat], look.depth.applied, look.chance):
        move = sent(fill(entry, look.chance))
        if not fits(move, entry):
            raise look.breach("form", f"{move}, sent over a wire, does not fit its entry {entry}")
        check_move_typed(look.case, move)
        _check_texts_named(look, entry)
        copy = look.engine.copy(look.state)
        stock = check_stock(look.case, copy)
        try:
            look.engine.apply(copy, seat, move)
        except IllegalMove as refusal:
            raise refused(look.case, seat, move, refusal) from refusal
        goes_on(look.case, copy)
        if look.engine.inventory(copy) != stock:
            raise lost_cards(look.case, copy, stock, f"{move} by seat {seat}")
        look.check_unchanged("copy_shared", f"{move} by seat {seat}, made on a copy,")
        _check_preview(look, seat, move)


def _check_foreign_refused(look: Look, seat: int) -> None:
    state = look.fresh()
    for move in foreign_moves(look, seat, look.depth.foreign):
        refusal = refusal_of(look, state, seat, move)
        if state != look.pristine:
            raise look.breach("trace", f"{shown(move)} by seat {seat}, refused, left a trace")
        if found := fault(refusal):
            raise look.breach("not_json", f"the refusal of {shown(move)}: {found}")
        _check_preview(look, seat, move)


def refusal_of(look: Look, state: Any, seat: int, move: Move) -> Refusal:
    """Return how a foreign move is refused, as its maker is told."""
    try:
        look.engine.apply(state, seat, move)
    except IllegalMove as refusal:
        return refusal.to_json()
    except Exception as error:
        what = f"{shown(move)} by seat {seat} raised {type(error).__name__}: {error}"
        raise look.breach("wrong_error", what) from error
    raise look.breach("accepted", f"{shown(move)} by seat {seat} is not listed, but was accepted")


def _check_texts_named(look: Look, entry: Move) -> None:
    """Whatever players write must be known as theirs: it can be taken out of a game again."""
    forms = {name: value for name, value in entry.items() if isinstance(value, dict)}
    written = {name for name, form in forms.items() if "$text" in form}
    if unnamed := written - look.engine.info.free_texts:
        raise look.breach("free_text", f"{sorted(unnamed)} of {entry} are not among free_texts")


def _check_preview(look: Look, seat: int, move: Move) -> None:
    preview = look.engine.preview(look.state, seat, move)
    if found := fault(preview):
        raise look.breach("not_json", f"the preview of {shown(move)}: {found}")
    check_preview_typed(look.case, preview)
    look.check_unchanged("preview_changes", f"the preview of {shown(move)} for seat {seat}")


def some(moves: list[Move], count: int, chance: Chance) -> list[Move]:
    """Return so many of the moves, or all."""
    if len(moves) <= count:
        return list(moves)
    mixed = list(moves)
    chance.shuffle(mixed)
    return mixed[:count]


def shown(move: Move) -> str:
    """Return a move cut to a readable length."""
    return f"{move!r:.200}"
