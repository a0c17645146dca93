"""Why a backup cannot be taken or restored."""


class BackupError(Exception):
    """Said to whoever asked, in one sentence; nothing has been changed."""
