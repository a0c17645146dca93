"""The form for a new table, made from what the game says of itself."""

from typing import Any

from django import forms
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from games.bots.levels import has_bots
from games.contract import AnyEngine
from tables.models import Table
from tables.table_words import value_words

PREFIX = "option-"

CLOCKS = {
    "move-15": {"kind": "move", "seconds": 15},
    "move-30": {"kind": "move", "seconds": 30},
    "move-60": {"kind": "move", "seconds": 60},
    "move-180": {"kind": "move", "seconds": 180},
    "bank-300-5": {"kind": "bank", "seconds": 300, "increment": 5},
    "bank-900-10": {"kind": "bank", "seconds": 900, "increment": 10},
    "days-1": {"kind": "days", "days": 1},
    "days-3": {"kind": "days", "days": 3},
}

_CLOCK_NAMES = {
    "move-15": _("15 seconds for each move"),
    "move-30": _("30 seconds for each move"),
    "move-60": _("A minute for each move"),
    "move-180": _("Three minutes for each move"),
    "bank-300-5": _("5 minutes each, and 5 seconds for each move"),
    "bank-900-10": _("15 minutes each, and 10 seconds for each move"),
    "days-1": _("A day for each move (told by e-mail)"),
    "days-3": _("Three days for each move (told by e-mail)"),
}


_BOTS = [
    ("", _("People: the table waits for them")),
    ("easy", _("Easy bots, at once")),
    ("normal", _("Normal bots, at once")),
    ("hard", _("Hard bots, at once")),
]


class OpeningForm(forms.Form):
    """A game's seats and options, the clock, and who may come."""

    access = forms.ChoiceField(
        choices=Table.Access.choices, label=_("Who may come"), initial=Table.Access.PUBLIC
    )
    clock = forms.ChoiceField(
        choices=list(_CLOCK_NAMES.items()), label=_("Clock"), initial="move-60"
    )
    rated = forms.BooleanField(
        label=_("Rated game"),
        help_text=_("It counts when two accounts or more play. Untick it for a friendly game."),
        required=False,
        initial=True,
    )
    entropy = forms.RegexField(r"^([0-9a-f]{2}){16,32}$", required=False, widget=forms.HiddenInput)

    def __init__(self, *args: Any, engine: AnyEngine, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.engine = engine
        info = engine.info
        seats = [(number, str(number)) for number in range(info.min_seats, info.max_seats + 1)]
        self.fields["seats"] = forms.TypedChoiceField(
            choices=seats, coerce=int, label=_("Seats"), initial=info.min_seats
        )
        if has_bots(info.slug):
            self.fields["bots"] = forms.ChoiceField(
                choices=_BOTS, required=False, label=_("Who plays with me")
            )
        for name in info.options:
            field = option_field(name, engine)
            if field is not None:
                self.fields[PREFIX + name] = field
        self.order_fields(
            ["seats", "bots", *(PREFIX + name for name in info.options), "clock", "access", "rated"]
        )

    def options(self) -> dict[str, Any]:
        """Return the options that were set."""
        return {
            name: self.cleaned_data[PREFIX + name]
            for name in self.engine.info.options
            if PREFIX + name in self.fields and self.cleaned_data[PREFIX + name] is not None
        }

    @property
    def agreed_clock(self) -> dict[str, Any]:
        """The chosen clock."""
        return CLOCKS[self.cleaned_data["clock"]]

    @property
    def given_entropy(self) -> bytes:
        """What the browser added to the deal."""
        return bytes.fromhex(self.cleaned_data["entropy"])


def option_field(name: str, engine: AnyEngine) -> forms.Field | None:
    """Return the field of one option; seats and counts of cards are for programs only."""
    option = engine.info.options[name]
    label = option.label.in_language(get_language() or "ru")
    match option.type:
        case "flag":
            return forms.BooleanField(required=False, initial=option.default, label=label)
        case "int":
            return forms.IntegerField(
                min_value=option.min,
                max_value=option.max,
                initial=option.default,
                label=label,
                help_text=_("from %(least)s to %(most)s")
                % {"least": option.min, "most": option.max},
            )
        case "choice":
            values = {str(value): value for value in option.choices}
            return forms.TypedChoiceField(
                choices=[
                    (text, value_words(engine, name, value)) for text, value in values.items()
                ],
                coerce=values.__getitem__,
                initial=str(option.default),
                label=label,
            )
        case _:
            return None
