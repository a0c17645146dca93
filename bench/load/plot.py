"""The plot: moves a second, the way to all other screens, and who pays, as one SVG."""

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil, floor, log10

from bench.load.figures import Figures

WIDTH, ROW, LEFT, RIGHT = 760, 26, 250, 90
CURVES = 260
COLOURS = (
    "#2b6a4d",
    "#7fae5b",
    "#b4552d",
    "#d9a441",
    "#4a6fa5",
    "#8d5a97",
    "#777",
    "#bbb",
    "#356f8c",
)
_STYLE = "font:13px system-ui,sans-serif;background:#fff;color:#222"


def drawn(contenders: Sequence[Figures], title: str) -> str:
    """Return the picture."""
    rates, curves, costs = (
        _rates(contenders, 60),
        _curves(contenders, 100 + ROW * len(contenders)),
        _costs(contenders, 160 + ROW * len(contenders) + CURVES),
    )
    height = 220 + 2 * ROW * len(contenders) + CURVES
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            f'width="{WIDTH}" height="{height}" style="{_STYLE}" role="img">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            *rates,
            *curves,
            *costs,
            "</svg>",
            "",
        ]
    )


def _text(x: float, y: float, words: str, anchor: str = "start", weight: str = "400") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}">'
        f"{escape(words)}</text>"
    )


def _bar(x: float, y: float, width: float, colour: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="16" fill="{colour}"/>'


def _rates(contenders: Sequence[Figures], top: float) -> Iterable[str]:
    """Draw a bar for each; the dots are its slices."""
    yield _text(16, top - 24, "Moves a second; dots are single slices", weight="600")
    most = max((rate for one in contenders for rate in (one.rate, *one.rates)), default=1.0) or 1.0
    room = WIDTH - LEFT - RIGHT
    for number, one in enumerate(contenders):
        y = top + ROW * number
        yield _text(LEFT - 10, y + 13, one.name, "end")
        yield _bar(LEFT, y, room * one.rate / most, _colour(number))
        for rate in one.rates:
            x = LEFT + room * rate / most
            yield f'<circle cx="{x:.1f}" cy="{y + 8:.1f}" r="3" fill="#222"/>'
        yield _text(LEFT + room * max(one.rate, *one.rates) / most + 10, y + 13, f"{one.rate:,.0f}")


def _curves(contenders: Sequence[Figures], top: float) -> Iterable[str]:
    """Draw which share of moves all other screens had after how long; time by decades."""
    yield _text(16, top, "Share of moves that all other screens had, by ms", weight="600")
    times = [time for one in contenders for time in one.curve if time > 0] or [1.0]
    least, most = floor(log10(min(times))), max(ceil(log10(max(times))), 0)
    left, right, base, height = 50.0, WIDTH - 20.0, top + CURVES - 40, CURVES - 70.0
    wide = (right - left) / max(most - least, 1)
    for decade in range(least, most + 1):
        x = left + wide * (decade - least)
        yield f'<path d="M{x:.1f} {base}V{base - height}" stroke="#ddd"/>'
        yield _text(x, base + 16, f"{10.0**decade:g}", "middle")
    for share in (0, 50, 100):
        y = base - height * share / 100
        yield f'<path d="M{left} {y:.1f}H{right}" stroke="#ddd"/>'
        yield _text(left - 8, y + 4, f"{share}%", "end")
    for number, one in enumerate(contenders):
        spots = [
            f"{left + wide * (log10(max(time, 10.0**least)) - least):.1f} "
            f"{base - height * (share + 1) / 100:.1f}"
            for share, time in enumerate(one.curve)
        ]
        if spots:
            colour = _colour(number)
            yield f'<path d="M{" L".join(spots)}" fill="none" stroke="{colour}" stroke-width="2"/>'


def _costs(contenders: Sequence[Figures], top: float) -> Iterable[str]:
    """Draw what each part of each house pays for a move."""
    yield _text(16, top - 24, "Processor for a move, ms, by part", weight="600")
    whole = [sum(part.per_move for part in one.parts.values()) for one in contenders]
    most, room = max(whole, default=1.0) or 1.0, WIDTH - LEFT - RIGHT
    names = list(dict.fromkeys(name for one in contenders for name in one.parts))
    for number, one in enumerate(contenders):
        y, x = top + ROW * number, float(LEFT)
        yield _text(LEFT - 10, y + 13, one.name, "end")
        for name, part in one.parts.items():
            width = room * part.per_move / most
            hint = f"<title>{escape(name)}: {part.per_move:.2f} ms</title>"
            yield f"<g>{hint}{_bar(x, y, width, _colour(names.index(name)))}</g>"
            if width > 7 * len(name) + 4:
                yield f'<g fill="#fff">{_text(x + 4, y + 13, name)}</g>'
            x += width
        yield _text(x + 10, y + 13, f"{whole[number]:.2f}")


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]
