"""What a backup holds: which models, and of which version of the house."""

from django.apps import apps
from django.db import models
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.recorder import MigrationRecorder

from config.backup.trouble import BackupError

AnyModel = type[models.Model]

MADE_BY_MIGRATE = ("contenttypes.contenttype", "auth.permission")
"""Rows that every database makes for itself, with numbers of its own: named by natural keys."""
PASSING = ("accounts.session",)
"""Rows that are not worth keeping: whoever comes signs in again."""
FILLED_BY_MIGRATE = ("auth.group", "auth.group_permissions")
"""Rows that a new database may have already; a restore replaces them."""


def kept_models() -> dict[str, AnyModel]:
    """Return every model that is kept, by its name, tables of many-to-many fields too."""
    return {
        model._meta.label_lower: model
        for model in apps.get_models(include_auto_created=True)
        if model._meta.managed and not model._meta.proxy and _is_kept(model._meta.label_lower)
    }


def _is_kept(label: str) -> bool:
    return label not in MADE_BY_MIGRATE + PASSING


def passing_models() -> list[AnyModel]:
    """Return the models whose rows a restore takes away without putting others in their place."""
    return [apps.get_model(label) for label in PASSING]


def migrations(connection: BaseDatabaseWrapper) -> list[str]:
    """Return the migrations that made this database what it is; all must have been run."""
    executor = MigrationExecutor(connection)
    if executor.migration_plan(executor.loader.graph.leaf_nodes()):
        raise BackupError("This database is not up to date: run manage.py migrate first.")
    known = set(executor.loader.disk_migrations)
    applied = set(MigrationRecorder(connection).applied_migrations())
    return sorted(f"{app}.{name}" for app, name in applied & known)
