"""Settling reports: an operator has looked at a line, and it has consequences or none."""

from datetime import datetime
from typing import Literal

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_noop as _

from accounts.models import Act, User
from accounts.services import sanctions
from accounts.services.operators import checked_reason, log_act
from tables.models import ChatLine, Report
from tables.refusals import Refused
from tables.services.impartiality import check_no_party

Consequence = Literal["", "mute", "ban"]

_SANCTIONS = {"mute": sanctions.mute, "ban": sanctions.ban}


@transaction.atomic
def settle(
    *,
    line: ChatLine,
    operator: User,
    reason: str,
    consequence: Consequence = "",
    until: datetime | None = None,
) -> Act:
    """Settle all reports of a line; its author is muted, banned, or let be."""
    check_no_party(line, operator)
    waiting = Report.objects.select_for_update(of=("self",)).filter(
        line=line, settled_at__isnull=True
    )
    reports = list(waiting.order_by("pk"))
    if not reports:
        raise Refused("settled", _("The reports of this line are settled already."))
    if consequence:
        if line.user is None:
            raise Refused("no_author", _("The author of this line has no account (any more)."))
        _SANCTIONS[consequence](user=line.user, operator=operator, reason=reason, until=until)
    Report.objects.filter(pk__in=[one.pk for one in reports]).update(
        settled_at=timezone.now(), settled_by=operator, verdict=checked_reason(reason)
    )
    return log_act(
        operator=operator,
        kind=Act.Kind.SETTLE,
        user=line.user,
        table=line.table.uid,
        reason=reason,
        line=line.pk,
        text=line.text,
        reports=len(reports),
        consequence=consequence,
    )
