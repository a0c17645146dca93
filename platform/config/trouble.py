"""Why a house cannot open or go on: a word for people, and an exit code for scripts."""

from enum import IntEnum


class Exit(IntEnum):
    """The exit codes of ``manage.py play``."""

    BAD_PORT = 2
    PORT_TAKEN = 3
    FOLDER_UNWRITABLE = 4
    FOLDER_OCCUPIED = 5
    UNPREPARED = 6
    PART_FAILED = 7
    DISK_FULL = 8


class PlayError(Exception):
    """Said to the one who started the house, in both languages."""

    def __init__(self, code: Exit, russian: str, english: str) -> None:
        super().__init__(f"{russian}\n{english}")
        self.code = code
