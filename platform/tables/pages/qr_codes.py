"""Links as codes for a phone's camera."""

import qrcode  # type: ignore[import-untyped]
from qrcode.image.svg import SvgPathImage  # type: ignore[import-untyped]


def qr_code(link: str) -> bytes:
    """Return a code as an SVG picture, black on white whatever the theme."""
    made = qrcode.QRCode(border=2, image_factory=SvgFilled)
    made.add_data(link)
    code: bytes = made.make_image().to_string()
    return code


class SvgFilled(SvgPathImage):  # type: ignore[misc]
    """A drawing with a white ground: a code on a dark page would not be read."""

    background = "white"
