"""Nobody is an operator in a matter of their own, a superuser neither: a colleague is asked."""

from django.utils.translation import gettext_noop as _

from accounts.models import User
from tables.models import Guess, Said, Seat
from tables.refusals import Refused


def check_plays_elsewhere(uid: str, operator: User) -> None:
    """Refuse an operator who has a seat at this table."""
    if Seat.objects.filter(table__uid=uid, user=operator).exists():
        raise Refused("own_game", _("You play at this table yourself: ask a colleague."))


def check_guesses_elsewhere(uid: str, operator: User) -> None:
    """Refuse an operator who has guessed at this table who is who: what others noted is a help."""
    if Guess.objects.filter(table__uid=uid, user=operator).exists():
        raise Refused("own_guess", _("You guess at this table yourself: ask a colleague."))


def check_no_party(line: Said, operator: User) -> None:
    """Refuse an operator who said or reported this line, or plays where it was said."""
    check_plays_elsewhere(line.table.uid, operator)
    if line.user_id == operator.pk or line.reports.filter(reporter=operator).exists():
        raise Refused("own_line", _("You said or reported this line yourself: ask a colleague."))
