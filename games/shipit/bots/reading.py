"""A seat's view read as a sight: all that the normal level goes by."""

from collections.abc import Mapping
from typing import Any

from games.shipit.bots.sight import Sight
from games.shipit.state import NOBODY, Blow, Component, Offer

View = Mapping[str, Any]


def sight_of_view(view: View) -> Sight:
    """Return what the viewer sees."""
    seat, size = view["seat"], len(view["hands"])
    following = [other % size for other in range(seat + 1, seat + size)]
    return Sight(
        seat=seat,
        phase=view["phase"],
        architecture=view["architectures"][seat],
        hand=view["hand"],
        tables=[[_component(one) for one in table] for table in view["tables"]],
        others=[other for other in following if other not in view["left"]],
        sizes=view["hands"],
        blocked=view["blocked"],
        marked=view["marked"],
        shown=[view["architectures"][other] for other in view["left"]],
        discard=view["discard"],
        deck=view["deck"],
        full=view["full"],
        deploys=view["deploys"],
        barred=view["friday"] or view["marked"][view["turn"]],
        orchestrated=view["orchestrated"],
        collected=view["collected"],
        opened=view["opened"],
        offers=view["offers"],
        social=view["social"],
        blow=_blow(view["blow"]),
        offer=_offer(view["offer"]),
        looked=_looked(view),
        refused=[(n["seat"], n["cards"][0]) for n in view["known"] if n.get("came") is False],
        sorting=view["phase"] == "order" and not view["asks"][str(view["turn"])]["first"],
    )


def _component(shown: View) -> Component:
    return Component(shown["card"], tuple(shown["under"]), shown["copies"] or "")


def _blow(shown: View | None) -> Blow | None:
    if shown is None:
        return None
    attacker = NOBODY if shown["attacker"] is None else shown["attacker"]
    return Blow(shown["card"], shown["victim"], attacker, shown["sudo"], shown["component"])


def _offer(shown: View | None) -> Offer | None:
    if shown is None:
        return None
    return Offer(
        by=shown["by"],
        seats=tuple(shown["seats"]),
        give=shown["give"],
        ask=shown["ask"],
        promise=shown["promise"],
        want=shown["want"],
        taker=NOBODY if shown["taker"] is None else shown["taker"],
    )


def _looked(view: View) -> list[str]:
    """Return what this seat was just shown of the deck."""
    if view["phase"] in ("take", "keep") and view["turn"] == view["seat"]:
        return list(view["notes"][-1]["cards"])
    return list(view.get("looking_at", ()))
