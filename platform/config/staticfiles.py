"""Static files under hashed names, ES modules included: the browser may keep them for ever."""

from collections.abc import Iterable, Iterator

from django.conf import settings
from whitenoise.storage import (  # type: ignore[import-untyped]
    CompressedManifestStaticFilesStorage,
)


class HashedModules(CompressedManifestStaticFilesStorage):  # type: ignore[misc]
    """Rewrites imports in modules too, so that each loads its hashed neighbour."""

    support_js_module_import_aggregation = True

    def compress_files(self, paths: Iterable[str]) -> Iterator[tuple[str, str]]:
        """Compress for production only: it takes a minute, and one machine gains nothing by it."""
        if settings.PRODUCTION:
            yield from super().compress_files(paths)
