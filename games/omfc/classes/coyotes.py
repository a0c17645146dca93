"""Coyotes: the desert is theirs (O9)."""

from typing import ClassVar

from games.omfc.board import BOARDS, cells_of
from games.omfc.folk import Folk
from games.omfc.measures import POINT
from games.omfc.state import State
from games.words import Bilingual


class Coyotes(Folk):
    """Deserts halve others' incomes and their own attacks' prices; dear fortifications."""

    slug = "coyotes"
    name = Bilingual("Койоты", "Coyotes")
    power = Bilingual(
        "До начала кладут 10 пустынь, не больше 2 из них на двух внутренних кольцах. Чужие дома "
        "в пустыне дают половину, а атаки койотов из пустыни вдвое дешевле. Каждые два чужих "
        "дома рядом с ними приносят 1 очко за раунд.",
        "Before the start they lay 10 deserts, at most 2 of them in the two inner rings. Others' "
        "houses on a desert give half, and the coyotes' attacks from a desert cost half. Every "
        "two houses of others next to them bring 1 point a round.",
    )
    counter_power = Bilingual(
        "Дом, создающий укрепление, стоит вдвое дороже.",
        "The house that makes a fortification costs double.",
    )
    fortify_times: ClassVar[int] = 2

    def attack_price(self, state: State, origin: int, price: int) -> int:
        """Return half the price from a desert."""
        return price // 2 if state.deserts >> origin & 1 else price

    def others_yield(self, state: State, cell: int, quarters: int) -> int:
        """Return half for a house on a desert."""
        return quarters // 2 if state.deserts >> cell & 1 else quarters

    def bonus(self, state: State, seat: int, sealed: int) -> int:
        """Return a point for every two houses of others in bordering cells, each counted once."""
        near = cells_of(BOARDS[state.rings].around(state.homes[seat]) & ~sealed)
        houses = sum(
            row[cell] for other, row in enumerate(state.houses) if other != seat for cell in near
        )
        return houses // 2 * POINT
