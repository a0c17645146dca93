"""Players in studies of Нечто beside the levels: who checks words, who is mute, and who boasts."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from games.bots import LEVELS, Bot, Phrase, Position, bot
from games.contract import Move
from games.stayaway.bots.belief import Odds
from games.stayaway.bots.normal import NormalBot
from games.stayaway.bots.outlook import Outlook

LIED: Final = Odds(human=0.02, infected=1.0, thing=1.0)
"""How often each role says that it saw what it publicly cannot have seen."""
SIGHTS: Final = ("vouch", "caught", "saw")


class Checker(NormalBot):
    """Compares every word with what all could see when it was said, and holds liars for guilty."""

    def __init__(self) -> None:
        super().__init__()
        self.heard, self.liars = 0, set[int]()

    def outlook(self, position: Position) -> Outlook:
        """Return what `normal` makes of a position, knowing who lied."""
        fresh = self._last is None or self._last.position is not position
        outlook = super().outlook(position)
        for phrase in position.phrases[self.heard :]:
            if not is_possible(phrase, position.events):
                self.liars.add(phrase.seat)
        self.heard = len(position.phrases)
        if fresh and outlook.belief is not None and outlook.view["thing"] is None:
            for liar in self.liars - {position.seat}:
                outlook.belief.observe(liar, LIED)
            outlook.settle()
        return outlook


def is_possible(phrase: Phrase, events: Sequence[dict[str, Any]]) -> bool:
    """Tell whether all saw this player look at that one, or that one show its cards to all."""
    if phrase.code not in SIGHTS:
        return True
    about, hand = phrase.params.get("seat"), phrase.code == "vouch"
    for event in events:
        match event["type"]:
            case "look" if (event["seat"], event["at"]) == (phrase.seat, about):
                found = event["what"] == "hand" or not hand
            case "show" if event["seat"] == about:
                found = len(event["cards"]) > 1 or not hand
            case "offer" if event["seat"] == about and "card" in event:
                found = not hand
            case "exchange" if "passed" in event and {phrase.seat, about} == set(event["seats"]):
                found = not hand
            case _:
                found = False
        if found:
            return True
    return False


class Mute(Bot):
    """Plays as a level does, and says nothing."""

    def __init__(self, level: str) -> None:
        self.player = bot("stayaway", level)
        self.needs_worlds = self.player.needs_worlds

    def choose(self, position: Position) -> Move | None:
        """Return what the level would do."""
        return self.player.choose(position)


class Boaster(Mute):
    """Says of one after another to have seen that they are the Thing, though all know it did not.

    The control: a checker that is worth its name brings it down.
    """

    def say(self, position: Position) -> Phrase | None:
        """Return the next charge that nobody can believe who has watched."""
        told = {one.params.get("seat") for one in position.phrases if one.seat == position.seat}
        for about in range(len(position.view["hands"])):
            charge = Phrase(position.seat, "caught", {"seat": about})
            new = about not in told | {position.seat}
            if new and not is_possible(charge, position.events):
                return charge
        return None


PLAYERS: Final[dict[str, Callable[[], Bot]]] = {
    **{level: partial(bot, "stayaway", level) for level in LEVELS},
    "checker": Checker,
    "mute": partial(Mute, "normal"),
    "mute-hard": partial(Mute, "hard"),
    "boaster": partial(Boaster, "normal"),
    "boaster-hard": partial(Boaster, "hard"),
}
