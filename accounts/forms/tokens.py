"""The form by which somebody makes a key for a program."""

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from accounts.models.token import LONGEST_NAME
from accounts.services.tokens import TERMS, USUAL_TERM


def _terms() -> list[tuple[int, str]]:
    return [(days, ngettext("%d day", "%d days", days) % days) for days in TERMS]


class TokenForm(forms.Form):
    """What the key is for, and how long it opens."""

    name = forms.CharField(
        label=_("What the key is for"),
        max_length=LONGEST_NAME,
        help_text=_("For yourself, to tell your keys apart: “my bot at home”."),
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
    )
    days = forms.TypedChoiceField(
        label=_("It opens for"), choices=_terms, coerce=int, initial=USUAL_TERM
    )
