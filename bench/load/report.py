"""The report: Markdown tables, as they stand in docs/performance.md."""

from collections.abc import Iterable, Sequence

from bench.load.figures import Delays, Figures, ratios
from bench.load.tally import AGED


def written(
    ours: Sequence[Figures], peers: Sequence[Figures], echo: Figures | None, told: str
) -> str:
    """Return the whole report; ``told`` is what was asked for, and where it ran."""
    contenders = [*ours, *peers]
    parts = [
        told,
        _rates(contenders),
        _ratios(ours, peers) if ours and peers else "",
        *(_house(one) for one in contenders),
        _clients([*contenders, *([echo] if echo else [])]),
        _drive(echo) if echo else "",
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table; all columns but the first are numbers."""
    lines = [head, ["---", *("--:" for _ in head[1:])], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _rates(contenders: Sequence[Figures]) -> str:
    head = [
        "",
        "moves/s",
        "by slice",
        "own answer p50 / p95 / p99, ms",
        "all other screens",
        f"the same from move {AGED} on",
        "mean age",
        "refused or broken",
    ]
    rows = [
        [
            one.name,
            f"{one.rate:,.0f}{_carried(one)}",
            " · ".join(f"{rate:,.0f}" for rate in one.rates),
            _delays(one.answers),
            _delays(one.screens),
            _delays(one.aged_screens),
            f"{one.mean_age:.0f}",
            _troubles(one),
        ]
        for one in contenders
    ]
    return table(head, rows)


def _carried(one: Figures) -> str:
    """Tell how much was due, with a think time."""
    return "" if one.wanted is None else f" of {one.wanted:,.0f}"


def _delays(found: Delays) -> str:
    if not found.count:
        return "–"
    return " / ".join(f"{time:.1f}" for time in (found.p50, found.p95, found.p99))


def _troubles(one: Figures) -> str:
    return ", ".join(f"{what} {count}" for what, count in sorted(one.troubles.items())) or "0"


def _ratios(ours: Sequence[Figures], peers: Sequence[Figures]) -> str:
    rows = [[own.name, *(_ratio(own, peer) for peer in peers)] for own in ours]
    return table(["moves/s, in those of", *(peer.name for peer in peers)], rows)


def _ratio(own: Figures, peer: Figures) -> str:
    """Tell the ratio over all slices, and of the least and the greatest round."""
    by_round = ratios(own, peer)
    return f"{own.rate / (peer.rate or 1):.2f}× ({min(by_round):.2f}–{max(by_round):.2f})"


def _house(one: Figures) -> str:
    rows = [
        [name, f"{part.per_move:.2f}", f"{100 * part.share:.0f}%", f"{part.mebibytes:.0f}"]
        for name, part in one.parts.items()
    ]
    whole = sum(part.per_move for part in one.parts.values())
    share = sum(part.share for part in one.parts.values())
    memory = sum(part.mebibytes for part in one.parts.values())
    rows.append(["all", f"{whole:.2f}", f"{100 * share:.0f}%", f"{memory:.0f}"])
    sums = (
        f"{one.moves:,} moves in {one.seconds:.0f} s; {one.sent_per_move:,.0f} bytes sent and "
        f"{one.received_per_move:,.0f} received for each by all its players; {one.games} games "
        f"ended and gave way to the next; {one.requests} requests to the API."
    )
    head = [one.name, "processor, ms a move", "of a core", "memory, MiB"]
    return table(head, rows) + "\n\n" + sums


def _clients(all_figures: Sequence[Figures]) -> str:
    rows = [
        [
            one.name,
            f"{one.rate:,.0f}",
            " · ".join(f"{100 * share:.0f}%" for share in one.clients),
            f"{100 - 100 * max(one.clients):.0f}%",
            _delays(one.lags),
            f"{one.resting:.2f}",
            f"{one.machine:.2f}",
        ]
        for one in all_figures
    ]
    head = [
        "the load client at",
        "moves/s",
        "of a core, by process",
        "left of a core",
        "its own delay p50 / p95 / p99, ms",
        "cores used by who rests",
        "by all on this machine",
    ]
    return table(head, rows)


def _drive(echo: Figures) -> str:
    """Tell what the client costs where nothing else does."""
    cost = 1000 * sum(echo.clients) / (echo.rate or 1)
    return (
        f"Against the bare echo a move costs the load client {cost:.2f} ms of a core, all its "
        f"players' screens included: {1000 / (cost or 1):,.0f} moves/s for each core it gets."
    )
