"""The contract: what every game's engine is, and what it promises.

An engine is a stateless object; a game's state is a class of its own, quick to copy and to encode.
``games.conformance`` holds every registered engine to what is written here.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from games.chance import Chance
from games.forms import Move, fill, fits, is_form
from games.options import BadOptions, Option, as_before, complete
from games.wire import Wire
from games.wire.parts import Opened, Refusal
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
    "Wire",
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

    def to_json(self) -> Refusal:
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

    ``public`` is None when those outside ``private`` are told nothing at all. A ``gloss`` spares
    the readers of a public event to look up what all could see: it is told along and is part of no
    digest, so that one may be added to a game without another ruleset.
    """

    public: dict[str, Any] | None
    private: dict[int, dict[str, Any]] | None = None
    gloss: dict[str, Any] | None = None

    def seen_by(self, viewer: int | None) -> dict[str, Any] | None:
        """Return the event as this seat (None: a spectator) sees it, or None."""
        told = self.told_to(viewer)
        return {**told, **self.gloss} if told and self.gloss else told

    def told_to(self, viewer: int | None) -> dict[str, Any] | None:
        """Return the event as this seat sees it, without its gloss."""
        own = self.private.get(viewer) if self.private and viewer is not None else None
        if own is None:
            return self.public
        return {**(self.public or {}), **own}

    def opened(self) -> dict[str, Any] | None:
        """Return the event as it is told when nothing is hidden any more.

        What several seats were told differently is left as everybody saw it.
        """
        parts = list((self.private or {}).values())
        if self.public is None and parts:
            return {**parts[0], **(self.gloss or {})}
        agreed = {
            name: value
            for part in parts
            for name, value in part.items()
            if all(name not in other or other[name] == value for other in parts)
        }
        seen = self.seen_by(None)
        return {**seen, **agreed} if seen is not None else None


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
    """Raised whenever a recorded game would be told otherwise."""
    options: dict[str, Option] = {}
    prizes: bool = False
    """Do its outcomes name prizes? Then accounts are ranked by their prize points too."""
    titles: dict[str, Bilingual] = {}
    """What the titles in its outcomes are called; each is borne until the end of the next game."""
    parts: dict[str, Bilingual] = {}
    """What somebody may be in it, a class or a role: the words for what ``parts`` returns."""
    parts_weighed: bool = False
    """Do seats play by different rules, a class each? Ratings weigh how strong each has proved."""
    free_texts: frozenset[str] = frozenset()
    """Fields of moves and events in which players write what they like; it decides nothing."""
    short_name: Bilingual | None = None
    """What it is called where there is little room, if its name is long."""
    sentence: Bilingual = Bilingual("", "")
    """What one does in it, for whoever looks for a game."""
    minutes: int = 0
    """How long it usually takes."""
    usual_seats: int = 0
    """With how many it is at its best; a new table has so many seats. Nothing: as few as can be."""
    authors: Bilingual | None = None
    """Who thought it up, for the page of credits; and whose name it is, if it is somebody's."""


def usual_seats(info: Info) -> int:
    """Return how many seats a new table of this game has unless somebody says otherwise."""
    return info.usual_seats or info.min_seats


