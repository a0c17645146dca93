"""People for the operators. Nothing here holds a rule: look, ask for a reason, call a service."""

from accounts.admin import acts, ratings, suspicions, titles, tokens, users

__all__ = ["acts", "ratings", "suspicions", "titles", "tokens", "users"]
