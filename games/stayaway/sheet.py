"""The table of Нечто in words."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from games.stayaway.cards import ordered
from games.vocabulary import Sheet

View = Mapping[str, Any]
Line = dict[str, Any]


def sheet(view: View, viewer: int | None) -> Sheet:
    """Return what lies on the table, what each seat has and what the viewer holds."""
    over = "revealed" in view
    table = [*_ended(view)] if over else [*_turn(view), *_under_way(view), *_shown(view)]
    seats = [[*_seat(view, seat)] for seat in range(len(view["hands"]))]
    return Sheet(table, seats, [] if viewer is None or over else [*_own(view)])


def _by_count(code: str, counts: Mapping[str, int]) -> Iterator[Line]:
    """Tell many cards shortly: a line for all kinds of which there are as many."""
    for count in sorted(set(counts.values())):
        kinds = ordered(card for card in counts if counts[card] == count)
        yield {"code": code, "count": count, "cards": kinds}


# --- the table -----------------------------------------------------------------------------


def _turn(view: View) -> Iterator[Line]:
    yield {"code": "turn", "round": view["round"], "turns": view["turns"], "seat": view["turn"]}
    around = "clockwise" if view["direction"] == 1 else "counterclockwise"
    yield {"code": "direction", "direction": around}
    yield {"code": "around", "seats": [seat for seat in view["places"] if seat is not None]}
    marked = view["places"][view["marker"]]
    if view["marker_stays"] or marked != view["turn"]:
        yield {"code": "marker", "seat": marked}
    piles = {name: view[name] for name in ("deck", "top", "discard")}
    yield {"code": "piles", **piles}
    yield from _by_count("discarded", view["discarded"])


def _under_way(view: View) -> Iterator[Line]:
    """Tell what is being carried out, and an exchange."""
    if view["burnt_thing"] is not None:
        yield {"code": "burnt_thing", "seat": view["burnt_thing"]}
    if view["aside"]:
        yield {"code": "aside", "cards": view["aside"]}
    deal = view["exchange"]
    if deal is not None:
        yield {"code": "offer" if deal["laid"] else "offer_due", **deal}
        if deal["meant"] != deal["to"]:
            yield {"code": "meant", "meant": deal["meant"]}


def _shown(view: View) -> Iterator[Line]:
    yield from (_note(note) for note in view["shown"])


def _note(note: View) -> Line:
    return {"code": f"note_{note['type']}", **{k: v for k, v in note.items() if k != "type"}}


def _ended(view: View) -> Iterator[Line]:
    yield {"code": "turns", "turns": view["turns"]}
    yield from _by_count("deck", Counter(view["revealed"]["deck"]))
    yield from _by_count("discard", Counter(view["revealed"]["discard"]))


# --- a seat --------------------------------------------------------------------------------


def _seat(view: View, seat: int) -> Iterator[Line]:
    if seat not in view["living"]:
        yield {"code": "dropped"}
    if "revealed" in view:
        yield from _revealed(view, seat)
    elif seat in view["living"]:
        yield {"code": "hand_size", "count": view["hands"][seat]}
        yield _gap(view, view["places"].index(seat))
        if view["quarantine"][seat]:
            yield {"code": "quarantine", "turns": view["quarantine"][seat]}
    if "revealed" not in view and view["seat"] not in (None, seat):
        yield from _known_role(view, seat)


def _revealed(view: View, seat: int) -> Iterator[Line]:
    if seat in view["winners"]:
        yield {"code": "won"}
    yield _role("role", view["revealed"]["roles"][seat])
    if view["revealed"]["hands"][seat]:
        yield {"code": "open_hand", "cards": view["revealed"]["hands"][seat]}


def _gap(view: View, place: int) -> Line:
    """Tell who sits next, clockwise, and whether a door is between (S2)."""
    places = view["places"]
    following = [*places[place + 1 :], *places[:place]]
    neighbour = next(seat for seat in following if seat is not None)
    return {"code": "barred" if view["doors"][place] else "gap", "gap": place, "with": neighbour}


def _known_role(view: View, seat: int) -> Iterator[Line]:
    """Tell what the viewer alone knows: the Thing knows all roles, others perhaps the Thing."""
    if view["roles"] is not None:
        yield _role("role", view["roles"][seat])
    elif view["thing"] == seat != view["burnt_thing"]:
        yield {"code": "is_thing"}


def _role(code: str, known: View) -> Line:
    return {"code": code, "role": f"role:{known['role']}", "turn": known["infected_turn"]}


# --- the viewer ----------------------------------------------------------------------------


def _own(view: View) -> Iterator[Line]:
    yield _role("own_role", view)
    yield {"code": "hand", "cards": view["hand"]}
    if view["laid"] is not None:
        yield {"code": "laid", "card": view["laid"]}
    yield from ({"code": code, "cards": view[code]} for code in ("picks", "drew") if view[code])
    yield from (_note(note) for note in view["notes"])
