"""What is kept of tables."""

from tables.models.calling import Invitation, TurnNotice
from tables.models.chat import ChatLine, Report
from tables.models.move import Move
from tables.models.seat import Seat
from tables.models.sweep import SweepMark
from tables.models.table import Table

__all__ = [
    "ChatLine",
    "Invitation",
    "Move",
    "Report",
    "Seat",
    "SweepMark",
    "Table",
    "TurnNotice",
]
