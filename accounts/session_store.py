"""Where browsers' sessions are kept: Django's own way, with the account noted beside the data."""

from typing import Any

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore

from accounts.models import Session


class SessionStore(DatabaseStore):
    """Named in the settings as the session engine."""

    _session_cache: dict[str, Any]

    @classmethod
    def of(cls, row: Session) -> "SessionStore":
        """Return a session that was read already."""
        session = cls(row.session_key)
        session._session_cache = session.decode(row.session_data)
        return session

    @classmethod
    def get_model_class(cls) -> type[Session]:
        """Return the model of this house."""
        return Session

    def create_model_instance(self, data: dict[str, Any]) -> Session:
        """Return the row to be saved: it says who is signed in."""
        return _owned(super().create_model_instance(data), data)

    async def acreate_model_instance(self, data: dict[str, Any]) -> Session:
        """Return the same for those who may not wait."""
        return _owned(await super().acreate_model_instance(data), data)


def _owned(row: Any, data: dict[str, Any]) -> Session:
    session: Session = row
    session.user_id = data.get(SESSION_KEY)
    return session
