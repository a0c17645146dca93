"""A look: one position of a game, taken apart by the checks."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from games.chance import Chance
from games.conformance.breach import Breach, Case
from games.conformance.depth import Depth
from games.contract import AnyEngine, Move


@dataclass
class Look:
    """A position before the end. Nothing but ``apply`` may change it."""

    case: Case
    depth: Depth
    state: Any
    earlier: Sequence[tuple[int, Move]]
    """The moves that led here."""
    chance: Chance
    pristine: Any = field(init=False)
    """What the state was when the look began."""
    legal: dict[int, list[Move]] = field(init=False)

    def __post_init__(self) -> None:
        self.pristine = self.fresh()
        self.check_unchanged("dump", "dumping and loading")
        self.legal = {seat: self.engine.legal(self.state, seat) for seat in range(self.case.seats)}
        self.check_unchanged("legal_changes", "listing the moves")

    @property
    def engine(self) -> AnyEngine:
        """The engine under check."""
        return self.case.engine

    @property
    def viewers(self) -> list[int | None]:
        """Everybody who may look at the table."""
        return [None, *range(self.case.seats)]

    def fresh(self) -> Any:
        """Return a state that shares nothing with this one, however the engine copies."""
        return self.engine.load(self.engine.dump(self.state))

    def check_unchanged(self, code: str, by: str) -> None:
        """Hold the state to what it was when the look began."""
        if self.state != self.pristine:
            raise self.breach(code, f"{by} changed the state")

    def breach(self, code: str, what: str) -> Breach:
        """Return a breach at this position."""
        return self.case.breach(code, f"after {len(self.earlier)} moves: {what}")

    def leak(self, code: str, what: str, before: bytes, after: bytes) -> Breach:
        """Return the breach of something that differs though it must not, cut to where it does."""
        pairs = enumerate(zip(before, after, strict=False))
        start = next(
            (at for at, (one, other) in pairs if one != other), min(len(before), len(after))
        )
        cut = slice(max(0, start - 60), start + 100)
        texts = (text[cut].decode(errors="replace") for text in (before, after))
        return self.breach(code, f"{what} tells what is hidden: {' / '.join(texts)}")
