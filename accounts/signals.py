"""What this floor tells those above it, which keep something of people too."""

from django.dispatch import Signal

exporting = Signal()
"""Somebody takes their data along: each receiver returns its sections by name. Sends ``user``."""

departing = Signal()
"""An account is being deleted: each receiver lets go of what it keeps. Sends ``user``.

Sent within the transaction, while the account still has its name.
"""

renamed = Signal()
"""An account goes by another name now: whoever shows it shows it anew. Sends ``user``."""
