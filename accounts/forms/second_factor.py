"""The forms that ask for a code: in a browser that is known, wrong ones are counted apart."""

from typing import Any

from allauth.account.adapter import get_adapter as get_account_adapter
from allauth.core import context
from allauth.mfa.adapter import get_adapter
from allauth.mfa.base.forms import AuthenticateForm, ReauthenticateForm
from allauth.mfa.models import Authenticator

from accounts import guessing, known_browsers


class _Counted:
    """Elsewhere all wrong codes for an account are counted together: there are too few codes."""

    user: Any
    cleaned_data: dict[str, Any]
    authenticator: Any

    def clean_code(self) -> str:
        """Refuse a wrong code, and the eleventh in a row."""
        browser = known_browsers.browser_of(context.request, self.user.pk)
        if not browser:
            return str(super().clean_code())  # type: ignore[misc]
        if not guessing.count_code(context.request, self.user.pk, browser):
            raise get_account_adapter().validation_error("too_many_login_attempts")
        return self._checked(self.cleaned_data["code"])

    def _checked(self, code: str) -> str:
        found = Authenticator.objects.filter(user=self.user)
        for one in found.exclude(type=Authenticator.Type.WEBAUTHN):
            if one.wrap().validate_code(code):
                one.user = self.user
                self.authenticator = one
                return code
        raise get_adapter().validation_error("incorrect_code")


class CodeForm(_Counted, AuthenticateForm):  # type: ignore[misc]
    """Asks for a code behind the password."""


class CodeAgainForm(_Counted, ReauthenticateForm):  # type: ignore[misc]
    """Asks whoever is signed in once more."""
