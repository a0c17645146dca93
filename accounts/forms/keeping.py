"""The form by which a guest becomes an account."""

from accounts.forms.signing_in import SignUpForm
from accounts.models import User
from accounts.services.guests import keep_guest


class KeepForm(SignUpForm):
    """Asks what signing up asks; only the account is there already."""

    def keep(self, guest: User) -> User:
        """Make an account of this guest."""
        return keep_guest(
            guest=guest,
            name=self.cleaned_data["username"],
            password=self.cleaned_data["password1"],
            email=self.cleaned_data.get("email", ""),
        )
