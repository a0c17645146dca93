"""Static files under hashed names, ES modules included: the browser may keep them for ever."""

import hashlib
from collections.abc import Iterable, Iterator
from functools import cached_property

from whitenoise.storage import (  # type: ignore[import-untyped]
    CompressedManifestStaticFilesStorage,
)

from games.registry import engines

HOUSE = {"css", "fonts", "img", "js"}
"""The folders of the site's own files; each game's has its slug for a name."""


class HashedModules(CompressedManifestStaticFilesStorage):  # type: ignore[misc]
    """Rewrites imports in modules too, so that each loads its hashed neighbour."""

    support_js_module_import_aggregation = True

    def compress_files(self, paths: Iterable[str]) -> Iterator[tuple[str, str]]:
        """Compress what is our own: the admin's and the API's pages would take a minute."""
        yield from super().compress_files([path for path in paths if _is_ours(path)])

    @cached_property
    def build(self) -> str:
        """Return what tells these scripts and styles from those of another day."""
        ours = sorted(name for path, name in self.hashed_files.items() if _is_ours(path))
        return hashlib.sha256("\n".join(ours).encode()).hexdigest()[:16]


def _is_ours(path: str) -> bool:
    folder = path.partition("/")[0]
    mine = folder in HOUSE or folder in {one.info.slug for one in engines()}
    return mine and not path.endswith(".map")
