"""Static files: our own are compressed and make the build; games' modules are found."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.contrib.staticfiles import finders
from django.core.files.base import ContentFile
from django.templatetags.static import static

from config.staticfiles import HashedModules
from tables.pages import builds

FILES = {
    "js/table.js": 'import"./shared/one.js";' + "let hand=[];" * 200,
    "js/shared/one.js": "export const one=1;",
    "js/table.js.map": "{}" * 1000,
    "uno/stage.js": "export const makeStage=()=>null;" * 100,
    "admin/js/core.js": "let admin;" * 1000,
}


def gathered(folder: Path, **changed: str) -> tuple[HashedModules, set[str]]:
    """Gather the files, and return the storage and what it has compressed."""
    storage = HashedModules(location=str(folder), base_url="/static/")
    for name, text in {**FILES, **changed}.items():
        storage.save(name, ContentFile(text.encode()))
    list(storage.post_process({name: (storage, name) for name in FILES}))
    return storage, {str(one.relative_to(folder)) for one in folder.rglob("*.br")}


def test_our_own_files_are_compressed_and_nobody_elses(tmp_path: Path) -> None:
    _, compressed = gathered(tmp_path)
    assert {"js/table.js.br", "uno/stage.js.br"} <= compressed
    assert not [name for name in compressed if name.startswith("admin/") or ".map" in name]


def test_the_build_is_another_when_a_script_of_ours_is(tmp_path: Path) -> None:
    first, _ = gathered(tmp_path / "first")
    same, _ = gathered(tmp_path / "same")
    other, _ = gathered(tmp_path / "other", **{"uno/stage.js": "export const makeStage=1;"})
    foreign, _ = gathered(tmp_path / "foreign", **{"admin/js/core.js": "let other;"})
    assert first.build == same.build == foreign.build
    assert first.build != other.build


@pytest.fixture
def found(settings: Any, tmp_path: Path) -> Iterator[Path]:
    """Return a folder in which static files are looked for too."""
    settings.STATICFILES_DIRS = [*settings.STATICFILES_DIRS, tmp_path]
    finders.get_finder.cache_clear()  # type: ignore[attr-defined]
    builds._exists.cache_clear()
    yield tmp_path
    finders.get_finder.cache_clear()  # type: ignore[attr-defined]
    builds._exists.cache_clear()


@pytest.mark.usefixtures("plain_files")
def test_a_games_module_is_found_by_its_place_alone(found: Path) -> None:
    assert builds.stage_address("toy") is None
    builds._exists.cache_clear()
    (found / "toy").mkdir()
    (found / "toy" / "stage.js").write_text("export const makeStage = () => null;")
    assert builds.stage_address("toy") == static("toy/stage.js")
