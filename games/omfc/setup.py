"""Before the first round: classes, deserts, rivers, starting houses, in this order (O1, O9)."""

from collections.abc import Mapping
from typing import Any

from games.chance import Chance
from games.contract import Event, Move
from games.omfc import moves
from games.omfc.board import BOARDS, cells_of
from games.omfc.casting import cast_of, pool
from games.omfc.cells import add_house
from games.omfc.deed import Deed
from games.omfc.forbidding import class_ban, desert_ban, river_ban, start_ban
from games.omfc.state import NOBODY, State, new_state

DESERTS = 10
RIVERS = 10


def set_up(
    seats: int, options: Mapping[str, Any], chance: Chance, ruleset: int
) -> tuple[State, list[Event]]:
    """Lay out the board and run on to the first choice of the set-up."""
    rings = options["rings"]
    state = new_state(
        seats=seats,
        rings=rings,
        max_rounds=options["max_rounds"],
        cells=BOARDS[rings].size,
        chance=chance,
        ruleset=ruleset,
    )
    events: list[Event] = []
    state.stage = "class" if options["classes"] == "draft" else "desert"
    if options["classes"] == "random":
        _cast_at_random(state, events)
    advance(state, events)
    return state, events


def _cast_at_random(state: State, events: list[Event]) -> None:
    """Give every seat a class by chance, none twice (O9)."""
    slugs = pool(state.rings)
    state.chance.shuffle(slugs)
    state.classes = tuple(slugs[: len(state.points)])
    for seat, slug in enumerate(state.classes):
        events.append(Event({"type": "class", "seat": seat, "class": slug}))


def choices(state: State) -> list[Move]:
    """Return what the seat asked may do in this stage of the set-up."""
    rings, seat = state.rings, state.turn
    cells = range(len(state.things))
    match state.stage:
        case "class":
            slugs = pool(rings)
            return [moves.choose(slug) for slug in slugs if not class_ban(state, slug, slugs)]
        case "desert":
            return [moves.on_cell(rings, "desert", c) for c in cells if not desert_ban(state, c)]
        case "river":
            return [moves.river(rings, border) for border in _lawful_rivers(state)]
        case _:
            return [
                moves.on_cell(rings, "start", c) for c in cells if not start_ban(state, seat, c)
            ]


def take_step(state: State, deed: Deed) -> list[Event]:
    """Carry out one step of the set-up; it is verified."""
    seat = state.turn
    match deed.kind:
        case "class":
            state.classes = (*state.classes[:seat], deed.slug, *state.classes[seat + 1 :])
            return [Event({"type": "class", "seat": seat, "class": deed.slug})]
        case "river":
            state.rivers = tuple(sorted((*state.rivers, deed.border)))
            border = moves.border_names(state.rings, deed.border)
            return [Event({"type": "river", "seat": seat, "border": border})]
        case "desert":
            state.deserts |= 1 << deed.cell
        case _:
            add_house(state, seat, deed.cell)
    name = BOARDS[state.rings].names[deed.cell]
    return [Event({"type": deed.kind, "seat": seat, "cell": name})]


def advance(state: State, events: list[Event]) -> bool:
    """Go on to the seat with something left to set up; tell whether there is any."""
    before = state.turn
    if state.stage == "class" and all(state.classes):
        state.stage = "desert"
    if state.stage == "desert" and not deserts_left(state):
        _grow_forests(state, events)
        state.stage = "river"
    if state.stage == "river" and not rivers_left(state):
        state.stage = "start"
    if state.stage == "start" and all(state.homes):
        return False
    state.turn = _asked(state)
    if state.turn != before:
        state.past = []
        state.undone = 0
    return True


def deserts_left(state: State) -> int:
    """Return how many deserts coyotes still lay."""
    coyotes = cast_of(state.classes).seat("coyotes")
    return 0 if coyotes == NOBODY else DESERTS - state.deserts.bit_count()


def rivers_left(state: State) -> int:
    """Return how many rivers krakens still lay; none once no further one is lawful."""
    krakens = cast_of(state.classes).seat("krakens")
    if krakens == NOBODY or not _lawful_rivers(state):
        return 0
    return RIVERS - len(state.rivers)


def _lawful_rivers(state: State) -> list[int]:
    borders = range(len(BOARDS[state.rings].borders))
    return [border for border in borders if river_ban(state, border) is None]


def _grow_forests(state: State, events: list[Event]) -> None:
    """Make ring 0, deserts excepted, a forest where elves play (O9)."""
    if cast_of(state.classes).seat("elves") != NOBODY:
        board = BOARDS[state.rings]
        state.forests = board.outer & ~state.deserts
        names = [board.names[cell] for cell in cells_of(state.forests)]
        events.append(Event({"type": "forests", "cells": names}))


def _asked(state: State) -> int:
    cast = cast_of(state.classes)
    match state.stage:
        case "class":
            return max(seat for seat, slug in enumerate(state.classes) if not slug)
        case "desert":
            return cast.seat("coyotes")
        case "river":
            return cast.seat("krakens")
        case _:
            waiting = [seat for seat, homes in enumerate(state.homes) if not homes]
            return min(waiting, key=lambda seat: not cast.folks[seat].lands_first)
