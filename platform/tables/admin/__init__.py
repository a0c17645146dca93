"""Tables for the operators. Nothing here holds a rule: look, ask for a reason, call a service."""

from django.contrib import admin

from tables.admin import people, reports, tables

__all__ = ["people", "reports", "tables"]

_SECRETS = ("authtoken.TokenProxy", "mfa.Authenticator")
"""What libraries would show here, and what nobody is to see: keys of programs and of sign-ins."""

for _model in list(admin.site._registry):
    if _model._meta.label in _SECRETS:
        admin.site.unregister(_model)
