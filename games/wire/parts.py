"""What the wires of all games share: seats, refusals, and the free fields of a form."""

from typing import Annotated, Any, NamedTuple, NotRequired, TypedDict


class Alias(NamedTuple):
    """A name and a meaning for a type that is not a class: ``Annotated[int, Alias(…)]``."""

    name: str
    meaning: str
    among: tuple[str | int, ...] = ()
    """The values there are, where engines take them from a table."""


class Free(NamedTuple):
    """Marks a field of a move in whose place a legal list may hold a form."""

    form: Any


Seat = Annotated[int, Alias("Seat", "A seat's number, from 0.")]


class Refusal(TypedDict):
    """Why a move is refused."""

    code: str
    message: str
    """The sentence in English."""
    template: str
    """The sentence before its parameters are filled in, to be found in the game's words."""
    rule: str
    """The ruling behind it."""
    params: dict[str, Any]


class Opened(TypedDict, total=False):
    """What is hidden from somebody, laid open; nothing, where a game hides nothing."""

    hands: list[list[str]]
    """By seat the cards it holds."""
    deck: list[str]
    """From the top."""
    parts: list[str | None]
    """By seat what it is, as the game's words have it: a role, an architecture."""


class FreeField(TypedDict, total=False):
    """What any free field of a form may say of itself."""

    optional: bool
    """It may be left out."""
    hint: str
    """A token: what is wanted there."""
    empty: str
    """A token: what it means to leave it out."""


_From = TypedDict("_From", {"from": Annotated[list[str], "What there is, each entry once."]})


class CardsSpec(_From, FreeField):
    """Some cards of a list."""

    min: int
    max: int


class TextSpec(FreeField):
    """A text of so many characters at most."""

    max: int


class IntSpec(FreeField):
    """A whole number within bounds."""

    min: int
    max: int


CardsForm = TypedDict("CardsForm", {"$cards": CardsSpec})
TextForm = TypedDict("TextForm", {"$text": TextSpec})
IntForm = TypedDict("IntForm", {"$int": IntSpec})
ChoiceForm = TypedDict("ChoiceForm", {"$choice": Annotated[list[str], "One of these."]})

FreeCards = Annotated[list[str], Free(CardsForm)]
FreeText = Annotated[str, Free(TextForm)]
FreeInt = Annotated[int, Free(IntForm)]
FreeChoice = Annotated[str, Free(ChoiceForm)]


class Refusing(TypedDict):
    """A preview may say that the move is refused."""

    refusal: NotRequired[Refusal]
    """Why it cannot be made; then nothing else is said, unless its price."""
