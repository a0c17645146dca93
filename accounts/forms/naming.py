"""Choosing another name."""

from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.names import LONGEST_KEPT


class NameForm(forms.Form):
    """Under which name one is to be known."""

    name = forms.CharField(
        label=_("New name"),
        max_length=LONGEST_KEPT,
        help_text=_("All see it: at tables, on boards, in chats."),
        widget=forms.TextInput(attrs={"autocomplete": "username"}),
    )
