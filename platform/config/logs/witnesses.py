"""What is told of people and operators: that it happened, never a name or an address."""

import logging
from functools import partial
from typing import Any

from django.contrib.auth.signals import user_login_failed
from django.db import transaction
from django.db.models.signals import post_save
from django.dispatch import receiver

from accounts.models import Act
from tables.log_context import about

log = logging.getLogger(__name__)


@receiver(user_login_failed)
def tell_of_a_failed_sign_in(**_signal: Any) -> None:
    """Tell that somebody was not let in."""
    log.info("a sign-in failed")


@receiver(post_save, sender=Act)
def tell_of_an_act(instance: Act, created: bool, **_signal: Any) -> None:
    """Tell what an operator did, once it is saved; the reason stands in the book of acts alone."""
    if created:
        transaction.on_commit(partial(_tell, instance), robust=True)


def _tell(act: Act) -> None:
    facts = {"act": act.kind, "operator": act.operator_id, "player": act.user_id}
    with about(**facts, **({"table": act.table} if act.table else {})):
        log.info("an operator acted")
