"""The folder ``platform/`` must never hide the standard library's module of that name."""

import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROBE = "import platform; platform.system(); print(platform.__file__)"


def test_platform_is_the_standard_librarys_from_the_root() -> None:
    found = subprocess.run(  # noqa: S603 - this very interpreter
        [sys.executable, "-c", PROBE], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    assert Path(found).parent == Path(sysconfig.get_path("stdlib"))


def test_the_folder_platform_is_no_package() -> None:
    assert not (ROOT / "platform" / "__init__.py").exists()
