"""What is laid open of a game that is looked back at: every hand, and no card that is not there."""

from collections import Counter

from games.conformance.look import Look
from games.wire.checking import fault as misfit
from games.wire.parts import Opened
from games.wire.shapes import shape_of


def check_opened(look: Look) -> None:
    """Hold what lies open to its type, to the seats, and to the cards there are."""
    opened = look.engine.opened(look.state)
    if found := misfit(opened, shape_of(Opened)):
        raise look.breach("opened", f"what is laid open is not of its type: {found}")
    if look.engine.info.hidden and "hands" not in opened:
        raise look.breach("opened", "something is hidden, and no hand is laid open")
    hands = opened.get("hands", [])
    for name, listed in (("hands", hands), ("parts", opened.get("parts", []))):
        if listed and len(listed) != look.case.seats:
            raise look.breach("opened", f"{len(listed)} {name} lie open, not one for each seat")
    cards = Counter([card for pile in (*hands, opened.get("deck", [])) for card in pile])
    if strange := cards - look.engine.inventory(look.state):
        raise look.breach("opened", f"cards lie open that are not there: {dict(strange)}")
    look.check_unchanged("opened_changes", "laying it open")
