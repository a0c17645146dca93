"""Cuts the typefaces of the house to the letters its pages use, with their licences beside them.

``python static/cut_fonts.py`` reads the npm packages and writes build/type/fonts. The lists of
letters stand in static/css/type.css too: a browser asks for a file when a letter of it is needed.
"""

import shutil
from pathlib import Path

from fontTools.subset import main as subset

ROOT = Path(__file__).parents[1]
PLACE = ROOT / "build" / "type" / "fonts"
PACKAGES = ROOT / "node_modules" / "@fontsource-variable"
FACES = {"golos": "golos-text", "podkova": "podkova"}
LETTERS = {
    "latin": "U+20-7E,U+A0,U+AB,U+B7,U+BB-BE,U+D7,U+2010-2015,U+2018-201E,U+2026,U+2039-203A,"
    "U+2212",
    "cyrillic": "U+401,U+410-44F,U+451,U+2116",
}


def cut() -> None:
    """Write each face twice, its Latin and its Cyrillic letters, and its licence once."""
    PLACE.mkdir(parents=True, exist_ok=True)
    for name, package in FACES.items():
        shutil.copyfile(PACKAGES / package / "LICENSE", PLACE / f"{name}-LICENSE.txt")
        for script, letters in LETTERS.items():
            whole = PACKAGES / package / "files" / f"{package}-{script}-wght-normal.woff2"
            subset(
                [
                    str(whole),
                    f"--unicodes={letters}",
                    "--flavor=woff2",
                    "--layout-features=*",
                    f"--output-file={PLACE / f'{name}-{script}.woff2'}",
                ]
            )


if __name__ == "__main__":
    cut()
