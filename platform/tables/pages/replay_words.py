"""The words of the page of a recorded game, in the reader's language."""

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from tables.pages.script_words import script_words


def replay_words() -> dict[str, str]:
    """Return what the page of a recorded game says besides."""
    return {**script_words(), **_replay(), **_looking_together(), **_playing_on()}


def _replay() -> dict[str, str]:
    return {
        "replay_deal": pgettext("moment", "the deal"),
        "replay_move": _("move {move} of {of}"),
        "replay_moment": _("The moment of the game"),
        "replay_marks": _("Where the game turned"),
        "replay_to_move": _("Move {move}: {what}"),
        "replay_eyes": pgettext("through eyes", "seen by"),
        "replay_eyes_mine": pgettext("through eyes", "me"),
        "replay_eyes_all": pgettext("through eyes", "all"),
        "replay_eyes_watch": pgettext("through eyes", "a spectator"),
        "replay_other_eyes": _("Seen by somebody else"),
        "replay_whose": pgettext("through eyes", "another…"),
        "replay_controls": _("To and fro"),
        "replay_first": _("To the beginning"),
        "replay_former": _("A move back"),
        "replay_play": pgettext("recorded game", "Play"),
        "replay_pause": _("Pause"),
        "replay_later": _("A move on"),
        "replay_final": _("To the end"),
        "replay_speed": _("Speed"),
        "replay_link": _("Link to this move"),
        "replay_more": _("More"),
        "replay_to_table": _("To the table"),
        "replay_check": pgettext("the deal", "Check"),
        "replay_check_deal": pgettext("check", "the deal"),
        "replay_next": _("Next"),
        "replay_possible": _("What could be done"),
        "replay_summary": _("The result"),
        "replay_opened": _("What everybody holds"),
        "replay_deck": _("Next from the deck"),
        "replay_deck_later": _("and {count} more"),
        "replay_deck_empty": _("empty deck"),
        "replay_wonder": _(
            "Find the move from which you would have played otherwise, and press “Play on from "
            "here”."
        ),
    }


def _looking_together() -> dict[str, str]:
    return {
        "replay_lead": pgettext("together", "Lead"),
        "replay_lead_means": _("Look at it together: all who are here go where you go"),
        "replay_led_by": _("{name} leads"),
        "replay_following": _("You follow {name}"),
        "replay_follow": _("Follow"),
        "replay_alone": _("Go alone"),
        "replay_you_lead": _("You lead"),
        "replay_hand": _("Let somebody else lead"),
        "replay_hand_to": _("hand over…"),
        "replay_end_lead": _("Stop leading"),
    }


def _playing_on() -> dict[str, str]:
    return {
        "play_on": _("Play on from here"),
        "play_on_means": _("What if it had gone otherwise? Play on from this move, for fun"),
        "play_on_not_here": _("The game ends here: go back to a move first"),
        "play_on_title": _("Play on from here"),
        "play_on_counts_nowhere": _("practice: it counts nowhere"),
        "play_on_seat": _("Your place"),
        "play_on_unknown": _("What was hidden from you"),
        "play_on_anew": _("is dealt anew"),
        "play_on_anew_means": _("Nobody knows more than was known at this moment."),
        "play_on_as_it_was": _("stays as it was"),
        "play_on_as_it_was_means": _("The same hands, the same deck: what you have seen is true."),
        "play_on_with": _("With whom"),
        "play_on_bots": _("bots, {level}"),
        "play_on_friends": _("friends, by a link"),
        "play_on_go": _("Play on"),
    }
