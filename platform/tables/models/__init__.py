"""What is kept of tables."""

from tables.models.calling import Invitation, TurnNotice
from tables.models.chat import Aside, ChatLine, Report, Said
from tables.models.house_time import HouseTime
from tables.models.move import Move
from tables.models.notebook import Guess, Mark
from tables.models.player_report import PlayerReport
from tables.models.seat import Seat
from tables.models.table import Table

__all__ = [
    "Aside",
    "ChatLine",
    "Guess",
    "HouseTime",
    "Invitation",
    "Mark",
    "Move",
    "PlayerReport",
    "Report",
    "Said",
    "Seat",
    "Table",
    "TurnNotice",
]
