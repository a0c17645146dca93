"""Settling reports: an operator has looked at a line, and it has consequences or none."""

from datetime import datetime
from typing import Any, Literal

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_noop as _

from accounts.models import Act, User
from accounts.services import sanctions
from accounts.services.operators import checked_reason, log_act
from tables.models import Aside, ChatLine, Report, Said
from tables.refusals import Refused
from tables.services.impartiality import check_no_party
from tables.services.silencing import unsay

Consequence = Literal["", "unsay", "mute", "ban"]

_SANCTIONS = {"mute": sanctions.mute, "ban": sanctions.ban}


@transaction.atomic
def settle(
    *,
    line: Said,
    operator: User,
    reason: str,
    consequence: Consequence = "",
    until: datetime | None = None,
) -> Act:
    """Settle all reports of a line; it is taken back, its author is muted, banned, or let be."""
    check_no_party(line, operator)
    waiting = line.reports.select_for_update(of=("self",)).filter(settled_at__isnull=True)
    reports = list(waiting.order_by("pk"))
    if not reports:
        raise Refused("settled", _("The reports of this line are settled already."))
    if consequence == "unsay":
        take_back(line)
    elif consequence:
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
        reports=len(reports),
        consequence=consequence,
        **_quoted(line),
    )


def take_back(line: Said) -> None:
    """Leave nothing of a line: out of a game go all words that its seat wrote into moves."""
    if isinstance(line, ChatLine) and line.move is not None and line.seat is not None:
        unsay(uid=line.table.uid, number=line.seat)
    type(line).objects.filter(pk=line.pk).update(text="", phrase=None)


def _quoted(line: Said) -> dict[str, Any]:
    """Return the line as the book of acts has it: what was said aside stands in no book."""
    return {"aside": line.pk} if isinstance(line, Aside) else {"line": line.pk, "text": line.text}
