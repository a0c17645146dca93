"""How a victim stops a blow: excuse and patch from the hand, or a lone sudo (I10)."""

from typing import Final

from games.bans import Ban
from games.contract import Event, Move
from games.shipit.blows import current, end_blow, harm_of, targets
from games.shipit.cards import ANSWERS, LINED, SHIELDS
from games.shipit.hands import spend
from games.shipit.moves import Ways, defend, lone_sudo
from games.shipit.piles import throw
from games.shipit.rituals import is_lost, with_ritual
from games.shipit.state import State
from games.shipit.tables import strip, take_off
from games.words import gettext_noop as _

_NO_ANSWER = Ban("no_answer", _("You do not hold what stops this blow."), "I10")
_NO_SUDO = Ban("no_sudo", _("You hold no sudo."), "I10")
_PLAIN = Ban("plain_blow", _("A lone sudo answers only an attack with sudo."), "I10")
_NOTHING_TO_SAVE = Ban(
    "nothing_to_save", _("There is nothing on your table that sudo could make good."), "I10"
)
_LINING = Ban("deploy_under", _("This card is deployed under a component, together with it."), "I8")
_ANSWER_ONLY = Ban("answer_only", _("This card only answers an attack."), "I12")
_SUDO_ALONE = Ban("sudo_alone", _("sudo is only played with another card."), "I12")

NEVER_PLAYED: Final = {
    "excuse": _ANSWER_ONLY,
    "patch": _ANSWER_ONLY,
    "ci": _LINING,
    "certificate": _LINING,
    "sudo": _SUDO_ALONE,
}
"""Cards that are not played alone on turn, and why (I12)."""


def defences(state: State, seat: int) -> Ways:
    """Return the answers from the hand: with sudo if and only if the attack has one."""
    blow = current(state)
    card = ANSWERS[harm_of(blow.card)]
    hand = state.hands[seat]
    if card not in hand or (blow.sudo and "sudo" not in hand):
        return _NO_ANSWER
    return with_ritual(state, card, (defend(card, blow.sudo),))


def lone_sudos(state: State, seat: int) -> Ways:
    """Return what a lone sudo can make good: a card under a component, or a shield."""
    blow = current(state)
    if not blow.sudo:
        return _PLAIN
    if "sudo" not in state.hands[seat]:
        return _NO_SUDO
    harm, hits, table = harm_of(blow.card), targets(state), state.tables[seat]
    lined = [lone_sudo("under", at) for at in hits if LINED[harm] in table[at].under]
    shields = [
        lone_sudo("shield", at)
        for at, one in enumerate(table)
        if one.acts_as(SHIELDS[harm]) and hits != [at]
    ]
    return lined + shields or _NOTHING_TO_SAVE


def answer_with_card(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Stop the blow with excuse or patch; without its ritual the victim answers again (I16)."""
    card = move["card"]
    used = [card, "sudo"] if move["sudo"] else [card]
    for one in used:
        spend(state, seat, one)
    throw(state, used)
    if is_lost(state, move):
        events.append(Event({"type": "fizzled", "seat": seat, "cards": used}))
        state.phase = "answer"
        return
    end_blow(state, move, events, "stopped")


def answer_with_sudo(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Make good what lies under a component, or let a shield take the blow."""
    at = move["component"]
    spend(state, seat, "sudo")
    throw(state, ("sudo",))
    if move["use"] == "under":
        strip(state, seat, at, LINED[harm_of(current(state).card)])
        end_blow(state, move, events, "stopped")
    else:
        shield = take_off(state, seat, at).card
        throw(state, (shield,))
        end_blow(state, move, events, "shielded", lost=shield)
