"""What is kept of people."""

from accounts.models.act import Act
from accounts.models.aversion import Aversion
from accounts.models.balance import BalanceLine
from accounts.models.crown import Crown
from accounts.models.fair_play import Sighting, Suspicion
from accounts.models.friendship import Friendship
from accounts.models.match import Match, Pool, Result
from accounts.models.prize import PrizeEntry, PrizeRating
from accounts.models.push import PushSubscription
from accounts.models.session import Session
from accounts.models.skill import SkillEntry, SkillRating
from accounts.models.tally import TallyLine
from accounts.models.title import Title
from accounts.models.token import Token
from accounts.models.user import User

__all__ = [
    "Act",
    "Aversion",
    "BalanceLine",
    "Crown",
    "Friendship",
    "Match",
    "Pool",
    "PrizeEntry",
    "PrizeRating",
    "PushSubscription",
    "Result",
    "Session",
    "Sighting",
    "SkillEntry",
    "SkillRating",
    "Suspicion",
    "TallyLine",
    "Title",
    "Token",
    "User",
]
