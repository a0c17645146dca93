"""Signing in by name or e-mail address, and signing up."""

from typing import Any

from allauth.account.forms import LoginForm, SignupForm
from django.utils.translation import gettext_lazy as _

from accounts import name_book


class SignInForm(LoginForm):  # type: ignore[misc]
    """A name is known in any case and alphabet."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        login = self.fields["login"]
        login.label = _("Name or e-mail address")
        login.widget.attrs["autocomplete"] = "username"
        _drop_placeholders(self)

    def clean_login(self) -> str:
        """Return the name as it is kept, or what was written."""
        written: str = super().clean_login()
        meant = name_book.find(written)
        return meant.username if meant else written


class SignUpForm(SignupForm):  # type: ignore[misc]
    """Asks for a name, a password, and an e-mail address if one likes."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["username"].label = _("Name")
        self.fields["username"].help_text = _("All see it: at tables, on boards, in chats.")
        self.fields["email"].label = _("E-mail address (may be left empty)")
        self.fields["email"].help_text = _(
            "For a new password if you forget yours. Nobody sees it."
        )
        self.fields["password1"].help_text = _(
            "Eight characters or more, not digits alone, and nothing that is easily guessed."
        )
        _drop_placeholders(self)


def _drop_placeholders(form: Any) -> None:
    """Leave fields empty: their labels say all, and do not vanish while one writes."""
    for field in form.fields.values():
        field.widget.attrs.pop("placeholder", None)
