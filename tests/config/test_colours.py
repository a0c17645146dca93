"""The house's colours can be told apart: every pair that is written or drawn, in both themes."""

import re
from itertools import product

import pytest

from config.environment import ROOT

STYLES = (
    ROOT / "static" / "css" / "tokens.css",
    *sorted((ROOT / "games").glob("*/static/*/cloth.css")),
)
TOKENS = "".join(path.read_text() for path in STYLES)
PAIR = re.compile(r"--([\w-]+): light-dark\((#\w{3,6}), (#\w{3,6})\);")
PLAIN = re.compile(r"--([\w-]+): (#\w{3,6});")
THEMES = ("light", "dark")

PAPERS = ("cloth", "card", "inset")
CLOTHS = tuple(re.findall(r"--(cloth-\w+):", TOKENS))
WRITTEN = [
    *product(("ink", "soft"), (*PAPERS, *CLOTHS)),
    *product(("link", "green", "gold"), ("card",)),
    *product(("danger",), ("card", *CLOTHS)),
    *product(("ink", "soft"), ("mine", "warn")),
    ("on-red", "red"),
    ("on-red", "red-deep"),
    ("on-lit", "lit-fill"),
    ("on-badge", "badge"),
]
"""What is read: ink and ground."""

DRAWN = [
    ("strong-line", "card"),
    *product(("lit", "focus"), ("cloth", "card", *CLOTHS)),
]
"""What only has to be seen: lines, rings."""


def colours(theme: str) -> dict[str, str]:
    found = {name: shades[theme == "dark"] for name, *shades in PAIR.findall(TOKENS)}
    return found | dict(PLAIN.findall(TOKENS))


def luminance(colour: str) -> float:
    digits = colour.removeprefix("#")
    full = digits if len(digits) == 6 else "".join(digit * 2 for digit in digits)
    parts = [int(full[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_formula_is_that_of_wcag() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#777", "#fff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), WRITTEN)
def test_what_is_written_can_be_read(theme: str, ink: str, ground: str) -> None:
    known = colours(theme)
    assert contrast(known[ink], known[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("line", "ground"), DRAWN)
def test_what_is_drawn_can_be_seen(theme: str, line: str, ground: str) -> None:
    known = colours(theme)
    assert contrast(known[line], known[ground]) >= 3


def test_a_letter_on_a_seats_disc_can_be_read() -> None:
    script = (ROOT / "static" / "js" / "stage" / "plate.js").read_text()
    paint = re.search(r"PAINT = \[(.*?)\]", script, re.S)
    assert paint is not None
    discs = re.findall(r"#\w{6}", paint[1])
    assert len(discs) == 12
    assert min(contrast("#ffffff", disc) for disc in discs) >= 4.5


RAW = re.compile(r"#[0-9a-fA-F]{3,8}\b|rgba?\(\d")
ALONE = {"tokens.css", "fault.css", "api-docs.css"}
"""Where the tokens stand; what is shown without them, and what others have painted."""


def test_no_sheet_of_the_house_has_a_colour_that_is_no_token() -> None:
    found = {
        path.name: raw
        for path in sorted((ROOT / "static" / "css").glob("*.css"))
        if path.name not in ALONE and (raw := RAW.findall(path.read_text()))
    }
    assert found == {}
