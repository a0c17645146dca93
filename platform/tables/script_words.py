"""The words of the pages' scripts, in the reader's language."""

from django.utils.translation import gettext as _


def script_words() -> dict[str, str]:
    """Return the scripts' dictionary."""
    return {**_connection(), **_seats(), **_game(), **_leaving(), **_end(), **_talk(), **_proof()}


def _connection() -> dict[str, str]:
    return {
        "status_connecting": _("Connecting…"),
        "status_open": _("Connected"),
        "status_lost": _("The connection is lost. Trying again…"),
        "status_closed": _("The connection is closed."),
        "closed_4401": _("You have been signed out."),
        "closed_4403": _("You may not look at this table."),
        "closed_4404": _("There is no such table (any more)."),
        "closed_signed_out": _("You have been signed out."),
        "closed_no_table": _("There is no such table (any more)."),
        "closed_banned": _("This account has been closed."),
        "no_connection": _("There is no connection: nothing was sent."),
        "no_words": _("The words of this game could not be loaded. Reload the page."),
        "failed": _("That did not work."),
        "close": _("Close"),
        "undo": _("Take it back"),
        "call_off": _("Not now"),
        "days_left": _("{days} d"),
        "hours_left": _("{hours} h {minutes} min"),
    }


def _seats() -> dict[str, str]:
    return {
        "seats": _("Who sits where"),
        "bot_number": _("Bot {number}"),
        "seat_number": _("Seat {number}"),
        "free_seat": _("Free seat"),
        "deleted_player": _("Deleted player"),
        "level_easy": _("easy"),
        "level_normal": _("normal"),
        "level_hard": _("hard"),
        "you": _("you"),
        "host": _("host"),
        "ready": _("ready"),
        "not_ready": _("not ready yet"),
        "away": _("away: a bot plays"),
        "gone": _("a bot plays on for them"),
        "not_here": _("not here"),
        "to_move": _("to move"),
        "watching_count": _("Onlookers without a name: {count}"),
        "remove": _("Remove"),
        "sit": _("Sit here"),
        "sit_down": _("Sit down"),
        "add_bot": _("Put a bot here:"),
        "waiting_for_players": _("Waiting for players. Free seats: {free}"),
        "waiting_for_ready": _("All seats are taken. Is everybody ready?"),
        "i_am_ready": _("I am ready"),
        "not_ready_after_all": _("Not ready after all"),
        "start": _("Begin"),
        "stand_up": _("Stand up"),
        "fill_with_bots": _("Fill all free seats with bots"),
        "sign_in_to_sit": _("Sign in or play as a guest (above) to sit down."),
        "all_taken": _("All seats are taken. You may watch."),
        "invite": _("Invite by this link"),
        "copy": _("Copy"),
        "copied": _("The link is copied."),
        "copy_yourself": _("The link is marked: copy it yourself."),
        "invite_by_name": _("Invite by name"),
        "invite_button": _("Invite"),
        "invited_name": _("Invited: {name}"),
        "here_now": _("here now"),
        "commitment": _("The deal is sealed"),
        "commitment_means": _(
            "This is the fingerprint of the secret from which the deal is made, together with what "
            "every player’s browser adds. After the game the secret is shown: anybody can check it."
        ),
        "entropy_list": _("What each browser added:"),
        "no_entropy": _("nothing"),
        "secret": _("The secret:"),
    }


def _game() -> dict[str, str]:
    return {
        "on_table": _("On the table"),
        "own": _("What I have"),
        "moves": _("My moves"),
        "any_time": _("At any time"),
        "your_turn": _("Your turn: {what}"),
        "title_your_turn": _("Your turn"),
        "waiting_for": _("Waiting: {whom}"),
        "so_many_players": _("players asked: {count}"),
        "no_question": _("Nobody is asked just now"),
        "you_watch": _("You are watching."),
        "preview_hint": _("Point at a move to see what it would do."),
        "preview_hint_touch": _("Hold a finger on a move to see what it would do."),
        "nothing_to_preview": _("Nothing more is known beforehand."),
        "cannot_be_played": _("Cannot be played now: {count}"),
        "make_move": _("Make the move"),
        "confirm_move": _("Make this move?"),
        "optional": _("may be left empty"),
        "choose_exactly": _("choose {count}"),
        "choose_between": _("choose {min} to {max}"),
        "history": _("History"),
        "nothing_yet": _("Nothing has happened yet."),
    }


def _leaving() -> dict[str, str]:
    return {
        "leave_menu": _("Leave the game"),
        "leaving_costs": _(
            "Before the first move anybody may call the game off without cost. After it, whoever "
            "resigns gets the last place."
        ),
        "cancel_game": _("Call the game off"),
        "cancel_title": _("Call the game off?"),
        "cancel_text": _("The game ends for everybody, without a result and without cost."),
        "resign": _("Resign"),
        "resign_title": _("Resign for good?"),
        "resign_text": _(
            "You get the last place, and a bot plays your seat to the end. With two players the "
            "game ends at once. If your part in the game is over already, leaving costs nothing."
        ),
        "i_am_back": _("I’m back"),
        "you_left": _("You do not play here any more: a bot plays your seat to the end."),
    }


def _end() -> dict[str, str]:
    return {
        "over_won": _("You have won!"),
        "over_left": _("The game is over: you left it"),
        "over_winners": _("The game is over. Won by: {winners}"),
        "over_bot": _("The game is over. Won by the bot that played on for: {winners}"),
        "over_draw": _("The game is over: nobody has won"),
        "reason_resigned": _("One of the players resigned or left."),
        "place": _("Place"),
        "player": _("Player"),
        "score": _("Score"),
        "winner": _("winner"),
        "bot_won": _("the bot in this seat has won"),
        "has_left": _("left the game"),
        "rematch": _("Play again"),
        "join_rematch": _("Join the rematch"),
        "watch_rematch": _("Go to the rematch"),
        "verify": _("Check the deal"),
        "to_lobby": _("To the games"),
        "voided": _("An operator has voided this game: it counts for nothing."),
        "voided_before_end": _(
            "An operator has called this game off: it has no result and counts for nothing."
        ),
        "cancelled": _("The game was called off"),
        "cancelled_text": _("It has no result, and nobody lost anything by it."),
    }


def _talk() -> dict[str, str]:
    return {
        "chat": _("Chat"),
        "chat_empty": _("Nobody has said anything yet."),
        "sign_in_to_talk": _("Sign in or play as a guest to talk."),
        "your_line": _("Say something"),
        "send": _("Send"),
        "phrases": _("Quick phrases"),
        "game_phrases": _("About the game (bots understand)"),
        "which_player": _("which player"),
        "which_card": _("which card"),
        "about_line": _("What to do about {name}’s line"),
        "mute": _("Mute"),
        "block": _("Block"),
        "report": _("Report"),
        "done_mute": _("You will not hear this player any more."),
        "done_block": _("You will neither hear nor meet this player any more."),
        "done_report": _("Thank you: somebody will look at it."),
        "report_title": _("Report this line?"),
        "report_text": _("An operator will see the line and who wrote it."),
        "report_reason": _("What is wrong with it (may be left empty)"),
    }


def _proof() -> dict[str, str]:
    return {
        "entropy_used": _("What your browser added to the deal was used."),
        "entropy_unused": _("What your browser added to the deal is NOT in the record."),
        "checking": _("Checking…"),
        "verified": _("The record is true: the same seeds and moves lead to the same game."),
        "not_verified": _("The record does not hold."),
    }
