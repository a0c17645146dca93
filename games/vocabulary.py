"""Sayings: how a game's codes become sentences, in both languages.

Engines speak in codes and parameters: an event, a question, a move, a line about the table. Each is
a *saying*: a JSON object whose ``type`` or ``code`` finds a template, and whose other entries fill
it. A game's module ``vocabulary`` holds its ``VOCABULARY``; the page speaks by the same rules.

- A template is a text with ``{parameters}``; of several the first that the saying can fill is used,
  and an empty list fills one only if no other can be filled.
- Where ``choose_by`` names a parameter for this code, ``code:value`` is looked up before ``code``;
  a value that is no text is written as JSON. Of two names, ``code:value:value`` is looked up first.
- A parameter in ``seats`` is told as a player's name; any other text is a token of the game and
  told by its name; of a list, each entry; nothing is told of None.
- A parameter in ``plain`` is what somebody wrote, told as it is; only the tokens in ``spoken``, by
  which bots speak there, are told in the reader's language.
- A list under a name in ``by_seat`` has an entry for each seat and is told with the players' names.
- An entry that is an object is told by its own entries: ``answer.card`` as ``{answer_card}``.
- Whole numbers under a name in ``quarters`` are quarters: 6 is 1½. Those under a name in
  ``ordinals`` count from 0 and are told from 1. A parameter called ``value`` is looked up there
  under the saying's own code.
- ``marks`` are what one may note beside a player, ``roles`` what a spectator may guess; ``truth``
  is a path to a role in the view of a game that is over, ``{seat}`` being the player.
- Of a move, ``pointers`` lead to what it points at on the table: each is a path into its maker's
  view, a step in braces being an entry of the move or, as ``{me}``, the maker's seat. What is found
  there fills the templates beside the move's own entries.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from string import Formatter
from typing import Any, Literal, get_args

import msgspec

from games.registry import package
from games.words import Bilingual, quarters

Template = Bilingual | tuple[Bilingual, ...]
Templates = dict[str, Template]
Saying = Mapping[str, Any]
Kind = Literal[
    "moves", "events", "asks", "lines", "reasons", "phrases", "previews", "turning_points"
]
Namer = Callable[[int], str]
Pointers = dict[str, tuple[str, ...]]

YES_NO = (Bilingual("нет", "no"), Bilingual("да", "yes"))


class Vocabulary(msgspec.Struct, frozen=True, kw_only=True):
    """All that a game says."""

    names: dict[str, Bilingual]
    """Of every token: cards, colours, classes, roles."""
    texts: dict[str, Bilingual] = {}
    """What is written on a card."""
    moves: Templates
    events: Templates
    asks: Templates
    """Questions to a seat: what it is to do."""
    lines: Templates
    """What the sheet tells of the table."""
    reasons: Templates
    """How a game ended."""
    previews: Templates = {}
    """What a move would do; each entry of a preview is a saying with the code ``entry``."""
    turning_points: Templates = {}
    """Events that a game turns on, in a word or two: they are marked where one looks back at it."""
    phrases: Templates = {}
    """What players and bots of this game say to each other."""
    fields: dict[str, Bilingual] = {}
    """Labels of a form's free fields."""
    labels: dict[str, Bilingual] = {}
    """Words of the drawn table; forms of a number are parted by strokes: one|few|many."""
    seats: frozenset[str] = frozenset({"seat"})
    plain: frozenset[str] = frozenset({"text"})
    spoken: dict[str, Bilingual] = {}
    """What bots say where people write."""
    quarters: frozenset[str] = frozenset()
    ordinals: frozenset[str] = frozenset()
    by_seat: frozenset[str] = frozenset()
    choose_by: dict[str, str] = {}
    pointers: dict[str, Pointers] = {}
    """Per code of a move, names for its templates and where in the view they are found."""
    group_by: tuple[str, ...] = ("card",)
    """A page groups moves by the first of these parameters that a move has."""
    grave: frozenset[str] = frozenset()
    """Types of moves that may lose a game at once: a page asks first, and gives them no key."""
    marks: dict[str, Bilingual] = {}
    """What players may note of each other in their own notebooks."""
    roles: dict[str, Bilingual] = {}
    """What a player may turn out to have been: spectators guess it."""
    truth: tuple[str, ...] = ()
    """Where a role stands in the view of a game that is over."""

    def templates(self, kind: Kind, saying: Saying) -> tuple[Bilingual, ...]:
        """Return the templates of a saying; a ``LookupError`` when there is none."""
        known: Templates = getattr(self, kind)
        code = code_of(saying)
        written = [_written(saying.get(one)) for one in self.choose_by.get(code, "").split()]
        special = [":".join([code, *written[:count]]) for count in range(len(written), -1, -1)]
        found = next((known[one] for one in special if one in known), None)
        if found is None:
            raise LookupError(f"no word for {code} among the {kind}")
        return found if isinstance(found, tuple) else (found,)

    def is_turning_point(self, event: Saying) -> bool:
        """Tell whether a game turns on such an event."""
        try:
            return bool(self.templates("turning_points", event))
        except LookupError:
            return False

    def say(self, kind: Kind, saying: Saying, language: str, namer: Namer) -> str:
        """Return the sentence of a saying, with players called as ``namer`` does."""
        templates = [one.in_language(language) for one in self.templates(kind, saying)]
        known = flat(saying)
        template = _fillable(templates, known)
        if template is None:
            raise LookupError(f"nothing fills {templates} in {dict(saying)}")
        labels = {
            name: code_of(saying) if name == "value" else name for name in parameters(template)
        }
        return template.format_map(
            {name: self.tell(label, known[name], language, namer) for name, label in labels.items()}
        )

    def pointed(self, move: Saying, view: Mapping[str, Any], maker: int) -> dict[str, Any]:
        """Return a move with what it points at in its maker's view, ready to be said."""
        known = {**move, "me": maker}
        pointers = self.pointers.get(code_of(move), {})
        return {**move, **{name: _followed(path, view, known) for name, path in pointers.items()}}

    def role_of(self, view: Mapping[str, Any], seat: int) -> str | None:
        """Return what a player turned out to be in the view of a game that is over, if it tells."""
        role = _followed(self.truth, view, {"seat": seat}) if self.truth else None
        return role if role in self.roles else None

    def tell(self, name: str, value: Any, language: str, namer: Namer) -> str:
        """Return one parameter in words."""
        if isinstance(value, list | tuple):
            told = [self.tell(name, one, language, namer) for one in value]
            if name in self.by_seat:
                told = [f"{namer(seat)} {one}" for seat, one in enumerate(told)]
            return ", ".join(told) if told else "—"
        if isinstance(value, bool):
            return YES_NO[value].in_language(language)
        if isinstance(value, int):
            return self._number(name, value, namer)
        tokens = self.spoken if name in self.plain else self.names
        if isinstance(value, str) and value in tokens:
            return tokens[value].in_language(language)
        return str(value)

    def _number(self, name: str, value: int, namer: Namer) -> str:
        if name in self.seats:
            return namer(value)
        if name in self.quarters:
            return quarters(value)
        return str(value + 1 if name in self.ordinals else value)

    def in_language(self, language: str) -> dict[str, Any]:
        """Return the whole vocabulary as JSON in one language, for a page."""

        def spoken(entry: Template) -> list[str]:
            entries = entry if isinstance(entry, tuple) else (entry,)
            return [one.in_language(language) for one in entries]

        def plainly(entries: dict[str, Bilingual]) -> dict[str, str]:
            return {name: one.in_language(language) for name, one in entries.items()}

        return {
            **{
                name: plainly(getattr(self, name))
                for name in ("names", "texts", "fields", "labels", "spoken", "marks", "roles")
            },
            **{
                kind: {code: spoken(entry) for code, entry in getattr(self, kind).items()}
                for kind in get_args(Kind)
            },
            "seats": sorted(self.seats),
            "plain": sorted(self.plain),
            "quarters": sorted(self.quarters),
            "ordinals": sorted(self.ordinals),
            "by_seat": sorted(self.by_seat),
            "choose_by": self.choose_by,
            "pointers": self.pointers,
            "group_by": list(self.group_by),
            "grave": sorted(self.grave),
            "truth": list(self.truth),
            "language": language,
            "yes_no": [one.in_language(language) for one in YES_NO],
        }


