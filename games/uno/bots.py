"""Three levels of UNO bots."""

from collections.abc import Callable, Sequence

from games.bots.protocol import Bot, Position
from games.bots.search import SearchingBot
from games.contract import Move
from games.uno.cards import COLOURS, NUMBERS, POINTS, WILD, colour_of
from games.uno.engine import UnoEngine
from games.uno.policy import UnoPolicy


class EasyBot(Bot):
    """Plays any card it may, and now and then forgets to call UNO."""

    def choose(self, position: Position) -> Move | None:
        """Return a move at random; half of the due calls are made."""
        calls = [move for move in position.legal if move["type"] == "uno"]
        if calls and position.chance.below(2):
            return calls[0]
        if not position.asked:
            return None
        remembers = bool(position.chance.below(2))
        moves = [move for move in position.asked if remembers or "uno" not in move]
        return position.chance.pick(moves)


class NormalBot(Bot):
    """Keeps its strong colour and its wilds, strikes those who are about to go out."""

    def choose(self, position: Position) -> Move | None:
        """Return the move of the highest worth; a call is never forgotten."""
        hand = [NUMBERS[card] for card in position.view["hand"]]
        sizes = position.view["hands"]
        calls = [move for move in position.legal if move["type"] == "uno"]
        if calls:
            return calls[0]
        moves = position.asked or [move for move in position.free if move["type"] == "play"]
        if not moves:
            return None
        return max(moves, key=lambda move: worth(move, hand, sizes, position.seat))


def worth(move: Move, hand: Sequence[int], sizes: Sequence[int], seat: int) -> float:
    """Return how good a move looks to somebody who knows the game."""
    kind = move["type"]
    if kind == "draw":
        return -100.0
    left = list(hand)
    if kind == "color":
        return float(_held(left, COLOURS.index(move["color"])))
    card = NUMBERS[move["card"]]
    left.remove(card)
    colour = COLOURS.index(move["color"]) if card >= WILD else card // 13
    value = _held(left, colour) + POINTS[card] / 100
    if card >= WILD:
        value -= 12 if len(left) > 1 else 0
    elif POINTS[card] == 20:
        value += 3 if len(sizes) == 2 or min(_others(sizes, seat)) <= 2 else 0.5
    if "swap" in move:
        value += 2 * (len(left) - sizes[move["swap"]])
    return value + (1 if "uno" in move else 0)


def _held(hand: Sequence[int], colour: int) -> int:
    return sum(colour_of(card) == colour for card in hand)


def _others(sizes: Sequence[int], seat: int) -> list[int]:
    return [size for other, size in enumerate(sizes) if other != seat]


class HardBot(SearchingBot):
    """Searches the worlds it holds possible."""

    def __init__(self) -> None:
        super().__init__(UnoPolicy(UnoEngine()), NormalBot())


BOTS: dict[str, Callable[[], Bot]] = {"easy": EasyBot, "normal": NormalBot, "hard": HardBot}