class NoWorld(Exception):  # noqa: N818 - a draw that led nowhere, not an error
    """A redeal found no world that agrees with all that its viewer knows."""


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
    former_layout: ClassVar[str] = ""
    """The state's layout (``games.layout``) when records of format 1 held digests of it.

    Empty where it is still the same, or where there never were such records.
    """
    later_fields: ClassVar[tuple[str, ...]] = ()
    """Fields that the state, a dataclass, got since then: its digests are made without them."""
    wire: ClassVar[Wire | None] = None
    """The types of its views, moves, events, previews and board, as its module ``wire`` has them.

    Every registered engine has them: schema, declarations and pages are made from these.
    """

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

    def board(self, options: Mapping[str, Any], seats: int) -> Mapping[str, Any]:
        """Return what stays as it is through a whole game: a map, worths of cards, a card table.

        JSON, sent once with the table and never with a frame; a view holds only what changes. It
        depends on the options (complete ones) and the number of seats alone, and so tells nobody
        anything.
        """
        del options, seats
        return {}

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

    def recorded_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the rules of a game begun earlier: an option it does not name had not come yet."""
        return self.checked_options(seats, {**as_before(self.info.options), **options})

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

    def preview(self, state: S, seat: int, move: Move) -> Mapping[str, Any]:
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
    def view(self, state: S, viewer: int | None) -> Mapping[str, Any]:
        """Return all that a seat may know, as JSON bounded in size; None is a spectator.

        ``view["asks"]`` has, per seat in ``actors`` (as a string), a code and public parameters
        of what it is asked. Open to everybody after the end.
        """

    def opened(self, state: S) -> Opened:
        """Return what ``view`` hides from somebody: for whoever looks back at a game that is over.

        Nothing, where nothing is hidden.
        """
        del state
        return {}

    @abstractmethod
    def redeal(self, state: S, viewer: int | None, chance: Chance) -> S:
        """Return a copy in which all that the viewer cannot know is drawn anew.

        Hands, deck order, roles, what the others know, and the state's own chance: into a state the
        rules could have reached, that agrees with every note in the viewer's view and can be played
        to its end. Built, not found by endless rejection, and from what the viewer knows alone: a
        redeal of any world the viewer holds possible is the same, to the byte.
        """

    def redeal_to_play_on(self, state: S, seat: int, chance: Chance) -> S:
        """Return the redeal with which a game begins that is played on from another.

        Records are verified by making it again, so it draws as it did when the ruleset was new,
        even where ``redeal`` has since learnt to tell less.
        """
        return self.redeal(state, seat, chance)

    def out(self, state: S) -> frozenset[int]:
        """Return the seats whose part in the game is over though it goes on: they may go.

        For good: nobody of them ever plays again. They have a channel of their own.
        """
        del state
        return frozenset()

    def silent(self, state: S) -> frozenset[int]:
        """Return those of ``out`` whom the table does not hear any more until the end."""
        return self.out(state)

    def turn(self, state: S) -> int | None:
        """Return the number of the turn under way, by which talk is dated; None: not counted."""
        del state
        return None

    def deal(self, state: S) -> int:
        """Return the number of the deal under way, from 1; most games have one deal only."""
        del state
        return 1

    def parts(self, state: S) -> dict[int, str]:
        """Return what each seat was in a game that is over, if that differs: for statistics."""
        del state
        return {}

    def resigned(self, state: S, leaver: int) -> Outcome:
        """Return how a game for two ends when one seat gives it up."""
        del state
        return Outcome(
            places=tuple(2 if seat == leaver else 1 for seat in range(2)),
            scores=(0, 0),
            winners=(1 - leaver,),
            reason="resigned",
        )

    def after_leavers(self, outcome: Outcome, leavers: Sequence[int]) -> Outcome:
        """Return an outcome as it stands after these seats were left for good, in this order.

        Their places need no change: accounts that left stand behind all who stayed.
        """
        del leavers
        return outcome

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

    def dump_without_later_fields(self, state: S) -> bytes:
        """Return the dump in the former layout and format, of which records of format 1 tell."""
        if not self.later_fields:
            return self.dump(state)
        names = [part.name for part in fields(self.state_type)]
        kept = {name: getattr(state, name) for name in names if name not in self.later_fields}
        return b"\x01" + msgspec.msgpack.encode(kept)

    def former_dump(self, state: S, move: Move) -> bytes:
        """Return the dump as it once was after this last move, in the same layout.

        Records of format 1 hold its digests; ``dump`` itself never depends on how a move's keys
        are ordered.
        """
        del move
        return self.dump_without_later_fields(state)

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
