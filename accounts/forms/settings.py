"""The form of an account's settings."""

from itertools import groupby
from typing import Any
from zoneinfo import available_timezones

from django import forms
from django.conf import settings
from django.utils.translation import gettext_lazy as _

from accounts.models import User

_REGIONS = (
    "Africa",
    "America",
    "Antarctica",
    "Arctic",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
)

_HOURS = [("", "—"), *((hour, f"{hour:02}:00") for hour in range(24))]


def time_zones() -> list[tuple[str, Any]]:
    """Return the time zones that are named for a place, by region, for a select."""
    names = sorted(name for name in available_timezones() if name.partition("/")[0] in _REGIONS)
    regions = groupby(names, key=lambda name: name.partition("/")[0])
    return [
        ("UTC", "UTC"),
        *((region, [(name, name.replace("_", " ")) for name in part]) for region, part in regions),
    ]


class HourField(forms.TypedChoiceField):
    """An hour of the day, or none."""

    def __init__(self, **more: Any) -> None:
        super().__init__(choices=_HOURS, coerce=int, empty_value=None, required=False, **more)


class SettingsForm(forms.Form):
    """How the site looks, sounds and speaks to one person, and when it keeps quiet."""

    language = forms.ChoiceField(label=_("Language"), choices=settings.LANGUAGES)
    theme = forms.ChoiceField(label=_("Colours"), choices=User.Theme.choices, required=False)
    sounds = forms.BooleanField(label=_("A sound when my turn comes"), required=False)
    confirm_moves = forms.BooleanField(label=_("Ask before each move"), required=False)
    time_zone = forms.ChoiceField(label=_("Time zone"), choices=time_zones)
    quiet_from = HourField(label=_("Quiet from"))
    quiet_until = HourField(label=_("Quiet until"))
    mail_turns = forms.BooleanField(
        label=_("Write me a letter when my turn comes in a slow game"), required=False
    )

    def __init__(self, *args: Any, writable: bool = True, **kwargs: Any) -> None:
        """Offer letters only to whom one can write."""
        super().__init__(*args, **kwargs)
        if not writable:
            del self.fields["mail_turns"]

    def clean(self) -> dict[str, Any]:
        """Refuse quiet hours with one end only, or without a length."""
        chosen: dict[str, Any] = super().clean() or self.cleaned_data
        start, end = chosen.get("quiet_from"), chosen.get("quiet_until")
        if (start is None) != (end is None):
            missing = "quiet_from" if start is None else "quiet_until"
            self.add_error(missing, _("Quiet hours need a beginning and an end, or neither."))
        elif start is not None and start == end:
            self.add_error("quiet_until", _("Quiet hours end at another hour than they begin."))
        return chosen
