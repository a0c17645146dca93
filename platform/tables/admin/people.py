"""What this floor knows of a player, shown on the player's page in the admin."""

from collections.abc import Iterator

from django.utils.translation import gettext

from accounts.admin.links import table_link
from accounts.admin.panels import Panel, about_people
from accounts.models import User
from tables.admin.complaints import reports_about
from tables.admin.player_reports import player_reports_about
from tables.services.taking_over import seats_held


@about_people
def tell(user: User) -> Iterator[Panel]:
    """Show where somebody sits now, and who complained of their lines or of them."""
    yield Panel(
        gettext("Sits now at"),
        [gettext("Table"), gettext("Seat")],
        [[table_link(uid), number + 1] for uid, number in seats_held(user)],
        gettext("No table."),
    )
    yield reports_about(user)
    yield player_reports_about(user)
