"""The contract: what every game's engine is, and what it promises.

An engine is a stateless object; a game's state is a class of its own, quick to copy and to encode.
``games.conformance`` holds every registered engine to what is written here.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from games.chance import Chance
from games.forms import Move, fill, fits, is_form
from games.options import BadOptions, Option, complete
from games.words import Bilingual, gettext_noop

__all__ = [
    "BadDump",
    "BadOptions",
    "Engine",
    "Event",
    "IllegalMove",
    "Info",
    "Move",
    "Option",
    "Outcome",
    "Prize",
    "fill",
    "fits",
    "is_form",
]

S = TypeVar("S")


class IllegalMove(Exception):  # noqa: N818 - the contract's name
    """A move the rules refuse: a code, a sentence for the player, and the ruling behind it.

    ``params`` fill the sentence in any language; they hold nothing its reader may not know.
    """

    def __init__(self, code: str, message: str, rule: str, **params: Any) -> None:
        super().__init__(message.format_map(params))
        self.code = code
        self.message = message
        self.rule = rule
        self.params = params

    def to_json(self) -> dict[str, Any]:
        """Return the refusal as it is sent to the player who made the move.

        ``template`` and ``params`` say in any language what ``message`` says in English.
        """
        return {
            "code": self.code,
            "message": str(self),
            "template": self.message,
            "rule": self.rule,
            "params": self.params,
        }


class BadDump(ValueError):  # noqa: N818 - the contract's name
    """Bytes that ``load`` cannot read: another format, or damaged."""


class Event(msgspec.Struct, omit_defaults=True, gc=False):
    """Something that happened: what all may know and, per seat, what only it may know.

    ``public`` is None when those outside ``private`` are told nothing at all.
    """

    public: dict[str, Any] | None
    private: dict[int, dict[str, Any]] | None = None

    def seen_by(self, viewer: int | None) -> dict[str, Any] | None:
        """Return the event as this seat (None: a spectator) sees it, or None."""
        own = self.private.get(viewer) if self.private and viewer is not None else None
        if own is None:
            return self.public
        return {**(self.public or {}), **own}


class Prize(msgspec.Struct, frozen=True):
    """Points that a deal's winner takes from one seat."""

    deal: int
    winner: int
    from_seat: int
    points: int


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended: who and why. Ratings and titles are booked from this alone."""

    places: tuple[int, ...]
    """Per seat, 1 is best; equal places are shared."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    sides: dict[str, tuple[int, ...]] = {}
    """Seats per side, each in the order in which they joined it."""
    prizes: tuple[Prize, ...] = ()
    titles: dict[str, int] = {}


class Info(msgspec.Struct, frozen=True, kw_only=True):
    """What a game is called, for how many it is, and what a table may set."""

    slug: str
    name: Bilingual
    min_seats: int
    max_seats: int
    hidden: bool
    """Is anything hidden from anybody?"""
    ruleset: int
    """Raised whenever a recorded game would replay otherwise."""
    options: dict[str, Option] = {}
    prizes: bool = False
    """Do its outcomes name prizes? Then accounts are ranked by their prize points too."""
    titles: dict[str, Bilingual] = {}
    """What the titles in its outcomes are called; each is borne until the end of the next game."""


