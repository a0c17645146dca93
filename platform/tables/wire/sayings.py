"""What a game says in its own types, as the rest of the house hands it on unread."""

from typing import Annotated, Any

from games.wire.parts import Alias

Saying = Annotated[
    dict[str, Any],
    Alias(
        "Saying", "An event, a question, a line: a code and parameters, told by the game's words."
    ),
]
Move = Annotated[
    dict[str, Any], Alias("Move", "A move, or a form: a move of which some fields are free.")
]
View = Annotated[
    dict[str, Any], Alias("View", "The game as its viewer may know it, in the game's own types.")
]
