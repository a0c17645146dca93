"""The form by which somebody deletes their account."""

from typing import Any

from allauth.account.adapter import get_adapter
from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from accounts.models import User


class DeletionForm(forms.Form):
    """Asks for the password, or for the name where there is no password, and for a tick."""

    password = forms.CharField(
        label=_("Your password"),
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )
    name = forms.CharField(
        label=_("Your name here"), widget=forms.TextInput(attrs={"autocomplete": "off"})
    )
    sure = forms.BooleanField(
        label=_("Delete everything. I know that this cannot be taken back."),
        error_messages={"required": _("Tick this if you are sure.")},
    )

    def __init__(self, *args: Any, user: User, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.user = user
        del self.fields["name" if user.has_usable_password() else "password"]

    def clean_name(self) -> str:
        """Refuse another name than the guest's own."""
        name: str = self.cleaned_data["name"]
        if name != self.user.username:
            raise ValidationError(_("This is not the name you go by here."))
        return name

    def clean_password(self) -> str:
        """Refuse a wrong password; wrong ones are counted as at the door."""
        password: str = self.cleaned_data["password"]
        adapter = get_adapter()
        if not adapter.reauthenticate(self.user, password):
            raise adapter.validation_error("incorrect_password")
        return password
