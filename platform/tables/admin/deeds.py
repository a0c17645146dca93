"""What operators may do to a table: each is one service, and its page says what will happen."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from accounts.admin.acting import Deed
from accounts.admin.forms import ReasonForm
from accounts.models import Act
from tables.admin.overhearing import read_notebooks
from tables.admin.peeking import peek
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services.taking_over import take_over
from tables.services.voiding import void

_MAY_VOID = "tables.void_table"


class SeatForm(ReasonForm):
    """Whose seat."""

    field_order = ("number", "reason")
    number = forms.TypedChoiceField(label=_("Seat"), coerce=int)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        field: Any = self.fields["number"]
        field.choices = [
            (seat.number, f"{seat.number + 1}: {seat.user}") for seat in _people(self.thing)
        ]


def _people(table: Table) -> list[Seat]:
    """Return the seats that people have not left for good."""
    return [seat for seat in table.seats.all() if seat.user and seat.absence != Seat.Absence.GONE]


@contextmanager
def refusals_told() -> Iterator[None]:
    """Let the form say what the live floor refuses."""
    try:
        yield
    except Refused as refusal:
        raise ValidationError(refusal.sentence()) from refusal


def _to_table(service: Callable[..., Act]) -> Callable[..., Act]:
    def do(request: HttpRequest, table: Table, **given: Any) -> Act:
        with refusals_told():
            return service(uid=table.uid, operator=request.user, **given)

    return do


def _look(request: HttpRequest, table: Table, reason: str) -> HttpResponse:
    with refusals_told():
        return peek(request, table, reason)


def _read(request: HttpRequest, table: Table, reason: str) -> HttpResponse:
    with refusals_told():
        return read_notebooks(request, table, reason)


TO_TABLES = (
    Deed(
        "void",
        _("Void the game"),
        _(
            "The game stays as it was played, but counts for nothing: prize points, ratings and "
            "titles from it are taken back from everybody. All who look at the table are told. "
            "This cannot be undone."
        ),
        _MAY_VOID,
        _to_table(void),
        possible=lambda table: table.status == Table.Status.FINISHED and table.voided_at is None,
    ),
    Deed(
        "cancel",
        _("Call the game off"),
        _(
            "The table is closed at once for everybody. The game has no result and counts for "
            "nothing; the secret of its deal is shown. This cannot be undone."
        ),
        _MAY_VOID,
        _to_table(void),
        possible=lambda table: not table.over,
    ),
    Deed(
        "take-over",
        _("Take a seat from a player"),
        _(
            "In a running game a bot plays the seat to the end, and the player cannot take it "
            "back. It does not count as leaving: the result that the bot reaches is booked for the "
            "player’s account. At a table that waits for players the seat becomes free."
        ),
        _MAY_VOID,
        _to_table(take_over),
        SeatForm,
        possible=lambda table: not table.over and bool(_people(table)),
    ),
    Deed(
        "look",
        _("See hands and decks"),
        _(
            "You will see what every seat holds and knows, and the order of the deck. That you "
            "looked, and why, is written down. Do not play or talk at this table."
        ),
        "tables.see_state",
        _look,
        possible=lambda table: table.started_at is not None,
    ),
    Deed(
        "read",
        _("Read notebooks, guesses and what is said aside"),
        _(
            "You will see the players’ own marks, the spectators’ guesses and the talk of those "
            "who are out of the game. That you looked, and why, is written down. Do not play or "
            "talk at this table."
        ),
        "tables.see_state",
        _read,
        possible=lambda table: table.started_at is not None,
    ),
)
