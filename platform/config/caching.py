"""The cache in Redis, which may be away for a while without anybody's page failing."""

import logging
from typing import Any

from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.redis import RedisCache
from redis import RedisError

log = logging.getLogger(__name__)


class PatientRedisCache(RedisCache):
    """While Redis is away nothing is found, nothing is kept, and so nothing is counted."""

    def add(
        self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None
    ) -> bool:
        """Keep what is not there yet; while Redis is away all is as if it were kept."""
        return bool(self._try(True, super().add, key, value, timeout, version))

    def get(self, key: Any, default: Any = None, version: int | None = None) -> Any:
        """Return what is kept, or the default."""
        return self._try(default, super().get, key, default, version)

    def set(
        self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None
    ) -> None:
        """Keep a value."""
        self._try(None, super().set, key, value, timeout, version)

    def delete(self, key: Any, version: int | None = None) -> bool:
        """Forget a value; tell whether there was any."""
        return bool(self._try(False, super().delete, key, version))

    def _try(self, otherwise: Any, deed: Any, *args: Any) -> Any:
        try:
            return deed(*args)
        except RedisError as error:
            log.warning("the cache is away: %s", type(error).__name__)
            return otherwise
