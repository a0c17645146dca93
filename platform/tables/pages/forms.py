"""The forms by which a game begins, made from what the game says of itself."""

from typing import Any

from django import forms
from django.utils.translation import get_language, gettext
from django.utils.translation import gettext_lazy as _

from games.bots.levels import has_bots
from games.contract import AnyEngine, usual_seats
from games.options import complete
from games.ways_out import way_out
from tables.models import Table
from tables.pages.rules_markup import rules_markup
from tables.pages.table_words import language, setting_words, value_words

PREFIX = "option-"
MOST_CHIPS = 9
"""A number with no more values than this is chosen, not written."""

CLOCKS: dict[str, dict[str, Any]] = {
    "none": {"kind": "none"},
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
    "none": _("No clock: think as long as you like"),
    "move-15": _("15 seconds for each move"),
    "move-30": _("30 seconds for each move"),
    "move-60": _("A minute for each move"),
    "move-180": _("Three minutes for each move"),
    "bank-300-5": _("5 minutes each, and 5 seconds for each move"),
    "bank-900-10": _("15 minutes each, and 10 seconds for each move"),
    "days-1": _("A day for each move (told by e-mail)"),
    "days-3": _("Three days for each move (told by e-mail)"),
}
_PEOPLES_CLOCKS = [(name, words) for name, words in _CLOCK_NAMES.items() if name != "none"]

_QUICK_CLOCKS = [
    ("move-30", _("quick: 30 s")),
    ("move-60", _("a minute")),
    ("move-180", _("calm: 3 min")),
    ("days-1", _("a day for each move")),
]

_BOTS = [
    ("", _("People")),
    ("easy", _("Easy bots")),
    ("normal", _("Normal bots")),
    ("hard", _("Hard bots")),
]


class _WithEntropy(forms.Form):
    """A form that carries this browser's part of the deal."""

    entropy = forms.RegexField(r"^([0-9a-f]{2}){16,32}$", required=False, widget=forms.HiddenInput)

    @property
    def given_entropy(self) -> bytes:
        """What the browser added to the deal."""
        return bytes.fromhex(self.cleaned_data["entropy"])


