"""Restoring a backup: all of it or nothing."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from django.core.management.color import no_style
from django.db import IntegrityError, connection, models, transaction

from config.backup.archive import Archive
from config.backup.catalogue import (
    FILLED_BY_MIGRATE,
    AnyModel,
    kept_models,
    migrations,
    passing_models,
)
from config.backup.progress import Meter
from config.backup.rows import RowReader
from config.backup.trouble import BackupError

AT_ONCE = 500


def checked(path: Path, meter: Meter) -> Archive:
    """Return a backup that is whole and of this very version of the house, or refuse it."""
    archive = Archive(path)
    _check_version(set(archive.header.migrations), set(migrations(connection)))
    if set(archive.header.counts) != set(kept_models()):
        raise BackupError(f"{path} holds other tables than this house has.")
    for _label in meter.counted("checking", archive.check(), len(archive.header.counts)):
        pass
    return archive


def _check_version(theirs: set[str], ours: set[str]) -> None:
    if theirs - ours:
        unknown = ", ".join(sorted(theirs - ours))
        raise BackupError(
            f"The backup was taken by a newer version of the house ({unknown}): update it first."
        )
    if ours - theirs:
        missing = ", ".join(sorted(ours - theirs))
        raise BackupError(
            f"The backup was taken by an older version of the house (without {missing}): "
            "restore it with that version, then update."
        )


def is_empty() -> bool:
    """Tell whether nothing is in this database that ``migrate`` has not put there."""
    return not any(
        model._base_manager.exists()
        for label, model in kept_models().items()
        if label not in FILLED_BY_MIGRATE
    )


@transaction.atomic
def restore(archive: Archive, meter: Meter) -> None:
    """Put the backup's rows in the place of whatever is in this database."""
    kept = kept_models()
    for model in (*kept.values(), *passing_models()):
        model._base_manager.all()._raw_delete(connection.alias)
    reader = RowReader()
    for label, model in kept.items():
        lines = meter.counted(label, archive.lines(label), archive.header.counts[label])
        _fill(model, (reader.row(model, line) for line in lines))
    _set_sequences([*kept.values()])
    _check(archive)


def _fill(model: AnyModel, rows: Iterator[models.Model]) -> None:
    """Insert rows as they are: no save() runs, and no field sets itself to this moment."""
    rows_of: Any = model._base_manager
    fields: Any = model._meta.concrete_fields
    most = min(AT_ONCE, connection.ops.bulk_batch_size(fields, [None] * AT_ONCE))
    while part := list(islice(rows, most)):
        rows_of._insert(part, fields=fields, using=connection.alias, raw=True)


def _set_sequences(kept: list[AnyModel]) -> None:
    """Let new rows get numbers after the restored ones, where the database counts by itself."""
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), kept):
            cursor.execute(statement)


def _check(archive: Archive) -> None:
    """Take everything back unless the rows fit together and none is missing."""
    try:
        connection.check_constraints()
    except IntegrityError as error:
        raise BackupError("The backup's rows do not fit together. Nothing was changed.") from error
    for label, model in kept_models().items():
        if model._base_manager.count() != archive.header.counts[label]:
            raise BackupError(f"Not all rows of {label} were restored. Nothing was changed.")