class Engine(ABC, Generic[S]):
    """The rules of one game. Every method but ``apply`` leaves the state as it is."""

    info: ClassVar[Info]
    state_type: ClassVar[type[Any]]
    """The state's class: a dataclass or ``msgspec.Struct``, unless ``dump`` is overridden.

    No sets in it: bytes must come out the same in every process. (A dataclass with slots is
    the quicker one to change, a Struct the quicker one to copy.)
    """
    dump_format: ClassVar[int] = 1
    """The first byte of a dump; raised when the layout of the state changes."""

    # --- the table -------------------------------------------------------------------------

    def seats(self, options: Mapping[str, Any]) -> range:
        """Return the numbers of seats that these options allow."""
        del options
        return range(self.info.min_seats, self.info.max_seats + 1)

    @abstractmethod
    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[S, list[Event]]:
        """Deal and run on to the first decision; bad options raise ``BadOptions``."""

    def rematch(self, options: Mapping[str, Any], outcome: Outcome) -> dict[str, Any]:
        """Return the options of the next game at the same table."""
        del outcome
        return dict(options)

    def checked_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options with all defaults filled in, or raise ``BadOptions``."""
        full = complete(self.info.options, options)
        if seats not in self.seats(full):
            raise BadOptions(
                "bad_seats",
                gettext_noop("This game cannot be played with {seats} seats."),
                seats=seats,
            )
        return full

    # --- moves -----------------------------------------------------------------------------

    @abstractmethod
    def actors(self, state: S) -> frozenset[int]:
        """Return the seats the table waits for; empty exactly when the game is over."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[Move]:
        """Return every move this seat may make now, without repeats, free ones included.

        What is too many to list stands there once as a form. A seat outside ``actors`` has free
        moves only. The list depends on nothing the seat does not know. Entries may be shared
        between calls: read them, do not change them.
        """

    def free(self, state: S, seat: int) -> list[Move]:
        """Return those of ``legal`` that the table does not wait for."""
        del state, seat
        return []

    @abstractmethod
    def apply(self, state: S, seat: int, move: Move) -> list[Event]:
        """Verify the move, then change the state and run on to the next decision or the end.

        ``IllegalMove`` leaves no trace.
        """

    def preview(self, state: S, seat: int, move: Move) -> dict[str, Any]:
        """Return a move's price and effect, or its refusal, from the seat's knowledge only."""
        try:
            self.apply(self.copy(state), seat, move)
        except IllegalMove as refusal:
            return {"refusal": refusal.to_json()}
        return {}

    def tempting(self, state: S, seat: int) -> list[Move]:
        """Return moves this seat may think of, legal or not: a page says why they are refused.

        One for each card in hand, say. The list depends on nothing the seat does not know.
        """
        del state, seat
        return []

    @abstractmethod
    def on_timeout(self, state: S, seat: int) -> Move:
        """Return the legal move made for a seat in ``actors`` whose clock ran out.

        Free choices come from ``chance.fork(label)``, never from the state's own chance.
        """

    def pause(self, state: S) -> float:
        """Return the least number of seconds before a bot moves."""
        del state
        return 0.0

    # --- knowledge -------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, viewer: int | None) -> dict[str, Any]:
        """Return all that a seat may know, as JSON bounded in size; None is a spectator.

        ``view["asks"]`` has, per seat in ``actors`` (as a string), a code and public parameters
        of what it is asked. Open to everybody after the end.
        """

    @abstractmethod
    def redeal(self, state: S, viewer: int | None, chance: Chance) -> S:
        """Return a copy in which all that the viewer cannot know is drawn anew.

        Hands, deck order, roles and the state's own chance: into a state the rules could have
        reached, that agrees with every note in the viewer's view and can be played to its end.
        Built, not found by endless rejection.
        """

    def out(self, state: S) -> frozenset[int]:
        """Return the seats whose part in the game is over though it goes on: they may go."""
        del state
        return frozenset()

    def resigned(self, state: S, leaver: int) -> Outcome:
        """Return how a game for two ends when one seat gives it up."""
        del state
        return Outcome(
            places=tuple(2 if seat == leaver else 1 for seat in range(2)),
            scores=(0, 0),
            winners=(1 - leaver,),
            reason="resigned",
        )

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    @abstractmethod
    def inventory(self, state: S) -> Counter[str]:
        """Return how many of each card there are over all zones: the same through a whole game."""

    # --- storage ---------------------------------------------------------------------------

    def copy(self, state: S) -> S:
        """Return a state of its own, equal to this one."""
        return self.load(self.dump(state))

    def dump(self, state: S) -> bytes:
        """Return the state as bytes, beginning with the number of their format."""
        return bytes([self.dump_format]) + msgspec.msgpack.encode(state)

    def load(self, data: bytes) -> S:
        """Return the state that ``dump`` wrote; anything else raises ``BadDump``."""
        if not data or data[0] != self.dump_format:
            raise BadDump(f"not a state of {self.info.slug} in format {self.dump_format}")
        try:
            state: S = msgspec.msgpack.decode(data[1:], type=self.state_type)
        except msgspec.MsgspecError as error:
            raise BadDump(f"a damaged state of {self.info.slug}: {error}") from error
        return state


AnyEngine = Engine[Any]
