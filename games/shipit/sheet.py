"""The table of Ship IT! in words."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.shipit.cards import ORDER
from games.shipit.texts import RITUALS
from games.vocabulary import Sheet

View = Mapping[str, Any]
Line = dict[str, Any]


def sheet(view: View, viewer: int | None) -> Sheet:
    """Return what lies on the table, what each seat has and what the viewer holds."""
    over = "over" in view
    table = [*_ended(view)] if over else [*_turn(view), *_under_way(view)]
    seats = [[*_seat(view, seat)] for seat in range(len(view["hands"]))]
    own = [] if viewer is None or over else [*_own(view, viewer)]
    return Sheet(table, seats, own)


def _by_count(code: str, cards: Sequence[str], **more: Any) -> Iterator[Line]:
    """Tell many cards shortly: a line for all kinds of which there are as many."""
    counts = Counter(cards)
    for count in sorted(set(counts.values())):
        kinds = [card for card in sorted(counts, key=ORDER.__getitem__) if counts[card] == count]
        yield {"code": code, "count": count, "cards": kinds, **more}


# --- the table -----------------------------------------------------------------------------


def _turn(view: View) -> Iterator[Line]:
    yield {"code": "round", "round": view["round"], "seat": view["turn"]}
    yield {"code": "left_to_do", "deploys": view["deploys"], "offers": view["offers"]}
    yield from ({"code": code} for code in ("friday", "orchestrated", "opened") if view[code])
    if view["collected"]:
        yield {"code": "collected", "count": view["collected"]}
    yield {"code": "piles", "deck": view["deck"], "discard": len(view["discard"])}
    yield from _by_count("discard", view["discard"])
    yield from ({"code": "rfc", **note} for note in view["known"])


def _under_way(view: View) -> Iterator[Line]:
    """Tell what is in play: a blow, an offer, cards looked at."""
    blow, offer = view["blow"], view["offer"]
    if view["in_play"]:
        yield {"code": "in_play", "cards": view["in_play"]}
    if view["looked"]:
        yield {"code": "looked", "seat": view["turn"], "count": view["looked"]}
    if blow is not None:
        yield {"code": "blow", **blow}
        if blow["absorbed"]:
            yield {"code": "absorbed", "slots": blow["absorbed"]}
    if offer is not None:
        yield {"code": "offer" if offer["taker"] is None else "trade", **offer}
        yield from ({"code": code, **offer} for code in ("promise", "want") if offer[code])


def _ended(view: View) -> Iterator[Line]:
    yield {"code": "round", "round": view["round"]}
    if view["over"]["unused"]:
        yield {"code": "unused", "cards": view["over"]["unused"]}
    yield from _by_count("deck", view["over"]["deck"])
    yield from _by_count("discard", view["discard"])


# --- a seat --------------------------------------------------------------------------------


def _seat(view: View, seat: int) -> Iterator[Line]:
    if "over" in view:
        yield from _placed(view["over"], seat)
    elif seat in view["left"]:
        yield {"code": "shipped", "place": view["left"].index(seat) + 1}
    else:
        yield {"code": "hand_size", "count": view["hands"][seat]}
    if "over" in view or seat in view["left"]:
        yield {"code": "architecture", "card": view["architectures"][seat]}
    for slot, component in enumerate(view["tables"][seat]):
        yield {"code": "component", "slot": slot, **_told(component)}
    if "over" not in view:
        yield from _marks(view, seat)


def _placed(over: View, seat: int) -> Iterator[Line]:
    yield {"code": "place", "place": over["places"][seat]}
    if over["titles"].get("june") == seat:
        yield {"code": "june"}
    if over["hands"][seat]:
        yield {"code": "open_hand", "cards": over["hands"][seat]}


def _told(component: View) -> Line:
    """Return a component without what it does not have."""
    return {name: value for name, value in component.items() if value}


def _marks(view: View, seat: int) -> Iterator[Line]:
    """Tell what a seat cannot deploy, what it laid and what it drew."""
    if view["starter"] == seat:
        yield {"code": "starter"}
    on_turn = view["turn"] == seat
    if view["marked"][seat]:
        yield {"code": "marked", "now": on_turn}
    for until in ("this", "next"):
        cards = [
            card
            for card, turns in view["blocked"][seat].items()
            if until == ("this" if on_turn and turns == 1 else "next")
        ]
        if cards:
            yield {"code": "repair", "until": until, "cards": cards}
    if view["offer"] is not None and view["offer"]["laid"][seat]:
        yield {"code": "laid", "count": view["offer"]["laid"][seat]}
    if view["drawn"][seat] and seat != view["seat"]:
        yield {"code": "drawn", "cards": [card or "unseen" for card in view["drawn"][seat]]}


# --- the viewer ----------------------------------------------------------------------------


def _own(view: View, viewer: int) -> Iterator[Line]:
    if viewer not in view["left"]:
        yield from _aim(view, viewer)
        yield {"code": "hand", "cards": view["hand"]}
    for code, name in (("own_laid", "laid"), ("drew", "drew"), ("looking_at", "looking_at")):
        if view.get(name):
            yield {"code": code, "cards": view[name]}
    if view["social"]:
        yield from _rituals(view, viewer)
    for note in view["notes"]:
        yield from _note(note)


def _aim(view: View, viewer: int) -> Iterator[Line]:
    """Tell the architecture and how many of its cards are missing; a cloud fills a gap (I6)."""
    card, aim = view["architectures"][viewer], view["aim"]
    yield {"code": "aim", "card": card, "needs": aim["needs"]}
    yield {"code": "lacks", "count": aim["missing"]}


def _rituals(view: View, viewer: int) -> Iterator[Line]:
    """Tell what is to be said with the cards in hand, and with a blow (I16)."""
    cards = list(dict.fromkeys(view["hand"]))
    if view["blow"] is not None and view["blow"]["victim"] == viewer:
        cards.append(view["blow"]["card"])
    for card in cards:
        if card in RITUALS:
            yield {"code": "ritual", "card": card, "ritual": f"ritual:{card}"}


def _note(note: View) -> Iterator[Line]:
    code = f"note_{note['kind']}"
    if note["kind"] == "deck":
        yield from _by_count(code, note["cards"], round=note["round"], turn=note["turn"])
    else:
        yield {**note, "code": code}