class MatchForm(_WithEntropy):
    """With how many one likes to play, and how quickly."""

    clock = forms.ChoiceField(
        choices=_QUICK_CLOCKS,
        label=_("For each move"),
        initial="move-60",
        widget=forms.RadioSelect,
    )

    def __init__(self, *args: Any, engine: AnyEngine, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        usual = engine.seats(complete(engine.info.options, {}))
        self.fields["seats"] = forms.TypedChoiceField(
            choices=[("", _("any number")), *((number, str(number)) for number in usual)],
            coerce=int,
            empty_value=None,
            required=False,
            initial="",
            label=_("Seats"),
            widget=forms.RadioSelect,
        )
        self.order_fields(["seats", "clock"])

    @property
    def agreed_clock(self) -> dict[str, Any]:
        """The chosen clock."""
        chosen: str = self.cleaned_data["clock"]
        return CLOCKS[chosen]


class OpeningForm(_WithEntropy):
    """A game's seats and options, the clock, and who may come."""

    clock = forms.ChoiceField(
        choices=_PEOPLES_CLOCKS,
        label=_("Clock"),
        initial="move-60",
        help_text=_("Whoever runs out of time twice in a row is played for by a bot until back."),
    )
    own_clock = forms.ChoiceField(
        choices=list(_CLOCK_NAMES.items()), label=_("My clock"), initial="none", required=False
    )
    pace = forms.ChoiceField(
        choices=Table.Pace.choices,
        label=_("Pace of the bots"),
        initial=Table.Pace.USUAL,
        required=False,
        widget=forms.RadioSelect,
        help_text=_("How long they seem to think before they move."),
    )
    access = forms.ChoiceField(
        choices=Table.Access.choices,
        label=_("Who may come"),
        initial=Table.Access.PUBLIC,
        widget=forms.RadioSelect,
        help_text=_("Everybody finds the table in the lobby; by invitation, only by its link."),
    )
    rated = forms.BooleanField(
        label=_("Rated game"),
        help_text=_("It counts when two accounts or more play. Untick it for a friendly game."),
        required=False,
        initial=True,
    )
    seats_kept = forms.BooleanField(
        label=_("Seats stay as they were taken"),
        help_text=_("Else they are drawn by lot when the game begins."),
        required=False,
    )

    def __init__(self, *args: Any, engine: AnyEngine, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.engine = engine
        info = engine.info
        seats = [(number, str(number)) for number in range(info.min_seats, info.max_seats + 1)]
        self.fields["seats"] = forms.TypedChoiceField(
            choices=seats,
            coerce=int,
            label=_("Seats"),
            initial=usual_seats(info),
            widget=forms.RadioSelect,
        )
        if has_bots(info.slug):
            self.fields["bots"] = forms.ChoiceField(
                choices=_BOTS,
                required=False,
                initial="",
                label=_("Who plays with me"),
                widget=forms.RadioSelect,
                help_text=_("With bots the game begins at once: practice, which counts nowhere."),
            )
        for name in info.options:
            field = option_field(name, engine)
            if field is not None:
                self.fields[PREFIX + name] = field
        options = [PREFIX + name for name in info.options]
        self.order_fields(
            [
                *("bots", "seats", *options, "clock", "own_clock", "pace"),
                *("access", "rated", "seats_kept"),
            ]
        )

    def clean(self) -> dict[str, Any]:
        """Say which seats and options do not go together, and the way out."""
        told: dict[str, Any] = super().clean() or self.cleaned_data
        if "seats" in told and not self.errors:
            full = complete(self.engine.info.options, self.options())
            if told["seats"] not in self.engine.seats(full):
                self.add_error("seats", impossible_words(self.engine, told["seats"], full))
        return told

    def options(self) -> dict[str, Any]:
        """Return the options that were set."""
        return {
            name: self.cleaned_data[PREFIX + name]
            for name in self.engine.info.options
            if PREFIX + name in self.fields and self.cleaned_data[PREFIX + name] is not None
        }

    @property
    def agreed_clock(self) -> dict[str, Any]:
        """The chosen clock: one's own if one plays against bots."""
        told = self.cleaned_data
        chosen: str = (told.get("bots") and told["own_clock"]) or told["clock"]
        return CLOCKS[chosen]


def impossible_words(engine: AnyEngine, seats: int, options: dict[str, Any]) -> str:
    """Return why so many seats cannot be, and what would let them be."""
    possible = engine.seats(options)
    why = gettext("With these options there are {least} to {most} seats.").format(
        least=possible[0], most=possible[-1]
    )
    changes = way_out(engine, seats, options)
    if changes is None:
        return why
    told = "; ".join(setting_words(engine, name, value) for name, value in changes.items())
    out = gettext("For {seats} seats choose: {told}.").format(seats=seats, told=told)
    return f"{why} {out}"


def option_field(name: str, engine: AnyEngine) -> forms.Field | None:
    """Return the field of one option; seats and counts of cards are for programs only."""
    option = engine.info.options[name]
    label = option.label.in_language(get_language() or "ru")
    told: dict[str, Any] = {
        "label": label,
        "help_text": rules_markup(engine.info.slug, language()).notes.get(label, ""),
    }
    match option.type:
        case "flag":
            return forms.BooleanField(required=False, initial=option.default, **told)
        case "int" if option.max - option.min < MOST_CHIPS:
            numbers = range(option.min, option.max + 1)
            return forms.TypedChoiceField(
                choices=[(number, str(number)) for number in numbers],
                coerce=int,
                initial=option.default,
                widget=forms.RadioSelect,
                **told,
            )
        case "int":
            return forms.IntegerField(
                min_value=option.min, max_value=option.max, initial=option.default, **told
            )
        case "choice":
            values = {str(value): value for value in option.choices}
            return forms.TypedChoiceField(
                choices=[
                    (text, value_words(engine, name, value)) for text, value in values.items()
                ],
                coerce=values.__getitem__,
                initial=str(option.default),
                widget=forms.RadioSelect,
                **told,
            )
        case _:
            return None
