"""Dated notes: what a seat, or everybody, was shown. The oldest ones are let go."""

from collections.abc import Iterable

from games.shipit.state import Note, State

MOST_NOTES = 20


def note(
    state: State, reader: int, kind: str, cards: Iterable[str], seat: int | None = None
) -> None:
    """Write down what a seat was shown, got or gave."""
    _add(state, reader, Note(kind, state.round, state.turns, tuple(cards), seat))


def note_for_all(state: State, kind: str, card: str, by: int, seat: int, came: bool) -> None:
    """Write down what everybody was shown of a hidden hand (``rfc``)."""
    _add(state, len(state.hands), Note(kind, state.round, state.turns, (card,), seat, by, came))


def _add(state: State, reader: int, new: Note) -> None:
    state.notes[reader] = (*state.notes[reader], new)[-MOST_NOTES:]
