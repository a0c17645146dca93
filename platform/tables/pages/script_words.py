"""The words of the pages' scripts, in the reader's language."""

from django.utils.translation import gettext as _


def script_words() -> dict[str, str]:
    """Return the scripts' dictionary."""
    return {
        **_connection(),
        **_seats(),
        **_game(),
        **_stage(),
        **_leaving(),
        **_end(),
        **_gains(),
        **_talk(),
        **_notebook(),
        **_proof(),
    }


def _connection() -> dict[str, str]:
    return {
        "status_connecting": _("Connecting…"),
        "status_open": _("Connected"),
        "status_lost": _("The connection is lost. Trying again…"),
        "status_closed": _("The connection is closed."),
        "closed_4401": _("You have been signed out."),
        "closed_4403": _("You may not look at this table."),
        "closed_4404": _("There is no such table (any more)."),
        "closed_4429": _("Too many pages are open at once: close some, then load this one anew."),
        "closed_signed_out": _("You have been signed out."),
        "closed_no_table": _("There is no such table (any more)."),
        "closed_banned": _("This account has been closed."),
        "not_answered": _("The table has not answered: the move is back with you."),
        "no_connection": _("There is no connection: nothing was sent."),
        "no_words": _("The words of this game could not be loaded. Reload the page."),
        "no_stage": _("The drawn table could not be opened: here it is in words."),
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
        "you_yourself": _("You"),
        "bot": _("bot"),
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
        "you_are_ready": _("You are ready."),
        "not_ready_after_all": _("Wait, I am not ready"),
        "start": _("Begin"),
        "stand_up": _("Stand up"),
        "fill_with_bots": _("Fill all free seats with bots"),
        "sit_as_guest": _("You need no account: a guest gets a name at once."),
        "show_qr": _("Show the code for a phone"),
        "qr": _("The link as a code for a phone’s camera"),
        "friends": _("Friends"),
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
        "seats_by_lot": _("Who sits where is drawn by lot when the game begins."),
        "seats_kept": _("Everybody will play where they sit now."),
        "seats_were_drawn": _("Seats were drawn by lot; the lot is made like the deal."),
        "seats_were_kept": _("Everybody plays where they sat down: seats were kept."),
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
        "the_rule": _("the rule"),
        "cannot_be_played": _("Cannot be played now: {count}"),
        "make_move": _("Make the move"),
        "confirm_move": _("Make this move?"),
        "optional": _("may be left empty"),
        "choose_exactly": _("choose {count}"),
        "choose_between": _("choose {min} to {max}"),
        "history": _("History"),
        "nothing_yet": _("Nothing has happened yet."),
    }


def _stage() -> dict[str, str]:
    return {
        "stage": _("The table"),
        "hand": _("Your cards"),
        "can_be_chosen": _("{thing}, can be played"),
        "hand_order": _("Your cards lie {order}"),
        "once_more": _("Once more: {move}"),
        "skipped_moves": _("Moves passed over: {count}"),
        "site_name": _("Zastolye"),
        "heard_connecting": _("connecting"),
        "heard_open": _("connected"),
        "heard_lost": _("no connection"),
        "heard_waits": _("no connection, the move waits"),
        "heard_closed": _("closed"),
        "onlookers": _("Onlookers: {count}"),
        "waits_elsewhere": _("Waits for you elsewhere: {count}"),
        "in_words": _("The table in words"),
        "drawn": _("The drawn table"),
        "sounds_on": _("Sounds on"),
        "sounds_off": _("Sounds off"),
        "other_theme": _("Light or dark"),
        "history_and_talk": _("History and talk"),
        "history_and_talk_unread": _("History and talk, unread: {count}"),
        "history_unread": _("new in the history: {count}"),
        "fold": _("Fold up"),
        "turn_number": _("Turn {number}"),
        "menu": _("Menu"),
        "rules": _("Rules"),
        "sorting": _("Order of the hand"),
        "no_motion": _("Nothing moves"),
        "bot_plays_for_you": _(
            "A bot plays for you, because your time ran out twice in a row. The seat is yours: "
            "take it back."
        ),
        "bot_of_level": _("bot, {level}"),
        "put_bot": _("Put a bot here"),
        "empty_hand": _("empty hand"),
        "verify_seal": _("Check the deal by its seal {seal}"),
    }


def _leaving() -> dict[str, str]:
    return {
        "end_practice": _("End the practice"),
        "end_practice_title": _("End the practice?"),
        "end_practice_text": _("The game is called off. It counts nowhere, and costs nothing."),
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
        "side": _("Side"),
        "winner": _("winner"),
        "bot_won": _("the bot in this seat has won"),
        "has_left": _("left the game"),
        "rematch": _("Play again"),
        "rematch_consents": _("Rematch · {willing} of {people} are in"),
        "watch_rematch": _("Go to the rematch"),
        "verify": _("Check the deal"),
        "replay": _("Replay"),
        "what_if": _("What if…?"),
        "branched": _("Played on from move {move} of another game"),
        "to_lobby": _("To the games"),
        "voided": _("An operator has voided this game: it counts for nothing."),
        "voided_before_end": _(
            "An operator has called this game off: it has no result and counts for nothing."
        ),
        "cancelled": _("The game was called off"),
        "cancelled_text": _("It has no result, and nobody lost anything by it."),
    }


def _gains() -> dict[str, str]:
    return {
        "gain_points": _("prize points"),
        "gain_skill": _("skill rating"),
        "rating_moved": _("rating {change}"),
        "prize_partly": _(
            "You won {won}, and {prize} of them are in your ledger: hands of guests and bots "
            "bring no prize points."
        ),
        "unrated_practice": _("Practice: it counts nowhere."),
        "unrated_friendly": _("A friendly table: it counts nowhere."),
        "unrated_alone": _("It does not count: fewer than two accounts played."),
        "unrated_guest": _("You play as a guest: nothing is counted for you."),
        "unrated_program": _("Accounts of programs play for fun: nothing is counted for you."),
        "unrated_one_side": _("No skill rating: all accounts were on one side."),
        "title_won": _("You are {title} now, until the end of your next game."),
        "title_lost": _("You are not {title} any more."),
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
        "channels": _("Where to talk"),
        "channel_table": _("At the table"),
        "channel_aside": _("Those who are out"),
        "silent_here": _("You are out: the table hears you when the game is over."),
        "aside_is_over": _("The game is over: talk at the table."),
    }


def _notebook() -> dict[str, str]:
    return {
        "notebook": _("Notebook"),
        "notebook_hint": _("Nobody else sees your marks; they are on all your devices."),
        "guesses": _("Guess who is who"),
        "guesses_hint": _("Nobody sees your guesses until the game is over."),
        "my_mark": _("your mark: {mark}"),
        "my_guess": _("your guess: {guess}"),
        "guessed": _("What spectators guessed"),
        "guessed_right": _("{name}: {right} of {seats}"),
    }


def _proof() -> dict[str, str]:
    return {
        "entropy_used": _("What your browser added to the deal was used."),
        "entropy_unused": _("What your browser added to the deal is NOT in the record."),
        "checking": _("Checking…"),
        "verified": _("The record is true: the same seeds and moves lead to the same game."),
        "not_verified": _("The record does not hold."),
        "not_checked": _("It could not be checked: this says nothing about the deal."),
        "check_connection": _("There is no connection. Look after it and press once more."),
        "check_later": _("The server did not answer. Press once more in a minute."),
    }