class Sheet(msgspec.Struct, frozen=True):
    """The table in words, made from a view alone: lines, each a saying."""

    table: list[dict[str, Any]]
    """What lies where."""
    seats: list[list[dict[str, Any]]]
    """What is known of each seat."""
    own: list[dict[str, Any]]
    """What the viewer holds and knows alone."""


def code_of(saying: Saying) -> str:
    """Return what finds a saying's templates."""
    return str(saying.get("type", saying.get("code")))


def flat(saying: Saying) -> dict[str, Any]:
    """Return a saying with the entries of its objects beside its own."""
    known = dict(saying)
    for name, value in saying.items():
        if isinstance(value, Mapping):
            known |= {f"{name}_{inner}": one for inner, one in value.items()}
    return known


def _fillable(templates: list[str], known: Mapping[str, Any]) -> str | None:
    """Return the first template that can be filled, with something rather than empty lists."""
    empties: tuple[tuple[Any, ...], ...] = ((None, []), (None,))
    for nothing in empties:
        for template in templates:
            if all(known.get(name) not in nothing for name in parameters(template)):
                return template
    return None


def _followed(path: tuple[str, ...], view: Mapping[str, Any], known: Mapping[str, Any]) -> Any:
    """Return what lies at the end of a path into a view, or None."""
    place: Any = view
    for step in path:
        try:
            place = place[known[step[1:-1]] if step.startswith("{") else step]
        except (LookupError, TypeError):
            return None
    return place


def _written(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def parameters(template: str) -> list[str]:
    """Return the names of a template's parameters."""
    return [name for _, name, _, _ in Formatter().parse(template) if name]


@cache
def vocabulary(slug: str) -> Vocabulary:
    """Return the vocabulary of this game."""
    found: Vocabulary = _module(slug, "vocabulary").VOCABULARY
    return found


def sheet(slug: str, view: Mapping[str, Any], viewer: int | None) -> Sheet:
    """Return a view in lines."""
    made: Sheet = _module(slug, "sheet").sheet(view, viewer)
    return made


@cache
def _module(slug: str, name: str) -> Any:
    return import_module(f"{package(slug)}.{name}")
