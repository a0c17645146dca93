"""Tables for the operators. Nothing here holds a rule: look, ask for a reason, call a service."""

from django.contrib import admin

from tables.admin import people, player_reports, reports, tables

__all__ = ["people", "player_reports", "reports", "tables"]

_NOT_BY_HAND = ("mfa.Authenticator", "account.EmailAddress")
"""What libraries would offer here: keys that nobody is to see, and addresses nobody is to edit."""

for _model in list(admin.site._registry):
    if _model._meta.label in _NOT_BY_HAND:
        admin.site.unregister(_model)
