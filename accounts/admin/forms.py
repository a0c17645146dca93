"""What the pages of acts ask."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from django import forms
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.models import Title
from accounts.names import LONGEST_KEPT
from accounts.services.operators import LONGEST_REASON
from accounts.services.sanctions import LONGEST_TITLE
from accounts.services.titles import borne, words_of

_TERMS = {
    "hour": timedelta(hours=1),
    "day": timedelta(days=1),
    "week": timedelta(days=7),
    "month": timedelta(days=30),
    "year": timedelta(days=365),
}

_TERM_NAMES = [
    ("hour", _("an hour")),
    ("day", _("a day")),
    ("week", _("a week")),
    ("month", _("30 days")),
    ("year", _("a year")),
    ("good", _("for good")),
]


class ReasonForm(forms.Form):
    """Why, at least."""

    reason = forms.CharField(
        label=_("Reason"),
        max_length=LONGEST_REASON,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("It is kept with the act for good. Other operators see it, players do not."),
    )

    def __init__(self, *args: Any, thing: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.thing = thing


class TermForm(ReasonForm):
    """For how long."""

    field_order: Sequence[str] = ("until", "reason")
    until = forms.ChoiceField(label=_("For how long"), choices=_TERM_NAMES, initial="day")

    def clean_until(self) -> datetime | None:
        """Return the moment at which it ends; None for never."""
        term = _TERMS.get(self.cleaned_data["until"])
        return None if term is None else timezone.now() + term


class NameForm(ReasonForm):
    """Under which name."""

    field_order = ("name", "reason")
    name = forms.CharField(label=_("New name"), max_length=LONGEST_KEPT)


class GrantForm(TermForm):
    """Which title, in both languages."""

    field_order = ("ru", "en", "until", "reason")
    ru = forms.CharField(label=_("Title in Russian"), max_length=LONGEST_TITLE)
    en = forms.CharField(label=_("Title in English"), max_length=LONGEST_TITLE)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["until"].initial = "good"


class TitleForm(ReasonForm):
    """Which of the titles that the player bears now."""

    field_order = ("title", "reason")
    title = forms.ModelChoiceField(Title.objects.none(), label=_("Title"), empty_label=None)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        field: Any = self.fields["title"]
        field.queryset = self.thing.titles.filter(borne(timezone.now()))
        field.label_from_instance = lambda title: " / ".join(words_of(title).values())
